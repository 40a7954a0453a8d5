internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports lists of buttons that do not offer all sign-in providers in their order.
enum ProviderIncomplete {
  static let explanation = Explanation(
    "provider.incomplete", .error,
    finds: "A list of buttons that has the button of a provider, but not those of all providers in their order.",
    why: "Users who signed up with the missing provider could not sign in, and app stores require that no provider is left out.",
    example: "welcome: {buttons: [continue_with_email, log_in]}",
    instead: "welcome: {buttons: [continue_with_apple, continue_with_google, continue_with_email, log_in]}")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains(Provider.key), context.book.providers.count > 0 else { return }
    let all = context.book.providers.entries.map(\.value.button)
    if Set(all).count < all.count { return twice(all, context, &diagnostics) }
    func check(_ kind: String, _ name: String, _ buttons: [Name<Button>], _ key: [String]) {
      let offered = buttons.filter { all.contains($0) }
      guard !offered.isEmpty, offered != all, !context.isFaulty(kind, name) else { return }
      let missing = all.filter { !offered.contains($0) }.map { "`\($0.text)`" }
      diagnostics.append(
        Diagnostic(
          explanation,
          missing.isEmpty
            ? "`\(name)` offers the providers in another order" : "`\(name)` does not offer \(missing.phrase("or"))",
          at: context.places.span(RulePath([kind, name] + key)),
          helps: ["offer \(all.map(\.text).quotedPhrase()), in this order"]))
    }
    for entry in context.book.routes.entries { check(Route.key, entry.name.text, entry.value.buttons.map(\.name), ["buttons"]) }
    // An invariant that lists the buttons of a gate already reports them.
    let promised = context.book.invariants.entries.compactMap(\.value.offers?.gate)
    for entry in context.book.gates.entries where !promised.contains(entry.name) {
      check(Gate.key, entry.name.text, entry.value.buttons, ["buttons"])
    }
    for entry in context.book.reasons.entries { check(Reason.key, entry.name.text, entry.value.buttons ?? [], ["buttons"]) }
    for entry in context.book.notices.entries { check(Notice.key, entry.name.text, entry.value.buttons, ["buttons"]) }
    for entry in context.book.errors.entries { check(ErrorRule.key, entry.name.text, entry.value.buttons, ["buttons"]) }
    for entry in context.book.moments.entries {
      check(Moment.key, entry.name.text, entry.value.asks?.buttons ?? [], ["asks", "buttons"])
    }
  }

  private static func twice(_ all: [Name<Button>], _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    for (index, entry) in context.book.providers.entries.enumerated() where all[..<index].contains(entry.value.button) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` has the button of another provider",
          at: context.value(Provider.key, entry.name.text, "button"), helps: ["give each provider a button of its own"]))
    }
  }
}
