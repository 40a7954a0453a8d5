internal import Diagnostics
internal import RuleKinds

extension InvariantBroken {
  /// Reports copy keys whose sentences differ although an invariant says that users read the same, in every language.
  static func sameWords(
    _ copies: [Name<Copy>], _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let promised = Diagnostic.Label(context.key(Invariant.key, name), about)
    // One sentence cannot differ from another.
    if copies.count == 1, !context.isFaulty(Invariant.key, name, "same_words") {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` compares `\(copies[0].text)` with nothing", at: context.value(Invariant.key, name, "same_words"),
          helps: ["list at least two copy keys"]))
      return
    }
    guard let first = copies.first(where: { context.book.copy[$0] != nil }),
      !copies.contains(where: { context.isFaulty(Copy.key, $0.text) })
    else { return }
    let all = Dictionary(grouping: context.spokenTexts.filter { copies.contains($0.copy) }) { $0.language ?? "" }
    for language in all.keys.sorted() {
      let texts = all[language] ?? []
      let wanted = texts.filter { $0.copy == first }
      for copy in copies where copy != first && context.book.copy[copy] != nil {
        let own = texts.filter { $0.copy == copy }
        // A sentence without a translation is reported elsewhere.
        if wanted.isEmpty || own.isEmpty { continue }
        let differing = own.first { one in wanted.first { $0.field == one.field }?.words != one.words }
        let missing = wanted.first { one in !own.contains { $0.field == one.field } }
        guard let place = differing?.path ?? missing.map({ _ in own[0].path }) else { continue }
        let other = wanted.first { $0.field == (differing ?? missing)?.field } ?? wanted[0]
        let said = language.isEmpty ? "" : " in `\(language)`"
        diagnostics.append(
          Diagnostic(
            explanation, "`\(copy.text)` breaks `\(name)`: it differs from `\(first.text)`\(said)", at: context.places.span(place),
            "another sentence", secondary: [.init(context.places.span(other.path), "the sentence of `\(first.text)`"), promised],
            helps: ["write the same sentence in both, so that neither reveals more than the other"]))
      }
    }
  }
}
