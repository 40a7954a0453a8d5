import RulesDiff
import Testing

/// A change is asked only of what reads it. Screens that lead everywhere must not make every change reach everything.
@Suite struct AskedTests {
  /// A change of the product's rules, the most rules that it may be asked of as requests, and the most stories.
  struct Change: Sendable, CustomTestStringConvertible {
    var file: String
    var old: String
    var new: String
    var requests: Int
    var stories: Int

    var testDescription: String { "\(file): \(new)" }
  }

  private static let changes = [
    Change(
      file: "routes/settings.yaml", old: "max_per_day_note, if: more_reminders_a_day}",
      new: "max_per_day_note, if: [more_reminders_a_day, reminders_allowed]}",
      requests: 1, stories: 0),
    Change(
      file: "copy/en/limits.yaml", old: "Links that you make count.", new: "All links that you make count.", requests: 4, stories: 1100),
    Change(file: "limits.yaml", old: "{guest: 0, free: 10, pro: 50}", new: "{guest: 0, free: 15, pro: 50}", requests: 4, stories: 1100),
    Change(file: "ladder/sharing.yaml", old: "block: 30m", new: "block: 45m", requests: 0, stories: 1100),
  ]

  @Test(arguments: changes) func onlyReadersAreAsked(_ change: Change) throws {
    let edit = ProductChange.Edit(file: change.file, find: change.old, write: change.new)
    let made = ProductChange(
      name: change.new, about: nil, edits: [edit], risk: [], accepts: [], who: [], only: nil, answers: [], why: nil, same: [], says: [],
      silentAbout: [], neverSays: [], misses: [])
    let report = try #require(try ChangeSides(made).report)
    #expect(report.covered.requests <= change.requests && report.covered.stories <= change.stories, "\(report.covered)")
    #expect(!report.answers.isEmpty)
  }
}
