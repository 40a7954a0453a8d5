import RulesBundle
import Testing

/// Fields that accept no text and words that cannot be searched are rejected on load.
@Suite struct BadFieldTests {
  private static let none = BundleSchema.none

  /// A valid field, of which a test changes one word.
  private func refusal(
    form: FieldFormKind = .free, characters: [[UInt32]] = [[0x61, 0x7A]], unit: SettingKind = .count, amounts: [Int64] = [3, 20],
    schemes: [String] = [], taken: UInt32 = none, takenFor: UInt32 = none, madeUp: [UInt32]? = nil,
    reasons: [FieldReasonKind] = [.empty, .tooLong],
    words: [String] = ["a", "b"], fields: [UInt32] = [0]
  ) -> BundleError.Reason? {
    var made = HandMade()
    for (index, amount) in amounts.enumerated() {
      made.writer.add(to: .settings, [made.writer.number(of: "s\(index)"), UInt32(unit.position)] + BundleWriter.words(amount))
    }
    made.writer.add(to: .severities, [made.writer.number(of: "bad"), 0, 0, 0, Self.none, 0, 0])
    let parts = made.writer.addRange(to: .copyParts, [[made.writer.number(of: "No."), Self.none]])
    made.writer.add(to: .copy, [made.writer.number(of: "no"), 0, 0] + parts + [0, 0])
    made.writer.add(to: .errors, [made.writer.number(of: "ERR"), 0, 0, 0, 0, 0, 0, Self.none, 0, Self.none, Self.none, Self.none])
    let ranges = made.writer.addRange(to: .fieldCharacters, characters)
    let schemeRows = made.writer.addRange(to: .fieldSchemes, schemes.map { [made.writer.number(of: $0)] })
    let refusals = made.writer.addRange(to: .fieldRefusals, reasons.map { [UInt32($0.position), 0] })
    let listed = made.writer.addRange(to: .wordListWords, words.map { [made.writer.number(of: $0)] })
    made.writer.add(to: .wordLists, [made.writer.number(of: "list")] + listed)
    let part = madeUp.map { [made.writer.number(of: "x")] + $0 }
    let madeRows = made.writer.addRange(to: .fieldMadeUp, part.map { [$0] } ?? [])
    let lengths: [UInt32] = amounts.isEmpty ? [Self.none, Self.none] : [0, UInt32(amounts.count - 1)]
    var row: [UInt32] = [made.writer.number(of: "field"), UInt32(form.position), 1, 0, 0, 1]
    row += ranges + lengths + [0, 0] + schemeRows + [taken, takenFor] + madeRows + refusals
    made.writer.add(to: .fields, row)
    made.writer.add(to: .forms, [made.writer.number(of: "form")] + made.writer.addRange(to: .formFields, fields.map { [$0] }))
    return made.refusal?.reason
  }

  @Test func whatIsTaken() {
    #expect(refusal() == nil)
    #expect(refusal(amounts: []) == nil && refusal(characters: [], reasons: [], words: []) == nil)
    #expect(refusal(form: .webAddress, schemes: ["https", "http"]) == nil)
    #expect(refusal(madeUp: [0, 0, 1, 0]) == nil && refusal(madeUp: [Self.none, 0, 0, Self.none]) == nil)
  }

  @Test func lengthsThatNobodyCanCount() {
    #expect(refusal(amounts: [0, 20]) == .fieldInvalid && refusal(amounts: [3, -1]) == .fieldInvalid)
    #expect(
      refusal(amounts: [3, 1 << 20]) == nil && refusal(amounts: [3, 1 << 20 + 1]) == .fieldInvalid
        && refusal(amounts: [3, .max]) == .fieldInvalid)
    #expect(refusal(unit: .seconds) == .fieldInvalid)
  }

  @Test func charactersThatAreNone() {
    #expect(refusal(characters: [[0x7A, 0x61]]) == .fieldInvalid && refusal(characters: [[0x61, 0x110000]]) == .fieldInvalid)
  }

  @Test func schemes() {
    #expect(refusal(form: .webAddress) == .fieldInvalid, "an address begins with its scheme")
    #expect(refusal(schemes: ["https"]) == .fieldInvalid, "only web addresses have one")
    #expect(refusal(form: .webAddress, schemes: ["HTTPS"]) == .fieldInvalid && refusal(form: .webAddress, schemes: [""]) == .fieldInvalid)
  }

  /// Of the facts of the smallest bundle, 0 is a string and 1 is the plan.
  @Test func factsOfAnotherType() {
    #expect(refusal(taken: 0) == .fieldInvalid && refusal(taken: 1) == .fieldInvalid && refusal(takenFor: 0) == .fieldInvalid)
    #expect(refusal(madeUp: [1, 0, 1, 0]) == .fieldInvalid && refusal(madeUp: [0, 0, 1, Self.none]) == .fieldInvalid)
    #expect(refusal(madeUp: [Self.none, 0, 1, 0]) == .fieldInvalid)
  }

  @Test func reasonsTwiceOrOutOfOrder() {
    #expect(refusal(reasons: [.tooLong, .empty]) == .fieldInvalid && refusal(reasons: [.empty, .empty]) == .fieldInvalid)
  }

  @Test func wordsThatCannotBeSearched() {
    #expect(refusal(words: ["b", "a"]) == .fieldInvalid && refusal(words: ["a", "a"]) == .fieldInvalid)
    #expect(refusal(words: ["A"]) == .fieldInvalid && refusal(words: ["", "a"]) == .fieldInvalid)
    #expect(refusal(words: ["a", "ab", "b", "é"]) == nil)
  }

  @Test func aFormHasAFieldOnce() { #expect(refusal(fields: [0, 0]) == .fieldInvalid) }
}
