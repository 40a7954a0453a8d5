import Foundation
import Testing

@Suite struct BuildTests {
  private static let files = ["limits.json", "rulebook.bundle", "rulebook.json", "rulebook.map.json"]
  private static let folders = ["C", "Swift", "reference", "schema"]

  @Test func writesOnlyWhatDiffers() throws {
    let sandbox = try Sandbox()
    let first = try sandbox.run("build")
    #expect(first.status == 0 && first.output == "")
    #expect(first.errors.contains(#/^no problems\nwrote (\d+) of \1 files to generated\n$/#), "\(first.errors)")
    let contents = try Self.files.map { try sandbox.read("generated/\($0)") }
    let again = try sandbox.run("build")
    #expect(again.errors == "no problems\ngenerated is up to date\n")
    #expect(try sandbox.run("build", "--output", "deep/er/out", "--quiet").errors == "")
    for (name, bytes) in zip(Self.files, contents) { #expect(try sandbox.read("deep/er/out/\(name)") == bytes, "\(name)") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("generated")).sorted() == (Self.folders + Self.files).sorted())
  }

  @Test func checkSaysWhatIsStale() throws {
    let sandbox = try Sandbox()
    var run = try sandbox.run("build", "--check", "--quiet")
    #expect(run.status == 1)
    #expect(run.output.contains("error[bundle.stale]: generated/rulebook.bundle is missing"))
    #expect(run.output.contains("run `rulebook build`"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("generated")))

    #expect(try sandbox.run("build", "--quiet").status == 0)
    run = try sandbox.run("build", "--check", "--quiet")
    #expect(run.status == 0 && run.output == "")
    // A comment changes the source map alone, which is not committed.
    try sandbox.edit("rules/limits.yaml", "saved_flows:", "# A comment.\nsaved_flows:")
    #expect(try sandbox.run("build", "--check", "--quiet").status == 0)

    try sandbox.edit("rules/limits.yaml", "pro: 50}", "pro: 60}")
    let before = try sandbox.read("generated/rulebook.bundle")
    run = try sandbox.run("build", "--check", "--quiet")
    #expect(run.status == 1)
    #expect(run.output.contains("generated/rulebook.bundle is not what the rules say"))
    #expect(run.output.contains("generated/rulebook.json is not what the rules say"))
    #expect(try sandbox.read("generated/rulebook.bundle") == before)
    #expect(try sandbox.run("build", "--quiet").status == 0)
    #expect(try sandbox.run("build", "--check", "--quiet").status == 0)
  }

  @Test func rulesWithErrorsWriteNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/limits.yaml", "free: 2, pro", "free: 3, pro")
    let run = try sandbox.run("build")
    #expect(run.status == 1 && run.output.contains("error[lock.changed]"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("generated")))
    let decide = try sandbox.run("decide", "--action", "demo.browse")
    #expect(decide.status == 1 && decide.output == "" && decide.errors.contains("error[lock.changed]"))
    #expect(try sandbox.run("condition", "1 + 1").status == 1)
  }

  @Test func outputThatCannotBeWritten() throws {
    let sandbox = try Sandbox()
    try sandbox.write("file", "x")
    try sandbox.write("taken/rulebook.bundle/x", "x")
    for place in ["file", "file/below", "taken"] {
      let run = try sandbox.run("build", "--output", place, "--quiet")
      #expect(run.status == 74, "\(place)")
      #expect(run.output == "" && run.errors.hasPrefix("rulebook: cannot "), "\(run.errors)")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("taken"))
    #expect(left == ["rulebook.bundle"], "nothing half-written stays behind")
  }

  /// Limits and bundle travel apart; beside any other bundle the file is refused.
  @Test func limitsBelongToTheirBundle() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("build", "--quiet").status == 0)
    var run = try sandbox.run("inspect", "generated/rulebook.bundle", "--limits", "generated/limits.json")
    #expect(run.status == 0 && run.errors == "generated/limits.json belongs to generated/rulebook.bundle\n")
    let old = try sandbox.read("generated/limits.json")
    try sandbox.edit("rules/limits.yaml", "pro: 50}", "pro: 60}")
    #expect(try sandbox.run("build", "--quiet").status == 0)
    try sandbox.write("old.json", old)
    run = try sandbox.run("inspect", "generated/rulebook.bundle", "--limits", "old.json")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("rulebook: old.json cannot be used with generated/rulebook.bundle: it belongs to another bundle"))
    try sandbox.write("generated/limits.json", old)
    run = try sandbox.run("build", "--check", "--quiet")
    #expect(run.status == 1)
    #expect(run.output.contains("generated/limits.json is not what the rules say: it belongs to another bundle"), "\(run.output)")
    #expect(try sandbox.run("build", "--quiet").status == 0)
    try sandbox.edit("generated/limits.json", "\"pro\": 60", "\"pro\": 70")
    run = try sandbox.run("inspect", "generated/rulebook.bundle", "--limits", "generated/limits.json")
    #expect(run.status == 1 && run.errors.contains("its values are not those that it was written with"), "\(run.errors)")
    #expect(try sandbox.run("inspect", "generated/rulebook.bundle", "--limits", "nothing").status == 66)
  }

  @Test func inspect() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("build", "--quiet").status == 0)
    let run = try sandbox.run("inspect", "generated/rulebook.bundle")
    #expect(run.status == 0)
    #expect(run.output == (try sandbox.text("generated/rulebook.json")))
    #expect(try sandbox.run("inspect", "generated/rulebook.bundle", "--summary").output.contains(" bytes, format "))
    #expect(try sandbox.run("inspect", "nothing").status == 66)
    #expect(try sandbox.run("inspect", "rules").status == 66)
    #expect(try sandbox.run("inspect", "generated/rulebook.json").status == 1)
    var bytes = try sandbox.read("generated/rulebook.bundle")
    bytes[bytes.count - 1] ^= 1
    try sandbox.write("flipped", bytes)
    #expect(try sandbox.run("inspect", "flipped").status == 1)
    try sandbox.write("cut", Array(bytes.dropLast(7)))
    for arguments in [["inspect", "cut"], ["decide", "--bundle", "cut"], ["eval", "--bundle", "cut"]] {
      let run = try Tool.run(arguments, in: sandbox.folder)
      #expect(run.status == 1 && run.errors.contains("cut is no usable bundle"), "\(arguments)")
    }
  }
}
