import Foundation
import Testing

/// `rulebook format` formats files, and `--check` lists the files that it would change.
@Suite struct FormatCommandTests {
  @Test func theRulesAreInIt() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("format", "--check")
    #expect(run.status == 0 && run.output == "" && run.errors == "", "\(run.output)")
  }

  @Test func checkingListsAndWritesNothing() throws {
    let sandbox = try Sandbox()
    let sound = try sandbox.text("rules/limits.yaml")
    try sandbox.edit("rules/limits.yaml", "  unit: count\n", "  unit:  count\n\n\n")
    let before = try sandbox.read("rules/limits.yaml")
    let check = try sandbox.run("format", "--check")
    #expect(check.status == 1 && check.output == "rules/limits.yaml\n", "\(check.output)")
    #expect(check.errors == "run `rulebook format` to format these files\n")
    #expect(try sandbox.read("rules/limits.yaml") == before)
    let run = try sandbox.run("format")
    #expect(run.status == 0 && run.output == "" && run.errors.hasPrefix("formatted rules/limits.yaml\n1 of "), "\(run.errors)")
    #expect(try sandbox.text("rules/limits.yaml") == sound.replacing("  unit: count\n", with: "  unit: count\n\n", maxReplacements: 1))
    #expect(try sandbox.run("format").errors.hasPrefix("nothing to format in "))
  }

  @Test func onlyNamedFilesAreLookedAt() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/limits.yaml", "  unit: count\n", "  unit:  count\n")
    try sandbox.edit("rules/gates.yaml", ":\n", ":  \n")
    let run = try sandbox.run("format", "./rules/gates.yaml")
    #expect(run.status == 0 && run.errors == "formatted rules/gates.yaml\n1 of 1 file changed\n", "\(run.errors)")
    #expect(try sandbox.text("rules/limits.yaml").contains("  unit:  count\n"))
    #expect(try sandbox.run("format", "rules/nothing.yaml").status == 66)
    try sandbox.write("other.yaml", "a: 1\n")
    let other = try sandbox.run("format", "other.yaml")
    #expect(other.status == 66 && other.errors == "rulebook: other.yaml is not a rule file in rules\n", "\(other.errors)")
  }

  @Test func aFileWithMistakesIsLeftAlone() throws {
    let sandbox = try Sandbox()
    try sandbox.append("rules/limits.yaml", "broken: \"no end\n")
    try sandbox.edit("rules/gates.yaml", ":\n", ":  \n")
    let before = try sandbox.read("rules/limits.yaml")
    let run = try sandbox.run("format")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("rulebook: skipped rules/limits.yaml, because it has mistakes; run `rulebook check`\n"), "\(run.errors)")
    #expect(run.errors.contains("formatted rules/gates.yaml\n"))
    #expect(try sandbox.read("rules/limits.yaml") == before)
  }
}
