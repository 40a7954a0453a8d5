import RulesDiff
import Testing

/// A sentence names the facts that decide whether an answer changes, and no others.
@Suite struct DecidingFactsTests {
  /// `now - card.at < settings.grace`, with 48 hours instead of 72.
  @Test func timesAreRangesBeforeThePresent() throws {
    let report = try Pool.diff([.init("settings.yaml", "72h", "48h")])
    let answer = try #require(report.answers.first { $0.new == "welcome_back" })
    #expect(answer.circumstances.text == "card.at is at least 48h and less than 72h before now and card is member")
    let other = try #require(report.answers.first { $0.new == "hello" })
    #expect(other.circumstances.text == "card.at is at least 48h and less than 72h before now and card is not member")
  }

  /// Cold water denies it before and after, whatever the card is.
  @Test func otherDenialsAreNotListed() throws {
    let report = try Pool.diff([
      .init("capabilities.yaml", "visitor: no_card, member: {within: swims}", "visitor: allow, member: {within: swims}")
    ])
    let texts = report.headlines.map(\.text)
    #expect(texts.contains("Visitor may now use `pool.swim` when nothing else denies it (was denied (no_card, gate note))."), "\(texts)")
  }

  /// Only users without a value of the fact have another answer.
  @Test func aMissingFactDecides() throws {
    let report = try Pool.diff([.init("facts.yaml", "if_absent: \"false\"", "if_absent: \"true\"")])
    let texts = report.headlines.map(\.text)
    #expect(
      texts.contains {
        $0.hasPrefix("Member and club may no longer use `pool.swim` when water.cold is not given and nothing else denies it")
      },
      "\(texts)")
  }

  /// The row about the water is gone; how often the user swam decides only through the limit, which denies it on both sides.
  @Test func theFactOfTheChangedRowDecides() throws {
    let report = try Pool.diff([
      .init(
        "actions.yaml", "    - {if: too_cold, deny: cold}\n    - {require: pool.swim}",
        "    - {require: pool.swim}\n    - {if: too_cold, deny: cold}")
    ])
    let answer = try #require(report.answers.first { $0.decision == "pool.swim" && $0.plans == ["member"] })
    #expect(answer.circumstances.text == "swims.taken is at least 2 and water.cold is true")
  }

  /// Some users have the answer because of the water, and others because of their card.
  @Test func bothWaysToAnAnswerAreSaid() throws {
    let report = try Pool.diff([.init("conditions.yaml", "< settings.grace\"", "< settings.grace || water.cold || card == 'club'\"")])
    let answer = try #require(report.answers.first { $0.old == "hello" && $0.new == "keep_your_card" })
    let parts = answer.circumstances.text.split(separator: ", or when ")
    #expect(parts.count == 2 && parts[0].contains("water.cold is true") && parts[1].contains("card is club"), "\(parts)")
  }

  /// A notice and a reason can have the same name.
  @Test func partsOfAnswersAreNamedByKind() {
    #expect(NamedParts.names("buttons.leave.enabled", kind: "buttons", "leave"))
    #expect(!NamedParts.names("buttons.leave.enabled", kind: "reasons", "leave"))
    #expect(!NamedParts.names("buttons.leave.enabled", kind: "notices", "leave"))
    #expect(NamedParts.names("requests.N-A/2026-03-02.at", kind: "notifications", "N-A"))
    #expect(!NamedParts.names("requests.N-AB/2026-03-02.at", kind: "notifications", "N-A"))
  }
}
