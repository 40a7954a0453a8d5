import Foundation
import Testing

@Suite struct BuildTests {
  private static let files = ["app.md", "limits.json", "rulebook.bundle", "rulebook.json", "rulebook.map.json"]
  private static let folders = ["C", "Swift", "node", "schema"]

  @Test func writesOnlyWhatDiffers() throws {
    let sandbox = try Sandbox()
    let first = try sandbox.run("build")
    #expect(first.status == 0 && first.output == "")
    #expect(
      first.errors.contains(#/^no problems; \d+ warnings waived\nwrote (\d+) of \1 files to generated and docs\/reference\n$/#),
      "\(first.errors)")
    let contents = try Self.files.map { try sandbox.read("generated/\($0)") }
    let again = try sandbox.run("build")
    #expect(again.errors.hasSuffix(" waived\ngenerated and docs/reference are up to date\n"))
    #expect(try sandbox.run("build", "--output", "deep/er/out", "--quiet").errors == "")
    for (name, bytes) in zip(Self.files, contents) { #expect(try sandbox.read("deep/er/out/\(name)") == bytes, "\(name)") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("generated")).sorted() == (Self.folders + Self.files).sorted())
  }

  /// A build tool gets one file, and nothing else is written.
  @Test func aSingleFileContainsEverything() throws {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    let build = ["build", "--single-file", "out/Rules.swift", "--format", "xcode", "--quiet"]
    #expect(try sandbox.run(build + ["--check"]).status == 1)
    #expect(try sandbox.run(build).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("")).sorted() == ["out", "rules"])
    let text = try sandbox.text("out/Rules.swift")
    #expect(text.contains("public import RulesRuntime\n") && !text.contains("import CFerryRules") && text.contains("StaticString"))
    #expect(try sandbox.run(build + ["--check"]).status == 0)
    #expect(try sandbox.run(build + ["--output", "x"]).status == 64)
    let line = try sandbox.edit("rules/limits.yaml", "walker: 2", "walkr: 2")
    let run = try sandbox.run(build)
    #expect(run.status == 1 && run.output.contains("rules/limits.yaml:\(line):"), "\(run.output)")
    #expect(run.output.contains(": error: ") && run.output.contains("did you mean `walker`?"), "\(run.output)")
    #expect(try sandbox.text("out/Rules.swift") == text)
  }

  /// Reference pages have their own folder, next to the output folder by default.
  @Test func theReferenceHasItsOwnFolder() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("build", "--output", "a/out/", "--quiet").status == 0)
    #expect(try sandbox.text("a/docs/reference/kinds/limits.md").contains("# `limits`"))
    #expect(try sandbox.run("build", "--output", "out", "--reference", "pages", "--quiet").status == 0)
    #expect(try sandbox.text("pages/diagnostics/lock.changed.md").contains("# `lock.changed`"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("docs")))
    #expect(try sandbox.run("build", "--output", "out", "--reference", "pages", "--check", "--quiet").status == 0)
    #expect(try sandbox.run("build", "--output", "out", "--check", "--quiet").output.contains("docs/reference/README.md is missing"))
  }

  /// Pages and Swift files of deleted rules are stale, too. Files from other sources are left alone.
  @Test func whatIsGoneIsTakenAway() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("build", "--quiet").status == 0)
    let gone = ["docs/reference/kinds/gone.md", "docs/reference/diagnostics/gone.away.md", "generated/Swift/GoneIds.swift"]
    let notices = try [sandbox.text("docs/reference/README.md"), sandbox.text("generated/Swift/Handz.swift")].map {
      $0.prefix { $0 != "\n" }
    }
    for path in gone { try sandbox.write(path, notices[path.hasSuffix(".md") ? 0 : 1] + "\n\n// Nothing.\n") }
    try sandbox.write("docs/reference/kinds/mine.md", "# Mine\n")
    try sandbox.write("generated/Swift/Mine.swift", "// Mine\n")
    let run = try sandbox.run("build", "--check", "--quiet")
    #expect(run.status == 1)
    for path in gone {
      #expect(run.output.contains("error[bundle.stale]: \(path) describes a rule that no longer exists"), "\(run.output)")
    }
    #expect(!run.output.contains("ine.md") && !run.output.contains("Mine.swift"), "\(run.output)")
    #expect(try sandbox.run("build").errors.contains("removed "))
    for path in gone { #expect(!FileManager.default.fileExists(atPath: sandbox.path(path))) }
    #expect(try sandbox.text("docs/reference/kinds/mine.md") == "# Mine\n" && sandbox.text("generated/Swift/Mine.swift") == "// Mine\n")
    #expect(try sandbox.run("build", "--check", "--quiet").status == 0)
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
    // A comment changes only the source map, which is not committed.
    try sandbox.edit("rules/limits.yaml", "saved_flows:", "# A comment.\nsaved_flows:")
    #expect(try sandbox.run("build", "--check", "--quiet").status == 0)

    try sandbox.edit("rules/limits.yaml", "pro: 50}", "pro: 60}")
    let before = try sandbox.read("generated/rulebook.bundle")
    run = try sandbox.run("build", "--check", "--quiet")
    #expect(run.status == 1)
    #expect(run.output.contains("generated/rulebook.bundle does not match the rules"))
    #expect(run.output.contains("generated/rulebook.json does not match the rules"))
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
    #expect(left == ["rulebook.bundle"], "a temporary file remains")
  }

  /// The limits file is separate from the bundle, and is rejected with any other bundle.
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
    #expect(run.output.contains("generated/limits.json does not match the rules: it belongs to another bundle"), "\(run.output)")
    #expect(try sandbox.run("build", "--quiet").status == 0)
    try sandbox.edit("generated/limits.json", "\"pro\": 60", "\"pro\": 70")
    run = try sandbox.run("inspect", "generated/rulebook.bundle", "--limits", "generated/limits.json")
    #expect(run.status == 1 && run.errors.contains("its values were edited after it was generated"), "\(run.errors)")
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
      #expect(run.status == 1 && run.errors.contains("cut is not a valid bundle"), "\(arguments)")
    }
  }
}
