internal import Diagnostics
internal import RuleKinds

/// Checks that every link has a fallback for users who may not follow it and for deleted things.
enum DeeplinkFallbacks {
  static let explanation = Explanation(
    "deeplink.fallbacks", .error,
    finds: "Links without rules/router.yaml, which defines where denied and unknown links go, or a link to a thing without `when_gone`.",
    why: "Links outlive the things that they point to. Users open links to things that were deleted.",
    example: "practice_session: {path: practice/session, parameters: {id: {id_of: session}}, opens: practice/setup}",
    instead: "practice_session: {path: practice/session, parameters: {id: {id_of: session}}, opens: practice/setup, when_gone: practice}")

  static let check = Check(explanation) { context, diagnostics in
    guard let first = context.book.deepLinks.entries.first else { return }
    if context.book.router == Router.absent, context.places.node(RulePath(Router.key)) == nil, !context.broken.contains(Router.key) {
      diagnostics.append(
        Diagnostic(
          explanation, "links that cannot be followed have no destination: rules/router.yaml is missing",
          at: context.key(DeepLink.key, first.name.text),
          helps: ["add rules/router.yaml with `scheme`, `first_match`, `on_error`, `when_unknown`, `unknown_says`, and `gone_says`"]))
    }
    for entry in context.book.deepLinks.entries where entry.value.whenGone == nil {
      guard let parameter = entry.value.parameters.first(where: { $0.idOf != nil }), let thing = parameter.idOf,
        !context.isFaulty(DeepLink.key, entry.name.text, "when_gone")
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` has no `when_gone` for a deleted \(thing)",
          at: context.key(DeepLink.key, entry.name.text),
          secondary: [.init(context.value(DeepLink.key, entry.name.text, "parameters", parameter.name), "the \(thing)")],
          helps: ["add `when_gone:` with the screen to open instead"]))
    }
  }
}
