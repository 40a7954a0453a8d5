import RulesBundle
import Testing

/// Programs and constants that the compiler never writes. A reader rejects them before anything runs.
@Suite struct BadProgramTests {
  static let one = Instruction(.constant, b: 0)

  private func refusal(_ code: [Instruction], constants: [Value] = [.int(1)]) -> BundleError.Reason? {
    HandMade(constants: constants, programs: [code]).refusal?.reason
  }

  @Test func goodOnesLoad() {
    #expect(refusal([Self.one]) == nil)
    #expect(refusal([Self.one, Self.one, Instruction(.add)]) == nil)
    #expect(refusal([Self.one, Instruction(.jumpIfFalse, b: 4), Self.one, Instruction(.and)]) == nil)
    #expect(refusal([Self.one, Instruction(.branch, a: 5, b: 4), Self.one, Instruction(.jump, b: 5), Self.one]) == nil)
    #expect(refusal([Instruction(.makeList, b: 0)]) == nil)
  }

  @Test func operandsOutside() {
    #expect(refusal([Instruction(.constant, b: 1)]) == .instructionInvalid)
    #expect(refusal([Instruction(.fact, a: 2)]) == .instructionInvalid)
    #expect(refusal([Instruction(.limit, b: 0)]) == .instructionInvalid)
    #expect(refusal([Instruction(.planCan, b: 0)]) == .instructionInvalid)
    #expect(refusal([Instruction(.condition, b: 0)]) == .instructionInvalid)
    #expect(refusal([Instruction(.factIsOneOf, a: 0)]) == .instructionInvalid, "a string has no declared values")
    #expect(refusal([Instruction(.makeList, b: 65)]) == .instructionInvalid)
  }

  @Test func unknownOperation() {
    var file = HandMade(constants: [.int(1)], programs: [[Self.one]]).file
    let place = file.place(.code, 0, CodeRow.At.operation)
    for word in [UInt32(Instruction.Operation.allCases.count), 0xFF, 0x100] {
      file.set(word, at: place)
      #expect(file.refusal == BundleError(.instructionInvalid, at: place))
    }
  }

  @Test func notExactlyOneValue() {
    #expect(refusal([]) == .programInvalid)
    #expect(refusal([Self.one, Self.one]) == .programInvalid)
    #expect(refusal([Instruction(.not)]) == .programInvalid)
    #expect(refusal([Self.one, Instruction(.add)]) == .programInvalid)
    #expect(refusal([Self.one, Instruction(.makeList, b: 2)]) == .programInvalid)
  }

  @Test func stacksAreDeclared() {
    var made = HandMade(constants: [.int(1)])
    made.program([Self.one, Self.one, Instruction(.add)], stack: 1)
    #expect(made.refusal?.reason == .programInvalid)
    var tall = HandMade(constants: [.int(1)])
    tall.program([Self.one], stack: 65)
    #expect(tall.refusal?.reason == .programInvalid)
  }

  @Test func jumpsOnlyGoForwardAndMeetInStep() {
    #expect(refusal([Self.one, Instruction(.jump, b: 0)]) == .programInvalid)
    #expect(refusal([Self.one, Instruction(.jumpIfTrue, b: 1)]) == .programInvalid, "to itself")
    #expect(refusal([Self.one, Instruction(.jumpIfTrue, b: 3)]) == .programInvalid, "past the end")
    #expect(refusal([Self.one, Instruction(.jumpIfTrue, b: 3), Self.one]) == .programInvalid, "one value here, two there")
    #expect(refusal([Self.one, Instruction(.jump, b: 3), Self.one]) == .programInvalid, "an unreachable instruction")
  }

  @Test func conditionsAndFactsDoNotDependOnThemselves() {
    let condition = Instruction(.condition, b: 0)
    #expect(HandMade(constants: [.int(1)], conditions: [0], programs: [[condition]]).refusal?.reason == .cyclic)
    let mutual = HandMade(conditions: [0, 1], programs: [[Instruction(.condition, b: 1)], [condition]])
    #expect(mutual.refusal?.reason == .cyclic)
    #expect(HandMade(derived: [0], programs: [[Instruction(.fact, a: 2)]]).refusal?.reason == .cyclic, "a fact that reads itself")
    let mixed = HandMade(derived: [0], conditions: [1], programs: [[condition], [Instruction(.fact, a: 2)]])
    #expect(mixed.refusal?.reason == .cyclic, "a fact and a condition that read each other")
  }

  /// Condition k is condition k-1, `wide` times.
  private func tower(_ levels: Int, wide: Int) -> HandMade {
    var programs: [[Instruction]] = [[Self.one]]
    for level in 1..<levels {
      var code = [Instruction(.condition, b: level - 1)]
      for _ in 1..<max(wide, 1) { code += [Instruction(.condition, b: level - 1), Instruction(.and)] }
      programs.append(code)
    }
    return HandMade(constants: [.bool(true)], conditions: (0..<UInt32(levels)).map { $0 }, programs: programs)
  }

  @Test func tooDeep() {
    #expect(tower(48, wide: 1).refusal == nil)
    #expect(tower(49, wide: 1).refusal?.reason == .tooExpensive)
    #expect(tower(5000, wide: 1).refusal?.reason == .tooExpensive, "found without deep recursion")
  }

  @Test func tooExpensive() {
    #expect(tower(14, wide: 2).refusal == nil)
    #expect(tower(18, wide: 2).refusal?.reason == .tooExpensive)
    #expect(tower(40, wide: 2).refusal?.reason == .tooExpensive)
  }

  @Test(arguments: [
    Value(tag: .missing), .error(.missingFact), Value(tag: .null, bits: 1), Value(tag: .null, aux: 1), Value(tag: .bool, bits: 2),
    Value(tag: .int, bits: 1, aux: 1), Value(tag: .enumeration, bits: -1), .duration(seconds: 0, nanoseconds: 1_000_000_000),
    .duration(seconds: 0, nanoseconds: -1), .duration(seconds: 315_576_000_000, nanoseconds: 1), .duration(seconds: -315_576_000_001),
    .duration(seconds: .min), .timestamp(seconds: .min), .timestamp(seconds: .max), .timestamp(seconds: 253_402_300_800),
    .timestamp(seconds: -62_135_596_801), .string(start: 0, count: 100_000, in: .bundle), .string(start: 0, count: 1, in: .frame),
    .string(start: 100_000, count: 0, in: .bundle), Value(tag: .string, bits: -1), .list(start: 0, count: 1, in: .bundle),
    .list(start: 1, count: 0, in: .bundle), .list(start: 0, count: 0, in: .frame),
  ]) func constantsThatNoValueHas(value: Value) {
    #expect(HandMade(constants: [value]).refusal?.reason == .constantInvalid)
  }

  @Test(
    arguments: [
      .null, .bool(true), .int(.min), .enumeration(3), .duration(seconds: 315_576_000_000), .duration(seconds: -315_576_000_000),
      .duration(seconds: -1, nanoseconds: 999_999_999), .timestamp(seconds: 253_402_300_799, nanoseconds: 999_999_999),
      .timestamp(seconds: -62_135_596_800), .string(start: 0, count: 0, in: .bundle), .list(start: 0, count: 0, in: .bundle),
    ] as [Value]) func constantsAtTheEdge(value: Value)
  { #expect(HandMade(constants: [value]).refusal == nil) }

  /// Otherwise two lists could each contain the two before them, and comparing the last ones would take exponential time.
  @Test func listsHoldNoLists() {
    let flat: [Value] = [.int(1), .int(2), .list(start: 0, count: 2, in: .bundle)]
    #expect(HandMade(constants: flat).refusal == nil)
    let nested = HandMade(constants: flat + [.list(start: 1, count: 2, in: .bundle)])
    #expect(nested.refusal == BundleError(.constantInvalid, at: nested.file.place(.constants, 3, 0)))
  }
}
