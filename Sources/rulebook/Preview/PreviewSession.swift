import Diagnostics
import ParallelMap
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesJSON
import RulesScenarios
import RulesSite
import SourceText

/// The rules of a preview: the last version without errors as a site, and the diagnostics of the current version.
final class PreviewSession {
  private let options: RulesOptions
  private let evaluator: SiteAssets.Evaluator
  private let since: String?
  private var memory = PipelineMemory()
  private let index = IndexMemory()
  private var stamps = FolderStamps()
  private var seen: RulesInput?
  private var compilation: Compilation?
  /// The site of the compilation; nil until the first request after an edit.
  private var site: Site?
  /// The last site, whose scenarios reach the same rules until they have run again.
  private var last: Site?
  private var base: PreviewBase?
  /// The commits of the rules, which other pages of the same commit share.
  private var commits: Once<NamedHistory?>?
  private var runs: [ScenarioRun] = []
  /// Whether the scenarios must run again, those that are left, and the results so far.
  private var areRunsOld = false
  private var waiting: ArraySlice<String> = []
  private var runner: ScenarioRunner?
  private var newRuns: [ScenarioRun] = []
  /// When an edit or a request was last answered.
  private var lastWork = ContinuousClock.now
  private var diagnostics: [JSON] = []
  private var version = 0
  private(set) var milliseconds = 0

  init(_ options: RulesOptions, _ evaluator: SiteAssets.Evaluator, since: String?) {
    self.options = options
    self.evaluator = evaluator
    self.since = since
    base = since.map { PreviewBase($0, options) }
    commits = (try? RulesFolder(options.folder).path).map { NamedHistory.once(in: $0) }
  }

  /// Compiles the rules if a file changed, and reads the other revision after a commit. Returns the event for the pages, or nil.
  func update() -> String? {
    guard let folder = try? RulesFolder(options.folder).path else { return nil }
    if base?.update() ?? false {
      commits = NamedHistory.once(in: folder)
      (site, last) = (nil, site ?? last)
      version += 1
      return state
    }
    guard !stamps.areSettled(in: folder) else { return refresh() }
    let clock = ContinuousClock()
    let begun = clock.now
    // A file that is being written is read when it is complete.
    stamps.update(folder)
    guard let input = try? options.read(), !stamps.update(folder),
      input.files.map(\.bytes) != seen?.files.map(\.bytes) || input.files.map(\.path) != seen?.files.map(\.path)
    else {
      return refresh()
    }
    seen = input
    rebuild(input)
    lastWork = clock.now
    let (seconds, attoseconds) = (lastWork - begun).components
    milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    version += 1
    return state
  }

  /// Runs some scenarios, for at most 20 ms, when neither an edit nor a request came for a while. Pages show the results when they are opened next.
  private func refresh() -> String? {
    guard areRunsOld, let compilation, ContinuousClock.now > lastWork + .milliseconds(500) else { return nil }
    if runner == nil {
      runner = try? SiteInputs(options, compilation).runner()
      waiting = (runner?.names ?? [])[...]
      newRuns = []
    }
    let end = ContinuousClock.now + .milliseconds(20)
    while ContinuousClock.now < end, let name = waiting.popFirst() { runner?.run(name).map { newRuns.append($0) } }
    guard waiting.isEmpty else { return nil }
    areRunsOld = false
    (runner, runs, site, last) = (nil, newRuns, nil, nil)
    current()?.prepare()
    return nil
  }

  private func rebuild(_ input: RulesInput) {
    guard let pipeline = try? options.pipeline() else { return }
    let compiled = pipeline.compile(input, reusing: &memory)
    diagnostics = compiled.diagnostics.filter { $0.severity != .note }.prefix(50).map { PreviewSession.json($0, compiled.sources) }
    guard compiled.lowered != nil else { return }
    compilation = compiled
    (site, last) = (nil, site ?? last)
    (areRunsOld, runner) = (true, nil)
  }

  /// Returns the site of the rules, which is made for the first request after an edit: the event of the edit does not wait for it.
  private func current() -> Site? {
    if let site { return site }
    guard let compilation, var input = try? SiteInputs(options, compilation).make(runs: runs, reusing: index, commits: commits) else {
      return last
    }
    if let base, let bundle = base.bundle { input.since = SiteInput.Revision(name: base.name, bundle: bundle, changes: nil) }
    let made = Site(input, reachingAs: last)
    site = made
    return made
  }

  /// Returns the file of a path.
  func answer(_ path: String) -> HTTPAnswer {
    var name = String(path.dropFirst())
    if name.isEmpty || name.hasSuffix("/") { name += "index.html" }
    name = PreviewSession.unescaped(name)
    if name == "assets/site.js" {
      return HTTPAnswer(type: "text/javascript; charset=utf-8", bytes: Array((SiteScript.text + PreviewScript.text).utf8))
    }
    defer { lastWork = .now }
    guard let site = name == "changes.html" ? compared() : current() else {
      return HTTPAnswer(type: "text/html; charset=utf-8", bytes: Site.waiting(PreviewScript.text))
    }
    if let bytes = SiteAssets.served(name, site, evaluator) { return HTTPAnswer(type: PreviewSession.type(of: name), bytes: bytes) }
    if let bytes = site.page(name) { return HTTPAnswer(type: "text/html; charset=utf-8", bytes: bytes) }
    return .missing(name)
  }

  /// Returns the site with the changes since the other revision. A comparison takes longer than a rebuild, so only the page of changes waits for it.
  private func compared() -> Site? {
    guard let current = current(), current.input.since?.changes == nil, let since, let compilation else { return current() }
    guard let revision = try? SiteChanges(since, options, compilation).revision() else { return current }
    var input = current.input
    input.since = revision
    let made = Site(input, reachingAs: current)
    site = made
    return made
  }

  /// The state as JSON on one line.
  var state: String {
    let members: [JSON.Member] = [
      .init(key: "version", value: .int(Int64(version))), .init(key: "milliseconds", value: .int(Int64(milliseconds))),
      .init(key: "isBroken", value: .bool(diagnostics.contains { $0["severity"]?.stringValue == "error" })),
      .init(key: "hasSite", value: .bool(compilation != nil)), .init(key: "diagnostics", value: .array(diagnostics)),
      .init(key: "since", value: base?.bundle == nil ? .null : base.map { .string($0.name) } ?? .null),
      .init(key: "base", value: .int(Int64(base?.number ?? 0))),
      .init(key: "actions", value: .array((compilation?.rules?.book.actions.names ?? []).map { .string($0) })),
    ]
    return String(decoding: JSON.object(members).compact(), as: UTF8.self)
  }

  private static func json(_ diagnostic: Diagnostic, _ sources: SourceSet) -> JSON {
    let file = sources[diagnostic.primary.span.file]
    let position = file.position(of: Int(diagnostic.primary.span.start))
    return .object([
      .init(key: "severity", value: .string(diagnostic.severity.rawValue)), .init(key: "name", value: .string(diagnostic.name)),
      .init(key: "message", value: .string(diagnostic.message)),
      .init(key: "place", value: .string("\(file.path):\(position.line):\(position.column)")),
      .init(key: "help", value: .string(diagnostic.helps.first ?? "")),
      .init(key: "line", value: .string(file.line(position.line))),
    ])
  }

  private static func type(of name: String) -> String {
    name.hasSuffix(".js") ? "text/javascript; charset=utf-8" : name.hasSuffix(".wasm") ? "application/wasm" : "application/octet-stream"
  }

  /// Returns a path without percent escapes, as browsers write `~` in some versions.
  private static func unescaped(_ path: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
