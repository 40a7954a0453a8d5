internal import Diagnostics
internal import RuleKinds

/// Checks that an address matches only one link.
enum DeeplinkAmbiguous {
  static let explanation = Explanation(
    "deeplink.ambiguous", .error,
    finds: "Two links that match the same address.",
    why: "It would be undefined which of the two links opens.",
    example: "a: {path: inbox, parameters: {id: {id_of: import}}}\nb: {path: inbox, parameters: {id: {always: all}}}",
    instead: "a: {path: inbox/item, parameters: {id: {id_of: import}}}\nb: {path: inbox, parameters: {id: {always: all}}}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    var earlier: [String: [Named<DeepLink, DeepLink>.Entry]] = [:]
    for entry in context.book.deepLinks.entries where !context.isFaulty(DeepLink.key, entry.name.text) {
      for other in earlier[entry.value.path] ?? [] where overlap(entry.value, other.value) {
        diagnostics.append(
          Diagnostic(
            explanation, "an address can match both `\(entry.name.text)` and `\(other.name.text)`",
            at: context.value(DeepLink.key, entry.name.text, "path"), "the same address",
            secondary: [.init(context.value(DeepLink.key, other.name.text, "path"), "also here")]
              + [entry.name.text, other.name.text].compactMap { name in
                context.places.exact(RulePath(DeepLink.key, name, "parameters")).map { .init($0, "the parameters of `\(name)`") }
              },
            helps: ["give one of them another path, or another value for a parameter"]))
      }
      earlier[entry.value.path, default: []].append(entry)
    }
  }

  private static func overlap(_ a: DeepLink, _ b: DeepLink) -> Bool {
    guard Set(a.parameters.map(\.name)) == Set(b.parameters.map(\.name)) else { return false }
    return a.parameters.allSatisfy { one in
      guard let value = one.always, let other = b.parameters.first(where: { $0.name == one.name })?.always else { return true }
      return value == other
    }
  }
}
