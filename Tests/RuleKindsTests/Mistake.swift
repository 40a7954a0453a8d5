import Diagnostics
import Foundation
import RulesCompiler
import Schema
import SourceText
import Testing
import YAMLTree

/// One textual change of a rule file of the product, and the one message that it must cause.
///
/// The mistakes are in `Mistakes/*.yaml`, so that product managers can read and extend them, and so that other tools can be tried on the
/// same ones.
struct Mistake: Sendable, Equatable {
  var file: String
  var find: String
  var write: String
  /// The name of the diagnostic.
  var reports: String
  /// A text that, after the change, ends on the reported line. Nil is the first changed line.
  var at: String?
  /// The file that is reported. Nil is the changed one.
  var place: String?
  /// The names of further diagnostics, if one mistake has more than one message.
  var beside: [String]
  /// The checks of the analyst's list of which this is an example.
  var covers: [String]

  static let schema = Schema.object("mistake", build: Mistake.init) {
    Field("file", \.file, .text, "The rule file.")
    Field("find", \.find, .text, "The text to replace. If it occurs more than once, the first occurrence is replaced.")
    Field("write", \.write, .written, "The new text.")
    Field("reports", \.reports, .text, "The only diagnostic that is expected.")
    Field("at", \.at, Schema.text.optional, or: .some(nil), "A text that, after the change, ends on the reported line.")
    Field("in", \.place, Schema.text.optional, or: .some(nil), "The file that is reported.")
    Field("beside", \.beside, .oneOrMany(.text), or: [], "Further diagnostics, if there is more than one message.")
    Field("covers", \.covers, .oneOrMany(.text), or: [], "The checks of the analyst's list of which this is an example.")
  }

  /// The mistakes of one file, or of all files.
  static func all(in name: String? = nil) throws -> [Mistake] {
    let folder = RuleFiles.testFolder.appendingPathComponent("Mistakes")
    let names =
      try name.map { [$0] } ?? FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }.sorted()
    return try names.flatMap { name in
      let source = SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
      var problems: [Diagnostic] = []
      var reading = ParseContext()
      let tree = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems)
      let mistakes = tree?.root.flatMap { Schema.list(schema, .sequence).read($0, &reading) }
      let messages = (problems + reading.diagnostics).map {
        "\(name):\(source.position(of: Int($0.primary.span.start)).line): \($0.message)"
      }
      #expect(messages == [])
      return mistakes ?? []
    }
  }

  /// Makes the change. Returns where it must be reported, as `file:line name`.
  func apply(to files: inout RuleFiles) throws -> String {
    let old = files.text(file)
    let found = try #require(old.firstRange(of: find), "`\(find)` is no longer in rules/\(file): adapt the mistake")
    let new = old.replacingCharacters(in: found, with: write)
    files.files[file] = Array(new.utf8)
    let reported = place ?? file
    var line = zip(old.utf8, new.utf8).prefix { $0 == $1 }.count { $0.0 == 0x0A } + 1
    if let at {
      let text = files.text(reported)
      let found = try #require(text.firstRange(of: at), "`\(at)` is no longer in rules/\(reported): adapt the mistake")
      line = text[..<found.upperBound].utf8.count { $0 == 0x0A } + 1
    }
    return "\(reported):\(line) \(reports)"
  }
}

extension Mistake {
  init(_ file: String, _ find: String, _ write: String, _ reports: String) {
    self.init(file: file, find: find, write: write, reports: reports, at: nil, place: nil, beside: [], covers: [])
  }
}

extension Mistake {
  /// The rules with the mistake, what is reported about them, and what is expected. Most mistakes are unrelated to scenarios, so everything
  /// is read only if the mistake may concern them.
  func make(in alone: RuleFiles, or whole: RuleFiles) throws -> (files: RuleFiles, compilation: Compilation, expected: String) {
    for (isLast, all) in [(false, alone), (true, whole)] {
      var files = all
      guard files.files[file] != nil, files.files[place ?? file] != nil else { continue }
      let expected = try apply(to: &files)
      let compilation = files.compile(lowers: false)
      if isReported(compilation.places, expected) || isLast { return (files, compilation, expected) }
    }
    throw NoSuchFile(file: file)
  }

  struct NoSuchFile: Error { var file: String }

  /// Whether the reported diagnostics, each as `file:line name`, are those that the mistake expects: `expected`, and only those that are
  /// allowed with it.
  func isReported(_ places: [String], _ expected: String) -> Bool {
    guard let index = places.firstIndex(of: expected) else { return false }
    var others = places
    others.remove(at: index)
    return Set(others.compactMap { $0.split(separator: " ").last.map(String.init) }) == Set(beside)
  }
}

extension Mistake: CustomTestStringConvertible {
  var testDescription: String { "\(file): \(find) -> \(write)" }
}

extension Schema where Value == String {
  /// Text that may be empty or blank, as a user might type it.
  static var written: Schema {
    Schema(shape: Schema.text.shape, read: { node, _ in node.kind == .scalar ? node.text : nil }, write: { "\"\($0)\"" })
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
