import Diagnostics
import Emitters
import RulesCompiler

/// The rules of a folder, for questions about the rules themselves. Rules with errors are refused, and the errors said.
struct AskedRules {
  let questions: Questions
  let checked: CheckedRules

  init(_ options: RulesOptions) throws(Failure) {
    let compilation = try options.compileSound()
    guard let rules = compilation.rules else { throw Failure(message: "the rules cannot be read", code: Exit.findings) }
    checked = rules
    questions = Questions(
      book: rules.book, index: rules.makeIndex(), lengths: rules.lengths, sources: compilation.sources, today: try options.today())
  }

  func examples(of key: String? = nil) throws(Failure) -> [CopyExample] { try CopyExamples(checked).all(of: key) }
}

extension RulesOptions {
  /// Compiles; rules with errors are refused, and the errors said on standard error.
  func compileSound() throws(Failure) -> Compilation {
    let compilation = try compile()
    guard compilation.lowered == nil else { return compilation }
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    Console.note(TextRenderer(color: .never).render(errors, in: compilation.sources))
    throw Failure(message: "the rules have mistakes; mend them first (`rulebook check`)", code: Exit.findings)
  }
}
