import Diagnostics
import Foundation
import RulesCompiler
import Schema
import SourceText
import Testing
import YAMLTree

/// One change to a rule file of the product, made by text, and the one thing that whoever makes it should be told.
///
/// They stand in `Mistakes/*.yaml`, so that product can read and add to them, and so that other tools can be tried on the same ones.
struct Mistake: Sendable, Equatable {
  var file: String
  var find: String
  var write: String
  /// The diagnostic's name.
  var reports: String
  /// A text that, after the change, ends on the line that is reported; the first changed line when nil.
  var at: String?
  /// The file that is reported; the changed one when nil.
  var place: String?
  /// What else is said, by name, where one mistake has more than one message.
  var beside: [String]
  /// The names of the analyst's list of checks that it is an example of.
  var covers: [String]

  static let schema = Schema.object("mistake", build: Mistake.init) {
    Field("file", \.file, .text, "The rule file.")
    Field("find", \.find, .text, "What stands there, as text. Where it stands more than once, the first is meant.")
    Field("write", \.write, .written, "What is written instead.")
    Field("reports", \.reports, .text, "The diagnostic that is expected, and no other.")
    Field("at", \.at, Schema.text.optional, or: .some(nil), "A text that, after the change, ends on the line that is reported.")
    Field("in", \.place, Schema.text.optional, or: .some(nil), "The file that is reported.")
    Field("beside", \.beside, .oneOrMany(.text), or: [], "What else is said, where it is more than one message.")
    Field("covers", \.covers, .oneOrMany(.text), or: [], "The checks of the analyst's list that it is an example of.")
  }

  /// Those of one file, or of all.
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

  /// Makes the change; says where it is expected to be reported, `file:line name`.
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
  /// The rules with the mistake, what is said of them, and what is expected. Most mistakes have nothing to do with examples: only where they
  /// might is everything read.
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

  /// Whether what is said, `file:line name` each, is what the mistake expects: `expected`, and nothing but what stands beside it.
  func isReported(_ places: [String], _ expected: String) -> Bool {
    guard let index = places.firstIndex(of: expected) else { return false }
    var others = places
    others.remove(at: index)
    return others.compactMap { $0.split(separator: " ").last.map(String.init) }.sorted() == beside.sorted()
  }
}

extension Mistake: CustomTestStringConvertible {
  var testDescription: String { "\(file): \(find) -> \(write)" }
}

extension Schema where Value == String {
  /// Text that may be nothing, or nothing but blanks: what somebody types.
  static var written: Schema {
    Schema(shape: Schema.text.shape, read: { node, _ in node.kind == .scalar ? node.text : nil }, write: { "\"\($0)\"" })
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
