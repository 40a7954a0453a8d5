import Foundation
import Testing

/// `rulebook test --propose` on the small rule book of the mutation tests.
@Suite struct ProposeTests {
  private static let file = "rules/scenarios/recorded/conditions.yaml"

  /// The pool without what its scenarios say about the temperature of the water.
  private func pool() throws -> Sandbox {
    let sandbox = try Sandbox(of: "Tests/RulesMutationTests/Pool")
    try sandbox.edit("rules/scenarios/swim.yaml", "water.degrees: 18", "water.degrees: 25")
    return sandbox
  }

  @Test func aBoundaryIsProposedOnceAndStaysOne() throws {
    let sandbox = try pool()
    let run = try sandbox.run("test", "--propose")
    #expect(run.status == 0 && run.lines == ["\(Self.file): boundary.cold"], "\(run.output)\(run.errors)")
    let text = try sandbox.text(Self.file)
    #expect(text.contains("water.degrees: settings.warm_from"), "\(text)")
    #expect(try sandbox.run("test", "--quiet").status == 0)
    #expect(try sandbox.run("format", "--check").status == 0)
    let again = try sandbox.run("test", "--propose")
    #expect(again.output.isEmpty && again.errors.contains("nothing to propose"), "\(again.output)\(again.errors)")
    #expect(try sandbox.text(Self.file) == text)
    // The number changes, and the scenario stays right. Without the boundary, it fails.
    try sandbox.edit("rules/settings.yaml", "value: 18", "value: 21")
    #expect(try sandbox.run("test", "boundary.cold").status == 0)
    try sandbox.edit("rules/conditions.yaml", "water.degrees <", "water.degrees <=")
    #expect(try sandbox.run("test", "boundary.cold").status == 1)
  }

  @Test func otherScenariosInTheFileStay() throws {
    let sandbox = try pool()
    let own = "# Ours.\nmine:\n  about: Mine.\n  source: P1\n  given: {ticket.paid: false}\n  when: {ask: plan}\n  then: {plan: visitor}\n"
    try sandbox.write(Self.file, own)
    #expect(try sandbox.run("test", "--propose").status == 0)
    let text = try sandbox.text(Self.file)
    #expect(text.hasPrefix(own) && text.contains("boundary.cold:"), "\(text)")
  }

  @Test func wrongArgumentsAreExplained() throws {
    let sandbox = try pool()
    for arguments in [["--propose", "--list"], ["--propose", "swim.swims"], ["--propose", "--format", "sarif"]] {
      #expect(try sandbox.run(["test"] + arguments).status == 64, "\(arguments)")
    }
    try sandbox.edit("rules/conditions.yaml", "ticket.paid, source", "ticket.piad, source")
    #expect(try sandbox.run("test", "--propose").status == 1)
  }
}
