import ArgumentParser
import Diagnostics
import HostTime
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesDiff
import RulesJSON

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two rule books: what changed, what each change means, which users it affects, and which results change.",
    discussion: """
      OLD and NEW are rules folders or Git revisions (`rulebook diff REVISION HEAD`). If you omit NEW, OLD is compared with the current \
      rules (`rulebook diff HEAD`). In a revision, rules are read from the folder that --rules names, or from the nearest rules folder.

      Examples:
        rulebook diff HEAD
        rulebook diff HEAD --details
        rulebook diff REVISION HEAD --format markdown
      """)

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @OptionGroup var rules: RulesOptions
  @Argument(help: "The folder or revision to compare with.", completion: .revisions) var old: String
  @Argument(help: "The folder or revision that is compared. The default is the current rules.", completion: .revisions) var new: String?
  @Option(help: "The output format: for a terminal, for a review comment, or for programs.") var format: Form = .text
  @Flag(help: "Also print every changed value, answer and scenario. Without it, the text has at most 25 lines.") var details = false
  @Option(
    help: ArgumentHelp(
      "Fail if a change has one of these categories: \(Category.allCases.map(\.rawValue).phrase("or")). Separate several with commas.",
      valueName: "categories"))
  var failOn: FailingCategories = FailingCategories()

  func run() throws {
    try reporting {
      let (first, second) = (try DiffSide(old, rules), try DiffSide(new, rules))
      var memory = PipelineMemory()
      let before = try first.compileOlder("OLD", reusing: &memory)
      let files = try first.files(of: before, comparedWith: second, reusing: memory)
      let after = try second.compileNewer("NEW", reusing: &memory)
      Progress.step("comparing the rules")
      guard let report = RulesDiff.compare(before, after, files: files, findZone: { HostTime.zone(named: $0) }) else {
        throw Failure(message: "the compiled rules are not a valid bundle", code: Exit.bug)
      }
      switch format {
      case .text:
        Console.print(details ? report.detailedText : report.text)
        for line in ChangedOwners.lines(first.input, second.input, after) { Console.print(line) }
      case .markdown:
        Console.print(report.markdown)
        let lines = ChangedOwners.lines(first.input, second.input, after)
        if !lines.isEmpty { Console.print("\n" + lines.map { "- \($0)" }.joined(separator: "\n")) }
      case .json: Console.print(json: report.json.pretty())
      }
      if after.hasErrors || !report.categories.isDisjoint(with: failOn.categories) { throw Exit.findings }
    }
  }
}
