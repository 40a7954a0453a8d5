import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// What the corpus says about each change is what the two rule books answer. `RULEBOOK_CHANGES=1` tries all changes.
@Suite struct ProductChangeTests {
  @Test func theCorpusReads() {
    let corpus = ChangeCorpus.all
    #expect(corpus.problems == [])
    #expect(corpus.changes.count >= 40)
    for change in corpus.changes {
      let place = corpus.place(of: change)
      #expect((change.risk + change.accepts).allSatisfy { ProductChange.risks.contains($0) }, "\(place): unknown risk")
      #expect(change.answers.isEmpty == (change.why != nil), "\(place): `answers`, or `why` nothing differs")
      #expect(change.answers.isEmpty || change.who != ["nobody"], "\(place): answers differ, although no plan is reached")
      #expect(
        change.who == ["everybody"] || change.who == ["nobody"] || change.who.allSatisfy(Self.plans.contains), "\(place): unknown plan")
    }
  }

  private static let plans = ["guest", "free", "pro", "trial", "pro_grace"]

  @Test(arguments: ChangeCorpus.some) func answersAreThose(_ change: ProductChange) throws {
    let place = ChangeCorpus.all.place(of: change)
    let sides = try ChangeSides(change)
    for question in change.answers {
      let parts = try sides.ask(question)
      let stated = try [question.before, question.after].map { try JSON.parse(Array(($0 ?? "").utf8)) }
      #expect(parts[0] == stated[0], "\(place): before, \(question.ask) at \(question.at)")
      #expect(parts[1] == stated[1], "\(place): after, \(question.ask) at \(question.at)")
      #expect(parts[0] != parts[1], "\(place): does not differ, \(question.ask) at \(question.at)")
    }
    for question in change.same {
      let parts = try sides.ask(question)
      #expect(parts[0].text == parts[1].text, "\(place): differs, \(question.ask)")
    }
  }
}
