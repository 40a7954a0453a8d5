import Foundation
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
}
