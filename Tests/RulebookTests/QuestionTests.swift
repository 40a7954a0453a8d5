import Diagnostics
import Foundation
import RuleChecks
import RuleKinds
import Testing

/// `decide`, `condition`, and `explain`: one request, printed for a person.
@Suite struct QuestionTests {
  @Test func decideNamesTheLine() throws {
    let sandbox = try Sandbox()
    let line = try sandbox.edit("rules/limits.yaml", "  plans: {guest: 0, free: 2, pro", "  plans: {guest: 0, free: 2, pro")
    let full = try sandbox.run("decide", "--action", "flow.save_new", "--fact", "plan=free", "--fact", "usage.savedFlows=2", "--trace")
    #expect(full.status == 0 && full.errors == "")
    for words in ["denied", "cap_gate", "free_flow_cap", "2 of 2", "[Upgrade to Pro]", "[Manage flows]", "rules/limits.yaml:\(line)"] {
      #expect(full.output.contains(words), "\(words) is not in:\n\(full.output)")
    }
    let room = try sandbox.run("decide", "--action", "flow.save_new", "--fact", "plan=free", "--fact", "usage.savedFlows=1")
    #expect(room.output.hasPrefix("flow.save_new for plan free: allowed"))
    let guest = try sandbox.run("decide", "--action", "flow.save_new", "--fact", "plan=guest")
    #expect(guest.output.contains("account_gate") && guest.output.contains("guest_save_flow"))
    #expect(try sandbox.run("decide", "--fact", "plan=pro").output.hasPrefix("plan: pro\n"))
    #expect(try sandbox.run("decide", "--snapshot", "--fact", "plan=pro").output.contains("savedFlowCap"))
  }

  @Test(arguments: [
    (["--action", "flow.save_nw"], "did you mean `flow.save_new`"),
    (["--action", "zzz"], "known names: account.continue, account.create, "),
    (["--fact", "usage.savedFlow=1"], "did you mean `usage.savedFlows`"),
    (["--fact", "usage.savedFlows=two"], "`usage.savedFlows` must be a whole number"),
    (["--fact", "usage.savedFlows=-1"], "`usage.savedFlows` is -1, below the minimum 0"),
    (["--fact", "plan=king"], "`plan` must be one of free, guest, pro"),
    (["--fact", "plan"], "NAME=VALUE"), (["--fact", "=x"], "NAME=VALUE"), (["--fact", "plan=pro", "--fact", "plan=pro"], "given twice"),
    (["--fact", "auth.signedIn=1"], "`auth.signedIn` must be true or false"), (["--fact", "now=yesterday"], "`now` must be a timestamp"),
  ])
  func decideRefusesWordsThatAreOff(_ arguments: [String], _ words: String) throws {
    let run = try Tool.ask(["decide"] + arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  /// The message of an expression marks no declaration in a rule file, which is not among the printed sources.
  @Test(arguments: ["usage.savedFlows == 'two'", "auth.signedIn == null", "session.id == 3"])
  func expressionsOfTheWrongType(_ expression: String) throws {
    let run = try Tool.ask("condition", expression)
    #expect(run.status == 1 && run.output.hasPrefix("error[condition.type-mismatch]: "), "\(run)")
  }

  @Test func textsStayTexts() throws {
    // `42` is the id of a flow here, not a number.
    let run = try Tool.ask("condition", "flow.id == '42'", "--fact", "flow.id=\"42\"")
    #expect(run.output == "type:  bool\nvalue: true\n")
    #expect(try Tool.ask("decide", "--fact", "flow.id=42", "--fact", "plan=pro").status == 0)
  }

  @Test(arguments: [
    ("1 + 2 * 3", [], "type:  int\nvalue: 7\n"), ("'a' in ['a', 'b']", [], "type:  bool\nvalue: true\n"),
    ("a > 1", ["a=2"], "type:  bool\nvalue: true\n"), ("size(names)", [#"names=["x","y"]"#], "type:  int\nvalue: 2\n"),
    ("settings.trial_length == duration('168h')", [], "type:  bool\nvalue: true\n"),
    ("limits.saved_flows", ["plan=pro"], "type:  int or null\nvalue: null\n"),
  ])
  func conditionHasAValue(_ expression: String, _ facts: [String], _ output: String) throws {
    let run = try Tool.ask(["condition", expression] + facts.flatMap { ["--fact", $0] })
    #expect(run.status == 0 && run.output == output, "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    ("plan ==", "condition.syntax"), ("plan == 3", "condition.type-mismatch"), ("plan == 'king'", "condition.unknown-value"),
    ("nobody", "name.unknown"), ("limits.saved_flows > 1", "condition.null-unguarded"), ("", "condition.syntax"),
    ("1.5 > 1", "condition.unsupported"), ("9223372036854775808 > 1", "condition.invalid-literal"),
  ])
  func conditionHasAMistake(_ expression: String, _ name: String) throws {
    let run = try Tool.ask("condition", expression)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("error[\(name)]") && run.output.contains("--> expression:1:"), "\(run.output)")
  }

  @Test func conditionHasAnErrorForAValue() throws {
    let run = try Tool.ask("condition", "9223372036854775807 + 1 > 0")
    #expect(run.status == 1 && run.output.contains("error: "))
    #expect(try Tool.ask("condition", "usage.savedFlows > 1").output.contains("usage.savedFlows"))
  }

  @Test func conditionNeedsNoRules() throws {
    let sandbox = try Sandbox()
    try sandbox.write("empty/x", "")
    let run = try Tool.run(["condition", "a + 1", "--fact", "a=41"], in: sandbox.folder.appendingPathComponent("empty"))
    #expect(run.output == "type:  int\nvalue: 42\n")
  }

  @Test func explainEverything() throws {
    let list = try Tool.ask("explain", "--list")
    #expect(list.status == 0)
    #expect(list.lines.count == AllChecks.explanations.count)
    for (line, one) in zip(list.lines, AllChecks.explanations) { #expect(line.hasPrefix("\(one.name) ") && line.hasSuffix(one.finds)) }
    #expect(try Tool.ask("explain").output == list.output)
    let one = try Tool.ask("explain", "lock.changed")
    #expect(one.status == 0 && one.output.hasPrefix("lock.changed (error)\n\nFinds: "))
    // An instruction is not YAML.
    #expect(one.output.contains("\nWhat to do:\n    Restore the value"))
    #expect(try Tool.ask("explain", "offline.reason").output.contains("\nInstead:\n    links.make:"))
    let unknown = try Tool.ask("explain", "lock.chnged")
    #expect(unknown.status == 64 && unknown.output == "" && unknown.errors.contains("did you mean `lock.changed`?"))
    #expect(try Tool.ask("explain", "zzzzzzzz").errors.contains("rulebook explain --list"))
  }

  /// A misspelled command gets the nearest one as a suggestion, and nothing runs.
  @Test func commandsThatDoNotExist() throws {
    for (word, near) in [
      ("chekc", "check"), ("buidl", "build"), ("dicide", "decide"), ("reprot", "report"), ("notification", "notifications"),
    ] {
      let run = try Tool.ask(word)
      #expect(run.status == 64 && run.output.isEmpty, "\(run)")
      #expect(run.errors == "rulebook: unknown command `\(word)`; did you mean `rulebook \(near)`?\n", "\(run.errors)")
    }
    let far = try Tool.ask("zzzzzz")
    #expect(far.status == 64 && !far.errors.contains("did you mean"), "\(far)")
  }
}
