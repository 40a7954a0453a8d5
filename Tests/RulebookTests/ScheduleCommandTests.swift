import Foundation
import Testing

/// A rollout in steps, from one file.
@Suite struct ScheduleCommandTests {
  private static let coats = "limits/coats/plans/season"

  /// The rules of a small product with one override, `coats` with the value `number`.
  private func rules(_ number: Int) throws -> Sandbox {
    let sandbox = try KitchenSink.sandbox()
    let entry = "{to: \(number), because: A test., by: captain, since: \"2026-11-20\"}"
    try sandbox.write(
      "rules/overrides.yaml",
      "sea: {about: At sea., profile: dev, set: {\(Self.coats): \(entry)}, source: F01 §2, assumes: A-1}\n")
    return sandbox
  }

  /// A site, and an override that is not published yet.
  private func sandbox(_ options: String...) throws -> Sandbox {
    let sandbox = try rules(4)
    #expect(try sandbox.run(["site", "init", "--site", "site", "--keys", "keys"] + options).status == 0)
    return sandbox
  }

  @Test func stepsOfARollout() throws {
    let sandbox = try self.sandbox("--issued", "2026-11-20T00:00:00Z")
    try sandbox.write("steps.txt", "# three steps\n2026-11-25T10:00:00Z 10%\n\n2026-11-26T10:00:00Z 50%\n2026-11-27T10:00:00Z 100%\n")
    func publish(_ time: String, _ more: String...) throws -> Tool.Run {
      try sandbox.run(
        [
          "publish", "--environment", "sea", "--site", "site", "--key", "keys/targets.key", "--key", "keys/online.key", "--issued",
          time,
        ]
          + ["--schedule", "steps.txt"] + more)
    }
    let early = try publish("2026-11-25T09:59:59Z")
    #expect(
      early.status == 0 && early.output == "no step is due; the next step is 10% at 2026-11-25T10:00:00Z\n",
      "\(early.output)\(early.errors)")
    #expect(try publish("2026-11-25T10:00:00Z").output.contains("10% of all installs"))
    #expect(try publish("2026-11-25T11:00:00Z").output.contains("nothing to publish"))
    let held = try publish("2026-11-26T10:00:00Z", "--hold-if", "echo too many errors; exit 3")
    #expect(held.status == 0 && held.output.contains("ended with status 3") && held.errors.contains("too many errors"), "\(held.output)")
    #expect(try publish("2026-11-26T11:00:00Z", "--hold-if", "true").output.contains("50% of all installs"))
    #expect(try publish("2026-11-28T10:00:00Z").output.contains("all installs: values"))
    for (text, why) in [
      ("", "contains no step"), ("soon 10%", "steps.txt:1: a step is a time"), ("2026-11-25T10:00:00Z 0%", "a step is a time"),
      ("2026-11-25T10:00:00Z 10%\n2026-11-25T09:00:00Z 20%", "steps.txt:2: each step is later"),
      ("2026-11-25T10:00:00Z 10%\n2026-11-26T09:00:00Z 10%", "later and larger"),
    ] {
      try sandbox.write("steps.txt", text)
      let run = try publish("2026-11-28T10:00:00Z")
      #expect(run.status == 64 && run.errors.contains(why), "\(run.errors)")
    }
  }

  /// Two persons sign each step, and a cron line prepares it again at every run: it never discards a signature.
  @Test func aScheduleKeepsSignatures() throws {
    let sandbox = try self.sandbox("--targets-threshold", "2")
    try sandbox.write("steps.txt", "2026-11-25T10:00:00Z 10%\n")
    func publish(_ keys: String...) throws -> Tool.Run {
      try sandbox.run(
        ["publish", "--environment", "sea", "--site", "site", "--schedule", "steps.txt"] + keys.flatMap { ["--key", "keys/\($0).key"] })
    }
    #expect(try publish("targets-1", "online").output.contains("targets: 1 of 2 signatures"))
    // A draft without a signature of the site's keys can be planted by anybody who can write there, and is not signed.
    let prepared = try sandbox.text("site/pending/targets.json")
    let start = try #require(prepared.range(of: "\"signatures\":[")).upperBound
    let end = try #require(prepared.range(of: "]", range: start..<prepared.endIndex)).lowerBound
    try sandbox.write("site/pending/targets.json", prepared.replacingCharacters(in: start..<end, with: ""))
    #expect(try publish("targets-1", "online").output.contains("replaces the files that waited for signatures"))
    // Another reason is another publication, and a cron line discards none that is signed.
    let other = try sandbox.run(
      [
        "publish", "--environment", "sea", "--site", "site", "--schedule", "steps.txt", "--key", "keys/targets-1.key", "--because",
        "Why not.",
      ])
    #expect(other.status == 1 && other.errors.contains("another publication waits for signatures"), "\(other.output)\(other.errors)")
    let signed = try sandbox.run("sign", "--site", "site", "--key", "keys/targets-2.key")
    #expect(signed.output.contains("the online key must sign"), "\(signed.output)\(signed.errors)")
    let status = try sandbox.run("site", "status", "--site", "site")
    #expect(status.output.contains("waits for signatures in site/pending:\n  the online key must sign"), "\(status.output)")
    let json = try sandbox.run("site", "status", "--site", "site", "--json").output
    #expect(json.contains("\"waiting\": []"), "\(json.prefix(400))")
    let again = try publish("targets-1", "online")
    #expect(again.output.contains("a signature is added to it\npublished to site"), "\(again.output)\(again.errors)")
    #expect(try publish("targets-1", "online").output.contains("nothing to publish"))
    #expect(try sandbox.run("site", "status", "--site", "site", "--json").output.contains("\"waiting\": null"))
    // A rollback that waits for the second person stays when the next step is due.
    let back = try sandbox.run(
      "rollback", "--environment", "sea", "--site", "site", "--to", "shipped", "--key", "keys/targets-1.key", "--key", "keys/online.key"
    )
    #expect(back.output.contains("targets: 1 of 2 signatures"), "\(back.output)\(back.errors)")
    let rollback = try sandbox.text("site/pending/targets.json")
    try sandbox.write("steps.txt", "2026-11-25T10:00:00Z 50%\n")
    #expect(try publish("targets-1", "online").errors.contains("another publication waits for signatures"))
    #expect(try sandbox.text("site/pending/targets.json") == rollback)
  }

  /// After a rollback, no later step of a schedule is published by itself, also if only the share of installs went back.
  @Test func aRollbackEndsASchedule() throws {
    let sandbox = try self.sandbox("--issued", "2026-11-20T00:00:00Z")
    try sandbox.write("steps.txt", "2026-11-25T10:00:00Z 10%\n2026-11-26T10:00:00Z 50%\n2026-11-27T10:00:00Z 100%\n")
    let place = ["--environment", "sea", "--site", "site", "--key", "keys/targets.key", "--key", "keys/online.key", "--issued"]
    func publish(_ time: String) throws -> Tool.Run { try sandbox.run(["publish"] + place + [time, "--schedule", "steps.txt"]) }
    #expect(try publish("2026-11-25T10:00:00Z").status == 0)
    #expect(try publish("2026-11-26T10:00:00Z").output.contains("50% of all installs"))
    let back = try sandbox.run(["rollback"] + place + ["2026-11-26T12:00:00Z"])
    #expect(
      back.status == 0 && back.output.contains("40% of all installs:\n  \(Self.coats): 4 -> as shipped"),
      "\(back.output)\(back.errors)")
    for time in ["2026-11-26T13:00:00Z", "2026-11-27T10:00:00Z"] {
      let run = try publish(time)
      #expect(
        run.status == 1 && run.errors.contains("a rollback ended the schedule"), "\(run.errors)")
    }
    #expect(try sandbox.run(["publish"] + place + ["2026-11-27T11:00:00Z", "--percent", "20"]).status == 0)
    #expect(try publish("2026-11-27T12:00:00Z").output.contains("all installs: values"))
  }

  /// Every bundle that is kept in `releases` must accept what is published.
  @Test func releasesMustAcceptIt() throws {
    let sandbox = try rules(9)
    #expect(try sandbox.run("site", "init", "--site", "site", "--keys", "keys").status == 0)
    #expect(try sandbox.run("build", "--output", "out", "--quiet").status == 0)
    try sandbox.write("releases/1.4/rulebook.bundle", try sandbox.read("out/rulebook.bundle"))
    // The rules of the next release allow more than the released app accepts.
    for file in ["rules/remote.yaml", "rules/placeholders.yaml"] { try sandbox.edit(file, "range: [1, 9]", "range: [1, 12]") }
    try sandbox.edit("rules/overrides.yaml", "to: 9", "to: 12")
    let publish = ["publish", "--environment", "sea", "--site", "site", "--key", "keys/targets.key", "--key", "keys/online.key"]
    let refused = try sandbox.run(publish)
    #expect(
      refused.status == 1 && refused.output.contains("releases/1.4/rulebook.bundle rejects it: "), "\(refused.output)\(refused.errors)")
    #expect(refused.output.contains("an app built from these rules accepts it"))
    let later = try sandbox.run(publish + ["--minimum-app", "2.0", "--dry-run"])
    #expect(later.status == 0, "the released app cannot receive it: \(later.output)\(later.errors)")
    #expect(try sandbox.run(publish + ["--minimum-app", "1.4", "--dry-run"]).status == 1)
    try sandbox.write("releases/1.3.bundle", "damaged")
    let damaged = try sandbox.run(publish).errors
    #expect(damaged.contains("releases/1.3.bundle is not a valid bundle") && damaged.contains("or remove it"), "\(damaged)")
    for name in ["releases/1.3.bundle", "releases/1.4/rulebook.bundle"] { try FileManager.default.removeItem(atPath: sandbox.path(name)) }
    #expect(try sandbox.run(publish).status == 0)
  }
}
