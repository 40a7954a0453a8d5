import RulesBundle

/// The smallest bundle that loads: one plan, and what a test adds.
struct HandMade {
  var writer = BundleWriter()
  private let none = BundleSchema.none

  /// Facts in the order of their names: `decision` (a string that represents all facts of a decision), `plan`, then `x1`, `x2`, and so on,
  /// with these programs.
  init(derived: [UInt32] = [], constants: [Value] = [], conditions: [UInt32] = [], programs: [[Instruction]] = []) {
    for value in constants { writer.add(to: .constants, BundleWriter.words(value)) }
    for code in programs { add(code) }
    for (number, program) in conditions.enumerated() {
      writer.add(to: .conditions, [writer.number(of: HandMade.name("c", number)), program])
    }
    let values = writer.addRange([FactValueBuilder(value: writer.text("any"))])
    fact("decision", type: .string)
    fact("plan", type: .enumeration, values: values)
    for (number, program) in derived.enumerated() { fact(HandMade.name("x", number), type: .int, program: program) }
    writer.add(to: .plans, [writer.number(of: "any"), 0, none, 0, 0])
    let book: [UInt32] = [writer.number(of: "test"), 1, 1, 0, 0, 0, 0, none, none, 0, 0]
    writer.add(to: .book, book + Array(repeating: 0, count: BookRow.At.ladderFacts.count + 3) + [none])
    writer.add(to: .escalation, [0, 0, 0, 0, none] + Array(repeating: 0, count: 12))
    writer.add(to: .copyLocales, [writer.number(of: "en"), none, 0, 0, 0, 0])
  }

  /// The words of a screen after its guard and its destination: without a title, items, a form, and an empty state.
  static let plainScreen: [UInt32] =
    [0, 0, 0, BundleSchema.none] + Array(repeating: 0, count: 10) + [BundleSchema.none, BundleSchema.none, BundleSchema.none]

  /// Names whose order is that of their numbers.
  private static func name(_ letter: String, _ number: Int) -> String {
    let digits = String(number)
    return letter + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private mutating func fact(_ name: String, type: FactKind, values: Range<Int> = 0..<0, program: UInt32? = nil) {
    writer.add(
      FactBuilder(
        name: writer.text(name), type: type, orNull: true, values: values, ifAbsent: nil, program: program.map { Int($0) }, table: nil,
        from: .rules, atLeast: 0, atMost: .max, isId: false))
  }

  private mutating func add(_ code: [Instruction], stack: UInt32 = 8) {
    let range = writer.addRange(to: .code, code.map { BundleWriter.words($0) })
    writer.add(to: .programs, range + [stack, 4, none])
  }

  /// Adds a program with its own stack.
  mutating func program(_ code: [Instruction], stack: UInt32) { add(code, stack: stack) }

  var file: BundleFile { BundleFile(writer.file(contract: Array(repeating: 0, count: 32))) }
  var refusal: BundleError? { file.refusal }
}
