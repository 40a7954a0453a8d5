import ArgumentParser
import Diagnostics
import RuleQueries
import RulebookSupport
import RulesJSON

struct Find: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find rules by a name or by a part of a sentence.",
    discussion: """
      Capitals, accents and the form of quotes do not matter. Sentences are also found as people read them, with the numbers of the
      rules put in. Words that stand nowhere side by side are looked for anywhere in a rule.
      """)

  @OptionGroup var rules: RulesOptions
  @Argument(help: "A name or a part of a sentence.") var text: [String]
  @Option(help: "How many to print at most.") var most: Int = 20
  @Option(help: "How the answer is printed.") var format: OutputFormat = .text
  @Option(help: "Whether to use colour.") var color: ColorChoice = .auto

  func run() throws {
    try reporting {
      guard most > 0 else { throw Failure(message: "--most takes a number above 0, not `\(most)`", code: Exit.usage) }
      let asked = try AskedRules(rules, mistakesToo: true)
      let wanted = text.joined(separator: " ")
      let found = asked.questions.find(wanted, examples: try asked.examples())
      if found.isEmpty {
        if format == .json { Console.print(json: JSON.array([]).pretty()) }
        let near = asked.questions.suggestion(for: wanted).map { "; did you mean `\($0)`?" } ?? ""
        throw Failure(message: "no rule says `\(wanted.forMessage)`\(near)", code: Exit.findings)
      }
      switch format {
      case .text:
        for finding in found.prefix(most) { Console.printRaw(finding.line(shown: TerminalText.of, mark: mark) + "\n") }
        if found.count > most { Console.print("and \(found.count - most) more; `--most \(found.count)` prints them all") }
      case .json: Console.print(json: JSON.array(found.prefix(most).map(\.json)).pretty())
      }
    }
  }

  private func mark(_ text: String) -> String {
    let mode = color.mode.resolved(isTerminal: Console.isTerminal, noColor: Console.environment("NO_COLOR") != nil)
    return mode == .always ? "\u{1B}[1m«\(text)»\u{1B}[0m" : "«\(text)»"
  }
}
