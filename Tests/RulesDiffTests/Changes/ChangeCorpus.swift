import Diagnostics
import Foundation
import Schema
import SourceText
import Testing
import YAMLTree

/// The changes of the corpus and their places.
struct ChangeCorpus: Sendable {
  /// The changes by file, in order.
  private(set) var changes: [ProductChange] = []
  /// The file and line of each change, by its name.
  private(set) var places: [String: String] = [:]
  /// What cannot be read.
  private(set) var problems: [String] = []

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus")
  static let all = ChangeCorpus()

  private init() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".yaml") { read(name) }
    let repeated = Dictionary(grouping: changes, by: \.name).filter { $0.value.count > 1 }.keys
    problems += repeated.sorted().map { "two changes are named \($0)" }
  }

  private mutating func read(_ name: String) {
    let data = (try? Data(contentsOf: Self.folder.appendingPathComponent(name))) ?? Data()
    let source = SourceFile(path: name, bytes: [UInt8](data))
    var found: [Diagnostic] = []
    var reading = ParseContext()
    let tree = YAMLParser.parse(source, id: FileID(0), diagnostics: &found)
    changes += tree?.root.flatMap { Schema.list(ProductChange.schema, .sequence).read($0, &reading) } ?? []
    problems += (found + reading.diagnostics).map { "\(name):\(source.position(of: Int($0.primary.span.start)).line): \($0.message)" }
    for (index, line) in String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.hasPrefix("- name: ") {
      places[String(line.dropFirst(8))] = "Tests/RulesDiffTests/Changes/Corpus/\(name):\(index + 1)"
    }
  }

  func place(of change: ProductChange) -> String { places[change.name] ?? change.name }

  /// A seeded eighth of the changes. `RULEBOOK_CHANGES=1` tries all, and another value tries those whose names contain it.
  static let some = wanted(or: 8)

  /// Fewer of them, for what takes longer.
  static let fewer = wanted(or: 120)

  private static func wanted(or step: Int) -> [ProductChange] {
    guard let wanted = ProcessInfo.processInfo.environment["RULEBOOK_CHANGES"] else {
      return all.changes.enumerated().filter { $0.offset % step == 3 }.map(\.element)
    }
    return wanted == "1" ? all.changes : all.changes.filter { $0.name.contains(wanted) }
  }
}
