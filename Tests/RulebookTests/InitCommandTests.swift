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

  @Test func nothingIsReplaced() throws {
    let sandbox = try Sandbox(empty: ())
    try sandbox.write("Makefile", "all:\n")
    let run = try sandbox.run("init", "Bakery")
    #expect(run.status == 74 && run.errors.contains("Makefile already exists, so nothing was written"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("")) == ["Makefile"])
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
