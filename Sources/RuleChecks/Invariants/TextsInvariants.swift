internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantBroken {
  /// Checks that texts of rules contain the words that an invariant lists for each of them.
  static func texts(
    _ invariant: TextsInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let path = RulePath(Invariant.key, name, "texts")
    guard isKind(invariant.of, path.appending("of"), context, &diagnostics), !context.broken.contains(invariant.of) else { return }
    for words in invariant.words {
      guard context.places.isDeclared(invariant.of, words.name) else {
        unknown(words.name, of: invariant.of, at: context.places.key(path.appending("contain", words.name)), context, &diagnostics)
        continue
      }
      let rule = RulePath(invariant.of, words.name)
      if context.isFaulty(rule) { continue }
      let place = self.path(of: invariant.key, in: rule, context)
      let texts = forms(context.places.node(place))
      if !texts.isEmpty, texts.allSatisfy({ text in words.contains.contains { Phrase($0).isIn(text) } }) { continue }
      let span = context.places.exact(place) ?? context.places.key(place)
      if diagnostics.contains(where: { $0.severity == .error && span.contains($0.primary.span) }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(words.name)` breaks `\(name)`: `\(invariant.key)` does not contain \(words.contains.quotedPhrase("or"))",
          at: span, "may say something else", secondary: [.init(context.key(Invariant.key, name), about)],
          helps: ["restore the words, or, if it still says so, add its words to the invariant"]))
    }
  }

  /// A text, or each of its plural forms.
  private static func forms(_ node: Node?) -> [String] {
    guard let node else { return [] }
    return node.kind == .mapping ? node.entries.flatMap { forms($0.value) } : [node.text]
  }
}
