internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Checks that a screen leads to every screen that its buttons open.
enum RouteMissingEdge {
  static let explanation = Explanation(
    "route.missing-edge", .error,
    finds: "A button on a screen, or on a notice there, that opens a screen that is not in `leads_to`.",
    why: "Either the button opens the wrong screen, or the checks of who can reach a screen do not know this way.",
    example: "welcome: {leads_to: sign_up, buttons: log_in}   # log_in: {opens: log_in_form}",
    instead: "welcome: {leads_to: [sign_up, log_in_form], buttons: log_in}")

  /// A button that opens a screen, and a screen with the button that does not lead there.
  private struct Edge {
    var button: Name<Button>
    var target: Name<Route>
    var from: Name<Route>
    var item: Span
  }

  static let check = Check(explanation) { context, diagnostics in
    guard context.broken.isDisjoint(with: [Button.key, Notice.key, Route.key]) else { return }
    let missing = context.book.routes.entries.flatMap { edges(of: $0.name, $0.value, context) }
    var buttons: [Name<Button>] = []
    for edge in missing where !buttons.contains(edge.button) { buttons.append(edge.button) }
    for button in buttons {
      let edges = missing.filter { $0.button == button }
      let (first, opens) = (edges[0], context.value(Button.key, button.text, "opens"))
      if edges.count > 1 {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(button.text)` opens `\(first.target.text)`, to which \(edges.count) screens with the button do not lead",
            at: opens, secondary: edges.prefix(4).map { .init($0.item, "on `\($0.from.text)`") },
            helps: ["open another screen, or add `\(first.target.text)` to `leads_to` of \(edges.map(\.from.text).quotedPhrase())"]))
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(first.from.text)` has the button `\(button.text)`, but does not lead to `\(first.target.text)`",
          at: context.places.span(RulePath(Route.key, first.from.text, "leads_to")),
          secondary: [.init(first.item, "the button"), .init(opens, "opens `\(first.target.text)`")],
          helps: ["add `\(first.target.text)` to `leads_to`, or let the button open another screen"]))
    }
  }

  private static func edges(of name: Name<Route>, _ route: Route, _ context: CheckContext) -> [Edge] {
    guard !context.isFaulty(Route.key, name.text) else { return [] }
    let path = RulePath(Route.key, name.text)
    let own = route.buttons.enumerated().map { ($1.name, path.appending("buttons", "\($0)")) }
    let shown = route.banners.enumerated().flatMap { index, item in
      (context.book.notices[item.name]?.buttons ?? []).map { ($0, path.appending("banners", "\(index)")) }
    }
    return (own + shown).compactMap { (button: Name<Button>, item: RulePath) -> Edge? in
      guard let target = context.book.buttons[button]?.opens, target != name, !route.leadsTo.contains(target),
        !context.isFaulty(Button.key, button.text)
      else { return nil }
      return Edge(button: button, target: target, from: name, item: context.places.span(item))
    }
  }
}
