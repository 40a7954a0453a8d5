import ArgumentParser
import RulebookSupport

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve the website of the rules while you edit them.",
    discussion: """
      It watches the rules folder and updates the open pages after each edit. Errors appear over the page with their location, and the page \
      keeps showing the last version without errors. Only programs on this machine can connect.

      Examples:
        rulebook preview
        rulebook preview --port 8080 --since HEAD
      """)

  @OptionGroup var rules: RulesOptions
  @Option(help: ArgumentHelp("The port. With 0, the system chooses one.", valueName: "number")) var port: UInt16 = 4870
  @Option(
    help: ArgumentHelp("The Git revision or the folder to compare with. The default is the last commit.", valueName: "side"),
    completion: .revisions)
  var since: String?
  @Option(
    help: ArgumentHelp("The evaluator. The default is the one that is installed with this tool.", valueName: "file"),
    completion: .file(extensions: ["wasm"])) var evaluator: String?

  func run() throws {
    try reporting {
      _ = try rules.read()
      if let since { _ = try DiffSide(since, rules) }
      let session = PreviewSession(rules, try SiteEvaluator.load(evaluator), since: since ?? "HEAD")
      _ = session.update()
      let server = try HTTPServer(port: port)
      Console.note("serving http://localhost:\(server.port)/ (built in \(session.milliseconds) ms); press Control-C to stop")
      server.run(
        HTTPServer.Handlers(answer: { session.answer($0) }, tick: { session.update() }, greeting: { session.state }))
    }
  }
}
