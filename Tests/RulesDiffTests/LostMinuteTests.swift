import Foundation
import RulesCompiler
import RulesDiff
import RulesJSON
import Schema
import TestSupport
import Testing

/// The headline names the existing notification that loses its minute to a new one, in the rules of this repository.
@Suite struct LostMinuteTests {
  /// The rules with another notification about the end of a trial.
  private func rules(with name: String?, category: String = "billing") throws -> Compilation {
    let files = Repository.ruleFiles().map { file in
      var text = String(decoding: file.bytes, as: UTF8.self)
      if let name {
        switch file.name {
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
      return RulesInput.File(name: file.name, path: file.path, bytes: Array(text.utf8))
    }
    let compilation = RealRules.known.compile(RulesInput(files: files, place: "rules"))
    try #require(compilation.lowered != nil)
    return compilation
  }

  @Test func theHeadlineNamesWhatLosesItsMinute() throws {
    let before = try rules(with: nil)
    let taken = try #require(RulesDiff.compare(before, try rules(with: "N-A")))
    #expect(taken.lostMinutes.map { [$0.notification, $0.to] } == [["N-BILLING-TRIAL-END", "N-A"]])
    #expect(taken.text.prefix { $0 != "\n" }.hasSuffix("; `N-BILLING-TRIAL-END` now fires after `N-A` at the same moment"))
    // Another category never takes the minute of billing.
    let kept = try #require(RulesDiff.compare(before, try rules(with: "N-A", category: "practice")))
    #expect(kept.lostMinutes.isEmpty)
  }
}
