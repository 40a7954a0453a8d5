import Diagnostics
import RuleQueries
import RulebookSupport
import RulesCompiler

/// The rules of a folder, for questions about the rules themselves.
struct AskedRules {
  let questions: Questions
  let checked: CheckedRules
  private let isSound: Bool

  /// Rules with errors are refused and the errors said; or, `mistakesToo`, what could be read of them answers, and one line says so.
  init(_ options: RulesOptions, mistakesToo: Bool = false) throws(Failure) {
    let compilation = try mistakesToo ? options.compile() : options.compileSound()
    guard let rules = compilation.rules else {
      throw Failure(message: "the rules cannot be read; `rulebook check` says why", code: Exit.findings)
    }
    isSound = compilation.lowered != nil
    if !isSound { Console.note("rulebook: the rules have mistakes (`rulebook check`); this is what could be read") }
    checked = rules
    questions = Questions(
      book: rules.book, index: rules.makeIndex(), lengths: rules.lengths, sources: compilation.sources, today: try options.today())
  }

  /// Sentences as people read them; none while the rules have mistakes, for then nothing can be worked out.
  ///
  /// `locale`: the language, as a BCP 47 tag; the product's own where there is none.
  func examples(of key: String? = nil, in locale: String? = nil) throws(Failure) -> [CopyExample] {
    isSound ? try CopyExamples(checked, in: locale).all(of: key) : []
  }
}
