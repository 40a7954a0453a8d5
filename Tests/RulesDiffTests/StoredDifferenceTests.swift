import Diagnostics
import Foundation
import RulesCompiler
import RulesDiff
import Schema
import TestSupport
import Testing

/// A change that makes data on devices and servers unreadable is a break of the contract, with the people who lose data and the declaration
/// that keeps it.
@Suite struct StoredDifferenceTests {
  /// This repository's rules. Invariants, which list the stored fields, are not checked.
  private static let files = RealRules.files
  private static let before = KnownRules(RulesInput(files: files, place: "rules"), .unchecked)

  /// The rules with replacements, which apply to every occurrence.
  private static func rules(_ edits: [(String, String)]) throws -> Compilation {
    var changed = 0
    let files = files.map { file in
      var text = String(decoding: file.bytes, as: UTF8.self)
      for (old, new) in edits where text.contains(old) {
        text = text.replacing(old, with: new)
        changed += 1
      }
      return RulesInput.File(name: file.name, path: file.path, bytes: Array(text.utf8))
    }
    try #require(changed >= edits.count)
    return before.compile(RulesInput(files: files, place: "rules"))
  }

  private func breaks(_ edits: (String, String)...) throws -> [String] {
    let compilation = try Self.rules(edits)
    let errors = compilation.diagnostics.filter { $0.severity == .error }.map { "\($0.message)" }
    let report = try #require(RulesDiff.compare(Self.before.compilation, compilation, tellsStories: false), "\(errors)")
    #expect(report.categories.contains(.contract) == !report.breaks.isEmpty)
    return report.breaks.map(\.text)
  }

  @Test func nothingIsLostWhereNothingIsStoredOtherwise() throws {
    #expect(try breaks(("user_id: {about: Whose it is.", "user_id: {about: The owner.")) == [])
  }

  @Test func theOwnerOfWaitingWorkIsRenamed() throws {
    let texts = try breaks(("user_id", "owner_id"))
    #expect(
      texts.contains {
        $0.hasPrefix(
          "records contain the field of `SyncOperation` `user_id`, which nothing reads now: its stored values are treated as missing")
          && $0.hasSuffix("If it was renamed to `owner_id`, write `was: user_id` there")
      }, "\(texts)")
    let kept = try breaks(
      ("user: user_id", "user: owner_id"), ("owner: user_id", "owner: owner_id"),
      ("    user_id: {about: Whose it is.", "    owner_id: {was: user_id, about: Whose it is."))
    #expect(kept == ["the field of `SyncOperation` `user_id` was renamed to `owner_id`. What is stored can still be read"])
  }

  @Test func theSwitchOfEverythingIsRenamed() throws {
    let texts = try breaks(("pausedAll", "allPaused"))
    #expect(
      texts.contains { $0.contains("`pausedAll`, which nothing reads now") && $0.hasSuffix("write `was: pausedAll` there") }, "\(texts)")
    #expect(
      try breaks(("paused: pausedAll", "paused: allPaused"), ("    pausedAll: {", "    allPaused: {was: pausedAll, "))
        == ["the field of `NotificationPreferences` `pausedAll` was renamed to `allPaused`. What is stored can still be read"])
  }

  @Test func theIdOfACreditIsAnother() throws {
    let texts = try breaks(("  id: session.id\n  counted", "  id: flow.id\n  counted"))
    #expect(
      texts.contains {
        $0.hasPrefix("the event `credit.spent` is stored in a different form: its id came from the fact `session.id`")
      }, "\(texts)")
  }

  @Test func anEventIsRenamed() throws {
    let texts = try breaks(("credit.spent", "credit.used"))
    #expect(
      texts.contains {
        $0.hasPrefix("histories contain the event `credit.spent`, which nothing reads now: recorded usage")
          && $0.hasSuffix("write `was: credit.spent` there")
      }, "\(texts)")
    let kept = try breaks(("credit.spent", "credit.used"), ("\ncredit.used:\n", "\ncredit.used:\n  was: credit.spent\n"))
    #expect(!kept.contains { $0.contains("which nothing reads now") }, "\(kept)")
  }

  @Test func whatIsReadFromAnotherFieldIsSaid() throws {
    let texts = try breaks(("snoozed_until: snoozeUntil", "snoozed_until: lastPromptedAt"))
    #expect(
      texts.contains(
        "the field of `NotificationPreferences` `snoozeUntil` is no longer read; it was `planner/preferences/snoozed_until`. Its stored values have no effect"
      ),
      "\(texts)")
  }

  @Test(arguments: [
    ("share_link_creation", "link_making", "histories contain the ladder vector `share_link_creation`", "users blocked by it are released"),
    ("repeated_failures", "many_failures", "histories contain the signal `repeated_failures`", "occurrences are lost"),
    ("APPEND_LOG", "LOG_MORE", "queues contain the operation `APPEND_LOG`", "pending operations are not sent"),
    ("N-MAINT-OVERDUE", "N-MAINT-LATE", "logs contain the notification `N-MAINT-OVERDUE`", "notified again"),
    ("sentAt", "cameAt", "records contain the field of `NotificationEventLog` `sentAt`", "treated as missing"),
  ])
  func everyStoredNameIsOfTheContract(old: String, new: String, begins: String, says: String) throws {
    let texts = try breaks((old, new))
    #expect(texts.contains { $0.hasPrefix(begins) && $0.contains(says) }, "\(texts)")
  }

  @Test func anotherTypeIsSaid() throws {
    let texts = try breaks(
      (
        "timesPrompted: {about: How often the sheet about reminders was shown., type: int, if_absent: \"0\"}",
        "timesPrompted: {about: How often the sheet about reminders was shown., type: text, if_absent: \"0\"}"
      ))
    #expect(
      texts.contains {
        $0.hasPrefix("the field of `NotificationPreferences` `timesPrompted` is stored in a different form: its type was a whole number")
      }, "\(texts)")
  }
}
