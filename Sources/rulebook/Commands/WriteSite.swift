import ArgumentParser
import RulebookSupport
import RulesSite

struct WriteSite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages",
    abstract: "Write a folder of web pages that show the rules and evaluate them.",
    discussion: """
      Each rule has a page, and every page answers for a persona: a plan, facts, a time, and a language. Open index.html in a browser, or \
      serve the folder. The pages need no server and no network. With --since, they also show what changed since a Git revision or \
      another rules folder. With --live, they show what a config repository has published, as `rulebook site status --json` prints it.

      Examples:
        rulebook site
        rulebook site --out pages --since HEAD
      """)

  @OptionGroup var rules: RulesOptions
  @Option(
    help: ArgumentHelp("The output folder. The default is `site` next to the rules folder.", valueName: "dir"), completion: .directory)
  var out: String?
  @Option(help: ArgumentHelp("The Git revision or the folder to compare with.", valueName: "side"), completion: .revisions) var since:
    String?
  @Option(
    help: ArgumentHelp("The evaluator. The default is the one that is installed with this tool.", valueName: "file"),
    completion: .file(extensions: ["wasm"])) var evaluator: String?
  @Option(
    help: ArgumentHelp("The output of `rulebook site status --json`, or `-` for standard input.", valueName: "file"), completion: .file())
  var live: String?
  @Flag(help: "Print nothing when the pages are written.") var quiet = false

  func run() throws {
    try reporting {
      // A folder without rules is the mistake that is reported first.
      _ = try rules.read()
      let program = try SiteEvaluator.load(evaluator)
      let compilation = try rules.compileSound()
      Progress.step("rendering pages")
      var input = try SiteInputs(rules, compilation).make(since: since, isWhole: true)
      if let live { input.live = try LiveStatus.read(live) }
      let site = Site(input)
      let folder = try out ?? beside(RulesFolder(rules.folder).path)
      try WebsiteFolder(path: folder).write(site, program)
      if !quiet { Console.note("wrote \(site.pages.count) pages to \(folder); open \(folder)/index.html") }
    }
  }

  private func beside(_ folder: String) -> String {
    guard let slash = folder.lastIndex(of: "/") else { return "site" }
    return folder[..<slash] + "/site"
  }
}
