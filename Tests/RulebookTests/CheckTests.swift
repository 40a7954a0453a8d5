import Foundation
import RulesJSON
import Testing

@Suite struct CheckTests {
  /// A cell of the matrix holds a reason or a word of the language, so both are suggested.
  @Test func aWordOfTheLanguageIsSuggested() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/capabilities/practice.yaml", "pro: allow}", "pro: alow}")
    let run = try sandbox.run("check")
    #expect(run.status == 1 && run.output.contains("no reason is named `alow`"), "\(run.output)")
    #expect(run.output.contains("did you mean `allow`?"), "\(run.output)")
  }

  /// One unknown name is one error: a check that evaluates actions does not report what follows from it.
  @Test func anUnknownNameIsOneError() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/limits.yaml", "used: usage.savedFlows\n", "used: usage.savedFlow\n")
    let run = try sandbox.run("check")
    #expect(run.status == 1 && run.output.contains("did you mean `usage.savedFlows`?"), "\(run.output)")
    #expect(!run.output.contains("sync.refusal-unasked") && run.errors.contains("1 error"), "\(run.output)\(run.errors)")
  }

  /// A deleted manifest is a diagnostic in every format, and not a failure of the command.
  @Test(arguments: ["text", "json", "github", "sarif"]) func aDeletedManifestIsADiagnostic(_ format: String) throws {
    let sandbox = try Sandbox()
    try FileManager.default.removeItem(atPath: sandbox.path("rules/manifest.yaml"))
    let run = try sandbox.run("check", "--format", format)
    #expect(run.status == 1 && run.output.contains("rules/manifest.yaml"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("rules.missing-file"), "\(run.output)")
    #expect(run.output.contains("the rules have no file `manifest.yaml`"), "\(run.output)")
  }

  /// A manifest with another name, and other misnamed files, are found by name and not by what is missing.
  @Test func misnamedFilesAreDiagnostics() throws {
    let sandbox = try Sandbox()
    let names = [("manifest.yaml", "Manifest.yaml.txt"), ("limits.yaml", "LIMITS.YAML"), ("facts/safety.yaml", "facts/safety.yaml.txt")]
    for (name, other) in names {
      try FileManager.default.moveItem(atPath: sandbox.path("rules/\(name)"), toPath: sandbox.path("rules/\(other)"))
    }
    let run = try sandbox.run("check")
    #expect(run.status == 1 && run.errors.contains("3 errors"), "\(run.output)\(run.errors)")
    for (name, other) in names {
      #expect(run.output.contains("rules/\(other)") && run.output.contains("rename it to `\(name)`"), "\(run.output)")
    }
  }

  private static let keys = ["name", "severity", "message", "file", "start", "end", "labels", "notes", "fixes", "fingerprint"]

  @Test func cleanRules() throws {
    let run = try Tool.ask("check")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors.contains(#/^no problems; \d+ warnings waived\n$/#))
    #expect(try Tool.ask("check", "--quiet").errors == "")
    // Programs receive waived findings with the reason.
    let waived = try Tool.ask("check", "--format", "json").json()
    #expect(!waived.isEmpty)
    for one in waived { #expect(one.objectValue?.map(\.key) == Self.keys + ["waived"] && one["waived"]?["reason"]?.stringValue != nil) }
  }

  @Test func errorsAreText() throws {
    let sandbox = try Sandbox()
    let line = try sandbox.edit("rules/limits.yaml", "free: 2, pro", "free: 3, pro")
    let run = try sandbox.run("check")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("error[lock.changed]: `3` differs from the value of the lock `LK-02`, which is `2`\n"))
    #expect(run.output.contains("--> rules/limits.yaml:\(line):"))
    #expect(run.errors.hasPrefix("1 error; "))
  }

  @Test func errorsAreJSON() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/limits.yaml", "free: 2, pro", "free: 3, pro")
    try sandbox.edit("rules/resets.yaml", "every: month", "every: monthh")
    let run = try sandbox.run("check", "--format", "json")
    let found = try run.json().filter { $0["waived"] == nil }
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("2 errors; ") || run.errors == "2 errors\n")
    #expect(found.count == 2)
    for one in found {
      #expect(one.objectValue?.map(\.key) == Self.keys)
      for place in ["start", "end"] { #expect(one[place]?.objectValue?.map(\.key) == ["line", "column"]) }
      guard case .array(let labels) = one["labels"], case .string(let fingerprint) = one["fingerprint"] else {
        Issue.record("labels and fingerprint are missing")
        continue
      }
      #expect(labels.first?["primary"] == .bool(true))
      #expect(fingerprint.count == 16)
    }
    #expect(found.map { $0["name"] } == [.string("lock.changed"), .string("value.unknown-choice")])
    guard case .array(let fixes) = found[1]["fixes"], case .array(let edits) = fixes.first?["edits"] else {
      Issue.record("the fix is missing")
      return
    }
    #expect(fixes.first?.objectValue?.map(\.key) == ["title", "applicability", "edits"])
    #expect(edits.first?["text"] == .string("month"))
  }

  @Test func warningsPassUnlessTheyMayNot() throws {
    let sandbox = try Sandbox()
    try sandbox.append("rules/buttons/answers.yaml", "\nwave:\n  about: Wave.\n  label: storage.cap.cancel\n  source: CH08 §7\n")
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.run("check").output.hasPrefix("warning[rule.unused]"))
    #expect(try sandbox.run("check", "--warnings-as-errors").status == 1)
    #expect(try sandbox.run("check", "rules/buttons/answers.yaml").errors == "1 warning\n")
    // A folder stands for the files in it.
    for folder in ["rules/buttons", "rules", "./rules/"] { #expect(try sandbox.run("check", folder).output.contains("answers.yaml")) }
    #expect(!(try sandbox.run("check", "rules/actions").output.contains("answers.yaml")))
    #expect(try sandbox.run("check", "./rules/limits.yaml").errors == "no problems\n")
    try sandbox.edit("rules/resets.yaml", "every: month", "every: moon")
    // An error is shown in every file.
    #expect(try sandbox.run("check", "rules/buttons/answers.yaml").status == 1)
    let missing = try sandbox.run("check", "rules/nothing.yaml")
    #expect(missing.status == 66 && missing.errors == "rulebook: the file rules/nothing.yaml does not exist\n")
  }

  @Test func theDayIsAnOption() throws {
    #expect(try Tool.ask("check", "--as-of", "2126-01-01").output.contains("warning[waiver.expired]"))
    let run = try Tool.ask("check", "--as-of", "2026-02-30")
    #expect(run.status == 64)
    #expect(run.output == "" && run.errors.hasPrefix("rulebook: --as-of takes a date"))
  }

  @Test func colour() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/resets.yaml", "every: month", "every: moon")
    #expect(!(try sandbox.run("check").output.contains("\u{1B}")))
    #expect(try sandbox.run("check", "--color", "always").output.contains("\u{1B}[1;31merror"))
    // An explicit option enables color; NO_COLOR changes only the default.
    #expect(try sandbox.run("check", "--color", "always", environment: ["NO_COLOR": "1"]).output.contains("\u{1B}"))
    #expect(!(try sandbox.run("check", "--color", "auto", environment: ["NO_COLOR": "1"]).output.contains("\u{1B}")))
    #expect(try sandbox.run("check", "--color", "purple").status == 64)
  }

  @Test func theSameEveryTime() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/plans.yaml", "states:", "state:")
    let first = try sandbox.run("check", "--format", "json")
    #expect(first.status == 1)
    for _ in 0..<3 { #expect(try sandbox.run("check", "--format", "json").output == first.output) }
  }

  @Test func findsTheRulesFromBelow() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a/b/c.txt", "")
    try sandbox.edit("rules/resets.yaml", "every: month", "every: moon")
    let run = try Tool.run(["check"], in: sandbox.folder.appendingPathComponent("a/b"))
    #expect(run.status == 1)
    #expect(run.output.contains("--> ../../rules/resets.yaml:"))
  }

  @Test func wordsThatAreOff() throws {
    let sandbox = try Sandbox()
    for arguments in [
      ["bogus"], ["check", "--bogus"], ["check", "--format", "xml"], ["check", "--profile", "beta"], ["eval", "--bundle"],
      ["explain", "a", "b"],
    ] {
      let run = try Tool.run(arguments, in: sandbox.folder)
      #expect(run.status == 64, "\(arguments)")
      #expect(run.output == "" && !run.errors.isEmpty, "\(arguments)")
    }
    #expect(try sandbox.run("--version").output.first?.isNumber == true)
    #expect(try sandbox.run("--help").status == 0)
  }

  @Test func outputThatCannotBeWritten() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try Sandbox().run("explain", "--list", output: "/dev/full")
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("rulebook: cannot write to standard output"))
  }
}
