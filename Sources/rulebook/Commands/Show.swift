import ArgumentParser
import Diagnostics
import RuleKinds
import RuleQueries
import RulebookSupport
import RulesCompiler
import RulesEditing
import RulesJSON

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show a rule: what it is, where it is defined, which rules use it, and where users see it.",
    discussion: """
      ID is the name of any rule: a limit, an error, a copy key, a screen, an assumption (C-58). It can also be the path of one value \
      (limits/saved_flows/plans/free), a section of a document ("CH27 §4.2"), or a kind (limits). A kind lists its rules; --kind alone \
      does the same. With --history, it prints who changed the rule, when, and why, from Git. `show offline` prints which actions work on \
      which connection, and `show storage` prints where data is stored.

      Examples:
        rulebook show saved_items
        rulebook show saved_items --history
        rulebook show --kind reasons
      """)

  @OptionGroup var rules: RulesOptions
  @Argument(help: "The name, path, section, or kind.", completion: .anyRule) var id: String?
  @Option(
    help: ArgumentHelp("Show only rules of this kind, if several kinds have the name.", valueName: "kind"),
    completion: .names { known, _ in known.kinds }) var kind: String?
  @Option(
    help: ArgumentHelp("The language of copy examples, such as `de`. The default is the product's language.", valueName: "tag"),
    completion: .languages)
  var locale: String?
  @Flag(help: "Print the commits that changed the rule, the newest first.") var history = false
  @Option(help: "The output format.") var format: OutputFormat = .text

  func run() throws {
    try reporting {
      guard id != nil || kind != nil else { throw Failure(message: "pass a name, a path, or --kind", code: Exit.usage) }
      if history { return try printHistory() }
      let asked = try AskedRules(rules, mistakesToo: true)
      let kind = kind.map { NamedKinds.key(of: $0) ?? $0 }
      if let kind, asked.questions.rules(ofKind: kind).isEmpty {
        if let singular = NamedKinds.singulars[kind] {
          throw Failure(message: "no \(singular) is declared", code: Exit.findings)
        }
        let near = Suggestion.nearest(to: kind, among: asked.questions.kinds)
        throw Failure(
          message: "unknown kind `\(kind.forMessage)`; "
            + (near.first.map { "did you mean `\($0)`?" } ?? "`rulebook report counts` lists the kinds"),
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
        let help = near.isEmpty ? "" : "did you mean \(near.quotedPhrase("or"))? Otherwise, "
        throw Failure(
          message:
            "no rule\(kind.map { " of kind `\($0)`" } ?? "") is named `\(id.forMessage)`; \(help)run `rulebook find \"\(id.forMessage)\"`",
          code: Exit.findings)
      }
    }
  }

  private func printHistory() throws(Failure) {
    guard let id else { throw Failure(message: "--history requires the name of a rule", code: Exit.usage) }
    let input = try rules.read()
    let pipeline = try rules.pipeline()
    let current = pipeline.compile(input, lowers: false)
    let git = GitRules(folder: try RulesFolder(rules.folder).path)
    let rule = try ruleWithHistory(id, current, git)
    let committed = pipeline.compile(try git.read("HEAD"), lowers: false)
    let history = try RuleHistory(rule, current, committed, git)
    switch format {
    case .text: Console.print(history.text(current.rules?.singular(of: rule.parts[0]) ?? rule.parts[0]))
    case .json: Console.print(json: history.json.pretty())
    }
  }

  /// The rule or the value of a rule that is asked for.
  private func ruleWithHistory(_ id: String, _ current: Compilation, _ git: GitRules) throws(Failure) -> RulePath {
    guard let rules = current.rules else { return try NamedRule.find(id, kind: kind, current) }
    let questions = Queries(
      book: rules.book, index: rules.makeIndex(), lengths: rules.lengths, sources: current.sources, today: try self.rules.today())
    let what: String
    switch questions.asked(id, kind: kind) {
    case .rules(let paths) where paths.count == 1: return paths[0]
    case .kind(_, let all): what = "`\(id)` is a kind with \(all.count) \(all.count == 1 ? "rule" : "rules")"
    case .section(_, let all): what = "`\(id)` is a section that \(all.count) \(all.count == 1 ? "rule cites" : "rules cite")"
    case .rules: return try NamedRule.find(id, kind: kind, current)
    case .nothing:
      guard let name = RenamedRule.name(of: id, current, git) else { return try NamedRule.find(id, kind: kind, current) }
      throw Failure(
        message: "no rule is named `\(id)`, because it was renamed to `\(name)`; run `rulebook show \(name) --history`".printable(),
        code: Exit.noInput)
    }
    throw Failure(
      message: "--history prints the history of one rule, and \(what); name one of them, which `rulebook show \"\(id)\"` lists".printable(),
      code: Exit.usage)
  }

  private func print(_ tables: [ReportTable]) {
    switch format {
    case .text: Console.print(tables.map(\.text).joined(separator: "\n\n"))
    case .json: Console.print(json: JSON.object(tables.map { .init(key: $0.key, value: $0.json) }).pretty())
    }
  }

  private func list(_ title: String, _ rules: [RulePath], _ questions: Queries) {
    switch format {
    case .text:
      Console.print(
        (["\(rules.count) \(rules.count == 1 ? "rule" : "rules") \(title)"] + questions.list(rules).map { "  \($0)" }).joined(
          separator: "\n"))
    case .json: Console.print(json: questions.json(rules).pretty())
    }
  }
}
