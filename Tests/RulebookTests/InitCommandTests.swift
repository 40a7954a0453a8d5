import Foundation
import Testing

/// `rulebook init`: a product in an empty folder that passes every command at once.
@Suite struct InitCommandTests {
  @Test func aProductPassesAtOnce() throws {
    let sandbox = try Sandbox(empty: ())
    let start = try sandbox.run("init", "Bakery")
    #expect(start.status == 0 && start.lines.contains("rules/manifest.yaml"), "\(start.errors)")
    let check = try sandbox.run("check", "--warnings-as-errors")
    #expect(check.status == 0 && check.output.isEmpty, "\(check.output)")
    let format = try sandbox.run("format", "--check")
    #expect(format.status == 0, "\(format.output)")
    #expect(try sandbox.run("build").status == 0)
    #expect(try sandbox.run("build", "--check").status == 0)
    let test = try sandbox.run("test")
    #expect(test.status == 0 && test.errors.contains("2 scenarios, 5 requests, all passed"), "\(test.errors)")
    // Only what the manifest asks for.
    let written = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("generated")).sorted()
    #expect(written == ["C", "Swift", "rulebook.bundle", "rulebook.map.json", "schema"])
    // One schema for each kind of which there are files.
    let schemas = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("generated/schema"))
    let kinds = try sandbox.files().keys.map { String($0.prefix { $0 != "." && $0 != "/" }) + ".json" }
    #expect(Set(schemas) == Set(kinds) && schemas.count < 20, "\(schemas)")
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("docs")))
    let hook = try FileManager.default.attributesOfItem(atPath: sandbox.path(".githooks/pre-commit"))[.posixPermissions] as? Int
    #expect(hook.map { $0 & 0o111 != 0 } == true)
  }

  /// The CI file installs the tool before it runs it.
  @Test func theWorkflowInstallsTheTool() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let steps = try sandbox.text(".github/workflows/rules.yml").matches(of: /- (?:run|uses): (.+)/).map { String($0.output.1) }
    let install = try #require(steps.firstIndex(of: "pip install rulebook-cli"), "\(steps)")
    let first = try #require(steps.firstIndex { $0.hasPrefix("rulebook ") })
    let python = try #require(steps.firstIndex { $0.hasPrefix("actions/setup-python@") })
    #expect(python < install && install < first, "\(steps)")
  }

  @Test func sourcesAreRequiredOnceADocumentIsDeclared() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try sandbox.append("rules/manifest.yaml", "documents:\n  B1: {title: The bakery}\n")
    let check = try sandbox.run("check", "--warnings-as-errors")
    #expect(check.status == 1 && check.output.contains("warning[source.missing]: `item.save` has no source"), "\(check.output)")
  }

  /// A schema appears with the first file of its kind, and goes with the last one.
  @Test func schemasFollowTheFiles() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    #expect(try sandbox.run("build", "--quiet").status == 0)
    try sandbox.write("generated/schema/mine.json", "{}\n")
    let add = try sandbox.run("add", "limit", "exports", "--for", "item.export", "--every", "month")
    #expect(add.errors.contains("run `rulebook build`, which writes the schema of rules/resets.yaml for editors"), "\(add.errors)")
    #expect(try sandbox.run("build", "--check").output.contains("generated/schema/resets.json is missing"))
    #expect(try sandbox.run("build", "--quiet").status == 0)
    #expect(FileManager.default.fileExists(atPath: sandbox.path("generated/schema/resets.json")))
    #expect(try sandbox.run("undo").status == 0)
    #expect(try sandbox.run("build", "--check").output.contains("generated/schema/resets.json is for rules that do not exist"))
    #expect(try sandbox.run("build").errors.contains("removed generated/schema/resets.json"))
    #expect(try sandbox.text("generated/schema/mine.json") == "{}\n")
  }

  /// A product needs its Swift package, its rules, and its program.
  @Test(arguments: ["Package.swift", "rules/plans.yaml", "rules/scenarios/own.yaml", "Sources/BakeryApp/main.swift"])
  func nothingIsReplaced(_ file: String) throws {
    let sandbox = try Sandbox(empty: ())
    try sandbox.write(file, "all:\n")
    let run = try sandbox.run("init", "Bakery")
    let shown = file.hasPrefix("rules/") ? "rules" : file
    #expect(run.status == 74 && run.errors.contains("\(shown) already exists, so nothing was written"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("")) == [String(file.prefix { $0 != "/" })])
    #expect(try sandbox.text(file) == "all:\n")
  }

  /// Files that a product works without stay as they are, and so do all other files.
  @Test func otherFilesStay() throws {
    let sandbox = try Sandbox(empty: ())
    let files = [
      ".gitignore": "node_modules/\n.build/\n", "Makefile": "all:\n",
      ".github/workflows/rules.yml": "name: ours\n", ".vscode/settings.json": "{}\n",
      ".githooks/pre-commit": "#!/bin/sh\n", "README.md": "Our product.\n", "rules/README.md": "Rules come here.\n", "src/index.js": "",
    ]
    for (name, text) in files { try sandbox.write(name, text) }
    let dry = try sandbox.run("init", "Bakery", "--dry-run")
    #expect(dry.status == 0 && !dry.lines.contains("Makefile") && dry.lines.contains("Package.swift"), "\(dry)")
    let run = try sandbox.run("init", "Bakery")
    #expect(run.status == 0 && run.output == dry.output, "\(run)")
    #expect(
      run.errors.contains(
        "left as they are: .githooks/pre-commit, .github/workflows/rules.yml, .gitignore, .vscode/settings.json, and Makefile\n"),
      "\(run.errors)")
    #expect(run.errors.contains("add to .gitignore: `.rulebook/` and `generated/*.map.json`\n"), "\(run.errors)")
    for (name, text) in files { #expect(try sandbox.text(name) == text) }
    #expect(try sandbox.run("check", "--warnings-as-errors").status == 0)
  }

  /// A file that is what a product needs is no obstacle.
  @Test func aFileOfTheProductIsKept() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try FileManager.default.removeItem(atPath: sandbox.path("rules"))
    let run = try sandbox.run("init", "Bakery")
    #expect(run.status == 0 && !run.errors.contains("left") && run.lines.allSatisfy { $0.hasPrefix("rules/") }, "\(run)")
  }

  @Test(arguments: ["my bakery", "", "2day", "a/b", "Bäckerei"]) func aNameIsOneWord(_ name: String) throws {
    let sandbox = try Sandbox(empty: ())
    let run = try sandbox.run("init", name)
    #expect(run.status == 64 && run.errors.contains("is not the name of a product"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("")).isEmpty)
  }

  /// YAML would read these names as other values.
  @Test(arguments: ["True", "Null", "Yes", "on", "N"]) func aNameThatIsAWordOfYAMLIsQuoted(_ name: String) throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", name).status == 0)
    let check = try sandbox.run("check", "--warnings-as-errors")
    #expect(check.status == 0, "\(check.output)")
    #expect(try sandbox.run("format", "--check").status == 0)
  }

  @Test(arguments: ["String", "int", "Any", "Self", "Type", "Protocol", "Swift", "Result", "Rules", "Decision"])
  func aNameThatGeneratedCodeUsesIsRefused(_ name: String) throws {
    let sandbox = try Sandbox(empty: ())
    let run = try sandbox.run("init", name)
    #expect(run.status == 64 && run.errors.contains("generated Swift code uses the type"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("")).isEmpty)
  }

  @Test(arguments: [
    ("../rulebook", "path: \"../rulebook\"", "\"rulebook\""),
    ("https://example.com/x/rb.git", "url: \"https://example.com/x/rb.git\", branch: \"main\"", "\"rb\""),
    ("git@example.com:x/rb.git", "url: \"git@example.com:x/rb.git\", branch: \"main\"", "\"rb\""),
    ("git@example.com:rb.git", "url: \"git@example.com:rb.git\", branch: \"main\"", "\"rb\""),
    ("we\"ird\\(x)", #"path: "we\"ird\\(x)""#, #""we\"ird\\(x)""#), ("a:b@c/rb", "path: \"a:b@c/rb\"", "\"rb\""),
  ])
  func thePackageIsAPathOrAnAddress(_ package: String, _ location: String, _ identity: String) throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery", "--package", package).status == 0)
    let manifest = try sandbox.text("Package.swift")
    #expect(manifest.contains("[.package(\(location))]"), "\(manifest)")
    #expect(manifest.contains(".product(name: \"RulesBundle\", package: \(identity))"), "\(manifest)")
  }

  /// Files are listed when they are written.
  @Test func aFolderThatCannotBeWrittenIsReportedAlone() throws {
    let sandbox = try Sandbox(empty: ())
    try sandbox.write("file", "")
    let run = try sandbox.run("init", "Bakery", "--folder", "file/new")
    #expect(run.status == 74 && run.output.isEmpty, "\(run)")
  }

  @Test func anEmptyFolderSaysHowToBegin() throws {
    let run = try Sandbox(empty: ()).run("check")
    #expect(run.status == 66 && run.errors.contains("start a product in an empty folder with `rulebook init NAME`"), "\(run.errors)")
  }
}
