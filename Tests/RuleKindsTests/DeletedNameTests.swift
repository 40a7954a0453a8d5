import Diagnostics
import Foundation
import RuleKinds
import RulesCompiler
import Schema
import SourceText
import Testing

/// After a rule is deleted, or renamed in one place, one run of `check` lists every place that repeated rounds of fixing would find.
///
/// `RULEBOOK_NAMES=20` tries twenty names of each kind. Without it, the test tries the most used name of some kinds.
@Suite struct DeletedNameTests {
  private static let kinds =
    names == nil
    ? ["errors", "copy", "limits", "conditions", "facts", "routes", "actions", "assumptions", "placeholders"]
    : [
      "errors", "copy", "limits", "conditions", "facts", "routes", "actions", "assumptions", "placeholders", "settings", "reasons",
      "capabilities", "buttons", "surfaces", "notifications", "notification_categories", "tables", "records", "resets", "gates", "events",
      "effects", "ladder", "ladder_levels", "signals", "data_types", "operations", "entry_points", "severities", "fields", "tasks",
      "moments", "retries", "providers",
    ]

  private static let names = ProcessInfo.processInfo.environment["RULEBOOK_NAMES"].flatMap { Int($0) }

  private struct Place: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var description: String { "\(file):\(line)" }
  }

  @Test(arguments: kinds) func oneRunNamesEveryPlace(_ kind: String) throws {
    let files = try RuleFiles.product()
    let whole = files.compile(lowers: false)
    let index = try #require(whole.rules).makeIndex()
    // If two rules have the same name, messages about one look like messages about the other.
    let kinds = Dictionary(grouping: index.rules, by: \.name).mapValues { Set($0.map(\.kind)).count }
    let all = index.rules.filter { $0.kind == kind && kinds[$0.name] == 1 }.map(\.name)
    // The most used names come first, because many others have no further uses.
    let counts = Dictionary(uniqueKeysWithValues: all.map { ($0, index.uses(of: RulePath(kind, $0)).count) })
    let ranked = all.sorted { (counts[$0] ?? 0, $0) > (counts[$1] ?? 0, $1) }
    let tried = try ranked.prefix(Self.names ?? 1).filter { try renames($0, of: kind, in: files) }
    #expect(!tried.isEmpty, "no name of \(kind) begins a line: remove the kind from the test")
    // Instead of deleting it, refers to another rule.
    for (old, other) in zip(ranked, ranked.dropFirst()).prefix(Self.names ?? 1) {
      guard let (file, line) = files.place(of: old, kind) else { continue }
      var left = files
      left.delete(from: line, of: file)
      try expectAll(left, old, toBe: other, kind, butMeaning: true)
    }
  }

  /// Renames a rule where it is declared. Returns false if the declaration does not begin a line.
  private func renames(_ old: String, of kind: String, in files: RuleFiles) throws -> Bool {
    guard let (file, line) = files.place(of: old, kind) else { return false }
    let new = Self.newName(old)
    var renamed = files
    renamed.rename(old, to: new, kind, onLine: line, of: file)
    let first = renamed.compile(lowers: false)
    // One of the names that are offered is right, and a single one always is.
    for one in first.diagnostics where isAbout(one, old) && !one.fixes.isEmpty {
      let texts = one.fixes.flatMap(\.edits).map { $0.text.trimmingCharacters(in: ["\"", "'"]) }
      #expect(texts.contains { [old, new].contains($0) }, "\(kind)/\(old): wrong fixes, \(texts)")
    }
    try expectAll(renamed, old, toBe: new, kind)
    return true
  }

  /// Writing another name at every place that one run lists removes the old name completely.
  ///
  /// `butMeaning`: the other name has another meaning, which other checks may report.
  private func expectAll(_ files: RuleFiles, _ old: String, toBe new: String, _ kind: String, butMeaning: Bool = false) throws {
    var files = files
    let first = files.compile(lowers: false)
    let names = Set(first.diagnostics.filter { isAbout($0, old) }.map(\.name))
    let named = places(first, old)
    for place in named { files.rename(old, to: new, kind, onLine: place.line, of: place.file) }
    let second = files.compile(lowers: false)
    let left = second.diagnostics.filter { one in
      // The language itself needs the fact `now`. Values of facts in scenarios are no names, and are compared once the fact has its new values.
      let source = second.sources[one.primary.span.file]
      let place = Place(file: source.path, line: source.position(of: one.primary.span.range.lowerBound).line)
      return one.severity == .error && isAbout(one, old) && (!butMeaning || names.contains(one.name)) && !named.contains(place)
        && one.name != "scenario.fact-value"
    }
    let words = left.map { one in
      let source = second.sources[one.primary.span.file]
      return "\(source.path):\(source.position(of: one.primary.span.range.lowerBound).line) \(one.name): \(one.message)"
    }
    #expect(words.isEmpty, "\(kind)/\(old) to \(new): the first run did not name \(words.joined(separator: "; "))")
  }

  /// Of the same form: ids in capitals end in digits.
  private static func newName(_ name: String) -> String { name.contains(where: \.isUppercase) ? name + "9" : name + "_x" }

  private func isAbout(_ one: Diagnostic, _ name: String) -> Bool { one.message.contains("`\(name)`") }

  /// The locations that the messages about a name mark, and those that their notes list.
  private func places(_ compilation: Compilation, _ name: String) -> Set<Place> {
    var places: Set<Place> = []
    for one in compilation.diagnostics where isAbout(one, name) {
      for span in [one.primary.span] + one.secondary.map(\.span) {
        let file = compilation.sources[span.file]
        places.insert(Place(file: file.path, line: file.position(of: span.range.lowerBound).line))
      }
      for match in one.notes.joined(separator: " ").matches(of: #/([a-z_0-9\/A-Z-]+\.yaml):(\d+):\d+/#) {
        places.insert(Place(file: String(match.output.1), line: Int(match.output.2) ?? 0))
      }
    }
    return places
  }
}

extension RuleFiles {
  /// The file and the line where a rule is a key.
  fileprivate func place(of name: String, _ kind: String) -> (file: String, line: Int)? {
    for file in files.keys.sorted() where file.split(whereSeparator: { "/.".contains($0) }).first.map(String.init) == kind {
      if let line = line(declaring: name, in: file) { return (file, line) }
    }
    return nil
  }

  /// Removes the rule that begins on a line.
  fileprivate mutating func delete(from line: Int, of file: String) {
    var lines = text(file).split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines[line...].firstIndex { $0.first.map { $0 != " " && $0 != "-" } ?? false } ?? lines.count
    lines.removeSubrange((line - 1)..<end)
    files[file] = Array(lines.joined(separator: "\n").utf8)
  }

  /// The line on which a name is declared.
  fileprivate func line(declaring name: String, in file: String) -> Int? {
    text(file).split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("\(name):") }.map { $0 + 1 }
  }

  /// Replaces a name wherever it is a whole word on a line.
  fileprivate mutating func rename(_ old: String, to new: String, _ kind: String, onLine line: Int, of file: String) {
    var lines = text(file).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(line - 1) else { return }
    func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber || "_-.".contains($0) } ?? false }
    let text = lines[line - 1]
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: old) {
      let before = result + rest[..<range.lowerBound]
      // In a scenario, the name of a plan follows the name of a limit.
      let isLimit = before.hasSuffix("limits.") && rest[range.upperBound...].hasPrefix(".")
      let isWhole = isLimit || (!isPart(before.last) || before.hasSuffix("\(kind).")) && !isPart(rest[range.upperBound...].first)
      result = before + (isWhole ? new : old)
      rest = rest[range.upperBound...]
    }
    lines[line - 1] = result + rest
    files[file] = Array(lines.joined(separator: "\n").utf8)
  }
}
