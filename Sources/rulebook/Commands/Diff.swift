import ArgumentParser
import HostTime
import RulebookSupport
import RulesDiff
import RulesJSON

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what changed between two rule books: what each change means, whom it reaches, and which answers change.",
    discussion: """
      OLD and NEW are folders of rules or git revisions (`rulebook diff main HEAD`). Without NEW, OLD is compared with the rules as they \
      are now (`rulebook diff HEAD`). The rules of a revision are those of the folder that --rules names, or that is found.
      """)

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @OptionGroup var rules: RulesOptions
  @Argument(help: "The folder or the revision to compare with.") var old: String
  @Argument(help: "The folder or the revision that is compared; the rules as they are now when left out.") var new: String?
  @Option(help: "How it is printed: for a terminal, for a comment on a review, or for machines.") var format: Form = .text
  @Option(
    help: ArgumentHelp(
      "Fail when something changes in one of these ways: \(Category.allCases.map(\.rawValue).joined(separator: ", ")). Several stand with commas between.",
      valueName: "categories"))
  var failOn: FailingCategories = FailingCategories()

  func run() throws {
    try reporting {
      let before = try DiffSide(old, rules).compile("OLD")
      let after = try DiffSide(new, rules).compile("NEW")
      guard let report = RulesDiff.compare(before, after, findZone: { HostTime.zone(named: $0) }) else {
        throw Failure(message: "the compiled rules are no usable bundle", code: Exit.bug)
      }
      switch format {
      case .text: Console.print(report.text)
      case .markdown: Console.print(report.markdown)
      case .json: Console.print(json: report.json.pretty())
      }
      if !report.categories.isDisjoint(with: failOn.categories) { throw Exit.findings }
    }
  }
}
