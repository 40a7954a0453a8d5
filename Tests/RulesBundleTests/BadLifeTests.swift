import RulesBundle
import Testing

/// Moments that cannot be answered are rejected on load.
@Suite struct BadLifeTests {
  private let none = BundleSchema.none

  /// A moment with a table with two answers, a sentence, a surface, and a screen.
  private func refusal(
    asks: UInt32? = nil, answer: UInt32 = 0, says: UInt32? = nil, shownOn: UInt32? = nil, goesTo: UInt32? = nil, goesWhere: UInt32? = nil
  ) -> BundleError.Reason? {
    var made = HandMade()
    let outcome = UInt32(made.writer.add(to: .outcomes, [2, none, none, none, 1]))
    let rows = made.writer.addRange(to: .tableRows, [[none, outcome, made.writer.number(of: "/tables/t/first_match/0")]])
    let table = UInt32(made.writer.add(to: .tables, [made.writer.number(of: "/tables/t")] + rows + [outcome]))
    let answers = made.writer.addRange(to: .tableAnswers, [[made.writer.number(of: "a")], [made.writer.number(of: "b")]])
    made.writer.add(to: .decisionTables, [made.writer.number(of: "t"), table] + answers + [0])
    made.writer.add(to: .copy, [made.writer.number(of: "sorry"), 0, 0, 0, 0, 0, 0])
    made.writer.add(to: .surfaces, [made.writer.number(of: "sheet"), 0, 0, 0, 0, 0])
    made.writer.add(to: .routes, [made.writer.number(of: "home"), none, none] + HandMade.plainScreen)
    let question = [asks ?? none, answer, says ?? none, shownOn ?? none, 0, 0]
    made.writer.add(to: .moments, [made.writer.number(of: "m")] + question + [0, 0, goesTo ?? none, goesWhere ?? none, 0, 0, 0, 0])
    return made.refusal?.reason
  }

  @Test func momentsThatLoad() {
    #expect(refusal() == nil)
    #expect(refusal(asks: 0, answer: 1, says: 0, shownOn: 0, goesTo: 0) == nil)
    #expect(refusal(goesWhere: 0) == nil)
  }

  @Test func aQuestionHasWordsAndAPlace() {
    #expect(refusal(asks: 0, shownOn: 0) == .tableInvalid)
    #expect(refusal(asks: 0, says: 0) == .tableInvalid)
    #expect(refusal(says: 0, shownOn: 0) == .tableInvalid)
  }

  @Test func theAnswerThatAsksIsOneOfTheTables() {
    #expect(refusal(asks: 0, answer: 2, says: 0, shownOn: 0) == .tableInvalid)
    #expect(refusal(asks: 0, answer: none, says: 0, shownOn: 0) == .tableInvalid)
  }

  @Test func nobodyGoesToTwoPlaces() { #expect(refusal(goesTo: 0, goesWhere: 0) == .tableInvalid) }
}
