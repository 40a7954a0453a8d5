internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports facts that identify a provider and whose values are not exactly the providers.
enum ProviderValues {
  static let explanation = Explanation(
    "provider.values", .error,
    finds: "A fact that identifies a provider and whose values are not the providers, or that only some providers name in `told_by`.",
    why: "Conditions on an unknown provider never hold, and conditions do not cover a new provider.",
    example: "signIn.provider: {type: {one_of: [apple, email]}}   # but there is also a provider google",
    instead: "signIn.provider: {type: {one_of: [apple, google, email]}}")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains(Provider.key), !context.broken.contains(Fact.key) else { return }
    let providers = context.book.providers
    var reported: [Name<Fact>] = []
    for entry in providers.entries { for fact in entry.value.toldBy where !reported.contains(fact) { reported.append(fact) } }
    for fact in reported {
      guard let rule = context.book.facts[fact], !context.isFaulty(Fact.key, fact.text) else { continue }
      for entry in providers.entries where !entry.value.toldBy.contains(fact) && !context.isFaulty(Provider.key, entry.name.text) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(fact.text)` identifies other providers, but not `\(entry.name.text)`",
            at: context.key(Provider.key, entry.name.text), helps: ["add `\(fact.text)` to `told_by`"]))
      }
      var values: [String] = []
      if case .oneOf(let words) = rule.type { values = words }
      guard Set(values) != Set(providers.names), context.reportedErrors.isEmpty else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "the values of `\(fact.text)` are not the providers", at: context.places.span(RulePath(Fact.key, fact.text, "type")),
          helps: ["write `type: {one_of: [\(providers.names.joined(separator: ", "))]}`"]))
    }
  }
}
