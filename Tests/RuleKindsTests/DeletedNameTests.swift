import Diagnostics
import Foundation
import RuleKinds
import RulesCompiler
import Schema
import SourceText
import Testing

/// After a rule is deleted, or renamed in one place, one `check` names every place that repeated rounds of fixing would find.
///
/// `RULEBOOK_ALL_NAMES=1` tries every declared name; without it, a sample of each kind is tried.
@Suite struct DeletedNameTests {
  private static let kinds = [
    "errors", "copy", "limits", "conditions", "facts", "routes", "actions", "assumptions", "placeholders",
  ]

  private struct Place: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var description: String { "\(file):\(line)" }
  }

  @Test(arguments: kinds) func oneRunNamesEveryPlace(_ kind: String) throws {
    let files = try RuleFiles.product()
    let whole = files.compile(lowers: false)
    let index = try #require(whole.rules).makeIndex()
    var names = index.rules.filter { $0.kind == kind }.map(\.name)
    if ProcessInfo.processInfo.environment["RULEBOOK_ALL_NAMES"] == nil {
      // The one that is named most: of many others nothing is left to find.
      let counts = Dictionary(uniqueKeysWithValues: names.map { ($0, index.uses(of: RulePath(kind, $0)).count) })
      names = Array(names.sorted { (counts[$0] ?? 0, $0) > (counts[$1] ?? 0, $1) }.prefix(1))
    }
    for old in names {
      // Where it stands as a key of its file.
      guard
        let file = files.files.keys.sorted().first(where: { name in
          name.split(whereSeparator: { "/.".contains($0) }).first.map(String.init) == kind && files.line(declaring: old, in: name) != nil
        }), let line = files.line(declaring: old, in: file)
      else { continue }
      let new = Self.newName(old)
      var renamed = files
      renamed.rename(old, to: new, kind, onLine: line, of: file)
      let first = renamed.compile(lowers: false)
      for fix in first.diagnostics.filter({ isAbout($0, old) }).flatMap({ $0.fixes }).flatMap({ $0.edits }) {
        #expect([old, new].contains(fix.text), "\(kind)/\(old): a wrong fix, \(fix.text)")
      }
      // Whoever goes to every place that was named, and changes the name there, is done.
      for place in places(first, old) { renamed.rename(old, to: new, kind, onLine: place.line, of: place.file) }
      let second = renamed.compile(lowers: false)
      let left = second.diagnostics.filter { $0.severity == .error && isAbout($0, old) }
      let words = left.map { one in
        let source = second.sources[one.primary.span.file]
        return "\(source.path):\(source.position(of: one.primary.span.range.lowerBound).line) \(one.name): \(one.message)"
      }
      #expect(words.isEmpty, "\(kind)/\(old): the first run did not name \(words.joined(separator: "; "))")
    }
  }

  /// Of the same form: ids in capitals end in digits.
  private static func newName(_ name: String) -> String { name.contains(where: \.isUppercase) ? name + "9" : name + "_x" }

  private func isAbout(_ one: Diagnostic, _ name: String) -> Bool { one.message.contains("`\(name)`") }

  /// What the messages about a name mark, and what their notes list.
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
  /// The line on which a name is declared: it begins there.
  fileprivate func line(declaring name: String, in file: String) -> Int? {
    text(file).split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("\(name):") }.map { $0 + 1 }
  }

  /// Writes a name anew wherever it stands as a whole on a line.
  fileprivate mutating func rename(_ old: String, to new: String, _ kind: String, onLine line: Int, of file: String) {
    var lines = text(file).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(line - 1) else { return }
    func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber || "_-.".contains($0) } ?? false }
    let text = lines[line - 1]
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: old) {
      let before = result + rest[..<range.lowerBound]
      let isWhole = (!isPart(before.last) || before.hasSuffix("\(kind).")) && !isPart(rest[range.upperBound...].first)
      result = before + (isWhole ? new : old)
      rest = rest[range.upperBound...]
    }
    lines[line - 1] = result + rest
    files[file] = Array(lines.joined(separator: "\n").utf8)
  }
}
