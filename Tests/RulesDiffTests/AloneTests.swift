import RulesDiff
import Testing

/// Several edits in one comparison: each sentence has only what its own edit causes.
@Suite struct AloneTests {
  /// The cap and its lock, which are valid only together, and two edits of what people see at the cap.
  private static let cap: [ProductChange.Edit] = [
    .init(file: "limits.yaml", find: "plans: {guest: 0, free: 10, pro: 200}", write: "plans: {guest: 0, free: 8, pro: 200}"),
    .init(
      file: "locks.yaml", find: "  about: How many imports a Free inbox holds.\n  value: 10\n",
      write: "  about: How many imports a Free inbox holds.\n  value: 8\n"),
  ]
  private static let buttons = ProductChange.Edit(
    file: "errors/dictionary.yaml", find: "buttons: [manage_inbox, upgrade_to_pro]", write: "buttons: [upgrade_to_pro, manage_inbox]")
  private static let words = ProductChange.Edit(
    file: "copy/en/inbox.yaml", find: "({count} of {limit}). Delete items or save one",
    write: "({count} of {limit}). Delete items, or save one")

  private func headlines(_ edits: [ProductChange.Edit]) throws -> [Headline] {
    let report = try ChangeSides(edits: edits).report
    return try #require(report).headlines.filter { $0.category != .notes && $0.rule != .lockUndecided }
  }

  @Test func editsTogetherSayWhatTheySayAlone() throws {
    let together = try headlines(Self.cap + [Self.buttons, Self.words])
    // The buttons are shown in two places.
    #expect(together.count == 4, "\(together.map(\.text))")
    let alone = try headlines(Self.cap)
    // Alone, the sentence also has the words of the error. Words are shown only where nothing else of an answer differs.
    let cap = try #require(together.first { $0.paths == alone[0].paths })
    #expect(alone.count == 1 && alone[0].text.hasPrefix(cap.text), "\(alone.map(\.text)) does not begin with \(cap.text)")
    #expect(cap.text.contains("may no longer use `inbox.accept_import`") && alone[0].text.contains("At `ERR-032`, free reads"))
    // The example is another user, but the sentence is about the buttons.
    let order = try #require(together.first { $0.paths == ["errors/ERR-032/buttons"] })
    #expect(
      order.text.contains("the buttons have the order `upgrade_to_pro`, `manage_inbox`") && !order.text.contains("limits."), "\(order.text)"
    )
  }
}
