import Foundation
import RulesBundle
import RulesCompiler
import RulesRuntime
import Schema

/// The rules of this repository, compiled once for all tests.
enum RealRules {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let files: [RulesInput.File] = {
    let folder = repository.appending(path: "rules").path
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
    return names.map { name in
      RulesInput.File(
        name: name, path: "rules/\(name)", bytes: Array(FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()))
    }
  }()

  /// The bundle of some rule files; nil when they have mistakes.
  static func compile(_ files: [RulesInput.File]) -> LoweredRules? {
    guard let today = CalendarDate("2026-01-05") else { return nil }
    return Pipeline(today: today).compile(RulesInput(files: files, place: "rules")).lowered
  }

  static let file: [UInt8] = compile(files)?.bundle ?? []

  /// The rules, ready to be asked. Stops the tests when they do not compile.
  static let rules: Rules = {
    do {
      return Rules(try RulesBundle.Bundle(file))
    } catch {
      fatalError("rules/ compiles to a bundle that loads: \(error)")
    }
  }()

  /// Whether a sanitizer watches, and keeps a heap of its own.
  static let isSanitized = ProcessInfo.processInfo.environment["RULEBOOK_SANITIZED"] != nil

  /// How many made-up cases are to be compared, where somebody asks for more than a run of all tests has time for.
  static let cases = ProcessInfo.processInfo.environment["RULEBOOK_CASES"].flatMap { Int($0) } ?? 0

  static func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: repository.appending(path: path).path) ?? Data(), as: UTF8.self)
  }

  static func data(of path: String) -> [UInt8] {
    Array(FileManager.default.contents(atPath: repository.appending(path: path).path) ?? Data())
  }
}
