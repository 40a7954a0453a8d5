import Foundation
import Testing

/// Unusual folders and files: the result is always a diagnostic or a line of output, never a trap.
@Suite struct HostileFilesTests {
  @Test func noRules() throws {
    let sandbox = try Sandbox()
    try sandbox.write("empty/x.txt", "")
    #expect(try sandbox.run("check", "--rules", "nowhere").errors == "rulebook: the folder nowhere does not exist\n")
    #expect(try sandbox.run("check", "--rules", "nowhere").status == 66)
    #expect(try sandbox.run("check", "--rules", "rules/limits.yaml").status == 66)
    try FileManager.default.removeItem(atPath: sandbox.path("rules"))
    let run = try sandbox.run("check")
    #expect(run.status == 66 && run.errors.contains("no rules/manifest.yaml in the current folder"))
    #expect(try sandbox.run("decide").status == 66)
    #expect(try sandbox.run("eval").status == 66)
    // A folder without rules is not a rule book with mistakes.
    let empty = try sandbox.run("check", "--rules", "empty")
    #expect(empty.status == 66 && empty.errors.contains("rulebook init NAME"), "\(empty.errors)")
  }

  @Test func linksAndFolders() throws {
    var sandbox = try Sandbox()
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("rules/effects2.yaml"), withDestinationPath: "nowhere.yaml")
    var run = try sandbox.run("check")
    #expect(run.status == 66 && run.errors == "rulebook: cannot read rules/effects2.yaml\n")

    // A symbolic link to a rule file is a rule file.
    sandbox = try Sandbox()
    try FileManager.default.moveItem(atPath: sandbox.path("rules/effects.yaml"), toPath: sandbox.path("elsewhere.yaml"))
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("rules/effects.yaml"), withDestinationPath: "../elsewhere.yaml")
    #expect(try sandbox.run("check").status == 0)

    // A folder whose name ends in .yaml is a folder of an unknown kind.
    sandbox = try Sandbox()
    try sandbox.write("rules/cups.yaml/x.yaml", "a: 1\n")
    run = try sandbox.run("check")
    #expect(run.status == 1 && run.output.contains("error[rules.unknown-file]"), "\(run.output)")

    // Cycles of folders end.
    sandbox = try Sandbox()
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("rules/copy/again"), withDestinationPath: "..")
    run = try sandbox.run("check")
    #expect(run.status == 66 && run.errors.contains("nested too deep"))

    sandbox = try Sandbox()
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: sandbox.path("rules/effects.yaml"))
    if !FileManager.default.isReadableFile(atPath: sandbox.path("rules/effects.yaml")) {
      run = try sandbox.run("check")
      #expect(run.status == 66 && run.errors == "rulebook: cannot read rules/effects.yaml\n")
    }
  }

  @Test func lineEndsAndMarks() throws {
    let sandbox = try Sandbox()
    let plain = try sandbox.run("build", "--output", "out", "--quiet")
    #expect(plain.status == 0)
    for name in ["rules/limits.yaml", "rules/conditions/entitlements.yaml", "rules/copy/en/gates.yaml"] {
      try sandbox.write(name, try sandbox.text(name).replacing("\n", with: "\r\n"))
    }
    // Windows line endings change no rule.
    let run = try sandbox.run("build", "--check", "--output", "out", "--quiet")
    #expect(run.status == 0, "\(run.output)")

    let line = try sandbox.edit("rules/limits.yaml", "free: 2, pro", "free: two, pro")
    #expect(try sandbox.run("check").output.contains("rules/limits.yaml:\(line):"))

    let marked = try Sandbox()
    try marked.write("rules/limits.yaml", [0xEF, 0xBB, 0xBF] + (try marked.read("rules/limits.yaml")))
    let found = try marked.run("check")
    #expect(found.status == 1 && found.errors.hasPrefix("1 error"), "\(found.output)")
    #expect(found.output.contains("error[yaml.encoding]") && found.output.contains("rules/limits.yaml:1:1"))
  }

  @Test(arguments: ["", "\n\n", "# nothing yet\n", "\u{0}", "---\n", "~\n", "a", "- a\n", "\"", "{", "%", "\t", "&a *a", "? ", ":"])
  func oddFiles(_ text: String) throws {
    let sandbox = try KitchenSink.sandbox()
    try sandbox.write("rules/waivers.yaml", text)
    let check = try sandbox.run("check")
    // Without waivers, there are warnings. Any other message is an error in this file only.
    #expect([0, 1].contains(check.status))
    if check.status == 1 { #expect(check.output.contains("rules/waivers.yaml:1:1"), "\(check.output)") }
    try sandbox.write("rules/manifest.yaml", text)
    let broken = try sandbox.run("check")
    #expect(broken.status == 1)
    #expect(broken.output.contains("rules/manifest.yaml:1:1"), "\(broken.output)")
  }

  @Test func bytesAtRandom() throws {
    let sandbox = try KitchenSink.sandbox()
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    let original = try sandbox.read("rules/copy.yaml")
    for _ in 0..<20 {
      var bytes = original
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      try sandbox.write("rules/copy.yaml", bytes)
      #expect([0, 1].contains(try sandbox.run("check").status))
    }
  }
}
