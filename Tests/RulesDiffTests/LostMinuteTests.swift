import Foundation
import RulesCompiler
import RulesDiff
import RulesJSON
import Schema
import Testing

/// The headline names the existing notification that a new one takes its minute from, in the rules of this repository.
@Suite struct LostMinuteTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "rules").path

  /// The rules with another notification about the end of a trial.
  private func rules(with name: String?, category: String = "billing") throws -> Compilation {
    let names = (FileManager.default.enumerator(atPath: Self.folder)?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".yaml") }
    let files = names.sorted().map { file in
      var text = String(decoding: FileManager.default.contents(atPath: "\(Self.folder)/\(file)") ?? Data(), as: UTF8.self)
      if let name {
        switch file {
        case "notifications/billing.yaml":
          text += """
            \(name):
              about: A tip.
              category: \(category)
              switched_on: true
              fires: {at: its_time, of: trial, before: 48h}
              to: trial
              channels: local
              on_by_default: true
              once: true
              time_critical: true
              opens: practice
              says: notif.N-PRACTICE-STREAK-NUDGE.body
              source: CH27 §4.2

            """
        case "remote/switches.yaml": text += "notifications/\(name)/switched_on: {about: A tip., switch: true, source: CH27 §4.2}\n"
        case "invariants/notifications.yaml":
          text = text.replacing(
            "      - N-BILLING-PAYMENT-FAILED\n", with: "      - N-BILLING-PAYMENT-FAILED\n      - \(name)\n", maxReplacements: 1)
        default: break
        }
      }
      return RulesInput.File(name: file, path: "rules/\(file)", bytes: Array(text.utf8))
    }
    let compilation = Pipeline(today: try #require(CalendarDate("2026-01-05"))).compile(RulesInput(files: files, place: "rules"))
    try #require(compilation.lowered != nil)
    return compilation
  }

  @Test func theHeadlineNamesWhatLosesItsMinute() throws {
    let before = try rules(with: nil)
    let taken = try #require(RulesDiff.compare(before, try rules(with: "N-A")))
    #expect(taken.lostMinutes.map { [$0.notification, $0.to] } == [["N-BILLING-TRIAL-END", "N-A"]])
    #expect(taken.text.prefix { $0 != "\n" }.hasSuffix("; `N-BILLING-TRIAL-END` loses its minute to `N-A`"))
    // Another category never takes the minute of billing.
    let kept = try #require(RulesDiff.compare(before, try rules(with: "N-A", category: "practice")))
    #expect(kept.lostMinutes.isEmpty)
  }
}
