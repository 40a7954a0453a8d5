import ArgumentParser
import RuleKinds
import RuleQueries
import RulebookSupport
import RulesJSON

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print placeholders, locks, assumptions, decisions, waivers, missing translations, requirements of the documents, and the number of rules.",
    discussion: """
      Without a subject, prints a short overview.

      Examples:
        rulebook report
        rulebook report locks --format markdown
      """)

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case placeholders, milestones, locks, assumptions, decisions, owners, codeowners, overrides, waivers, counts, coverage, checklist,
      storage, stored,
      copy, app
  }

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @OptionGroup var rules: RulesOptions
  @Argument(
    help:
      "The subject: placeholders, milestones, locks, assumptions, decisions, owners (reviewers of changes), codeowners (the file CODEOWNERS), overrides (values that servers set, and when they end), waivers, counts, storage (kinds of data and where they are stored), stored (stored data, its format, and its owner), copy (translations), coverage (requirements of the documents and where they are met), checklist (requirements left to the app), or app (rules that no answer depends on, and why)."
  ) var subject: Subject?
  @Option(help: "The output format.") var format: Form = .text

  func run() throws {
    try reporting {
      let questions = try AskedRules(rules).questions
      if subject == .copy { return print(questions.copyReport) }
      if subject == .codeowners { return try printCodeOwners(questions) }
      let register = register(questions)
      switch format {
      case .text: Console.print(register.text)
      case .markdown: Console.print(register.markdown)
      case .json: Console.print(json: register.json.pretty())
      }
    }
  }

  /// Prints the file `CODEOWNERS`. Its paths start at the root of the repository, or without git at the current folder.
  private func printCodeOwners(_ questions: Queries) throws(Failure) {
    let folder = try RulesFolder(rules.folder).path
    Console.print(questions.book.manifest.owners.codeOwners(in: GitRules(folder: folder).pathInRepository ?? folder))
  }

  private func print(_ report: CopyReport) {
    switch format {
    case .text: Console.print(report.text)
    case .markdown: Console.print(report.markdown)
    case .json: Console.print(json: report.json.pretty())
    }
  }

  private func register(_ questions: Queries) -> ReportTable {
    switch subject {
    case .placeholders: questions.placeholders
    case .milestones: questions.milestones
    case .locks: questions.locks
    case .assumptions: questions.assumptions
    case .decisions: questions.decisions
    case .owners: questions.owners
    case .overrides: questions.overrides
    case .waivers: questions.waivers
    case .counts: questions.counts
    case .coverage: questions.coverage
    case .checklist: questions.checklist
    case .storage: questions.storage
    case .stored: questions.stored
    case .app: questions.app
    case .copy, .codeowners, nil: questions.overview
    }
  }
}
