import Testing

/// A rule book on which every command of the tool runs: with the whole language, of another product, and the real one.
struct ToolBook: Sendable, CustomTestStringConvertible {
  struct Case: Sendable {
    var arguments: [String]
    var statuses: Set<Int32> = [0]

    init(_ arguments: String..., statuses: Set<Int32> = [0]) { (self.arguments, self.statuses) = (arguments, statuses) }
    init(_ arguments: [String], statuses: Set<Int32> = [0]) { (self.arguments, self.statuses) = (arguments, statuses) }
  }

  let testDescription: String
  /// In this order: later ones use the output of earlier ones.
  let cases: [Case]
  /// The scenario to run and to print requests of, if all of them take too long.
  var scenario: [String] = []
  let sandbox: @Sendable () throws -> Sandbox

  static let all = [
    ToolBook(testDescription: "kitchen sink", cases: everything) { try KitchenSink.sandbox() },
    ToolBook(
      testDescription: "ferry",
      cases: once(
        environment: nil, action: "bag.carry", condition: "season.valid", name: "bags",
        facts: ["--fact", "season.valid=true", "--fact", "horn.allowed=true"])
    ) { try changed(Sandbox(of: "Tests/EmittersTests/Ferry"), "limits.yaml", "walker: 2", "walker: 1") },
    // With a translation, which the product does not have.
    ToolBook(
      testDescription: "product",
      cases: once(
        environment: "production", action: "flow.save_new", condition: "guest", name: "saved_flows", facts: ["--fact", "plan=free"],
        scenario: ["link_spammer_day"]), scenario: ["link_spammer_day"]
    ) {
      let sandbox = try Sandbox()
      try sandbox.write("rules/copy/de.yaml", "gate.inbox_soft_cap: \"Dein Eingang enthält {used} Importe.\"\n")
      return try changed(sandbox, "copy/de.yaml", "Dein Eingang", "Der Eingang")
    },
  ]

  /// The folder with a changed copy of the rules next to the original.
  private static func changed(_ sandbox: Sandbox, _ file: String, _ old: String, _ new: String) throws -> Sandbox {
    try sandbox.copy("rules", to: "changed")
    try sandbox.edit("changed/\(file)", old, new)
    return sandbox
  }

  /// Every command once.
  private static func once(
    environment: String?, action: String, condition: String, name: String, facts: [String], scenario: [String] = []
  ) -> [Case] {
    let refused: Set<Int32> = environment == nil ? [1, 64] : [0, 1]
    let sea = ["--environment", environment ?? "sea", "--site", "site"]
    return [
      Case("site", "init", "--site", "site", "--keys", "keys"), Case("build", "--output", "out", "--reference", "reference", "--quiet"),
      Case("help"), Case("check"),
      Case("explain", "table.end"), Case("decide", "--action", action, statuses: [0, 64]),
      Case(["notifications", "--zone", "Europe/Oslo", "--now", "2026-03-02T12:00:00Z"] + facts), Case("eval"),
      Case("condition", condition, statuses: [0, 1]), Case(["test"] + scenario), Case("show", name), Case("find", "a", statuses: [0, 1]),
      Case("report"),
      Case("site", "--out", "pages", "--evaluator", "out/rulebook.bundle", statuses: [66]),
      Case("preview", "--since", "nothing", statuses: [66]), Case("diff", "rules", "changed"),
      Case("mutate", "limits", "--every", "20", statuses: [0, 1]), Case("fix", "--dry-run"),
      Case("format", "--check", statuses: [0, 1]), Case("init", "Bakery", "--folder", "new"),
      Case("rename", "limit", name, "renamed_limit", statuses: [0, 1]), Case("undo", statuses: [0, 1]),
      Case("add", "copy", "added.copy", "--dry-run"), Case("remove", name, "--kind", "limit", statuses: [0, 1]),
      Case("lsp", "--help"), Case("keygen", "more.key"), Case(["sign"] + sea + ["--dry-run"], statuses: [0, 1, 64, 66]),
      Case("inspect", "out/rulebook.bundle"),
      Case(["publish"] + sea + ["--key", "keys/targets.key", "--key", "keys/online.key"], statuses: refused),
      Case(["rollback"] + sea + ["--key", "keys/targets.key", "--key", "keys/online.key"], statuses: [1, 64, 66]),
      Case(
        ["switch-off", "a/b/switched_on", "--because", "A test."] + sea + ["--key", "keys/emergency.key", "--dry-run"],
        statuses: [0, 1, 64, 66]),
      Case(
        ["switch-on", "a/b/switched_on", "--because", "A test."] + sea + ["--key", "keys/emergency.key", "--dry-run"],
        statuses: [0, 1, 64, 66]),
      Case(["verify"] + sea, statuses: refused.union([66])),
      Case(["export", "firebase"] + sea, statuses: refused.union([66])),
    ]
  }

  static let everything: [Case] = [
    Case("site", "init", "--site", "site", "--keys", "keys"), Case("build", "--output", "out", "--quiet"),
    Case("publish", "--environment", "sea", "--site", "site", "--key", "keys/targets.key", "--key", "keys/online.key"),
    Case("help"), Case("check"), Case("check", "--format", "json"), Case("check", "--format", "sarif"),
    Case("init", "Bakery", "--folder", "new"), Case("rename", "limit", "bags", "cases"), Case("undo"),
    Case("add", "limit", "added", "--like", "bags", "--dry-run", statuses: [0, 1]), Case("add", "copy", "added.copy"), Case("undo"),
    Case("remove", "bags", "--kind", "limit", statuses: [0, 1]), Case("report", "decisions"),
    Case("test", "--accept", "--dry-run"),
    Case("check", "--profile", "release", statuses: [1]),
    Case("build", "--output", "fresh", "--reference", "reference", "--quiet"), Case("build", "--output", "out", "--check", "--quiet"),
    Case("explain", "--list"), Case("explain", "table.end"),
    Case("decide", "--action", "coat.hang", "--trace", "--snapshot", "--fact", "season.valid=true", "--fact", "boat.state=in"),
    Case("decide", "--action", "coat.fold", "--trace"),
    Case(
      "notifications", "--zone", "Europe/Oslo", "--now", "2026-03-02T12:00:00Z", "--fact", "season.valid=true", "--fact",
      "horn.allowed=true"),
    Case("eval"), Case("condition", "in_rain || coats.many", "--fact", "coats.hung=3"),
    Case("test"), Case("test", "--steps"), Case("test", "--list"), Case("test", "--coverage"), Case("test", "--format", "json"),
    Case("show", "coats"), Case("show", "title.rain"), Case("show", "F01"), Case("show", "offline"), Case("show", "storage"),
    Case("find", "coat"), Case("find", "rain", "--format", "json"),
    Case("report"), Case("report", "placeholders"), Case("report", "milestones"), Case("report", "locks"), Case("report", "assumptions"),
    Case("report", "waivers"), Case("report", "counts"), Case("report", "coverage"), Case("report", "checklist"), Case("report", "storage"),
    Case("report", "app"),
    Case("report", "copy"), Case("report", "--format", "json"), Case("report", "--format", "markdown"),
    Case("site", "--out", "pages", "--evaluator", "out/rulebook.bundle", statuses: [66]),
    Case("preview", "--since", "nothing", statuses: [66]),
    Case("diff", "rules", "changed"), Case("diff", "changed", "rules", "--format", "json"),
    Case("diff", "rules", "changed", "--format", "markdown"),
    Case("mutate", "--every", "50", statuses: [1]), Case("mutate", "--list"), Case("mutate", "limits", "--format", "json", statuses: [1]),
    Case("fix", "--dry-run"), Case("fix", "--dry-run", "--suggested"), Case("format", "--check", statuses: [0, 1]),
    Case("inspect", "out/rulebook.bundle"), Case("inspect", "out/rulebook.bundle", "--summary"),
    Case("inspect", "site/metadata/2.targets.json"), Case("site", "status", "--site", "site"),
    Case("site", "who", "--site", "site", "--install", "a", "--environment", "sea"),
    Case("site", "rotate", "--site", "site", "--key", "keys/root-1.key", "--dry-run"),
    Case("publish", "--environment", "sea", "--site", "site", "--key", "keys/targets.key", "--dry-run"),
    Case(
      "rollback", "--environment", "sea", "--site", "site", "--key", "keys/targets.key", "--key", "keys/online.key", "--dry-run",
      statuses: [0, 1]),
    Case(
      "switch-off", "ladder/coat_rush/switched_on", "--environment", "sea", "--because", "It counts wrong.", "--site", "site",
      "--key", "keys/emergency.key", "--key", "keys/online.key", "--dry-run"),
    Case(
      "switch-on", "ladder/coat_rush/switched_on", "--environment", "sea", "--because", "It is fixed.", "--site", "site",
      "--key", "keys/emergency.key", "--key", "keys/online.key", "--dry-run"),
    Case("verify", "--environment", "sea", "--site", "site"),
    Case("export", "firebase", "--environment", "sea", "--site", "site"),
    Case("export", "firebase", "--environment", "sea", "--site", "site", "--form", "values"),
    Case("lsp", "--help"), Case("keygen", "more.key"), Case("sign", "--site", "site", "--dry-run", statuses: [0, 1, 64, 66]),
  ]
}
