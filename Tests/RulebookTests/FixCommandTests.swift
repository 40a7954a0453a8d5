import Foundation
import RulesJSON
import Testing

/// `rulebook fix`: certain fixes are applied, other fixes only on request, and no file is half written.
@Suite struct FixCommandTests {
  @Test func nothingToFixIsSaid() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("fix")
    #expect(run.status == 0 && run.output == "" && run.errors == "nothing to fix\n")
  }

  @Test func aDryRunWritesNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/reasons/plan.yaml", "  gate: cap_gate\n", "  gate: cap_gate\n  gate: cap_gate\n")
    let before = try sandbox.read("rules/reasons/plan.yaml")
    let run = try sandbox.run("fix", "--dry-run")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("--- rules/reasons/plan.yaml\n+++ rules/reasons/plan.yaml\n@@ -"), "\(run.output)")
    #expect(run.output.contains("\n-  gate: cap_gate\n"))
    #expect(run.errors.hasSuffix("no errors remain\nnothing was written\n"), "\(run.errors)")
    #expect(try sandbox.read("rules/reasons/plan.yaml") == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("rules/reasons"))
    #expect(names.allSatisfy { $0.hasSuffix(".yaml") }, "\(names)")
  }

  @Test func aFixIsMadeOnce() throws {
    let sandbox = try Sandbox()
    let sound = try sandbox.read("rules/reasons/plan.yaml")
    try sandbox.edit("rules/reasons/plan.yaml", "  gate: cap_gate\n", "  gate: cap_gate\n  gate: cap_gate\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: sandbox.path("rules/reasons/plan.yaml"))
    let run = try sandbox.run("fix")
    #expect(run.status == 0 && run.output == "", "\(run.output)\(run.errors)")
    #expect(run.errors.contains("remove the second key [yaml.duplicate-key]"))
    #expect(try sandbox.read("rules/reasons/plan.yaml") == sound)
    let mode = try FileManager.default.attributesOfItem(atPath: sandbox.path("rules/reasons/plan.yaml"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try sandbox.run("fix").errors == "nothing to fix\n")
  }

  @Test func whatNeedsAPersonIsListed() throws {
    let sandbox = try Sandbox()
    let line = try sandbox.edit("rules/reasons/plan.yaml", "gate: cap_gate", "gate: cap_gat")
    let run = try sandbox.run("fix")
    #expect(run.status == 1)
    #expect(run.errors.contains("1 error requires a manual fix:\n  rules/reasons/plan.yaml:\(line): "), "\(run.errors)")
    let bold = try sandbox.run("fix", "--suggested")
    #expect(bold.status == 0, "\(bold.errors)")
    #expect(try sandbox.text("rules/reasons/plan.yaml").contains("gate: cap_gate\n"))
  }

  /// The new version is written next to the file, under a name that is too long for this folder.
  @Test(arguments: ["fix", "format"]) func whatCannotBeWrittenIsSaid(_ command: String) throws {
    let sandbox = try Sandbox()
    let name = "rules/buttons/\(String(repeating: "b", count: 245)).yaml"
    try sandbox.write(name, "spare_button:\n    label: gate.action.manage_flows\n    label: gate.action.manage_flows\n")
    if command == "format" { try sandbox.write(name, "spare_button:\n    label: gate.action.manage_flows\n") }
    try sandbox.edit("rules/reasons/plan.yaml", "  gate: cap_gate\n", "  gate:   cap_gate\n  gate:   cap_gate\n")
    if command == "format" { try sandbox.edit("rules/reasons/plan.yaml", "  gate:   cap_gate\n", "") }
    let before = try sandbox.read("rules/reasons/plan.yaml")
    let run = try sandbox.run(command == "fix" ? ["fix"] : ["format"])
    #expect(run.status == 74, "\(run.status): \(run.errors)")
    #expect(run.errors.hasPrefix("rulebook: cannot write rules/buttons/bbb"), "\(run.errors)")
    // All or none.
    #expect(try sandbox.read("rules/reasons/plan.yaml") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("rules/reasons")).allSatisfy { $0.hasSuffix(".yaml") })
  }

  /// `check` offers the text of the last commit for a changed line, a removed line, and an added line. `fix` never applies it, and the same
  /// diagnostics are reported as without git.
  @Test(arguments: [
    ("rules/limits.yaml", "free: 2, pro: unlimited", "free: 3, pro: unlimited"),
    ("rules/limits.yaml", "  plans: {guest: 0, free: 2, pro: unlimited}\n", ""),
    ("rules/limits.yaml", "saved_flows:\n  about:", "saved_flows:\n  shade: red\n  about:"),
  ]) func anEditCanBeUndone(_ file: String, _ find: String, _ write: String) throws {
    let sandbox = try Sandbox()
    let sound = try sandbox.text(file)
    try sandbox.edit(file, find, write)
    let without = try sandbox.run("check")
    #expect(without.status == 1 && !without.output.contains("undo this edit"))
    try sandbox.edit(file, write.isEmpty ? "  used: usage.savedFlows" : write, write.isEmpty ? find + "  used: usage.savedFlows" : find)
    try #require(try sandbox.text(file) == sound)
    for words in [["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "The rules"]] { try sandbox.git(words) }
    #expect(try sandbox.run("check").status == 0)
    try sandbox.edit(file, find, write)
    let run = try sandbox.run("check")
    #expect(run.status == 1 && run.output.contains("= fix: undo this edit"), "\(run.output)")
    func diagnostics(_ output: String) -> [Substring] {
      output.split(separator: "\n").filter { $0.hasPrefix("error") || $0.hasPrefix("warning") }
    }
    #expect(diagnostics(run.output) == diagnostics(without.output))
    let changed = try sandbox.text(file)
    for arguments in [["fix"], ["fix", "--suggested"]] {
      _ = try sandbox.run(arguments)
      #expect(try sandbox.text(file) == changed, "\(arguments)")
    }
    // Applied by hand, it restores the file.
    let json = try sandbox.run("check", "--format", "json").output
    let undo = try #require(json.split(separator: "\n").first { $0.contains("undo this edit") })
    #expect(undo.contains(#""title":"undo this edit","applicability":"manual""#), "\(undo)")
    try sandbox.write(file, try UndoneEdit.apply(String(undo), to: changed))
    #expect(try sandbox.text(file) == sound)
  }
}

/// The edit of the fix "undo this edit" of a diagnostic in JSON.
enum UndoneEdit {
  static func apply(_ line: String, to text: String) throws -> String {
    let found = try JSON.parse(Array(line.utf8))
    let fix = try #require(found["fixes"]?.arrayValue?.first { $0["title"]?.stringValue == "undo this edit" })
    let edit = try #require(fix["edits"]?.arrayValue?.first)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func offset(_ key: String) throws -> Int {
      let line = try #require(edit[key]?["line"]?.intValue.map { Int($0) })
      let column = try #require(edit[key]?["column"]?.intValue.map { Int($0) })
      return lines[..<(line - 1)].reduce(0) { $0 + $1.unicodeScalars.count + 1 } + column - 1
    }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    result += scalars[..<(try offset("start"))]
    result += try #require(edit["text"]?.stringValue).unicodeScalars
    result += scalars[(try offset("end"))...]
    return String(result)
  }
}
