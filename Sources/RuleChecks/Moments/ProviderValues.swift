internal import Diagnostics
internal import RuleKinds
internal import Schema

/// The facts that say a provider have the providers as their values, and no others.
enum ProviderValues {
  static let explanation = Explanation(
    "provider.values", .error,
    finds: "A fact that tells providers apart and whose values are not the providers, and one that only some providers name in `told_by`.",
    why: "Rules that ask for a provider that there is not never hold, and a new provider would pass them unseen.",
    example: "signIn.provider: {type: {one_of: [apple, email]}}   # and there is a provider google",
    instead: "signIn.provider: {type: {one_of: [apple, google, email]}}")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains(Provider.key), !context.broken.contains(Fact.key) else { return }
    let providers = context.book.providers
    var told: [Name<Fact>] = []
    for entry in providers.entries { for fact in entry.value.toldBy where !told.contains(fact) { told.append(fact) } }
    for fact in told {
      guard let rule = context.book.facts[fact], !context.isFaulty(Fact.key, fact.text) else { continue }
      for entry in providers.entries where !entry.value.toldBy.contains(fact) && !context.isFaulty(Provider.key, entry.name.text) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(fact.text)` tells other providers apart, and not `\(entry.name.text)`",
            at: context.key(Provider.key, entry.name.text), helps: ["add `\(fact.text)` to `told_by`"]))
      }
      var values: [String] = []
      if case .oneOf(let words) = rule.type { values = words }
      guard Set(values) != Set(providers.names), context.faults.isEmpty else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "the values of `\(fact.text)` are not the providers", at: context.places.span(RulePath(Fact.key, fact.text, "type")),
          helps: ["write `type: {one_of: [\(providers.names.joined(separator: ", "))]}`"]))
    }
  }
}
