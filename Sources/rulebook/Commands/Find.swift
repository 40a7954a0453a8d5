import ArgumentParser
import Diagnostics
import RuleQueries
import RulebookSupport
import RulesJSON

struct Find: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find rules by name or by text.",
    discussion: """
      Matching ignores case, accents, and the style of quotation marks. Copy is also matched as users see it, with the numbers of the \
      rules filled in. If no rule contains the words next to each other, rules that contain all of them match.

      Examples:
        rulebook find "saved items"
        rulebook find upgrade --most 5
      """)

  @OptionGroup var rules: RulesOptions
  @Argument(help: "A name or a part of a text.") var text: [String]
  @Option(help: "The maximum number of results.") var most: Int = 20
  @Option(help: "The output format.") var format: OutputFormat = .text
  @Option(help: "Whether to use color.") var color: ColorChoice = .auto

  func run() throws {
    try reporting {
      guard most > 0 else { throw Failure(message: "--most takes a number above 0, not `\(most)`", code: Exit.usage) }
      let asked = try AskedRules(rules, mistakesToo: true)
      let wanted = text.joined(separator: " ")
      let found = asked.questions.find(wanted, examples: try asked.examples())
      if found.isEmpty {
        if format == .json { Console.print(json: JSON.array([]).pretty()) }
        let near = asked.questions.suggestion(for: wanted).map { "; did you mean `\($0)`?" } ?? ""
        throw Failure(message: "no rule contains `\(wanted.forMessage)`\(near)", code: Exit.findings)
      }
      switch format {
      case .text:
        for finding in found.prefix(most) { Console.printRaw(finding.line(shown: TerminalText.of, mark: mark) + "\n") }
        if found.count > most { Console.print("and \(found.count - most) more; `--most \(found.count)` prints all results") }
      case .json: Console.print(json: JSON.array(found.prefix(most).map(\.json)).pretty())
      }
    }
  }

  private func mark(_ text: String) -> String {
    let mode = color.mode.resolved(isTerminal: Console.isTerminal, noColor: Console.environment("NO_COLOR") != nil)
    return mode == .always ? "\u{1B}[1m«\(text)»\u{1B}[0m" : "«\(text)»"
  }
}
