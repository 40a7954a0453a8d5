import RulesDiff
import Testing

/// The people that a change affects.
@Suite struct AffectedTests {
  private func affected(_ edits: Pool.Edit..., of path: String, keeping: [Pool.Edit] = []) throws -> [String] {
    let report = try Pool.diff(edits, from: keeping, keeping: true)
    let change = try #require(report.changes.first { $0.path == path }, "\(report.text)")
    return change.affects.flatMap { group in group.names.map { "\(group.singular) \($0)" } }
  }

  /// A change of copy affects the rules that show it; their decisions stay the same.
  @Test func wordsReachWhoSaysThem() throws {
    #expect(try affected(.init("copy.yaml", "text: Buy", "text: Buy one"), of: "copy/buy/text") == ["button buy"])
    #expect(
      try affected(.init("copy.yaml", "Not today", "Not now"), of: "copy/sorry/text") == ["limit swims", "limit towels", "gate note"])
  }

  /// A number that sentences show affects those sentences.
  @Test func settingsReachSentences() throws {
    let shown = Pool.Edit(
      "copy.yaml", "text: Not today.", "text: \"Not for {time}.\", values: {time: {value: settings.grace, as: time}}")
    let reached = try affected(.init("settings.yaml", "72h", "48h"), of: "settings/grace/value", keeping: [shown])
    #expect(Set(reached) == ["table greeting", "copy key sorry"])
  }

  /// If one item is added to a list of many, the item is reported.
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
    #expect(report.detailedText.contains("[cold, enough, no_card] -> [cold, enough, no_card, unclear]"))
  }

  /// A path is written as in the rules.
  @Test func pathsAreReadable() throws {
    let report = try Pool.diff([.init("remote.yaml", "[1, 3]", "[1, 4]")])
    #expect(report.changes.map(\.path) == ["remote/limits/towels/plans/member/range"])
  }
}
