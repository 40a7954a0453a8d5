import ArgumentParser
import RuleQueries
import RulebookSupport
import RulesJSON

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print what is undecided, locked, assumed, waived and not translated, what the documents ask for, and how many rules there are.",
    discussion: "Without a name: a short overview of all.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case placeholders, milestones, locks, assumptions, waivers, counts, coverage, checklist, storage, stored, copy
  }

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @OptionGroup var rules: RulesOptions
  @Argument(
    help:
      "Which: placeholders, milestones, locks, assumptions, waivers, counts, storage (kinds of data, and where they are kept), stored (what is stored, in which form, and whose it is), copy (translations), coverage (what the documents ask for and where it is met) or checklist (what is left for the app)."
  ) var subject: Subject?
  @Option(help: "How it is printed.") var format: Form = .text

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

  private func register(_ questions: Questions) -> Register {
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
    case .copy, nil: questions.overview
    }
  }
}
