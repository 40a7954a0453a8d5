import Foundation
import Testing

/// `rulebook rename` and `rulebook undo`: one command changes every place, and one reverts it.
@Suite struct RenameCommandTests {
  @Test func aLimitIsRenamedEverywhereAndBack() throws {
    let sandbox = try Sandbox()
    let before = try sandbox.files()
    let run = try sandbox.run("rename", "limit", "saved_flows", "kept_flows")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("-saved_flows:\n+kept_flows:\n") && run.output.contains("+  holds: limits/kept_flows/plans/free\n"))
    #expect(run.errors.hasPrefix("renamed ") && run.errors.contains("app code: "), "\(run.errors)")
    let check = try sandbox.run("check")
    #expect(check.status == 0, "\(check.output)")
    #expect(try sandbox.files() != before)

    // Another edit of the same file stays.
    try sandbox.append("rules/limits.yaml", "\n# A comment of a person.\n")
    let undo = try sandbox.run("undo")
    #expect(undo.status == 0 && undo.errors == "undone: rename limit saved_flows kept_flows\n", "\(undo.errors)")
    var expected = before
    expected["limits.yaml", default: []] += Array("\n# A comment of a person.\n".utf8)
    #expect(try sandbox.files() == expected)
    let again = try sandbox.run("undo")
    #expect(again.status == 1 && again.errors.contains("no edit of a command can be undone"))
  }

  /// A longer name splits lines. With the old name, they are as they were, also if another edit was made in between.
  @Test(arguments: [
    ("plan", "free", "free_of_charge_and_of_any_obligation"),
    ("reason", "free_flow_cap", "free_flow_cap_of_the_library_of_a_person_with_a_long_name"),
  ])
  func thereAndBackLeavesTheBytes(_ kind: String, _ old: String, _ new: String) throws {
    let sandbox = try Sandbox()
    let before = try sandbox.files()
    let there = try sandbox.run("rename", kind, old, new)
    #expect(there.status == 0, "\(there.errors)")
    #expect(try sandbox.run("add", "copy", "tips.title").status == 0)
    let added = try sandbox.files().first { before[$0.key] == nil }
    let back = try sandbox.run("rename", kind, new, old)
    #expect(back.status == 0, "\(back.errors)")
    let after = try sandbox.files()
    let changed = after.filter { $0.key != added?.key && before[$0.key] != $0.value && !$0.key.hasPrefix("copy/") }
    #expect(changed.isEmpty, "\(changed.keys.sorted())")
    #expect(try sandbox.run("remove", "tips.title", "--apply").status == 0)
    #expect(try sandbox.files() == before)
  }

  @Test func aDryRunAndMistakesWriteNothing() throws {
    let sandbox = try Sandbox()
    let before = try sandbox.files()
    let dry = try sandbox.run("rename", "reason", "free_flow_cap", "flow_cap", "--dry-run")
    #expect(dry.status == 0 && dry.output.hasPrefix("--- ") && dry.errors.contains("nothing was written"), "\(dry.errors)")
    for (kind, old, new) in [("limit", "saved_flow", "x"), ("limit", "saved_flows", "inbox_items"), ("limit", "saved_flows", "a b")] {
      let run = try sandbox.run("rename", kind, old, new)
      #expect(run.status == 64 && run.output.isEmpty && run.errors.hasPrefix("rulebook: "), "\(run)")
    }
    // The names of errors have a form, which an invariant requires.
    let form = try sandbox.run("rename", "error", "ERR-012", "flow_missing")
    #expect(form.status == 1 && form.errors.contains("nothing was changed"), "\(form.errors)")
    #expect(try sandbox.files() == before)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path(".rulebook")))
  }

  @Test func rulesWithErrorsAreNotRenamed() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/reasons/plan.yaml", "gate: cap_gate", "gate: cap_gat")
    let before = try sandbox.files()
    let run = try sandbox.run("rename", "limit", "saved_flows", "kept_flows")
    #expect(run.status == 1 && run.errors.contains("fix them first"))
    #expect(try sandbox.files() == before)
  }

  /// Lines that changed after the command are not overwritten.
  @Test func undoRefusesChangedLines() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("rename", "limit", "saved_flows", "kept_flows").status == 0)
    let line = try sandbox.edit("rules/limits.yaml", "\nkept_flows:\n", "\nflows_kept:\n") + 1
    let changed = try sandbox.files()
    let undo = try sandbox.run("undo")
    #expect(undo.status == 1 && undo.errors.contains("rules/limits.yaml:\(line): this line changed after `rename"), "\(undo.errors)")
    #expect(try sandbox.files() == changed)
    try sandbox.edit("rules/limits.yaml", "\nflows_kept:\n", "\nkept_flows:\n")
    #expect(try sandbox.run("undo").status == 0)
  }

  /// Lines that a person inserted next to those of the command stay.
  /// Git can take an edit back as well. Then nothing of it is left to undo, and the edit before it can be undone.
  @Test func undoForgetsWhatGitTookBack() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try sandbox.git(["init", "-q", "-b", "main"])
    let first = try sandbox.files()
    #expect(try sandbox.run("rename", "limit", "saved_items", "kept_items").status == 0)
    try sandbox.git(["add", "-A"])
    try sandbox.git(["commit", "-q", "-m", "Rules"])
    let before = try sandbox.files()
    #expect(try sandbox.run("add", "error", "load_failed").status == 0)
    try sandbox.git(["checkout", "-q", "."])
    #expect(try sandbox.files() == before)
    let dry = try sandbox.run("undo", "--dry-run")
    #expect(dry.status == 0 && dry.errors.contains("nothing is left to undo"), "\(dry)")
    let undo = try sandbox.run("undo")
    #expect(undo.status == 0 && undo.errors.contains("nothing is left to undo of `add error load_failed`"), "\(undo)")
    #expect(undo.errors.contains("`rename limit saved_items kept_items`"), "\(undo.errors)")
    #expect(try sandbox.files() == before)
    #expect(try sandbox.run("undo").status == 0)
    #expect(try sandbox.files() == first)
  }

  /// A new file stays after `git checkout .`; undo removes it.
  @Test func undoTakesTheRestBack() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try sandbox.git(["init", "-q", "-b", "main"])
    try sandbox.git(["add", "-A"])
    try sandbox.git(["commit", "-q", "-m", "Rules"])
    let before = try sandbox.files()
    #expect(try sandbox.run("add", "notification", "reminder").status == 0)
    try sandbox.git(["checkout", "-q", "."])
    let undo = try sandbox.run("undo")
    #expect(undo.status == 0, "\(undo)")
    #expect(try sandbox.files() == before)
  }

  @Test func undoKeepsInsertedLines() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let before = try sandbox.files()
    #expect(try sandbox.run("add", "error", "boom").status == 0)
    try sandbox.append("rules/errors.yaml", "# my note\n")
    let undo = try sandbox.run("undo")
    #expect(undo.status == 0, "\(undo.errors)")
    var expected = before
    expected["errors.yaml", default: []] += Array("# my note\n".utf8)
    #expect(try sandbox.files() == expected)
    // A rule around an added one, and a comment above a renamed key.
    #expect(try sandbox.run("add", "error", "boom").status == 0)
    try sandbox.edit(
      "rules/errors.yaml", "boom:\n",
      "early: {about: Mine., severity: problem, shown_on: sheet, says: undecided, left_to_app: Yes.}\nboom:\n")
    try sandbox.append(
      "rules/errors.yaml", "late: {about: Mine., severity: problem, shown_on: sheet, says: undecided, left_to_app: Yes.}\n")
    #expect(try sandbox.run("undo").status == 0)
    let text = try sandbox.text("rules/errors.yaml")
    #expect(text.contains("\nearly:") && text.contains("\nlate:") && !text.contains("boom"), "\(text)")
  }

  /// A comment above a renamed key stays.
  @Test func undoKeepsACommentAboveAName() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let rename = try sandbox.run("rename", "limit", "saved_items", "kept_items")
    #expect(rename.status == 0, "\(rename.errors)")
    try sandbox.edit("rules/limits.yaml", "kept_items:\n", "# my note\nkept_items:\n")
    #expect(try sandbox.run("undo").status == 0)
    #expect(try sandbox.text("rules/limits.yaml").contains("# my note\nsaved_items:\n"))
  }

  /// `was` stands where the formatter places it, and long lines are wrapped.
  @Test func renamedRulesAreFormatted() throws {
    let sandbox = try Sandbox()
    for (kind, old, new) in [
      ("event", "login.failed", "login.missed"),
      ("limit", "saved_flows", "flows_that_a_person_has_saved_in_the_library_of_the_account"),
    ] {
      let run = try sandbox.run("rename", kind, old, new)
      #expect(run.status == 0, "\(run.errors)")
      let format = try sandbox.run("format", "--check")
      #expect(format.status == 0, "\(kind) \(old): \(format.output)\(format.errors)")
      #expect(try sandbox.run("undo").status == 0)
    }
  }

  @Test func fixesAreUndoneInReverseOrder() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/reasons/plan.yaml", "  gate: cap_gate\n", "  gate: cap_gate\n  gate: cap_gate\n")
    let broken = try sandbox.files()
    #expect(try sandbox.run("fix").status == 0)
    #expect(try sandbox.run("rename", "gate", "cap_gate", "limit_gate").status == 0)
    #expect(try sandbox.run("undo").errors == "undone: rename gate cap_gate limit_gate\n")
    #expect(try sandbox.run("undo").errors == "undone: fix\n")
    #expect(try sandbox.files() == broken)
  }
}

extension Sandbox {
  /// The rule files by their names in the folder `rules`.
  func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path("rules")) where name.hasSuffix(".yaml") {
      files[name] = try read("rules/\(name)")
    }
    return files
  }
}
