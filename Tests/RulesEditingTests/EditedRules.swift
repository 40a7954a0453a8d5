import Foundation
import RulesCompiler
import RulesEditing
import Schema
import SourceText
import TestSupport

/// Rule files for tests of editing.
enum EditedRules {
  static let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let packageFolder = testFolder.deletingLastPathComponent().deletingLastPathComponent()

  static let pipeline = Pipeline.checking(on: "2026-06-01")

  /// The rules of the product.
  static func product() throws -> RulesInput { try theProduct.get() }

  private static let theProduct = Result { try read("rules") }

  /// Every YAML file below a folder of the package.
  static func read(_ name: String) throws -> RulesInput { RulesInput(files: Repository.ruleFiles(in: name), place: name) }

  /// A formatted text, or nil if it was not formatted. `name`: the rule file whose schema applies.
  static func layOut(_ text: String, as name: String = "free.yaml") -> String? {
    let input = RulesInput(files: [.init(name: name, path: name, bytes: Array(text.utf8))], place: "rules")
    guard case .text(let result) = RulesFormatter.format(SourceFile(path: name, bytes: input.files[0].bytes), input.shapes()[0]) else {
      return nil
    }
    return result
  }
}

extension RulesInput {
  func text(_ name: String) -> String { files.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "" }

  /// Replaces a text of a file. Returns false if the text is not there.
  mutating func edit(_ name: String, _ find: String, _ replacement: String) -> Bool {
    guard let index = files.firstIndex(where: { $0.name == name }) else { return false }
    let old = text(name)
    guard let range = old.firstRange(of: find) else { return false }
    files[index].bytes = Array((old[..<range.lowerBound] + replacement + old[range.upperBound...]).utf8)
    return true
  }
}
