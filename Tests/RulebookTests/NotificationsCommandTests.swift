import Foundation
import Testing

/// `rulebook notifications`: the week of a user, printed for a person.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/America/New_York"), "no time zone database is installed"))
struct NotificationsCommandTests {
  private static let person = [
    "plan=free", "notifications.permission=granted", "maintenance.dueToday=2", "maintenance.overdue=0", "practice.streakAtRisk=false",
    "credits.left=0",
  ].flatMap { ["--fact", $0] }
  private static let moment = ["--zone", "America/New_York", "--now", "2026-03-02T15:00:00Z"]

  @Test func printsAWeekAndWhyTheRestIsMissing() throws {
    let run = try Tool.ask(["notifications"] + Self.moment + Self.person)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "notifications for plan free in America/New_York, as of Mon 2026-03-02 at 10:00")
    #expect(lines[1] == "today's facts are assumed for every day")
    #expect(lines.filter { $0.hasPrefix("  19:00  N-MAINT-DUE-TODAY/2026-03-0") }.count == 7)
    #expect(lines.contains("  none   N-MAINT-OVERDUE: maintenance_is_overdue does not hold"))
    #expect(
      lines.contains("         N-PRACTICE-CREDIT-EXPIRY: credits_unused does not hold")
        || lines.contains("  none   N-PRACTICE-CREDIT-EXPIRY: credits_unused does not hold"))
  }

  /// The user's choices and the things to notify about come from a file, with the keys of the request.
  @Test func takesAPersonFromAFile() throws {
    let sandbox = try Sandbox()
    let file = sandbox.folder.appendingPathComponent("person.json")
    try Data(
      #"""
      {"preferences": {"schedule": {"dailyReminderTime": "23:00"}}, "days": [{"day": "2026-03-03", "facts": {"maintenance.dueToday": 5}}],
      "things": [{"of": "session", "id": "s1", "at": "2026-03-02T18:00", "facts": {"session.name": "Guard", "session.stillPlanned": true}}],
      "facts": {"plan": "pro", "notifications.permission": "granted", "maintenance.dueToday": 2}}
      """#.utf8
    ).write(to: file)
    let run = try sandbox.run(["notifications", "--person", file.path] + Self.moment)
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("  18:00  N-PRACTICE-SCHEDULED/s1\n         Time to practice.\n"))
    #expect(run.output.contains("with previews: Time to practice: \u{2068}Guard\u{2069}."))
    #expect(run.output.contains("Tue 2026-03-03\n  07:00  N-MAINT-DUE-TODAY/2026-03-02\n         Maintenance due: 5 item(s)."))
    #expect(run.output.contains("deferred since Mon 2026-03-02 23:00: quiet_hours"))
    #expect(!run.output.contains("today's facts"))
  }

  @Test func saysWhatIsWrong() throws {
    let cases: [([String], Int32, String)] = [
      (Self.person, 64, "the time zone is missing: pass --zone NAME"),
      (["--zone", "America/Nowhere"] + Self.person, 64, "`America/Nowhere`"),
      (["--zone", "UTC"] + Self.person, 64, "`now`"),
      (Self.moment + ["--fact", "maintenance.due=2"], 64, "unknown fact `maintenance.due`"),
      (Self.moment + ["--person", "/nowhere.json"], 66, "cannot read"),
    ]
    for (arguments, status, words) in cases {
      let run = try Tool.ask(["notifications"] + arguments)
      #expect(run.status == status && run.output.isEmpty && run.errors.contains(words), "\(arguments): \(run)")
    }
  }

  /// The output names types about things that the user does not have, because they would be missing without a reason otherwise.
  @Test func namesWhatNeedsThings() throws {
    let without = try Tool.ask(["notifications"] + Self.moment + Self.person)
    #expect(without.output.contains("not planned, because --person lists no matching `things`:\n"))
    #expect(without.output.contains("\n  N-PRACTICE-SCHEDULED: no `session` is given"))
  }

  /// A product may have no fact named `now`; its clock is another fact, or missing.
  @Test func needsNoFactCalledNow() throws {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    try sandbox.edit("rules/facts.yaml", "now: {about: The moment., type: timestamp, from: app, source: F01 §3}\n", "")
    for name in ["rules/conditions.yaml", "rules/facts.yaml"] {
      #expect(try sandbox.text(name).firstMatch(of: /\bnow\b/) == nil, "\(name) needs the time: use another product in this test")
    }
    let check = try sandbox.run("check")
    #expect(check.status == 0, "\(check.output)")
    let run = try sandbox.run(
      "notifications", "--zone", "Europe/Oslo", "--now", "2026-03-02T12:00:00Z", "--fact", "season.valid=true", "--fact",
      "horn.allowed=true")
    #expect(run.status == 0 && run.output.hasPrefix("notifications for plan season in Europe/Oslo"), "\(run)")
  }
}
