internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

extension InvariantBroken {
  /// Checks that sentences contain the words, or none of the words, that an invariant lists. The words belong to the product's own language.
  static func sentence(
    _ invariant: SentenceInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let promised = Diagnostic.Label(context.key(Invariant.key, name), about)
    let contains = invariant.contains.map { Phrase($0) }
    let never = invariant.never.map { (text: $0, phrase: Phrase($0)) }
    for copy in invariant.copy where !context.isFaulty(Copy.key, copy.text) {
      guard let entry = context.book.copy[copy] else { continue }
      for (field, text) in Template.texts(of: entry) {
        let path = RulePath([Copy.key, copy.text] + field)
        let whole = context.places.span(path)
        // Another invariant, or a lock, reports the sentence.
        if diagnostics.contains(where: { $0.severity == .error && whole.contains($0.primary.span) }) { continue }
        if let wrong = never.first(where: { $0.phrase.isIn(text) }), let place = wrong.phrase.range(in: text) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(copy.text)` breaks `\(name)`: it contains `\(wrong.text)`", at: context.span(of: place, in: path),
              "not allowed",
              secondary: [promised], helps: ["reword it, or, if product agrees, change the invariant"]))
        } else if !contains.isEmpty, field.contains("text"), !contains.contains(where: { $0.isIn(text) }) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(copy.text)` breaks `\(name)`: it does not contain \(invariant.contains.quotedPhrase("or"))", at: whole,
              "may say something else", secondary: [promised],
              helps: ["restore the words, or, if it still says so, add its words to the invariant"]))
        }
      }
    }
  }
}
