import Diagnostics
import Foundation
import RulesCompiler
import Schema
import SourceText
import Testing
import YAMLTree

/// An edit of the product's rules as product makes them, about which `check` must say nothing.
///
/// The edits are in `Legitimate/*.yaml`. They were written from the documents and the rules alone, without a look at the checks.
struct LegitimateEdit: Sendable, Equatable {
  var about: String?
  var edits: [Part]

  /// A change of one file.
  struct Part: Sendable, Equatable {
    var file: String
    /// The text to replace, which occurs once; nil for a new file.
    var find: String?
    var write: String
  }

  static let schema = Schema.object("edit", build: LegitimateEdit.init) {
    Field("about", \.about, Schema.text.optional, or: .some(nil), "Why the edit is right, if that is not obvious.")
    Field("edits", \.edits, .list(part, .sequence), "The changes of files.")
  }

  private static let part = Schema.object("change", build: Part.init) {
    Field("file", \.file, .text, "The rule file.")
    Field("find", \.find, Schema.written.optional, or: .some(nil), "The text to replace, which occurs once. Leave it out for a new file.")
    Field("write", \.write, .written, "The new text.")
  }

  static func all() throws -> [LegitimateEdit] {
    let folder = RuleFiles.testFolder.appendingPathComponent("Legitimate")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap { name in
      let source = SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
      var problems: [Diagnostic] = []
      var reading = ParseContext()
      let tree = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems)
      let edits = tree?.root.flatMap { Schema.list(schema, .sequence).read($0, &reading) }
      #expect(
        (problems + reading.diagnostics).map { "\(name):\(source.position(of: Int($0.primary.span.start)).line): \($0.message)" } == [])
      return edits ?? []
    }
  }

  func apply(to files: inout RuleFiles) throws {
    for part in edits {
      guard let find = part.find else {
        #expect(files.files[part.file] == nil, "rules/\(part.file) exists")
        files.files[part.file] = Array(part.write.utf8)
        continue
      }
      let parts = files.text(part.file).components(separatedBy: find)
      try #require(parts.count == 2, "`\(find)` occurs \(parts.count - 1) times in rules/\(part.file): adapt the edit")
      files.files[part.file] = Array(parts.joined(separator: part.write).utf8)
    }
  }
}

extension LegitimateEdit: CustomTestStringConvertible {
  var testDescription: String {
    about ?? edits.map { "\($0.file): \($0.find ?? "new") -> \($0.write)" }.joined(separator: "; ")
  }
}
