import RulesBundle
import TestSupport
import Testing

/// Files with one mistake, each rejected for it and at its location.
@Suite struct BadBundleTests {
  /// The real bundle with one word replaced.
  private func refusal(_ word: UInt32, at place: (BundleFile) -> Int) -> (error: BundleError?, place: Int) {
    var file = BundleFile(RealRules.file)
    let offset = place(file)
    file.set(word, at: offset)
    return (file.refusal, offset)
  }

  @Test func theRealOneLoads() { #expect(BundleFile(RealRules.file).refusal == nil) }

  @Test func nothingAndNonsense() {
    #expect(BundleFile([]).refusal == BundleError(.tooShort, at: 0))
    #expect(BundleFile(Array(repeating: 0, count: 87)).refusal == BundleError(.tooShort, at: 87))
    #expect(BundleFile(Array(repeating: 0, count: 88)).refusal == BundleError(.notABundle, at: 0))
    #expect(
      BundleFile(Array(repeating: 0, count: BundleSchema.maximumSize + 1)).refusal == BundleError(.tooLarge, at: BundleSchema.maximumSize))
    #expect(throws: BundleError(.tooShort, at: 0)) { try RuleBundle(staticMemory: UnsafeRawBufferPointer(start: nil, count: 0)) }
    var almost = BundleFile(RealRules.file)
    almost.bytes[7] = UInt8(ascii: "k")
    #expect(almost.refusal == BundleError(.notABundle, at: 7))
  }

  @Test(arguments: [0, 2, .max] as [UInt32]) func unknownVersion(version: UInt32) {
    #expect(refusal(version) { _ in 8 }.error == BundleError(.unknownVersion, at: 8))
  }

  @Test func wrongLength() {
    let count = UInt32(RealRules.file.count)
    #expect(refusal(count - 1) { _ in 12 }.error == BundleError(.wrongLength, at: 12))
    #expect(refusal(.max) { _ in 12 }.error == BundleError(.wrongLength, at: 12))
  }

  @Test func trailingBytes() {
    var file = BundleFile(RealRules.file + [0, 0, 0, 0])
    #expect(file.refusal == BundleError(.wrongLength, at: 12))
    file.set(UInt32(file.bytes.count), at: 12)
    #expect(file.refusal == BundleError(.trailingBytes, at: RealRules.file.count))
  }

  @Test func bytesBetweenSections() throws {
    // The padding after the bytes of the strings belongs to no section; it must be zero.
    var file = HandMade().file
    #expect(file.refusal == nil)
    let end = file.offset(of: .bytes) + file.rows(of: .bytes)
    try #require(end % 4 != 0, "the strings need no padding: choose others")
    file.bytes[end] = 1
    #expect(file.refusal == BundleError(.trailingBytes, at: end))
  }

  @Test func sectionsAreFixed() {
    #expect(refusal(41) { _ in 80 }.error == BundleError(.wrongSections, at: 80))
    #expect(refusal(1) { _ in 84 }.error == BundleError(.wrongSections, at: 84))
    let facts = BundleFile.entry(.facts)
    #expect(refusal(99) { _ in facts }.error == BundleError(.wrongSections, at: facts))
    #expect(refusal(0) { _ in facts + 4 }.error == BundleError(.sectionOutside, at: facts + 4))
    #expect(refusal(.max) { _ in facts + 8 }.error == BundleError(.sectionOutside, at: facts + 8))
    #expect(refusal(12) { _ in facts + 12 }.error == BundleError(.wrongSections, at: facts + 12))
  }

  @Test func textsAreUTF8() {
    var file = BundleFile(RealRules.file)
    let place = file.offset(of: .bytes) + 3
    file.bytes[place] = 0xFF
    #expect(file.refusal == BundleError(.textInvalid, at: place))
    let start = refusal(1 << 20) { $0.place(.texts, 5, TextRow.At.start) }
    #expect(start.error == BundleError(.textInvalid, at: start.place))
  }

  /// Invalid UTF-8 that some decoders accept.
  @Test(
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xE2, 0x28, 0xA1], [0xC3, 0x28],
      [0xF0, 0x9F, 0x28, 0x80], [0xF0, 0x9F, 0x98, 0x28],
    ] as [[UInt8]]) func invalidUTF8(sequence: [UInt8])
  {
    var made = HandMade()
    _ = made.writer.number(of: String(repeating: "a", count: sequence.count))
    var file = made.file
    let place = file.offset(of: .bytes) + file.rows(of: .bytes) - sequence.count
    for (index, byte) in sequence.enumerated() { file.bytes[place + index] = byte }
    #expect(file.refusal?.reason == .textInvalid)
  }

  @Test(arguments: ["é", "€", "😀", "\u{10FFFF}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{D7FF}", "\u{E000}"])
  func validUTF8(text: String) {
    var made = HandMade()
    _ = made.writer.number(of: text)
    #expect(made.refusal == nil)
  }

  @Test func numbersOutsideTheirSection() {
    let name = refusal(100_000) { $0.place(.actions, 0, AppActionRow.At.name) }
    #expect(name.error == BundleError(.numberOutside, at: name.place))
    let table = refusal(BundleSchema.none) { $0.place(.actions, 0, AppActionRow.At.table) }
    #expect(table.error == BundleError(.numberOutside, at: table.place))
    let reason = refusal(BundleSchema.none - 1) { $0.place(.outcomes, 0, OutcomeRow.At.reason) }
    #expect(reason.error == BundleError(.numberOutside, at: reason.place))
    // Exactly one too many.
    let rows = refusal(UInt32(BundleFile(RealRules.file).rows(of: .buttons))) { $0.place(.buttonRefs, 0, 0) }
    #expect(rows.error == BundleError(.numberOutside, at: rows.place))
    let range = refusal(.max) { $0.place(.actions, 0, AppActionRow.At.effects + 1) }
    #expect(range.error == BundleError(.numberOutside, at: range.place - 4))
  }

  @Test func wordsThatTheFormatDoesNotKnow() {
    let type = refusal(UInt32(FactKind.allCases.count)) { $0.place(.facts, 0, FactRow.At.type) }
    #expect(type.error == BundleError(.choiceUnknown, at: type.place))
    let cell = refusal(UInt32(CellKind.allCases.count)) { $0.place(.cells, 0, CellRow.At.may) }
    #expect(cell.error == BundleError(.choiceUnknown, at: cell.place))
  }

  @Test func namesOutOfOrder() {
    var file = BundleFile(RealRules.file)
    let (first, second) = (file.place(.effects, 0, 0), file.place(.effects, 1, 0))
    let (a, b) = (file.word(at: first), file.word(at: second))
    file.set(b, at: first)
    #expect(file.refusal == BundleError(.namesOutOfOrder, at: second), "a name given twice")
    file.set(a, at: second)
    #expect(file.refusal == BundleError(.namesOutOfOrder, at: second), "exchanged")
  }

  @Test func plansAndCellsMatch() {
    let plan = refusal(1) { $0.place(.cells, 0, CellRow.At.plan) }
    #expect(plan.error == BundleError(.planMismatch, at: plan.place))
    let count = refusal(4) { $0.place(.capabilities, 0, CapabilityRow.At.cells + 1) }
    #expect(count.error == BundleError(.planMismatch, at: count.place - 4))
  }

  @Test func tablesEndInARowThatAlwaysApplies() throws {
    let bundle = try RuleBundle(RealRules.file)
    let table = bundle.actions[0].table
    let last = try #require(bundle.tables[table].rows.last)
    let row = refusal(0) { $0.place(.tableRows, last, TableLineRow.At.condition) }
    #expect(row.error == BundleError(.tableInvalid, at: BundleFile(RealRules.file).place(.tables, table, 0)))
    let empty = refusal(0) { $0.place(.tables, table, FirstMatchRow.At.rows + 1) }
    #expect(empty.error?.reason == .tableInvalid)
  }

  @Test func anActionNeverEndsInAPlan() throws {
    let bundle = try RuleBundle(RealRules.file)
    let value = try #require((0..<bundle.count(.outcomes)).first { bundle.outcomeKind($0) == .value })
    let row = try #require(bundle.tables[bundle.actions[0].table].rows.first)
    let then = refusal(UInt32(value)) { $0.place(.tableRows, row, TableLineRow.At.then) }
    #expect(then.error == BundleError(.tableInvalid, at: BundleFile(RealRules.file).place(.tableRows, row, 0)))
  }

  @Test func aQuestionEndsInOneOfItsAnswers() throws {
    let bundle = try RuleBundle(RealRules.file)
    let table = bundle.decisionTables[0].table
    let row = try #require(bundle.tables[table].rows.first)
    let none = refusal(0) { $0.place(.decisionTables, 0, DecisionTableRow.At.answers + 1) }
    #expect(none.error == BundleError(.tableInvalid, at: BundleFile(RealRules.file).place(.tableRows, row, 0)))
    let actions = refusal(UInt32(bundle.actions[0].table)) { $0.place(.decisionTables, 0, DecisionTableRow.At.table) }
    #expect(actions.error?.reason == .tableInvalid)
  }
}
