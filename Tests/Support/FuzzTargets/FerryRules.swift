import Foundation
import RulesCompiler
import Schema
import SourceText
import TestSupport

/// The rules of a small product, with one file changed by the fuzzer: `NAME.yaml`, a line break, and the contents.
struct FerryRules {
  let name: String
  let input: RulesInput

  /// Nil if the first line names no file.
  init?(_ bytes: [UInt8]) {
    guard let line = bytes.firstIndex(of: 0x0A), line < 60,
      bytes[..<line].allSatisfy({ (0x61...0x7A).contains($0) || [0x2E, 0x2F, 0x5F].contains($0) })
    else { return nil }
    name = String(decoding: bytes[..<line], as: UTF8.self)
    let file = RulesInput.File(name: name, path: name, bytes: Array(bytes[(line + 1)...]))
    var files = Self.files
    if let index = files.firstIndex(where: { $0.name == file.name }) { files[index] = file } else { files.append(file) }
    input = RulesInput(files: files, place: "rules")
  }

  static let pipeline = Pipeline.checking()

  static let files = Repository.ruleFiles(in: "Tests/EmittersTests/Ferry", at: "")

  static let bundle: [UInt8] = {
    guard let bundle = pipeline.compile(RulesInput(files: files, place: "rules")).lowered?.bundle else {
      fatalError("Ferry does not compile")
    }
    return bundle
  }()
}
