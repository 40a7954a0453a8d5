internal import Diagnostics
internal import RuleKinds

/// Checks that a screen has every item at most once at a time.
enum ScreenRepeatedItem {
  static let explanation = Explanation(
    "screen.repeated-item", .error,
    finds: "A sentence, a banner, a meter, or a button that a user sees twice on a screen, because two entries of its list apply at once.",
    why: "Users see the same thing twice, and the order of the list is ambiguous.",
    example: "paywall: {buttons: [{button: upgrade, if: on_free}, restore, upgrade]}",
    instead: "paywall: {buttons: [upgrade, restore]}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let viewers = ScreenViewers(context)
    var earlier: [[String]: [ScreenPart]] = [:]
    for part in context.screenParts {
      let key = [part.screen.text, part.key, part.name]
      let twin = earlier[key]?.first { other in
        let both = part.guards + other.own + part.own + part.rule
        return both.isEmpty || !viewers.areNever(both)
      }
      earlier[key, default: []].append(part)
      guard let twin else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(part.screen.text)` shows the \(part.noun) `\(part.name)` twice at the same time",
          at: context.places.span(part.path),
          "applies together with an earlier entry", secondary: [.init(context.places.span(twin.path), "the earlier entry")],
          helps: ["remove one of them, or give them an `if` that excludes the other"]))
    }
  }
}
