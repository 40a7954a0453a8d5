import Diagnostics
import Foundation
import RuleKinds
import RulesCompiler
import RulesMutation
import TestSupport
import Testing

/// The rule book of a pottery studio that does not exist. Its numbers are small, so that all short histories can be searched.
struct StudioBook: Sendable {
  let input: RulesInput
  let compilation: Compilation
  private let memory: PipelineMemory

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Studio")
  static let pipeline = Pipeline.checking(on: "2026-06-01")
  static let original = StudioBook()

  private init() {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) ?? []).filter { $0.hasSuffix(".yaml") }
    let files = names.sorted().map { name in
      let data = (try? Data(contentsOf: Self.folder.appendingPathComponent(name))) ?? Data()
      return RulesInput.File(name: name, path: "studio/\(name)", bytes: [UInt8](data))
    }
    var memory = PipelineMemory()
    input = RulesInput(files: files, place: "studio")
    compilation = Self.pipeline.compile(input, reusing: &memory)
    self.memory = memory
  }

  /// The rules with some files replaced. Nil if they have errors.
  func compile(_ input: RulesInput) -> Compilation? {
    var memory = memory
    let compilation = Self.pipeline.compile(input, reusing: &memory)
    return compilation.hasErrors || compilation.lowered == nil ? nil : compilation
  }
}

/// One or two seeded changes of the studio's rules.
struct StudioChange: Sendable, CustomTestStringConvertible {
  let name: String
  let input: RulesInput

  var testDescription: String { name }

  /// The files whose numbers, switches and order are changed.
  private static let files: Set<String> = [
    "ladder.yaml", "ladder_levels.yaml", "escalation.yaml", "signals.yaml", "limits.yaml", "resets.yaml", "notifications.yaml",
    "notification_batches.yaml", "notification_categories.yaml", "planner.yaml", "settings.yaml", "sync.yaml", "operations.yaml",
    "capabilities.yaml", "actions.yaml",
  ]
  private static let operators: Set<String> = ["number", "unit", "date", "boolean", "choice", "cell", "order"]

  /// All single changes, then seeded pairs of them, until there are `count`.
  static func all(_ count: Int, seed: UInt64) -> [StudioChange] {
    let book = StudioBook.original
    guard let base = MutationBase(book.input, StudioBook.pipeline, findZone: { _ in nil }) else { return [] }
    let mutants = base.mutants(MutationOperator.all.filter { operators.contains($0.name) }).filter { files.contains($0.file) }
      .sorted { ($0.lot(seed), $0.path.description) < ($1.lot(seed), $1.path.description) }
    var changes = mutants.map { StudioChange([$0], book.input) }
    var dice = JudgeDice(seed)
    while changes.count < count * 2, !mutants.isEmpty {
      let pair = [dice.pick(mutants), dice.pick(mutants)]
      if pair[0].file != pair[1].file { changes.append(StudioChange(pair, book.input)) }
    }
    return changes
  }

  private init(_ mutants: [Mutant], _ input: RulesInput) {
    name = mutants.map { "\($0.path) \($0.operation): \($0.about)" }.joined(separator: " AND ")
    var input = input
    for mutant in mutants {
      guard let index = input.files.firstIndex(where: { $0.name == mutant.file }) else { continue }
      input.files[index].bytes = mutant.apply(to: input.files[index].bytes)
    }
    self.input = input
  }
}

/// A random number generator with a seed (SplitMix64).
struct JudgeDice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
  mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
