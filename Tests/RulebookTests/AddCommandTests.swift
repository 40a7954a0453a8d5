import Foundation
import RulesJSON
import Testing

/// `rulebook add`: one command adds a rule with everything that belongs to it, and the rules have no error afterward.
@Suite struct AddCommandTests {
  /// A kind, a name, and the rule of the product that the new one is like.
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: String
    var name: String
    var like: String?

    var testDescription: String { "\(kind) \(name)" + (like.map { " --like \($0)" } ?? "") }
    var words: [String] { ["add", kind, name] + (like.map { ["--like", $0] } ?? []) }
  }

  private static let product = [
    Case(kind: "limit", name: "saved_drafts"), Case(kind: "limit", name: "saved_drafts", like: "saved_flows"),
    Case(kind: "plan", name: "team"), Case(kind: "plan", name: "team", like: "free"), Case(kind: "notification", name: "N-TIPS"),
    Case(kind: "notification", name: "N-TIPS", like: "N-MAINT-OVERDUE"), Case(kind: "deep-link", name: "tips"),
    Case(kind: "deep-link", name: "tips", like: "practice_session"), Case(kind: "deep-link", name: "tips", like: "practice"),
    Case(kind: "error", name: "ERR-990"), Case(kind: "error", name: "ERR-990", like: "ERR-030"),
    Case(kind: "reason", name: "free_tips"), Case(kind: "reason", name: "free_tips", like: "free_flow_cap"),
    Case(kind: "copy", name: "tips.title"), Case(kind: "copy", name: "tips.title", like: "limit.component.count"),
  ]

  private static let small = [
    Case(kind: "limit", name: "drafts"), Case(kind: "limit", name: "drafts", like: "saved_items"), Case(kind: "plan", name: "team"),
    Case(kind: "plan", name: "team", like: "free"), Case(kind: "notification", name: "reminder"), Case(kind: "deep-link", name: "item"),
    Case(kind: "error", name: "load_failed"), Case(kind: "error", name: "load_failed", like: "save_failed"),
    Case(kind: "reason", name: "too_old"), Case(kind: "reason", name: "too_old", like: "needs_pro"), Case(kind: "copy", name: "tips"),
    Case(kind: "copy", name: "tips", like: "limit.count"),
  ]

  /// The kinds on the product, all in one copy: each is added, checked and taken back. `RULEBOOK_ADD=all` adds them in every way.
  @Test func everyKindIsAddedToTheProduct() throws {
    let sandbox = try Sandbox()
    let triesAll = ProcessInfo.processInfo.environment["RULEBOOK_ADD"] == "all"
    // Each kind is there once.
    let some = Self.product.enumerated().filter { triesAll || $0.offset % 2 == 1 }.map(\.element)
    #expect(Set(some.map(\.kind)) == Set(Self.product.map(\.kind)))
    try Self.tryAll(some, in: sandbox)
  }

  @Test func everyKindIsAddedToASmallProduct() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try Self.tryAll(Self.small, in: sandbox)
    // All kinds together, without taking anything back.
    for one in Self.small where one.like == nil {
      let run = try sandbox.run(one.words)
      #expect(run.status == 0, "\(one): \(run.errors)")
    }
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.run("build", "--quiet").status == 0)
    #expect(try sandbox.run("test").status == 0)
  }

  private static func tryAll(_ cases: [Case], in sandbox: Sandbox) throws {
    let before = try sandbox.files()
    for one in cases {
      let run = try sandbox.run(one.words)
      #expect(run.status == 0 && run.output.hasPrefix("--- "), "\(one): \(run.errors)")
      guard run.status == 0 else { continue }
      #expect(run.output.contains("+\(one.name):") || run.output.contains("+  \(one.name):"), "\(one): \(run.output)")
      // What a person must write is marked, also where it has the words of another rule, and a release rejects it.
      #expect(run.output.contains("TODO: "), "\(one): \(run.output)")
      // New files are formatted as well.
      let format = try sandbox.run("format", "--check")
      #expect(format.status == 0, "\(one): \(format.output)")
      let release = try sandbox.run("check", "--profile", "release")
      #expect(release.status == 1 && release.output.contains("[text.in-release]"), "\(one): \(release.output.suffix(500))")
      #expect(try sandbox.run("undo").status == 0, "\(one)")
      #expect(try sandbox.files() == before, "\(one)")
    }
  }

  /// A plan between two others has every cell of the one that it is like.
  @Test func aPlanGetsEveryCell() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("add", "plan", "plus", "--like", "free")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("free: 2, plus: 2, pro: unlimited"), "\(run.output)")
    let answer = try sandbox.run(
      "decide", "--action", "flow.save_new", "--fact", "plan=plus", "--fact", "usage.savedFlows=2", "--fact", "flow.readOnly=false")
    #expect(answer.output.contains("flow.save_new for plan plus: denied"), "\(answer.output)\(answer.errors)")
  }

  /// A limit that nothing applies limits nothing, and the command says how to apply it.
  @Test func aLimitWithoutACapabilitySaysWhatRemains() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let run = try sandbox.run("add", "limit", "drafts", "--like", "saved_items")
    #expect(run.errors.contains("`rulebook add limit drafts --like saved_items --for item.save`"), "\(run.errors)")
    let plain = try sandbox.run("add", "limit", "exports")
    #expect(plain.errors.contains("`rulebook add limit exports --for item.save`"), "\(plain.errors)")
  }

  /// The suggested command works, also in a product where some capabilities cannot be limited.
  @Test func theSuggestedCapabilityCanBeLimited() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("add", "limit", "saved_drafts")
    let command = try #require(run.errors.firstMatch(of: /`rulebook (add limit saved_drafts --for [^`]+)`/), "\(run.errors)")
    #expect(try sandbox.run("undo").status == 0)
    let applied = try sandbox.run(command.output.1.split(separator: " ").map(String.init))
    #expect(applied.status == 0 && !applied.errors.contains("limits nothing"), "\(command.output.1): \(applied.errors)")
  }

  /// Each new finding is listed once, with its place, also if two have the same message.
  @Test func everyNewFindingIsListed() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("add", "limit", "saved_drafts", "--like", "media_bytes")
    let start = "new warning: "
    let listed = run.errors.split(separator: "\n").filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    let check = try sandbox.run("check", "--format", "json")
    let found = try check.json().filter { $0["severity"]?.stringValue == "warning" && $0["waived"]?.objectValue == nil }
    let expected = found.map { one in
      let place = [one["start"]?["line"]?.intValue, one["start"]?["column"]?.intValue].map { "\($0 ?? 0)" }.joined(separator: ":")
      return "\(one["file"]?.stringValue ?? ""):\(place): \(one["message"]?.stringValue ?? "") [\(one["name"]?.stringValue ?? "")]"
    }
    #expect(expected.count > 1 && Set(listed) == Set(expected) && listed.count == expected.count, "\(listed) \(expected)")
  }

  /// A capability that is within a limit already gets a second one next to it, and every action requires both.
  @Test func aSecondLimitIsApplied() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let run = try sandbox.run("add", "limit", "drafts", "--for", "item.save")
    #expect(run.status == 0 && !run.errors.contains("limits nothing"), "\(run.errors)")
    let check = try sandbox.run("check")
    #expect(!check.output.contains("warning") && run.errors.contains("`free_saves_up_to_the_limit` fails"), "\(check.output)\(run.errors)")
    for (used, verdict) in [("2", "allowed"), ("3", "denied")] {
      let answer = try sandbox.run(
        "decide", "--action", "item.save", "--fact", "subscription.isActive=false", "--fact", "items.saved=0", "--fact",
        "items.drafts=\(used)")
      #expect(answer.output.contains("item.save for plan free: \(verdict)"), "\(used): \(answer.output)\(answer.errors)")
    }
  }

  /// The cells of another capability are within the limit. It does not apply to a plan to which the capability is denied.
  @Test func aFirstLimitIsApplied() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let run = try sandbox.run("add", "limit", "exports", "--for", "item.export")
    #expect(run.status == 0 && run.output.contains("free: needs_pro, pro: {within: exports}"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("free: none, pro: unlimited") && run.errors.contains("`exports` has no maximum yet"), "\(run.errors)")
    try sandbox.edit("rules/limits.yaml", "free: none, pro: unlimited}", "free: none, pro: 2}\n  when_full: {pro: limit_reached}")
    // No comment stays without the line that it is about.
    #expect(try !sandbox.text("rules/limits.yaml").contains("The reason that denies the next item.\n  #"))
    let check = try sandbox.run("check")
    #expect(check.status == 0, "\(check.output)")
    for (used, verdict) in [("1", "allowed"), ("2", "denied")] {
      let answer = try sandbox.run(
        "decide", "--action", "item.export", "--fact", "subscription.isActive=true", "--fact", "items.exports=\(used)")
      #expect(answer.output.contains("item.export for plan pro: \(verdict)"), "\(used): \(answer.output)\(answer.errors)")
    }
  }

  /// One command adds a limit with its numbers and its period: nothing is left to write by hand but texts.
  @Test(arguments: [
    (["--every", "quarter"], "quarterly: {about: With each quarter., every: quarter, zone: UTC}"),
    (["--every", "year", "--zone", "Europe/Oslo"], "yearly: {about: With each year., every: year, zone: Europe/Oslo}"),
    (["--every", "week", "--begins-on", "sunday"], "weekly_sunday: {about: With each week., every: week, begins_on: sunday, zone: UTC}"),
    (
      ["--every", "30 days", "--from", "user.since"],
      "every_30_days_user_since: {about: Every 30 days from user.since on., every: day, interval: 30, from: user.since, zone: UTC}"
    ),
  ])
  func aLimitWithAPeriodIsOneCommand(_ period: [String], _ schedule: String) throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    if period.contains("user.since") {
      try sandbox.append("rules/facts.yaml", "user.since: {about: When the user signed up., type: timestamp, from: app}\n")
    }
    let before = try sandbox.files()
    let words = ["add", "limit", "exports", "--for", "item.export", "--value", "pro=2"] + period
    let run = try sandbox.run(words)
    #expect(run.status == 0 && run.output.contains("+\(schedule)\n"), "\(run)")
    #expect(run.output.contains("free: none, pro: 2}") && run.output.contains("reset: limit.exports.reset"), "\(run.output)")
    #expect(run.errors.contains("run `rulebook build`, which writes the schema of rules/resets.yaml"), "\(run.errors)")
    let check = try sandbox.run("check", "--warnings-as-errors")
    #expect(check.status == 0, "\(check.output)")
    #expect(try sandbox.run("format", "--check").status == 0)
    let facts = ["subscription.isActive=true", "user.since=2026-01-01T00:00:00Z"].prefix(period.contains("user.since") ? 2 : 1)
    for (used, verdict) in [("1", "allowed"), ("2", "denied")] {
      let answer = try sandbox.run(
        ["decide", "--action", "item.export"] + (facts + ["items.exports=\(used)"]).flatMap { ["--fact", $0] })
      #expect(answer.output.contains("item.export for plan pro: \(verdict)"), "\(used): \(answer.output)\(answer.errors)")
    }
    // A second limit has the same schedule.
    let second = try sandbox.run(["add", "limit", "copies", "--like", "exports"] + period)
    #expect(second.status == 0 && !second.output.contains("rules/resets.yaml"), "\(second)")
    for _ in 0..<2 { #expect(try sandbox.run("undo").status == 0) }
    #expect(try sandbox.files() == before)
  }

  /// The reason of a limit that is like another one has words of its own, not those of an error about the other one.
  @Test func aReasonHasItsOwnWords() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("add", "limit", "saved_drafts", "--like", "saved_flows", "--for", "flow.save")
    #expect(run.status == 0 && !run.errors.contains("limit.other-words"), "\(run.errors)")
    #expect(run.output.contains("+  says: reason.") && !run.output.contains("+  error: "), "\(run.output)")
  }

  /// A limit without a model gets its numbers and its period, too.
  @Test func aFirstLimitHasNumbersAndAPeriod() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    #expect(try sandbox.run("remove", "saved_items", "--apply").status == 0)
    let run = try sandbox.run(
      "add", "limit", "saves", "--for", "item.save", "--value", "free=5", "--value", "pro=unlimited", "--every", "month")
    #expect(run.status == 0 && run.output.contains("+  plans: {free: 5, pro: unlimited}"), "\(run)")
    #expect(run.output.contains("+  resets: monthly") && run.output.contains("+  when_full: {free: saves_full}"), "\(run.output)")
    let check = try sandbox.run("check", "--warnings-as-errors")
    #expect(check.status == 0, "\(check.output)")
  }

  @Test(arguments: [
    (["--value", "pro"], "--value takes PLAN=NUMBER"), (["--value", "prp=3"], "did you mean `pro`?"),
    (["--value", "pro=3", "--value", "pro=4"], "is given twice"), (["--every", "quartr"], "did you mean `quarter`?"),
    (["--every", "fortnight"], "--every takes hour, day, week, month, quarter, or year, or several of them, such as `30 days`"),
    (["--every", "30 days"], "add --from"), (["--every", "30 days", "--from", "user.sinc"], "no fact is named `user.sinc`"),
    (["--from", "items.saved"], "--from requires --every"), (["--zone", "UTC"], "--zone requires --every"),
  ])
  func aMistakeInNumbersAndPeriodsIsExplained(_ words: [String], _ message: String) throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let before = try sandbox.files()
    let run = try sandbox.run(["add", "limit", "exports", "--for", "item.export"] + words)
    #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
    #expect(try sandbox.files() == before)
  }

  /// Texts begin with a marker that names the new rule. Once a person has written them, a release accepts the rules.
  @Test func wordsOfOthersAreMarked() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let clean = try sandbox.run("check", "--profile", "release")
    #expect(clean.status == 0, "\(clean.output)")
    let run = try sandbox.run("add", "limit", "drafts", "--like", "saved_items", "--for", "item.export")
    #expect(run.status == 0 && run.output.contains("[Words of limit.drafts.why]"), "\(run.output)")
    #expect(try sandbox.run("check", "--profile", "release").status == 1)
    for (name, bytes) in try sandbox.files() {
      let text = String(decoding: bytes, as: UTF8.self)
      let written = text.replacing(/\[Words of ([a-z._]+)\]/) { "Text for \($0.output.1)." }.replacing("TODO: ", with: "")
      if written != text { try sandbox.write("rules/\(name)", written) }
    }
    let release = try sandbox.run("check", "--profile", "release")
    #expect(!release.output.contains("text.in-release"), "\(release.output)")
  }

  /// Names that differ only in digits have different markers, although a number in copy would be reported.
  @Test func markersKeepTheDigitsOfNames() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    for name in ["a1", "a2"] {
      let run = try sandbox.run("add", "limit", name)
      #expect(run.status == 0 && !run.errors.contains("[copy."), "\(run.errors)")
    }
    let copy = try sandbox.run("add", "copy", "promo2.q4")
    #expect(copy.output.contains("[Words of promo-two.q-four]"), "\(copy.output)")
    let check = try sandbox.run("check")
    #expect(check.status == 0 && !check.output.contains("[copy."), "\(check.output)")
  }

  /// A decision that is named already is in the next command. Each place of an expression is listed once.
  @Test func theNextStepsAreWhole() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "rules/decisions.yaml",
      "D-1: {about: Drafts are limited., because: The test says so., by: product, \"on\": \"2026-03-01\"}\n")
    let reminder = try sandbox.run("add", "notification", "N-TIPS", "--decision", "D-1")
    #expect(reminder.errors.contains("--decision D-1` rewrites") && !reminder.errors.contains("--decision ID"), "\(reminder.errors)")
    #expect(try sandbox.run("undo").status == 0)
    let run = try sandbox.run("add", "plan", "plus", "--like", "free")
    let line = try #require(run.errors.split(separator: "\n").first { $0.hasPrefix("expressions name") }, "\(run.errors)")
    let places = line.matches(of: /rules\/[a-z_\/]+\.yaml:\d+/).map { String($0.output) }
    #expect(!places.isEmpty && Set(places).count == places.count, "\(line)")
  }

  /// A decision gets its place in the register, with today as its date.
  @Test func aDecisionIsRecorded() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let before = try sandbox.files()
    let why = "Three: \"used up\" within a week."
    let run = try sandbox.run(
      "add", "decision", "D-1", "--by", "product", "--because", why, "--about", "Five items.", "--record", "T-7", "--as-of", "2026-03-01")
    #expect(run.status == 0 && run.output.contains("+D-1:"), "\(run)")
    #expect(try sandbox.text("rules/decisions.yaml").contains("\"on\": \"2026-03-01\""))
    let check = try sandbox.run("check", "--profile", "release")
    #expect(check.status == 0, "\(check.output)")
    let second = try sandbox.run(
      "add", "decision", "D-2", "--by", "product", "--because", "So.", "--overrules", "D-1", "--on", "2026-03-02")
    #expect(second.status == 0, "\(second.errors)")
    let format = try sandbox.run("format", "--check")
    #expect(format.status == 0, "\(format.output)")
    let report = try sandbox.run("report", "decisions")
    #expect(report.output.contains("D-1") && report.output.contains("D-2"), "\(report.output)")
    #expect(try sandbox.run("check", "--profile", "release").output.contains("text.in-release"))
    #expect(try sandbox.run("undo").status == 0)
    #expect(try sandbox.run("undo").status == 0)
    #expect(try sandbox.files() == before)
  }

  /// These were rejected with hundreds of lines.
  @Test(arguments: [
    Case(kind: "plan", name: "team", like: "guest"), Case(kind: "error", name: "ERR-990", like: "ERR-020"),
    Case(kind: "error", name: "ERR-990", like: "ERR-031"),
  ])
  func itAddsOrSaysWhyInAFewLines(_ one: Case) throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run(one.words)
    #expect(run.status == 0 || run.errors.split(separator: "\n").count < 12, "\(one): \(run.errors)")
    #expect(run.status == 0 || run.errors.contains("nothing was written, because"), "\(one): \(run.errors)")
  }

  /// With --decision, no new rule cites what it was copied from. Without it, the command says what is cited.
  @Test func aDecisionIsTheSourceOfWhatIsAdded() throws {
    let sandbox = try Sandbox()
    let copied = try sandbox.run("add", "limit", "saved_drafts", "--like", "saved_flows")
    #expect(copied.status == 0 && copied.errors.contains("cite what they were copied from (CH"), "\(copied.errors)")
    #expect(try sandbox.run("undo").status == 0)
    let unknown = try sandbox.run("add", "limit", "saved_drafts", "--decision", "D-1")
    #expect(unknown.status == 64 && unknown.errors.contains("no decision is named `D-1`"), "\(unknown.errors)")
    try sandbox.write(
      "rules/decisions.yaml",
      "D-1: {about: Drafts are limited., because: The test says so., by: product, \"on\": \"2026-03-01\"}\n")
    for words in [
      ["limit", "saved_drafts", "--like", "saved_flows"], ["limit", "saved_drafts"], ["plan", "team", "--like", "free"],
      ["notification", "N-TIPS", "--like", "N-BILLING-TRIAL-END"], ["error", "ERR-990", "--like", "ERR-030"], ["deep-link", "tips"],
    ] {
      let run = try sandbox.run(["add"] + words + ["--decision", "D-1"])
      #expect(run.status == 0 && !run.errors.contains("copied from"), "\(words): \(run.errors)")
      let added = run.output.split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
      #expect(added.contains { $0.contains("D-1") }, "\(words): \(run.output)")
      // The open cells of matrices are those of the plan that the new one is like.
      #expect(words[0] == "plan" || !added.contains { $0.contains("assumes:") || $0.contains("undecided:") }, "\(words): \(run.output)")
      #expect(try sandbox.run("undo").status == 0)
    }
  }

  /// A form is chosen with which few scenarios fail, because a new rule should not change what users already get. The shortest one, a daily reminder,
  /// would fail 21.
  @Test func aNewNotificationFailsFewScenarios() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("add", "notification", "N-TIPS")
    let line = try #require(run.errors.split(separator: "\n").first { $0.hasPrefix("scenarios:") })
    #expect(run.status == 0 && line.split(separator: ",").count <= 3, "\(run.errors)")
  }

  @Test func mistakesAreExplainedAndNothingIsWritten() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let before = try sandbox.files()
    for (words, message) in [
      (["add", "limits", "saved_items"], "already exists"), (["add", "limt", "x"], "did you mean `limit`?"),
      (["add", "limit", "x", "--like", "saved_item"], "did you mean `saved_items`?"), (["add", "limit", "a b"], "cannot be the name"),
      (["add", "screen", "x"], "the kinds are copy, decision, deep-link"),
      (["add", "limit", "x", "--for", "item.exprt"], "did you mean `item.export`?"),
      (["add", "copy", "x", "--for", "item.export"], "--for is for limits"),
      (["add", "copy", "x", "--every", "month"], "--every is for limits"),
      (["add", "decision", "D-1", "--by", "a", "--because", "b", "--value", "pro=1"], "--value is for limits"),
      (["add", "copy", "x", "--by", "product"], "--by is for `rulebook add decision`"),
      (["add", "decision", "D-1", "--by", "product"], "--because"),
      (["add", "decision", "d", "--by", "a", "--because", "b"], "capital letters"),
      (["add", "decision", "D-1", "--by", "a", "--because", "b", "--on", "soon"], "--on takes a date"),
      (["add", "decision", "D-1", "--by", "a", "--because", "b", "--like", "D-2"], "not for decisions"),
      (["add", "copy", "x", "--decision", "D-1"], "`rulebook add decision D-1 --by WHO --because WHY`"),
    ] {
      let run = try sandbox.run(words)
      #expect(run.status == 64 && run.errors.contains(message), "\(words): \(run.errors)")
    }
    let dry = try sandbox.run("add", "copy", "tips", "--dry-run")
    #expect(dry.status == 0 && dry.output.contains("+tips:") && dry.errors.contains("nothing was written"), "\(dry.errors)")
    #expect(try sandbox.files() == before)
  }
}
