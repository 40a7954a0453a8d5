import Diagnostics
import RuleQueries
import RulebookSupport
import RulesCompiler

/// The rules of a folder, for queries about the rules themselves.
struct AskedRules {
  let questions: Queries
  let checked: CheckedRules
  private let isSound: Bool

  /// Reads and compiles the rules.
  ///
  /// Rules with errors are rejected and the errors are printed. If `mistakesToo` is true, queries use the rules that could be read, and a
  /// note is printed.
  init(_ options: RulesOptions, mistakesToo: Bool = false) throws(Failure) {
    let compilation = try mistakesToo ? options.compile() : options.compileSound()
    guard let rules = compilation.rules else {
      throw Failure(message: "the rules cannot be read; run `rulebook check` to see why", code: Exit.findings)
    }
    isSound = compilation.lowered != nil
    if !isSound {
      Console.note("rulebook: the rules have mistakes, so this covers only the rules that could be read; run `rulebook check`")
    }
    checked = rules
    questions = Queries(
      book: rules.book, index: rules.makeIndex(), lengths: rules.lengths, sources: compilation.sources, today: try options.today())
  }

  /// Returns rendered examples of copy. Returns an empty array if the rules have mistakes, because then values cannot be computed.
  ///
  /// `locale` is a BCP 47 tag. The default is the product's language.
  func examples(of key: String? = nil, in locale: String? = nil) throws(Failure) -> [CopyExample] {
    isSound ? try CopyExamples(checked, in: locale).all(of: key) : []
  }
}
