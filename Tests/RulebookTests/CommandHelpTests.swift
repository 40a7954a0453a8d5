import Foundation
import RulesJSON
import Testing

/// The help of every command, and what is printed for words that are not commands.
@Suite struct CommandHelpTests {
  /// A command without subcommands, with its words after `rulebook` and its examples.
  struct Command: Sendable, CustomTestStringConvertible {
    var words: [String]
    var examples: [String]
    var testDescription: String { words.joined(separator: " ") }
  }

  /// All commands, as ArgumentParser prints them for other programs.
  static let commands: [Command] = {
    guard let dump = try? Tool.ask("--experimental-dump-help"), let json = try? JSON.parse(Array(dump.output.utf8)),
      case .object? = json["command"]
    else { return [] }
    func leaves(_ command: JSON, _ path: [String]) -> [Command] {
      if case .array(let children)? = command["subcommands"] {
        return children.flatMap { child -> [Command] in
          guard case .string(let name)? = child["commandName"], name != "help" else { return [] }
          return leaves(child, path + [name])
        }
      }
      guard case .string(let text)? = command["discussion"] else { return [Command(words: path, examples: [])] }
      return [Command(words: path, examples: examples(in: text))]
    }
    return leaves(json["command"] ?? .null, [])
  }()

  /// The lines after `Example:` or `Examples:`. A backslash continues a line.
  private static func examples(in text: String) -> [String] {
    let joined = text.replacing(/\\\n\s+/, with: "")
    guard let start = joined.firstRange(of: /Examples?:/) else { return [] }
    return joined[start.upperBound...].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test func thereAreCommands() { #expect(Self.commands.count > 25) }

  @Test(arguments: commands) func everyCommandHasAnExample(_ command: Command) {
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let name = command.words == ["site", "pages"] ? "site" : command.words.joined(separator: " ")
      let own = example.split(separator: " | ").last.map(String.init) ?? example
      #expect(own == "rulebook \(name)" || own.hasPrefix("rulebook \(name) "), "\(example)")
    }
  }

  /// Commands whose examples need what a new product does not have: an evaluator, the end of a server, or a notification.
  private static let unprepared: Set = ["site pages", "preview", "notifications"]

  /// In the product that `rulebook init Bakery` starts, as a Git repository, every example works. One with a placeholder in capital letters is at least a
  /// command that the tool understands.
  @Test(arguments: commands) func theExamplesWork(_ command: Command) throws {
    let sandbox = try Sandbox(empty: ())
    if command.words != ["init"] {
      #expect(try sandbox.run("init", "Bakery").status == 0)
      try sandbox.git(["init", "-q", "-b", "trunk"])
      try sandbox.git(["add", "-A"])
      try sandbox.git(["commit", "-q", "-m", "Rules"])
    }
    // There must be something to take back.
    if command.words == ["undo"] { #expect(try sandbox.run("add", "copy", "tips").status == 0) }
    for example in command.examples {
      var words = Self.words(example.split(separator: "<").first.map(String.init) ?? "")
      var input = ""
      if let pipe = words.firstIndex(of: "|"), words.first == "echo" { (input, words) = (words[1] + "\n", Array(words[(pipe + 1)...])) }
      words.removeFirst()
      if command.words == ["preview"] { words += ["--evaluator", "missing.wasm"] }
      let run = try sandbox.run(words, input: input)
      #expect(!run.errors.contains("Usage:") && !run.errors.contains("unknown command"), "\(example): \(run.errors)")
      if Self.hasPlaceholder(example) || Self.unprepared.contains(command.testDescription) { continue }
      #expect(run.status == 0 || command.words == ["mutate"] && run.status == 1, "\(example): \(run.errors)")
    }
  }

  /// Whether an example has a word in capital letters that a person replaces, such as `REVISION`.
  private static func hasPlaceholder(_ example: String) -> Bool {
    example.matches(of: /(?:^|\s)([A-Z][A-Z_]{2,})(?=\s|$)/).contains { $0.1 != "HEAD" }
  }

  /// No example names a branch, a file or a key that only some products have.
  @Test func theExamplesNameNothingThatIsMissing() {
    for example in Self.commands.flatMap(\.examples) where !Self.hasPlaceholder(example) {
      for word in ["main", "ndjson", "keys/", "production", "generated/"] { #expect(!example.contains(" \(word)"), "\(example)") }
    }
  }

  /// The words of a shell command with quotes.
  private static func words(_ line: String) -> [String] {
    line.matches(of: /'([^']*)'|"([^"]*)"|(\S+)/).map { String($0.1 ?? $0.2 ?? $0.3 ?? "") }
  }

  @Test(arguments: [
    ("chekc", "unknown command `chekc`; did you mean `rulebook check`?"),
    ("site stauts", "unknown command `site stauts`; did you mean `rulebook site status`?"),
    ("site stauts --site x", "unknown command `site stauts`; did you mean `rulebook site status`?"),
    ("status", "unknown command `status`; did you mean `rulebook site status`?"),
    ("site publish", "unknown command `site publish`; did you mean `rulebook publish`?"),
    ("export firebas", "unknown command `export firebas`; did you mean `rulebook export firebase`?"),
    ("help stauts", "unknown command `stauts`; did you mean `rulebook site status`?"),
    ("help site rotat", "unknown command `rotat`; did you mean `rulebook help site rotate`?"),
    ("frobnicate", "unknown command `frobnicate`; `rulebook help` lists the commands"),
    ("site frobnicate", "unknown command `site frobnicate`; `rulebook site --help` lists the commands"),
    ("report plceholders", "the value `plceholders` is invalid for `<subject>`; did you mean `placeholders`? Please provide one of"),
    ("check --format jso", "`--format <format>`; did you mean `json`? Please provide one of `text`, `json`, `github`, `sarif` or `xcode`."),
    ("check --formt json", "unknown option `--formt`; did you mean `--format`?"),
    ("--verson", "unknown option `--verson`; did you mean `--version`?"), ("--hlep", "unknown option `--hlep`; did you mean `--help`?"),
    ("condition", "missing expected argument `<expression>`"), ("condition x y", "unexpected argument `y`"),
    ("decide --action", "missing value for `--action <name>`"),
  ])
  func aWordIsSuggested(_ typed: String, _ expected: String) throws {
    let run = try Tool.ask(typed.split(separator: " ").map(String.init))
    #expect(run.status == 64 && run.output.isEmpty && run.errors.contains(expected), "\(run.errors)")
    // The messages of all commands have one form.
    #expect(run.errors.hasPrefix("rulebook: "), "\(run.errors)")
  }

  /// A group has examples of its commands.
  @Test(arguments: ["site", "export"]) func everyGroupHasAnExample(_ group: String) throws {
    let help = try Tool.ask(group, "--help")
    #expect(help.status == 0 && help.output.contains("rulebook \(group) "), "\(help.output)")
    #expect(help.output.contains(/Examples?:/), "\(help.output)")
  }

  /// Nothing is suggested that is not near.
  @Test func aFarValueHasNoSuggestion() throws {
    let run = try Tool.ask("check", "--format", "yaml")
    #expect(run.status == 64 && !run.errors.contains("did you mean"), "\(run.errors)")
  }

  @Test func aFolderWithoutRulesSaysHowToBegin() throws {
    let sandbox = try Sandbox(empty: ())
    try sandbox.write("rules/README.md", "Rules come here.\n")
    for folder in [".", "rules"] {
      let run = try sandbox.run("check", "--rules", folder)
      #expect(
        run.status == 66 && run.errors.contains("\(folder) has no rule files; start a product in an empty folder with `rulebook init NAME`")
      )
    }
  }

  /// Missing rules are reported before a missing evaluator.
  @Test(arguments: [["site"], ["preview"]]) func anEmptyFolderSaysHowToBegin(_ words: [String]) throws {
    let sandbox = try Sandbox(empty: ())
    let run = try sandbox.run(words + ["--evaluator", "missing.wasm"])
    #expect(run.status == 66 && run.errors.contains("start a product in an empty folder with `rulebook init NAME`"), "\(run.errors)")
  }

  /// The scripts of shells complete commands after `help`. `make check-shells` tries them.
  @Test(arguments: [
    ("bash", "        'site')\n            COMPREPLY+=($(compgen -W 'pages init"),
    ("zsh", "        'site')\n            compadd -- pages init"),
    ("fish", "-n '__rulebook_is_after \"rulebook help site\"' -fa 'pages init"),
  ])
  func commandsAreCompletedAfterHelp(_ shell: String, _ expected: String) throws {
    let script = try Tool.ask("--generate-completion-script", shell)
    #expect(script.status == 0 && script.output.contains(expected), "\(script.output.suffix(3000))")
  }

  /// The words as the generated scripts of shells pass them: the path of the argument, the index, and the command line.
  @Test(arguments: [
    ("add -- --like", "add limit drafts --like", "saved_items"), ("add -- --decision", "add limit drafts --decision", "D-1"),
    ("remove -- positional@0", "remove", "save_failed"), ("remove -- --kind", "remove save_failed --kind", "error"),
    ("rename -- positional@1", "rename limit", "saved_items"), ("test -- --decision", "test --accept --decision", "D-1"),
    ("show -- positional@0", "show", "limits"),
  ])
  func namesOfRulesAreCompleted(_ argument: String, _ line: String, _ expected: String) throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try sandbox.write("rules/decisions.yaml", "D-1: {about: A., because: B., by: product, \"on\": \"2026-03-01\"}\n")
    let words = ["rulebook"] + line.split(separator: " ").map(String.init) + [""]
    let run = try sandbox.run(
      ["---completion"] + argument.split(separator: " ").map(String.init) + ["\(words.count - 1)", "0"] + words)
    #expect(run.status == 0 && run.output.split(separator: "\n").contains { $0 == expected }, "\(run)")
  }

  /// Shells must never see an error.
  @Test func completionWithoutRulesIsEmpty() throws {
    let sandbox = try Sandbox(empty: ())
    let words = ["---completion", "decide", "--", "--action", "3", "1", "rulebook", "decide", "--action", "i"]
    var run = try sandbox.run(words)
    #expect(run.status == 0 && run.errors.isEmpty && run.output.trimmingCharacters(in: .newlines).isEmpty, "\(run)")
    // Rules with an error still have names.
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try sandbox.edit("rules/actions.yaml", "{require: item.save}", "{require: item.sav}")
    run = try sandbox.run(words)
    #expect(run.status == 0 && run.output.contains("item.save\nitem.export") && run.errors.isEmpty, "\(run)")
  }
}

/// Kinds on the command line are single words, and help lists them.
@Suite struct KindHelpTests {
  @Test(arguments: ["rename", "remove"]) func helpListsTheKinds(_ command: String) throws {
    let help = try Tool.ask(command, "--help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for kind in ["limit", "plan", "copy-key", "deep-link", "notification-category", "decision"] {
      #expect(help.contains(" \(kind),") || help.contains(" \(kind)."), "\(kind): \(help)")
    }
  }

  /// A completed kind is one word, which every command understands.
  @Test func completedKindsAreSingleWords() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let run = try sandbox.run("---completion", "rename", "--", "positional@0", "2", "0", "rulebook", "rename", "")
    let kinds = run.output.split(separator: "\n")
    #expect(kinds.contains("copy-key") && kinds.allSatisfy { !$0.contains(" ") }, "\(run)")
    for words in [
      ["rename", "copy-key", "limit.why", "limit.because", "--dry-run"], ["remove", "limit.why", "--kind", "copy-key"],
      ["show", "limit.why", "--kind", "copy"],
    ] {
      let run = try sandbox.run(words)
      #expect(run.status <= 1 && !run.errors.contains("no kind"), "\(words): \(run.errors)")
    }
  }

  @Test(arguments: [
    (["decide", "--action", "item.sav"], "did you mean `item.save`?"), (["decide", "--action", "item_save"], "did you mean `item.save`?"),
    (["decide", "--action", "saveitem"], "did you mean `item.save`?"),
    (["explain", "lock.chnged"], "did you mean `lock.changed`?"), (["explain", "changed.lock"], "did you mean `lock.changed`?"),
    (["explain", "saved_items"], "`rulebook show saved_items`"),
  ])
  func aNameIsSuggested(_ words: [String], _ expected: String) throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let run = try sandbox.run(words)
    #expect(run.status == 64 && run.errors.contains(expected), "\(run.errors)")
  }
}
