import Foundation
import RuleKinds
import RulesBundle
import RulesCompiler
import Schema
import Testing

/// A rule book that was compiled, with everything that an emitter reads.
struct Compiled {
  let rules: CheckedRules
  let file: [UInt8]
  let bundle: RulesBundle.Bundle

  init(_ files: [RulesInput.File]) throws {
    let compilation = Pipeline(today: try #require(CalendarDate("2026-01-05"))).compile(RulesInput(files: files, place: "rules"))
    file = try #require(compilation.lowered, "\("\(compilation.diagnostics)".prefix(2000))").bundle
    rules = try #require(compilation.rules)
    bundle = try RulesBundle.Bundle(file)
  }

  /// The rule files of a folder of this repository.
  static func files(in path: String) -> [RulesInput.File] {
    let folder = Repository.folder.appending(path: path).path
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
    return names.map { name in
      RulesInput.File(name: name, path: "rules/\(name)", bytes: Array(FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()))
    }
  }

  /// The rules of this repository's product, compiled once for all tests.
  static let product = Result { try Compiled(files(in: "rules")) }
}

/// The files of this repository.
enum Repository {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func bytes(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: path))) }
  static func text(of path: String) throws -> String { String(decoding: try bytes(of: path), as: UTF8.self) }
}
