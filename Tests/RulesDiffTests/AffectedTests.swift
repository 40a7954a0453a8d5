import RulesDiff
import Testing

/// Whom a change reaches.
@Suite struct AffectedTests {
  private func affected(_ edits: Pool.Edit..., of path: String, keeping: [Pool.Edit] = []) throws -> [String] {
    let report = try Pool.diff(edits, from: keeping, keeping: true)
    let change = try #require(report.changes.first { $0.path == path }, "\(report.text)")
    return change.affects.flatMap { group in group.names.map { "\(group.singular) \($0)" } }
  }

  /// Words are said by whoever says them; what that rule decides is the same as before.
  @Test func wordsReachWhoSaysThem() throws {
    #expect(try affected(.init("copy.yaml", "text: Buy", "text: Buy one"), of: "copy/buy/text") == ["button buy"])
    #expect(
      try affected(.init("copy.yaml", "Not today", "Not now"), of: "copy/sorry/text") == ["limit swims", "limit towels", "gate note"])
  }

  /// A number that sentences show reaches those sentences.
  @Test func settingsReachSentences() throws {
    let shown = Pool.Edit(
      "copy.yaml", "text: Not today.", "text: \"Not for {time}.\", values: {time: {value: settings.grace, as: time}}")
    let reached = try affected(.init("settings.yaml", "72h", "48h"), of: "settings/grace/value", keeping: [shown])
    #expect(Set(reached) == ["table greeting", "copy key sorry"])
  }

  /// A list of many, of which one came: the one.
  @Test func longListsSayWhatCame() throws {
    let invariant = """
      door:
        about: What is said at the door, and nothing else.
        names: {of: reasons, including: [cold, enough, no_card]}
        source: P1

      """
    let report = try Pool.diff(
      [.init("invariants.yaml", "no_card]", "no_card, unclear]")], from: [.init("invariants.yaml", "", invariant)], keeping: true)
    let change = try #require(report.changes.first)
    #expect(change.added == ["unclear"] && change.removed == [])
    #expect(report.text.contains("[cold, enough, no_card] -> [cold, enough, no_card, unclear]"))
  }

  /// A path is written as one writes it in the rules.
  @Test func pathsAreReadable() throws {
    let report = try Pool.diff([.init("remote.yaml", "[1, 3]", "[1, 4]")])
    #expect(report.changes.map(\.path) == ["remote/limits/towels/plans/member/range"])
  }
}
