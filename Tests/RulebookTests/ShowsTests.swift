import Foundation
import RulesJSON
import Testing

/// Typical edits of rules, tried as a user would make them.
@Suite struct ShowsTests {
  private func places(_ run: Tool.Run) throws -> [String] {
    try run.json().filter { $0["waived"] == nil }.map { one in
      guard case .string(let name) = one["name"], case .string(let file) = one["file"], case .int(let line) = one["start"]?["line"] else {
        return "unreadable"
      }
      return "\(file):\(line) \(name)"
    }
  }

  /// Changing the free cap from 2 to 3 is rejected with the reason; the value and the lock together are accepted.
  @Test func aLockedValueChangesWithItsLock() throws {
    let sandbox = try Sandbox()
    let line = try sandbox.edit(
      "rules/limits.yaml", "  plans: {guest: 0, free: 2, pro: unlimited}", "  plans: {guest: 0, free: 3, pro: unlimited}")
    let refused = try sandbox.run("check")
    #expect(refused.status == 1 && refused.errors.hasPrefix("1 error"))
    #expect(refused.output.contains("--> rules/limits.yaml:\(line):27\n"), "\(refused.output)")
    for words in [
      "LK-02", "rules/locks.yaml", "the `decision` of LK-02 in rules/locks.yaml: record, by, on",
      "decided in CH00 §5 by product on 2026-01-05",
    ] {
      #expect(refused.output.contains(words), "\(words) is not in:\n\(refused.output)")
    }
    try sandbox.edit(
      "rules/locks.yaml",
      "  value: 2\n  holds: limits/saved_flows/plans/free\n  kept_by: library.always_counted\n  decision: {record: \"CH00 §5\", by: product, \"on\": \"2026-01-05\"}",
      "  value: 3\n  holds: limits/saved_flows/plans/free\n  kept_by: library.always_counted\n  decision: {record: \"CH00 §9\", by: product, \"on\": \"2026-03-01\"}"
    )
    let passed = try sandbox.run("check")
    #expect(passed.status == 0 && passed.errors.hasPrefix("no problems"), "\(passed.output)")
    let decided = try sandbox.run("decide", "--action", "flow.save_new", "--fact", "plan=free", "--fact", "usage.savedFlows=2")
    #expect(decided.output.hasPrefix("flow.save_new for plan free: allowed"))
  }

  /// Seven mistakes at once are seven diagnostics, each at its location.
  @Test func sevenMistakesInOneRun() throws {
    let sandbox = try Sandbox()
    var expected: [String] = []
    func edit(_ file: String, _ find: String, _ replacement: String, _ name: String, _ below: Int = 0) throws {
      expected.append("\(file):\(try sandbox.edit(file, find, replacement) + below) \(name)")
    }
    try edit("rules/reasons/plan.yaml", "says: gate.upload.free", "says: gate.upload.fre", "name.unknown")
    try edit(
      "rules/buttons/making_room.yaml", "  label: gate.action.manage_flows\n",
      "  label: gate.action.manage_flows\n  label: gate.action.manage_flows\n", "yaml.duplicate-key", 1)
    try edit("rules/capabilities/flows.yaml", "guest: guest_build, free: allow, pro", "guest: guest_build, pro", "plan.matrix.missing-cell")
    try edit("rules/conditions/entitlements.yaml", "usage.inboxItems >=", "usage.inboxStuff >=", "name.unknown")
    try edit("rules/conditions/entitlements.yaml", "\"plan == 'pro_grace'\"", "\"plan == 3\"", "condition.type-mismatch")
    try edit("rules/locks.yaml", "\"on\": \"2026-01-05\"", "on: \"2026-01-05\"", "yaml.ambiguous-scalar")
    try edit("rules/limits.yaml", "guest: 0, free: 2, pro", "guest: 0, free: 3, pro", "lock.changed")
    let run = try sandbox.run("check", "--format", "json")
    #expect(run.status == 1)
    #expect(try places(run).sorted() == expected.sorted(), "\(run.output)")
    #expect(run.errors.hasPrefix("7 errors"))
  }

  /// A new action, reason, and sentence, in YAML only.
  @Test func aNewActionNeedsNoCode() throws {
    let sandbox = try Sandbox()
    try sandbox.append(
      "rules/actions/flows.yaml",
      """

      flow.print:
        about: The person prints a flow.
        entry_point: library
        first_match:
          - {if: guest, deny: guest_print}
          - {otherwise: allow}
        source: CH08 §4.1

      """)
    try sandbox.append(
      "rules/reasons/guests.yaml",
      """

      guest_print:
        about: Printing needs an account.
        gate: notice_gate
        shown_on: modal
        says: gate.print
        source: CH08 §4.1

      """)
    try sandbox.append(
      "rules/copy/en/gates.yaml",
      "\ngate.print:\n  where: The library\n  title: \"Printing needs an account\"\n  text: \"Paper is for members.\"\n  source: CH08 §4.1\n"
    )
    let check = try sandbox.run("check")
    #expect(check.status == 0 && check.output == "", "\(check.output)")
    let guest = try sandbox.run("decide", "--action", "flow.print", "--fact", "plan=guest")
    #expect(guest.output.contains("flow.print for plan guest: denied") && guest.output.contains("Paper is for members."))
    #expect(guest.output.contains("guest_print"))
    let free = try sandbox.run("eval", input: #"{"ask":"entitlement","action":"flow.print","facts":{"plan":"free"}}"# + "\n")
    #expect(free.status == 0)
    #expect(try free.json().first?["error"] == nil, "\(free.output)")
  }

  /// A new error, sentence, notification, and link, in YAML only: `check` reports what is still missing, and the app's code has the ids.
  @Test func newErrorsNotificationsAndLinksNeedNoCode() throws {
    let sandbox = try Sandbox()
    try sandbox.append(
      "rules/errors/dictionary.yaml",
      "\nERR-PH-PRINT: {about: No paper., severity: S2, shown_on: toast, says: error.ERR-PH-PRINT, left_to_app: The printer says so., source: CH08 §4.1}\n"
    )
    try sandbox.append(
      "rules/deep_links.yaml",
      "\nprinter: {about: The printer., path: printer, parameters: {job: {id_of: job}}, opens: home, source: CH08 §4.1}\n")
    try sandbox.append(
      "rules/notifications/practice.yaml",
      """

      N-PRINT-DONE:
        about: A flow has been printed.
        category: practice
        switched_on: true
        at_most: 3/day
        fires: {at: at_once, of: job}
        to: pro
        never_to: free
        channels: [push, in_app]
        on_by_default: true
        time_critical: true
        opens: printer
        says: notif.N-PRINT-DONE.body
        source: CH08 §4.1

      """)
    func names(_ run: Tool.Run) -> [String] {
      run.lines.compactMap { $0.firstMatch(of: #/^(?:error|warning)\[([a-z.-]+)\]/#).map { String($0.1) } }.sorted()
    }
    var check = try sandbox.run("check")
    #expect(Set(names(check)) == ["deeplink.fallbacks", "invariant.broken", "name.unknown", "notif.context-key"], "\(check.output)")
    try sandbox.edit("rules/deep_links.yaml", "opens: home, source: CH08 §4.1}", "opens: home, when_gone: home, source: CH08 §4.1}")
    try sandbox.append(
      "rules/copy/en/errors/dictionary.yaml",
      "\nerror.ERR-PH-PRINT: {where: A toast, text: \"No paper. Put some in, then try again.\", source: CH08 §4.1}\n")
    try sandbox.append(
      "rules/copy/en/notifications.yaml",
      "\nnotif.N-PRINT-DONE.body: {where: Notification, text: \"Your flow is on paper.\", source: CH08 §4.1}\n")
    check = try sandbox.run("check")
    // The promise about the names of notifications waits until the notification has no error of its own.
    #expect(names(check) == ["invariant.broken", "notif.context-key"], "\(check.output)")
    try sandbox.edit("rules/planner.yaml", "    session: context.sessionId\n", "    session: context.sessionId\n    job: context.jobId\n")
    try sandbox.edit(
      "rules/records/notifications.yaml", "    context.sessionId:",
      "    context.jobId: {about: What was printed., type: text, or_null: true, if_absent: \"null\"}\n    context.sessionId:")
    try sandbox.append(
      "rules/remote/switches.yaml",
      "\nnotifications/N-PRINT-DONE/switched_on: {about: Whether it is sent., switch: true, source: CH08 §4.1}\n")
    try sandbox.edit(
      "rules/invariants/notifications.yaml", "      - N-MAINT-DUE-TODAY\n", "      - N-PRINT-DONE\n      - N-MAINT-DUE-TODAY\n")
    try sandbox.edit("rules/invariants/counts.yaml", "{of: deep_links, exactly: 12}", "{of: deep_links, exactly: 13}")
    check = try sandbox.run("check")
    #expect(check.status == 0 && check.output == "", "\(check.output)")

    let build = try sandbox.run("build", "--output", "out", "--reference", "reference")
    #expect(build.status == 0, "\(build.output)\(build.errors)")
    let ids = try sandbox.text("out/Swift/HandzIds.swift")
    for id in ["case errPhPrint", "case printDone", "case printer"] { #expect(ids.contains(id), "\(id)") }
    #expect(try sandbox.text("out/Swift/HandzCopy.swift").contains("func errorErrPhPrint(in tag: String? = nil)"))
    #expect(try sandbox.text("out/Swift/HandzLinks.swift").contains("case printer(job: "))
  }
}
