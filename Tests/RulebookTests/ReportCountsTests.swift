import Foundation
import RuleKinds
import RuleQueries
import RulesJSON
import SourceText
import Testing

/// The counts of the product's documents (inventory, section 0.2), item by item. If a number differs from the documents, the line states
/// why. Offline, sync, and scheduling are not counted here.
@Suite struct ReportCountsTests {
  private struct Counts {
    private var numbers: [String: Int64] = [:]

    init() throws {
      for row in try RealQuestions.all.get().counts.json.arrayValue ?? [] {
        guard let group = row["group"]?.stringValue, let name = row["name"]?.stringValue, case .int(let count) = row["count"] else {
          continue
        }
        #expect(numbers.updateValue(count, forKey: "\(group)/\(name)") == nil, "\(group)/\(name) occurs twice")
      }
    }

    subscript(_ key: String) -> Int64? { numbers[key] }
  }

  private func expect(_ expected: [(String, Int64)]) throws {
    let counts = try Counts()
    for (key, count) in expected { #expect(counts[key] == count, "\(key)") }
  }

  /// The number of rules of a kind in one file.
  private func rules(of kind: String, in file: String) throws -> Int {
    let questions = try RealQuestions.all.get()
    return questions.index.rules(of: kind).count { questions.sources[$0.key.file].path.hasPrefix(file) }
  }

  @Test func documents() throws {
    try expect([
      ("documents/supplied", 7)  // CH07, CH08, CH27-CH31
    ])
  }

  @Test func accountsAndScreens() throws {
    try expect([
      ("rules/routes", 57), ("routes by known/specified", 8), ("routes by known/referenced", 4), ("routes by known/deep_link", 6),
      ("routes by known/prose", 39),
    ])
    // The twelve rows of account linking are cases of a scenario. One has two cases, and one more is about a missing fact.
    try expect([("rules/providers", 3)])
    let linking = try #require(try RealQuestions.all.get().book.scenarios["linking"])
    #expect(linking.cases.count == 14)
    let rows = Set(linking.cases.compactMap { $0.about?.split(separator: ":").first.flatMap { Int($0) } })
    #expect(rows == Set(1...12))
    // Two domains. The nine types of CH29 are more here, because not all data of one type is deleted at the same time.
    try expect([("data_types by lives_in/cloud", 18), ("data_types by lives_in/device", 13)])
    // Seven triggers of the sign-up sheet, and the rules G1 to G5. G4 has two halves: what a guest may see, and what not.
    #expect(try rules(of: "invariants", in: "rules/invariants/conversion_triggers.yaml") == 7)
    let index = try RealQuestions.all.get().index
    for rule in 1...5 { #expect(index.rules(named: "CH07-G\(rule)").count == 1, "CH07-G\(rule)") }
  }

  @Test func plans() throws {
    try expect([
      // Four core states; the fifth is pro_grace. `downgraded` and `account_required` are not plans but a condition and a gate (I08-02).
      ("plans/states", 5), ("plans/following another plan", 2), ("plans/resolution steps", 5),
      // Eleven, and canCreateShareLinks of the build prompt.
      ("rules/snapshot", 12),
      // Five types of gate, and the notice for denials without one (an unconfirmed address, a file that is too large).
      ("rules/gates", 6),
      ("matrix/document rows", 26), ("matrix/document cells as printed", 78), ("matrix/document cells for all plans", 130),
      // Some printed rows are two capabilities: creating a flow and placing the first move, saving and duplicating.
      ("matrix/capabilities", 36), ("matrix/capability cells written", 108), ("matrix/capability cells for all plans", 180),
    ])
  }

  @Test func notifications() throws {
    try expect([
      ("rules/notification_categories", 6), ("notifications by category/account_security", 0), ("rules/notifications", 10),
      // Eight that the device plans: the end of a trial, "local and/or push", is one of them (C-132).
      ("notifications by channels/local", 8), ("notifications by channels/push", 3),
      // Eleven, and the plain inbox that the summary of imports opens (C-82).
      ("rules/deep_links", 12), ("links/distinct paths", 7), ("links/distinct parameters", 5),
    ])
  }

  @Test func safety() throws {
    try expect([
      ("rules/ladder_levels", 6), ("rules/signals", 5),
      // Four declared ones, and the sign-in attempts that CH07 refers to it (C-40).
      ("rules/ladder", 5),
    ])
  }

  @Test func errors() throws {
    // 28: S1 5, S2 13, S3 10. The others are our own, for cases without an entry.
    #expect(try rules(of: "errors", in: "rules/errors/dictionary.yaml") == 28)
    let counts = try Counts()
    let ours = try rules(of: "errors", in: "rules/errors/provisional/")
    #expect(counts["rules/errors"] == Int64(28 + ours))
    let questions = try RealQuestions.all.get()
    let dictionary = questions.index.rules(of: "errors").filter { questions.sources[$0.key.file].path == "rules/errors/dictionary.yaml" }
    // ERR-071 is S1 here: CH31 prints S2 although nothing has failed (C-18).
    for (severity, count) in [("S0", 0), ("S1", 5 + 1), ("S2", 13 - 1), ("S3", 10), ("S4", 0)] {
      #expect(dictionary.count { questions.index.written($0.path.appending("severity")) == severity } == count, "\(severity)")
    }
    try expect([("rules/severities", 5), ("rules/empty_states", 5)])
  }

  @Test func words() throws {
    let questions = try RealQuestions.all.get()
    let copy = questions.index.rules(of: "copy")
    // 190 verbatim. The rest are the labels of our own buttons, and sentences that rules require and no document prints.
    #expect(copy.count >= 190)
    #expect(copy.count { $0.name.wholeMatch(of: #/error\.ERR-\d{3}/#) != nil } == 28)
    #expect(copy.count { $0.name.wholeMatch(of: #/empty\.EMPTY-0\d\.title/#) != nil } == 5)
    // Sixteen names in the documents, or fourteen if COUNT and {count}, and LIMIT and {limit}, are one. All others are our own: numbers
    // that the documents print and a rule contains (the days of a trial, the length of a password, usage).
    let printed: Set = [
      "cooldown", "count", "creditsLeft", "date", "duration", "flowName", "limit", "originalName", "planName", "remaining", "senderName",
      "sessionName", "thing", "timeRemaining",
    ]
    let used = Set(questions.book.copy.entries.flatMap { $0.value.values.entries.map(\.variable) })
    #expect(printed.isSubset(of: used), "\(printed.subtracting(used))")
    #expect(used.isSuperset(of: ["trialDays", "shortest", "longest", "used"]))
    #expect(try Counts()["copy/variable names"] == Int64(used.count))
  }

  @Test func telemetryAndReasons() throws {
    try expect([
      // Twenty with a name, and twelve records and metrics without.
      ("rules/telemetry", 32)
    ])
    // The inventory proposes forty reasons. There are forty here, too, but six of them differ.
    let proposed = Set(
      """
      guest_build guest_add_node guest_save_flow guest_save_move guest_save_edits guest_save_practice_log guest_export guest_practice
      guest_duplicate guest_inbox_save guest_import guest_share_link guest_attach_link guest_upload guest_deep_link free_flow_cap
      free_inbox_cap free_credit_notice free_credits_exhausted free_practice_inbox free_upload free_share_link_cap
      free_over_cap_read_only media_quota media_file_too_large media_type_not_allowed link_attachment_cap text_field_cap branch_cap
      email_unverified_share email_unverified_export offline_blocked entitlement_unverified content_not_cached purchase_pending
      login_throttled safety_warning safety_cooldown safety_suspended safety_security_block
      """.split { $0.isWhitespace }.map(String.init))
    let declared = Set(try RealQuestions.all.get().index.rules(of: "reasons").map(\.name))
    #expect(proposed.count == 40)
    // Denials by the connection have a reason for each case instead of three; purchases belong to the store; the daily number of links only
    // warns (C-105); a guest's link belongs to the router.
    #expect(
      proposed.subtracting(declared) == [
        "content_not_cached", "entitlement_unverified", "offline_blocked", "purchase_pending", "free_share_link_cap", "guest_deep_link",
      ])
    // Further reasons that rules need: the connection, a printed N/A, a placeholder's answer, a guest who wants Pro, the message of a soft
    // cap, undecided cases, and the lock that keeps uploads out of links.
    #expect(
      declared.subtracting(proposed) == [
        "already_signed_in", "demo_practice_off", "guest_account", "guest_upgrade", "needs_network", "not_on_device", "offline_deletion",
        "offline_export", "offline_practice", "offline_share_link", "offline_sign_in", "pro_inbox_soft_cap", "session_over", "undecided",
        "upload_stays_private",
      ])
  }

  @Test func registers() throws {
    try expect([
      // Twelve. LK-07 and LK-12 come with the share payload and the catalog, and LK-08 also covers LK-09.
      ("rules/locks", 11),
      // As in the documents: before TestFlight, a milestone.
      ("governance/placeholders with a date", 1),
    ])
    // 34 explicit ones, PH-29-05 being another name of PH-08-09, and 31 implicit ones. The budget of the offline cache (PH-28-01) and the
    // implicit ones below come with offline, sync, and sharing, or a rule already contains their number: L2's pause and counts with their
    // vectors (IP-14, IP-15, IP-17, IP-18), what is time-critical with each notification (IP-25), and the window of IP-04, which is the
    // grace window.
    let explicit =
      (1...6).map { "PH-07-0\($0)" } + (7...16).map { $0 < 10 ? "PH-08-0\($0)" : "PH-08-\($0)" } + (1...5).map { "P-CH27-0\($0)" }
      + ["PH-28-01"] + (1...6).map { "PH-29-0\($0)" } + (1...6).map { "PH-30-0\($0)" }
    #expect(explicit.count == 34)
    let declared = Set(try RealQuestions.all.get().index.rules(of: "placeholders").map(\.name))
    let missing = Set(explicit).subtracting(declared)
    #expect(missing.isSubset(of: ["PH-28-01", "PH-29-05", "PH-29-06"]), "\(missing)")
    let implicit = Set((1...31).map { $0 < 10 ? "IP-0\($0)" : "IP-\($0)" })
    let later: Set = [
      "IP-03", "IP-04", "IP-05", "IP-07", "IP-08", "IP-09", "IP-10", "IP-11", "IP-12", "IP-13", "IP-14", "IP-15", "IP-16", "IP-17", "IP-18",
      "IP-22", "IP-23", "IP-24", "IP-25", "IP-27", "IP-28", "IP-29", "IP-30",
    ]
    #expect(implicit.subtracting(declared).isSubset(of: later), "\(implicit.subtracting(declared).subtracting(later))")
    // In addition, our own: copy that a chapter omits, and questions that a ruling leaves open.
    let ours = declared.subtracting(explicit).subtracting(implicit)
    #expect(ours.isSuperset(of: ["PH-EMPTY-BODIES", "PH-30-07", "PH-30-08"]), "\(ours)")
  }
}
