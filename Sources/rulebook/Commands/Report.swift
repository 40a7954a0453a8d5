import ArgumentParser
import Emitters
import RulesJSON

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what is undecided, locked, assumed and waived, how many rules there are, and what is stored where.",
    discussion: "Without a name: a short overview of all.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case placeholders, locks, assumptions, waivers, counts, coverage, checklist, storage
  }

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @OptionGroup var rules: RulesOptions
  @Argument(
    help:
      "Which: placeholders, locks, assumptions, waivers, counts, storage, coverage (what the documents ask for and where it is met) or checklist (what is left for the app)."
  ) var subject: Subject?
  @Option(help: "How it is printed.") var format: Form = .text

  func run() throws {
    try reporting {
      let register = register(try AskedRules(rules).questions)
      switch format {
      case .text: Console.print(register.text)
      case .markdown: Console.print(register.markdown)
      case .json: Console.printRaw(register.json.pretty())
      }
    }
  }

  private func register(_ questions: Questions) -> Register {
    switch subject {
    case .placeholders: questions.placeholders
    case .locks: questions.locks
    case .assumptions: questions.assumptions
    case .waivers: questions.waivers
    case .counts: questions.counts
    case .coverage: questions.coverage
    case .checklist: questions.checklist
    case .storage: questions.storage
    case nil: questions.overview
    }
  }
}
