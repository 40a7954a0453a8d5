import Diagnostics
import Drain
import Foundation
import RuleChecks
import RulesCompiler
import Schema
import SourceText
import YAMLTree
import Yams

/// Measures the compiler on a folder of rules, relative to libyaml alone.
struct CompilerRaces {
  let size: String
  let files: [RulesInput.File]

  init(_ size: String, folder: String) {
    self.size = size
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
    files = names.map { .init(name: $0, path: $0, bytes: Array(FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data())) }
  }

  /// Files of a corpus may be larger than rule files.
  private static let limits = Limits(bytes: 64 << 20, nodes: 50_000_000)

  private var pipeline: Pipeline {
    guard let today = CalendarDate("2026-06-01") else { fatalError("2026-06-01 is a day") }
    return Pipeline(today: today, limits: Self.limits, checks: AllChecks.list)
  }

  func run(rounds: Int) {
    let input = RulesInput(files: files, place: "rules")
    let pipeline = pipeline
    var laps = [
      Lap("drain", { Self.drain(files) }),
      Lap("parse", { Self.parse(files) }),
      Lap("read", { pipeline.read(input).declarationCount }),
      Lap("check", { pipeline.compile(input, lowers: false).diagnostics.count }),
    ]
    if size != "L" {
      laps.append(Lap("compile", { pipeline.compile(input).lowered?.bundle.count ?? 0 }))
      laps.append(Lap("Yams", { Self.yams(files) }))
    }
    Race("compiler \(size)", rounds: rounds, atLeast: size == "L" ? 0 : 0.05, laps).run()
  }

  /// Reads the rules once, for a measurement from outside the process.
  func read() -> Int { pipeline.read(RulesInput(files: files, place: "rules")).declarationCount }

  /// Measures parsing the largest file again, as after an edit. No other result is reused between runs.
  func runEdit(rounds: Int) {
    guard let file = files.max(by: { $0.bytes.count < $1.bytes.count }) else { return }
    Race("edit \(size)", rounds: rounds, [Lap("drain", { Self.drain([file]) }), Lap("parse", { Self.parse([file]) })]).run()
  }

  private static func drain(_ files: [RulesInput.File]) -> Int {
    files.reduce(0) { sum, file in sum + file.bytes.withUnsafeBufferPointer { Drain.drain($0.baseAddress, $0.count) } }
  }

  private static func parse(_ files: [RulesInput.File]) -> Int {
    var problems: [Diagnostic] = []
    return files.reduce(0) { sum, file in
      let tree = YAMLParser.parse(SourceFile(path: file.path, bytes: file.bytes), id: FileID(0), limits: limits, diagnostics: &problems)
      return sum + (tree?.nodeCount ?? 0)
    }
  }

  private static func yams(_ files: [RulesInput.File]) -> Int {
    files.count { (try? Yams.compose(yaml: String(decoding: $0.bytes, as: UTF8.self))) != nil }
  }

  /// Prints the memory that the trees of all files keep, as bytes for each byte of YAML.
  func printMemory() {
    var problems: [Diagnostic] = []
    let before = Self.resident()
    let trees = files.map { file in
      YAMLParser.parse(SourceFile(path: file.path, bytes: file.bytes), id: FileID(0), limits: Self.limits, diagnostics: &problems)
    }
    let kept = Double(Self.resident() - before) / Double(files.reduce(0) { $0 + $1.bytes.count })
    print(#"{"race":"memory \#(size)","lap":"kept","ratio":\#(kept),"trees":\#(trees.count)}"#)
  }

  private static func resident() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first.flatMap {
      Int($0)
    }
    return (pages ?? 0) * 4096
  }
}
