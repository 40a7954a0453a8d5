import Foundation
import RulesCompiler
import Schema
import SourceText

/// A small product's rules, with one file changed as the fuzzer says: `NAME.yaml`, a line break, and what stands in it.
struct ProductRules {
  let name: String
  let input: RulesInput

  /// Nil where the first line names no file.
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

  static let pipeline: Pipeline = {
    guard let today = CalendarDate("2026-01-05") else { fatalError("2026-01-05 is a day") }
    return Pipeline(today: today)
  }()

  static let files: [RulesInput.File] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../EmittersTests/Ferry").standardized.path
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
    return names.map { .init(name: $0, path: $0, bytes: Array(FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data())) }
  }()

  static let bundle: [UInt8] = {
    guard let bundle = pipeline.compile(RulesInput(files: files, place: "rules")).lowered?.bundle else { fatalError("Ferry compiles") }
    return bundle
  }()
}
