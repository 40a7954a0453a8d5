import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesJSON
import SourceText

/// Who changed a rule, when, and why: the commits that changed its lines, the newest first.
///
/// Lines are followed through renames of the rule and of its file.
struct RuleHistory {
  struct Entry: Equatable {
    var commit: String
    var date: String
    var author: String
    /// The first line of the commit message.
    var subject: String
    /// The rest of the commit message, without blank lines.
    var body: [String]
    /// The name that the rule had before, if the commit renamed it.
    var renamedFrom: String?
    var reasons: [HistoryReasons.Reason] = []
  }

  let rule: RulePath
  private(set) var entries: [Entry] = []
  /// Whether the rule differs from the last commit.
  private(set) var isUncommitted = false

  /// - Parameters:
  ///   - current: The rules in the folder.
  ///   - committed: The rules of the last commit.
  init(_ rule: RulePath, _ current: Compilation, _ committed: Compilation, _ git: GitRules) throws(Failure) {
    self.rule = rule
    guard let span = RuleHistory.entry(of: rule, committed), let log = try RuleHistory.log(of: rule, committed, git) else {
      isUncommitted = true
      return
    }
    let reasons = try HistoryReasons(rule, current, committed, git)
    entries = RuleHistory.entries(log, name: rule.parts.last ?? "", reasons)
    if let own = RuleHistory.entry(of: rule, current) {
      isUncommitted = RuleHistory.text(own, current) != RuleHistory.text(span, committed)
    }
  }

  /// The commits that changed the lines of a rule of the last commit, with their patches.
  static func log(of rule: RulePath, _ committed: Compilation, _ git: GitRules) throws(Failure) -> String? {
    guard let span = entry(of: rule, committed) else { return nil }
    let file = committed.sources[span.file]
    let (first, last) = lines(span, file)
    // `HEAD:rules/limits.yaml` is a path in the repository, from the rules folder.
    return try git.lineLog(first, last, String(file.path.dropFirst("HEAD:\(git.folder)/".count)))
  }

  private static func entry(of rule: RulePath, _ compilation: Compilation) -> Span? { compilation.rules?.places.entry(rule) }

  private static func text(_ span: Span, _ compilation: Compilation) -> String { compilation.sources[span.file].text(span.range) }

  private static func lines(_ span: Span, _ file: SourceFile) -> (Int, Int) {
    (file.lines.line(of: Int(span.start)), file.lines.line(of: max(Int(span.start), Int(span.end) - 1)))
  }

  /// Reads the output of `git log -L`, in which each commit begins with a message between control characters, and the changed lines follow.
  private static func entries(_ output: String, name: String, _ reasons: HistoryReasons) -> [Entry] {
    var entries: [Entry] = []
    var known = name
    var (removed, added): ([String], [String]) = ([], [])
    func finish() {
      guard !entries.isEmpty, added.contains(where: { declares(known, $0) }), !removed.contains(where: { declares(known, $0) }) else {
        return
      }
      let indent = added.first { declares(known, $0) }.map { $0.prefix { $0 == " " }.count } ?? 0
      let names = removed.filter { $0.prefix { $0 == " " }.count == indent }.compactMap(declared)
      guard names.count == 1, let old = names.first else { return }
      entries[entries.count - 1].renamedFrom = old
      known = old
    }
    for block in output.split(separator: "\u{1}") {
      let parts = block.split(separator: "\u{3}", maxSplits: 1, omittingEmptySubsequences: false)
      let message = parts[0].split(separator: "\u{2}", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, message.count == 5 else { continue }
      let body = message[4].split(whereSeparator: \.isNewline).map(String.init)
      entries.append(Entry(commit: message[0], date: message[1], author: message[2], subject: message[3], body: body))
      let patch = Patch.all("\u{1}" + block).first ?? Patch(id: message[0])
      (removed, added) = (patch.removed, patch.added)
      entries[entries.count - 1].reasons = reasons.of(message[0], removed: removed, added: added)
      finish()
    }
    return entries
  }

  private static func declares(_ name: String, _ line: String) -> Bool { declared(line) == name }

  /// The key at the start of a line: `saved_flows` in `  saved_flows: {`.
  static func declared(_ line: String) -> String? {
    let text = line.drop { $0 == " " }
    if let quote = text.first, quote == "\"" || quote == "'", let end = text.dropFirst().firstIndex(of: quote) {
      return String(text[text.index(after: text.startIndex)..<end])
    }
    guard let colon = text.firstRange(of: ": ") ?? (text.hasSuffix(":") ? text.index(before: text.endIndex)..<text.endIndex : nil) else {
      return nil
    }
    return String(text[..<colon.lowerBound])
  }

  /// The name of the rule, with the path of the value in it: `saved_items/plans/free`.
  private var name: String { rule.parts.dropFirst().joined(separator: "/") }

  func text(_ singular: String) -> String {
    var lines = ["\(singular) \(name)"]
    if isUncommitted { lines.append(entries.isEmpty ? "  not committed yet" : "  changed since the last commit") }
    for entry in entries {
      lines.append("  \(entry.date)  \(entry.author)  \(entry.subject)  (\(entry.commit))")
      lines += entry.body.map { "              \($0)" }
      lines += entry.reasons.map { "              \($0.text)" }
      if let old = entry.renamedFrom { lines.append("              renamed from `\(old)`") }
    }
    return lines.joined(separator: "\n")
  }

  var json: JSON {
    let changes = entries.map { entry in
      JSON.object(
        [
          JSON.Member(key: "commit", value: .string(entry.commit)), JSON.Member(key: "date", value: .string(entry.date)),
          JSON.Member(key: "author", value: .string(entry.author)), JSON.Member(key: "subject", value: .string(entry.subject)),
          JSON.Member(key: "body", value: .string(entry.body.joined(separator: "\n"))),
          JSON.Member(key: "reasons", value: .array(entry.reasons.map(\.json))),
        ] + (entry.renamedFrom.map { [JSON.Member(key: "renamedFrom", value: .string($0))] } ?? []))
    }
    return .object([
      .init(key: "kind", value: .string(rule.parts[0])), .init(key: "name", value: .string(name)),
      .init(key: "uncommitted", value: .bool(isUncommitted)), .init(key: "changes", value: .array(changes)),
    ])
  }
}

extension GitRules {
  /// The path of the rules folder from the root of the repository; nil without git.
  var pathInRepository: String? {
    guard let output = try? git(["rev-parse", "--show-prefix"], else: "") else { return nil }
    let path = String(decoding: output, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    return path.isEmpty ? nil : String(path.hasSuffix("/") ? path.dropLast() : Substring(path))
  }

  /// The commits that changed lines of a file of the last commit, with their patches. The file is named from the rules folder.
  func lineLog(_ first: Int, _ last: Int, _ name: String) throws(Failure) -> String {
    let format = "--format=%x01%h%x02%ad%x02%an%x02%s%x02%b%x03"
    let words = ["log", "--no-color", "--no-ext-diff", "--date=short", format, "-L\(first),\(last):\(name)", "HEAD"]
    return String(decoding: try git(words, else: "cannot read the history of \(name)"), as: UTF8.self)
  }
}
