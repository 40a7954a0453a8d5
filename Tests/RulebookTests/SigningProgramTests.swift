import Foundation
import RulesJSON
import Testing

/// `rulebook-publish` runs the commands that sign and verify, invisibly to the user.
@Suite struct SigningProgramTests {
  private static let ordinary = [
    "init", "check", "build", "explain", "decide", "notifications", "eval", "condition", "test", "show", "find", "report", "site",
    "preview", "diff", "mutate", "fix", "format", "add", "rename", "remove", "undo",
    "lsp",
  ]
  private static let signing = ["inspect", "keygen", "site", "publish", "sign", "rollback", "switch-off", "switch-on", "verify", "export"]

  private static func folder() throws -> URL { try #require(Tool.executable).deletingLastPathComponent() }
  private static var program: URL { get throws { try folder().appendingPathComponent("rulebook-publish") } }

  /// The commands that a program declares, each with everything that its help contains.
  private static func declared(by program: URL) throws -> [JSON] {
    let dump = try Tool.start(program, ["--experimental-dump-help"], in: Tool.packageFolder).run
    let all = try JSON.parse(Array(dump.output.utf8))["command"]?["subcommands"]?.arrayValue ?? []
    return all.filter { $0["commandName"]?.stringValue != "help" }
  }

  private static func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  @Test func helpListsWhatBothProgramsDeclare() throws {
    let all = try Self.declared(by: #require(Tool.executable))
    #expect(all.compactMap { $0["commandName"]?.stringValue } == Self.ordinary + Self.signing.filter { $0 != "site" })
    let signing = try Self.declared(by: Self.program)
    #expect(signing.compactMap { $0["commandName"]?.stringValue } == Self.signing)
    for other in signing where other["commandName"] != .string("site") {
      let one = try #require(all.first { $0["commandName"] == other["commandName"] })
      #expect(one["abstract"] == other["abstract"] && one["discussion"] == other["discussion"] && one["arguments"] == other["arguments"])
    }
    // `rulebook site` also writes the pages of the rules.
    let (pages, repository) = try (
      #require(all.first { $0["commandName"] == .string("site") }), #require(signing.first { $0["commandName"] == .string("site") })
    )
    for command in repository["subcommands"]?.arrayValue ?? [] where command["commandName"] != .string("help") {
      let same = try #require(pages["subcommands"]?.arrayValue?.first { $0["commandName"] == command["commandName"] })
      #expect(same["abstract"] == command["abstract"] && same["arguments"] == command["arguments"])
    }
    let lines = all.map { "\($0["commandName"]?.stringValue ?? "") \($0["abstract"]?.stringValue ?? "")" }
    for arguments in [["--help"], ["help"], []] {
      let help = try Tool.ask(arguments)
      #expect(help.status == 0 && Self.words(help.output).contains(Self.words(lines.joined(separator: " "))), "\(help.output)")
    }
    for command in Self.signing {
      let (help, same) = (try Tool.ask(["help", command]), try Tool.ask([command, "--help"]))
      #expect(help.status == 0 && help.output.contains("USAGE: rulebook \(command) ") && help.output == same.output)
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsListEveryCommand(_ shell: String) throws {
    let script = try Tool.ask("--generate-completion-script", shell).output
    for command in Self.ordinary + Self.signing { #expect(script.contains(command), "\(command)") }
    #expect(script.contains("key-variable"))
  }

  /// A folder with the tool alone, and with a replacement for the second program if a script is given.
  private func alone(with script: String? = nil) throws -> (sandbox: Sandbox, tool: URL) {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    let tool = sandbox.folder.appendingPathComponent("bin/rulebook")
    try sandbox.write("bin/rulebook", [])
    try FileManager.default.removeItem(at: tool)
    try FileManager.default.copyItem(at: #require(Tool.executable).resolvingSymlinksInPath(), to: tool)
    if let script {
      try sandbox.write("bin/rulebook-publish", "#!/bin/sh\n\(script)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.path("bin/rulebook-publish"))
    }
    return (sandbox, tool)
  }

  @Test func aToolWithoutItSaysWhatToRun() throws {
    let (sandbox, tool) = try alone()
    func run(_ arguments: String...) throws -> Tool.Run { try Tool.start(tool, arguments, in: sandbox.folder).run }
    for arguments in [["keygen", "a.key"], ["inspect", "a.key"], ["export", "firebase", "--environment", "sea", "--site", "site"]] {
      let missing = try Tool.start(tool, arguments, in: sandbox.folder).run
      #expect(missing.status == 70 && missing.output == "")
      #expect(
        missing.errors.hasPrefix("rulebook: `\(arguments[0] == "export" ? "export firebase" : arguments[0])` needs the program ")
          && missing.errors.hasSuffix(
            "/bin/rulebook-publish, which is missing; run `make build` in the clone of rulebook, or `make install`, which installs both programs\n"
          ),
        "\(missing.errors)")
    }
    try sandbox.write("bin/rulebook-publish", "not a program")
    #expect(try run("keygen", "a.key").errors.contains("/bin/rulebook-publish, which cannot be started: Permission denied; run"))
    // Nothing else needs it, including help and mistakes on the command line.
    #expect(try run("check", "--as-of", "2026-06-01", "--quiet").status == 0)
    #expect(try run("publish", "--help").output.hasPrefix("OVERVIEW: Publish the signed overrides "))
    #expect(try run("publish", "--environment", "sea").status == 64)
    #expect(try run("keygen", "a.key", "b.key").status == 64)
  }

  @Test func everythingPassesThrough() throws {
    let (sandbox, tool) = try alone(with: "pwd; printf '<%s>' \"$@\" \"$GIVEN\"; cat; echo said >&2; exit 7")
    let folder = sandbox.folder.resolvingSymlinksInPath()
    let arguments = ["verify", "--site", "a  site", "--environment=sea", "--app", "", "--app", "*ü\n"]
    // Also through a symbolic link from another folder.
    try FileManager.default.createDirectory(atPath: sandbox.path("linked"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("linked/rules"), withDestinationPath: "../bin/rulebook")
    for program in [tool, sandbox.folder.appendingPathComponent("linked/rules")] {
      let (run, reason) = try Tool.start(program, arguments, in: folder, input: Array("in".utf8), environment: ["GIVEN": "value"])
      #expect(reason == .exit && run.status == 7 && run.errors == "said\n")
      #expect(run.output.hasSuffix("\n" + arguments.map { "<\($0)>" }.joined() + "<value>in"), "\(run.output)")
      #expect(run.output.hasPrefix(folder.path + "\n") || run.output.hasPrefix("/private" + folder.path + "\n"), "\(run.output)")
    }
  }

  /// One process: a signal to it ends the tool. The test uses a signal that cannot be ignored, because test runners ignore others.
  @Test func itIsTheSameProcess() throws {
    let (sandbox, tool) = try alone(with: "kill -KILL $$")
    let (run, reason) = try Tool.start(tool, ["keygen", "a.key"], in: sandbox.folder)
    #expect(reason == .uncaughtSignal && run.status == SIGKILL)
  }
}
