import Foundation
import RulesBundle
import RulesCompiler
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

  /// The rules with a text replaced, which must be there.
  static func edited(_ name: String, _ old: String, _ new: String) -> [RulesInput.File] {
    precondition(files.contains { $0.name == name }, "there is no \(name)")
    return files.map { file in
      guard file.name == name else { return file }
      let text = String(decoding: file.bytes, as: UTF8.self)
      precondition(text.contains(old), "\(name) does not contain `\(old)`")
      return RulesInput.File(name: file.name, path: file.path, bytes: Array(text.replacing(old, with: new).utf8))
    }
  }

  static func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: repository.appending(path: path).path) ?? Data(), as: UTF8.self)
  }

  static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
