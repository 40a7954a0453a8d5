import Foundation
import RuleQueries
import RulesCompiler
import Schema
import TestSupport

/// The product's rules, read once, for requests that render no sentence.
enum RealQuestions {
  static let all = Result { try read() }

  /// `appending`: text for the end of a file.
  static func read(appending more: (file: String, text: String)? = nil) throws -> Queries {
    struct Unreadable: Error {}
    let files = Repository.ruleFiles().map { file in
      RulesInput.File(
        name: file.name, path: file.path, bytes: file.bytes + (file.name == more?.file ? Array((more?.text ?? "").utf8) : []))
    }
    let compilation = RealRules.known.compile(RulesInput(files: files, place: "rules"))
    guard let rules = compilation.rules, !compilation.hasErrors else { throw Unreadable() }
    return Queries(
      book: rules.book, index: rules.makeIndex(), lengths: rules.lengths, sources: compilation.sources, today: Pipeline.checking().today)
  }
}
