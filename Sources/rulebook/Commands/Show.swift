import ArgumentParser
import Diagnostics
import RuleKinds
import RuleQueries
import RulebookSupport
import RulesJSON

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what a rule is, where it stands, who uses it and where people meet it.",
    discussion: """
      ID is the name of anything: a limit, an error, a sentence, a screen, a decision (C-58). It may be a path to one value
      (limits/saved_flows/plans/free), a section of a document ("CH27 §4.2") or a kind (limits), which lists its rules. So does --kind alone. \
      `show offline` and `show storage` print what works on which connection, and what is kept where, as tables.
      """)

  @OptionGroup var rules: RulesOptions
  @Argument(help: "The name, path, section or kind.") var id: String?
  @Option(help: ArgumentHelp("Only rules of this kind, where several have the name.", valueName: "kind")) var kind: String?
  @Option(help: ArgumentHelp("The language of the examples of a sentence: `de`. The product's own when left out.", valueName: "tag"))
  var locale: String?
  @Option(help: "How the answer is printed.") var format: OutputFormat = .text

  func run() throws {
    try reporting {
      guard id != nil || kind != nil else { throw Failure(message: "say what to show: a name, a path, or --kind", code: Exit.usage) }
      let asked = try AskedRules(rules, mistakesToo: true)
      if let kind, asked.questions.rules(ofKind: kind).isEmpty {
        let near = Suggestion.nearest(to: kind, among: asked.questions.kinds)
        throw Failure(
          message: "no kind is named `\(kind.forMessage)`; "
            + (near.first.map { "did you mean `\($0)`?" } ?? "`rulebook report counts` lists them"),
          code: Exit.findings)
      }
      if kind == nil, let id, let tables = asked.questions.tables(of: id) { return print(tables) }
      guard let id else { return list("in \(kind ?? "")", asked.questions.rules(ofKind: kind ?? ""), asked.questions) }
      switch asked.questions.asked(id, kind: kind) {
      case .rules(let paths):
        let pages = try paths.compactMap { path in
          asked.questions.page(of: path, examples: path.parts[0] == Copy.key ? try asked.examples(of: path.parts[1], in: locale) : [])
        }
        switch format {
        case .text: Console.print(pages.map(\.text).joined(separator: "\n\n\n"))
        case .json: Console.print(json: JSON.array(pages.map(\.json)).pretty())
        }
      case .section(let section, let rules): list("citing \(section)", rules, asked.questions)
      case .kind(let kind, let rules): list("in \(kind)", rules, asked.questions)
      case .nothing(let near):
        if format == .json { Console.print(json: JSON.array([]).pretty()) }
        let help = near.isEmpty ? "" : "did you mean \(near.map { "`\($0)`" }.joined(separator: " or "))? else "
        throw Failure(
          message:
            "nothing\(kind.map { " of kind `\($0)`" } ?? "") is named `\(id.forMessage)`; \(help)try `rulebook find \"\(id.forMessage)\"`",
          code: Exit.findings)
      }
    }
  }

  private func print(_ tables: [Register]) {
    switch format {
    case .text: Console.print(tables.map(\.text).joined(separator: "\n\n"))
    case .json: Console.print(json: JSON.object(tables.map { .init(key: $0.key, value: $0.json) }).pretty())
    }
  }

  private func list(_ title: String, _ rules: [RulePath], _ questions: Questions) {
    switch format {
    case .text:
      Console.print(
        (["\(rules.count) \(rules.count == 1 ? "rule" : "rules") \(title)"] + questions.list(rules).map { "  \($0)" }).joined(
          separator: "\n"))
    case .json: Console.print(json: questions.json(rules).pretty())
    }
  }
}
