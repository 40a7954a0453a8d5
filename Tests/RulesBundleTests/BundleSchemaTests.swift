import BundleFormat
import RulesBundle
import TestSupport
import Testing

/// The generated files of the format are complete and up to date.
@Suite struct LayoutTests {
  @Test func everySectionIsLaidOutOnce() {
    #expect(BundleSchema.sections.map(\.section) == BundleSection.allCases.filter { $0 != .bytes })
    #expect(BundleSection.allCases.map { Int($0.rawValue) } == Array(1...BundleSection.allCases.count))
    #expect(Set(BundleSchema.sections.map(\.name)).count == BundleSchema.sections.count)
    for layout in BundleSchema.sections { #expect(Set(layout.columns.map(\.name)).count == layout.columns.count, "\(layout.name)") }
  }

  /// After a change of a declaration, run `make format-files`.
  @Test func whatIsGeneratedIsFresh() {
    #expect(Format.mistakes == [])
    #expect(Format.files.count > 100)
    for file in Format.files { #expect(Repository.text(of: file.path) == file.text, "run `make format-files`: \(file.path) is stale") }
  }

  /// Readers use the byte of an instruction as the operation.
  @Test func operationsAreNumberedAsTheyStand() {
    #expect(Instruction.Operation.allCases.map { Int($0.rawValue) } == Array(0..<Instruction.Operation.allCases.count))
    for operation in Instruction.Operation.allCases { #expect(Instruction.Operation(verified: operation.rawValue) == operation) }
  }

  /// The tag of a constant is a choice, too. The ordinals are those of `Value.Tag`.
  @Test func everyTagHasAWord() {
    for (ordinal, name) in Value.Tag.names.enumerated() { #expect(Value.Tag(rawValue: UInt8(ordinal)).map { "\($0)" } == name) }
    #expect(Value.Tag(rawValue: UInt8(Value.Tag.names.count)) == nil)
  }

  /// The byte of a choice is the position of its word, and every case can be derived from either.
  @Test func aChoiceIsThePositionOfItsWord() {
    func look<Choice: NamedChoice>(_ choice: Choice.Type) {
      #expect(Choice.allCases.map(\.position) == Array(Choice.names.indices))
      for one in Choice.allCases {
        #expect(Choice(one.name) == one && Choice(position: one.position) == one && Choice(verified: UInt8(one.position)) == one)
      }
      #expect(Choice(position: Choice.names.count) == nil && Choice(position: -1) == nil && Choice("unknown word") == nil)
    }
    look(FactKind.self)
    look(CellKind.self)
    look(OverCapKind.self)
    look(TellKind.self)
    look(PlaceForm.self)
    look(ScopeKind.self)
  }

  /// A row returns what its builder wrote, for every column.
  @Test func aRowReadsWhatItsBuilderWrote() throws {
    var made = HandMade()
    let name = made.writer.text("limit")
    let builder = LimitValueBuilder(plan: 0, kind: .unlimited, soft: true, whenFull: nil, whenSpent: 7, amount: -5, rule: name)
    #expect(builder.words.count == LimitValueRow.width)
    builder.words.withUnsafeBytes { words in
      guard let start = words.baseAddress else { return }
      let row = LimitValueRow(start)
      #expect(row.plan == 0 && row.kind == .unlimited && row.soft && row.whenFull == nil && row.whenSpent == 7)
      #expect(row.amount == -5 && row.rule == name)
    }
  }
}
