import Diagnostics
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
  private var seen: RulesInput?
  private var compilation: Compilation?
  private var site: Site?
  private var assets: [String: [UInt8]] = [:]
  private var base: (name: String, bundle: [UInt8])?
  private var hasChanges = false
  private var runs: [ScenarioRun] = []
  /// The scenarios that run between requests, and their results so far.
  private var waiting: ArraySlice<String> = []
  private var runner: ScenarioRunner?
  private var newRuns: [ScenarioRun] = []
  private var diagnostics: [JSON] = []
  private var version = 0
  private(set) var milliseconds = 0

  init(_ options: RulesOptions, _ evaluator: SiteAssets.Evaluator, since: String?) {
    self.options = options
    self.evaluator = evaluator
    self.since = since
    base = since.flatMap { name in
      guard let side = try? DiffSide(name, options), let bundle = side.bundle() else { return nil }
      return (name, bundle)
    }
  }

  /// Compiles the rules if a file changed. Returns the event for the pages, or nil.
  func update() -> String? {
    guard let input = try? options.read(),
      input.files.map(\.bytes) != seen?.files.map(\.bytes) || input.files.map(\.path) != seen?.files.map(\.path)
    else {
      return refresh()
    }
    seen = input
    let clock = ContinuousClock()
    let begun = clock.now
    rebuild(input)
    let (seconds, attoseconds) = (clock.now - begun).components
    milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    version += 1
    return state
  }

  /// Runs some scenarios after an edit, for at most 50 ms, so that requests do not wait. Pages show the results when they are opened next.
  private func refresh() -> String? {
    guard let runner, let compilation else { return nil }
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(50)
    while clock.now < end, let name = waiting.popFirst() { runner.run(name).map { newRuns.append($0) } }
    guard waiting.isEmpty else { return nil }
    self.runner = nil
    runs = newRuns
    makeSite(compilation, isReachKnown: false)
    return nil
  }

  private func rebuild(_ input: RulesInput) {
    guard let pipeline = try? options.pipeline() else { return }
    let compiled = pipeline.compile(input, reusing: &memory)
    diagnostics = compiled.diagnostics.filter { $0.severity != .note }.prefix(50).map { PreviewSession.json($0, compiled.sources) }
    guard compiled.lowered != nil else { return }
    compilation = compiled
    runner = try? SiteInputs(options, compiled).runner()
    waiting = (runner?.names ?? [])[...]
    newRuns = []
    makeSite(compiled, isReachKnown: true)
  }

  private func makeSite(_ compiled: Compilation, isReachKnown: Bool) {
    guard var input = try? SiteInputs(options, compiled).make(runs: runs) else { return }
    if let base { input.since = SiteInput.Revision(name: base.name, bundle: base.bundle, changes: []) }
    hasChanges = false
    let made = Site(input, reachingAs: isReachKnown ? site : nil)
    site = made
    assets = Dictionary(SiteAssets.served(made, evaluator).map { ($0.name, $0.bytes) }) { first, _ in first }
  }

  /// Returns the file of a path.
  func answer(_ path: String) -> HTTPAnswer {
    var name = String(path.dropFirst())
    if name.isEmpty || name.hasSuffix("/") { name += "index.html" }
    name = PreviewSession.unescaped(name)
    if name == "assets/site.js" {
      return HTTPAnswer(type: "text/javascript; charset=utf-8", bytes: Array((SiteScript.text + PreviewScript.text).utf8))
    }
    if let bytes = assets[name] { return HTTPAnswer(type: PreviewSession.type(of: name), bytes: bytes) }
    if name == "changes.html" || name == "index.html" { addChanges() }
    if let bytes = site?.page(name) { return HTTPAnswer(type: "text/html; charset=utf-8", bytes: bytes) }
    if site == nil { return HTTPAnswer(type: "text/html; charset=utf-8", bytes: Site.waiting(PreviewScript.text)) }
    return .missing(name)
  }

  /// Compares with the other revision when somebody looks at the changes. This takes longer than a rebuild.
  private func addChanges() {
    guard !hasChanges, let since, let compilation, let current = site else { return }
    hasChanges = true
    var input = current.input
    guard let revision = try? SiteChanges(since, options, compilation).revision() else { return }
    input.since = revision
    site = Site(input, reachingAs: current)
  }

  /// The state as JSON on one line.
  var state: String {
    let members: [JSON.Member] = [
      .init(key: "version", value: .int(Int64(version))), .init(key: "milliseconds", value: .int(Int64(milliseconds))),
      .init(key: "isBroken", value: .bool(diagnostics.contains { $0["severity"]?.stringValue == "error" })),
      .init(key: "hasSite", value: .bool(site != nil)), .init(key: "diagnostics", value: .array(diagnostics)),
      .init(key: "since", value: base.map { .string($0.name) } ?? .null),
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
