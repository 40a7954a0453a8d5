import ArgumentParser
import RuleQueries
import RulebookSupport
import RulesJSON

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print placeholders, locks, assumptions, waivers, missing translations, requirements of the documents, and the number of rules.",
    discussion: "Without a subject, prints a short overview.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case placeholders, milestones, locks, assumptions, waivers, counts, coverage, checklist, storage, stored, copy, app
  }

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @OptionGroup var rules: RulesOptions
  @Argument(
    help:
      "The subject: placeholders, milestones, locks, assumptions, waivers, counts, storage (kinds of data and where they are stored), stored (stored data, its format, and its owner), copy (translations), coverage (requirements of the documents and where they are met), checklist (requirements left to the app), or app (rules that no answer depends on, and why)."
  ) var subject: Subject?
  @Option(help: "The output format.") var format: Form = .text

  func run() throws {
    try reporting {
      let questions = try AskedRules(rules).questions
      if subject == .copy { return print(questions.copyReport) }
      let register = register(questions)
      switch format {
      case .text: Console.print(register.text)
      case .markdown: Console.print(register.markdown)
      case .json: Console.print(json: register.json.pretty())
      }
    }
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
    case .waivers: questions.waivers
    case .counts: questions.counts
    case .coverage: questions.coverage
    case .checklist: questions.checklist
    case .storage: questions.storage
    case .stored: questions.stored
    case .app: questions.app
    case .copy, nil: questions.overview
    }
  }
}
