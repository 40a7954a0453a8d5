import Foundation
import Testing

/// `rulebook remove`: lists every use, removes what only served the rule, or says what a person must change.
@Suite struct RemoveCommandTests {
  @Test func usesAreListedAndNothingIsWritten() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let before = try sandbox.files()
    let run = try sandbox.run("remove", "saved_items")
    #expect(run.status == 0, "\(run.errors)")
    for text in [
      "limit saved_items: removed", "fact items.saved: removed", "reason limit_reached: removed", "copy key limit.why: removed",
      "capability item.save: the cell becomes `allow`",
    ] {
      #expect(run.output.contains(text), "\(text): \(run.output)")
    }
    #expect(run.errors.contains("--apply"))
    #expect(try sandbox.files() == before)
  }

  @Test func whatOnlyServedTheRuleIsRemovedAndTakenBack() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let before = try sandbox.files()
    let run = try sandbox.run("remove", "saved_items", "--apply")
    #expect(run.status == 0 && run.output.hasPrefix("--- "), "\(run.errors)")
    let check = try sandbox.run("check")
    #expect(check.status == 0 && !check.output.contains("warning"), "\(check.output)")
    #expect(try sandbox.run("format", "--check").status == 0)
    #expect(try sandbox.run("undo").status == 0)
    #expect(try sandbox.files() == before)
  }

  @Test func aRuleThatOthersNeedIsLeftToAPerson() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let before = try sandbox.files()
    let run = try sandbox.run("remove", "is_subscribed", "--apply")
    #expect(run.status == 1 && run.output.contains("rules/plans.yaml:") && run.errors.contains("nothing was written"), "\(run)")
    #expect(try sandbox.files() == before)
    let forced = try sandbox.run("remove", "is_subscribed", "--apply", "--force")
    #expect(forced.status == 1 && forced.output.contains("-is_subscribed:"), "\(forced)")
    #expect(try sandbox.run("undo").status == 0)
    #expect(try sandbox.files() == before)
  }

  /// Without the row, the next one would decide: everybody would be allowed to do what only subscribers may.
  @Test(arguments: [("item.export", "capability", ["rules/actions.yaml:16: action item.export: it decides here"])])
  func whatARowRequiresIsLeftToAPerson(_ name: String, _ kind: String, _ places: [String]) throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let before = try sandbox.files()
    let run = try sandbox.run("remove", name, "--kind", kind, "--apply")
    #expect(run.status == 1 && run.errors.contains("nothing was written"), "\(run)")
    for place in places { #expect(run.output.contains(place), "\(place): \(run.output)") }
    #expect(try sandbox.files() == before)
  }

  @Test func theReasonOfARowIsLeftToAPerson() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try sandbox.append("rules/reasons.yaml", "offline_only: {about: Not while subscribed., gate: notice, says: undecided}\n")
    try sandbox.edit(
      "rules/actions.yaml", "    - {require: item.save}\n", "    - {if: is_subscribed, deny: offline_only}\n    - {require: item.save}\n")
    let before = try sandbox.files()
    let run = try sandbox.run("remove", "offline_only", "--apply")
    #expect(run.status == 1 && run.output.contains("action item.save: it decides here"), "\(run)")
    #expect(try sandbox.files() == before)
  }

  /// What `add` added is removed, in a product with few rules: rows, sections of a kind, records, screens, and files.
  @Test(arguments: [
    (["plan", "team"], ["team"]), (["limit", "drafts"], ["drafts"]),
    (["limit", "drafts", "--like", "saved_items", "--for", "item.save"], ["drafts"]),
    (["notification", "N-HELLO"], ["N-HELLO"]), (["deep-link", "hello"], ["hello", "--kind", "deep-link"]),
    (["error", "load_failed"], ["load_failed"]), (["reason", "too_old"], ["too_old", "--kind", "reason"]), (["copy", "tips"], ["tips"]),
  ])
  func anAdditionIsRemoved(_ added: [String], _ removed: [String]) throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let before = try sandbox.files()
    #expect(try sandbox.run(["add"] + added).status == 0)
    let with = try sandbox.files()
    let run = try sandbox.run(["remove"] + removed + ["--apply"])
    #expect(run.status == 0, "\(run)")
    let after = try sandbox.files()
    #expect(after == before, "\(after.filter { before[$0.key] != $0.value }.keys.sorted())")
    #expect(try sandbox.run("undo").status == 0)
    #expect(try sandbox.files() == with)
  }

  /// The uses name the rows, sections, and capabilities that go.
  @Test func whatGoesWithTheLastRuleIsListed() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    #expect(try sandbox.run("add", "notification", "N-HELLO").status == 0)
    let run = try sandbox.run("remove", "N-HELLO")
    for text in [
      "the section is removed, because no notification is left", "the section is removed, because no deep link is left",
      "record NotificationLog: removed", "route home: removed", "condition notifications_allowed: removed",
    ] {
      #expect(run.output.contains(text), "\(text): \(run.output)")
    }
    #expect(try sandbox.run("add", "limit", "drafts", "--like", "saved_items", "--for", "item.save").status == 0)
    let limit = try sandbox.run("remove", "drafts")
    #expect(
      limit.output.contains("capability item.drafts: removed") && limit.output.contains("action item.save: the row is removed"), "\(limit)")
  }

  /// A screen that another rule names stays.
  @Test func screensWithAnotherUseStay() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try sandbox.write(
      "rules/routes.yaml",
      """
      home: {about: The first screen., known: specified, start: true, leads_to: shop}
      shop: {about: The shop., known: specified, leads_to: [home, bread]}
      bread: {about: A loaf., known: specified, leads_to: shop}

      """)
    let before = try sandbox.files()
    #expect(try sandbox.run("add", "deep-link", "hello").status == 0)
    #expect(try sandbox.run("remove", "hello", "--apply").status == 0)
    #expect(try sandbox.files() == before)
  }

  /// In a product with many rules, a list with one item is written as before, and invariants that count rules are named.
  @Test func anAdditionToTheProductIsRemoved() throws {
    let sandbox = try Sandbox()
    let before = try sandbox.files()
    #expect(try sandbox.run("add", "error", "ERR-990", "--like", "ERR-030").status == 0)
    let error = try sandbox.run("remove", "ERR-990", "--apply")
    #expect(error.status == 0, "\(error.errors)")
    #expect(try sandbox.files() == before)
    let added = try sandbox.run("add", "deep-link", "tips")
    let note = "the invariant `deep_links.complete` now has the number 13; check whether its `about` still fits"
    #expect(added.errors.contains(note), "\(added.errors)")
    let link = try sandbox.run("remove", "tips", "--kind", "deep-link", "--apply")
    #expect(link.status == 0 && link.errors.contains("`deep_links.complete` now has the number 12"), "\(link)")
    #expect(try sandbox.files() == before)
    #expect(try sandbox.run("add", "plan", "team", "--like", "free").status == 0)
    let plan = try sandbox.run("remove", "team", "--apply")
    #expect(plan.status == 0, "\(plan.output.suffix(500))\(plan.errors)")
    #expect(try sandbox.files() == before)
  }

  /// A list with one item in brackets keeps them, and an item without brackets has none again.
  @Test(arguments: ["[free]", "free"]) func aListKeepsItsBrackets(_ written: String) throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try sandbox.write(
      "rules/invariants.yaml",
      """
      free.no_export:
        about: Free users never export.
        decisions: {plans: \(written), actions: [item.export], denied_by: upgrade}

      """)
    let before = try sandbox.files()
    let check = try sandbox.run("check")
    #expect(check.status == 0, "\(check.output)")
    #expect(try sandbox.run("format", "--check").status == 0)
    let added = try sandbox.run("add", "plan", "team", "--like", "free")
    #expect(added.status == 0 && added.output.contains("[free, team]"), "\(added)")
    #expect(try sandbox.run("remove", "team", "--apply").status == 0)
    #expect(try sandbox.files() == before)
  }

  @Test func mistakesAreExplained() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    for (words, status, message) in [
      (["saved_item"], 66 as Int32, "did you mean `saved_items`?"), (["item.save"], 64, "add --kind with `"),
      (["saved_items", "--kind", "limt"], 66, "did you mean `limit`?"), (["saved_items", "--kind", "limts"], 66, "did you mean `limits`?"),
      (["saved_items", "--force"], 64, "--force requires --apply"), (["D-1", "--kind", "decision"], 66, "no decision is named `D-1`"),
      (["x", "--kind", "deep-link"], 66, "no deep link is named `x`"),
    ] {
      let run = try sandbox.run(["remove"] + words)
      #expect(run.status == status && run.errors.contains(message), "\(words): \(run.errors)")
    }
  }

  /// A request that the rules can no longer answer has no new expectation.
  @Test func aScenarioThatAPersonMustChangeIsNotForAccept() throws {
    let sandbox = try KitchenSink.sandbox()
    let run = try sandbox.run("remove", "bags_shown", "--kind", "setting", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    let line = try #require(run.errors.split(separator: "\n").first { $0.hasPrefix("scenarios:") }, "\(run.errors)")
    #expect(line.contains("`a_day` fails, and a person must change it") && !line.contains("--accept"), "\(line)")
  }

  /// The command that is named for the other scenarios works.
  @Test func theNamedCommandAcceptsTheScenarios() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let run = try sandbox.run("remove", "saved_items", "--apply")
    if let command = run.errors.firstMatch(of: /`rulebook (test --accept [^`]+)`/) {
      let accepted = try sandbox.run(command.output.1.split(separator: " ").map(String.init))
      #expect(accepted.status == 0, "\(accepted)")
    }
    #expect(try sandbox.run("test", "--quiet").status == 0)
  }

  /// An error of the product goes with its copy, the requirement stays for a person.
  @Test func anErrorOfTheProductIsExplained() throws {
    let sandbox = try Sandbox()
    let before = try sandbox.files()
    let run = try sandbox.run("remove", "ERR-012")
    #expect(
      [0, 1].contains(run.status) && run.output.contains("error ERR-012: removed")
        && run.output.contains("reason email_unverified_share: `error` is removed"), "\(run)")
    #expect(try sandbox.files() == before)
  }
}
