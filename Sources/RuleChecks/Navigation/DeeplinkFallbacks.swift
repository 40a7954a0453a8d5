internal import Diagnostics
internal import RuleKinds

/// Every link leads somewhere, also for who may not follow it and when what it names is gone.
enum DeeplinkFallbacks {
  static let explanation = Explanation(
    "deeplink.fallbacks", .error,
    finds: "Links without rules/router.yaml, which says where strangers and unknown links go, or a link to one thing without `when_gone`.",
    why: "Links live longer than what they point at; somebody will tap one after it was deleted.",
    example: "practice_session: {path: practice/session, parameters: {id: {id_of: session}}, opens: practice/setup}",
    instead: "practice_session: {path: practice/session, parameters: {id: {id_of: session}}, opens: practice/setup, when_gone: practice}")

  static let check = Check(explanation) { context, diagnostics in
    guard let first = context.book.deepLinks.entries.first else { return }
    if context.book.router == Router.absent, context.places.node(RulePath(Router.key)) == nil, !context.broken.contains(Router.key) {
      diagnostics.append(
        Diagnostic(
          explanation, "nothing says where links go that cannot be followed", at: context.key(DeepLink.key, first.name.text),
          helps: ["add rules/router.yaml with `scheme`, `first_match`, `on_error`, `when_unknown`, `unknown_says` and `gone_says`"]))
    }
    for entry in context.book.deepLinks.entries where entry.value.whenGone == nil {
      guard let parameter = entry.value.parameters.first(where: { $0.idOf != nil }), let thing = parameter.idOf,
        !context.isFaulty(DeepLink.key, entry.name.text, "when_gone")
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` does not say where to go when the \(thing) is gone",
          at: context.key(DeepLink.key, entry.name.text),
          secondary: [.init(context.value(DeepLink.key, entry.name.text, "parameters", parameter.name), "the \(thing)")],
          helps: ["add `when_gone:` with the screen around it"]))
    }
  }
}
