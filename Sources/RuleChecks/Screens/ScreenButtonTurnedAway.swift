internal import Diagnostics
internal import RuleKinds

/// Checks that a button of a screen opens a screen that admits some user who sees the button.
enum ScreenButtonTurnedAway {
  static let explanation = Explanation(
    "screen.button-turned-away", .error,
    finds: "A button of a screen that opens a screen whose `only_if` turns away every user who sees the button, or the screen it is on.",
    why: "The button leads somewhere other than it announces.",
    example: "home/demo: {only_if: guest, buttons: [my_library]}   # my_library opens library, which has `only_if: has_account`",
    instead: "home/demo: {only_if: guest, buttons: [create_account]}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let viewers = ScreenViewers(context)
    for part in context.screenParts where part.noun == "button" {
      guard let opens = context.book.buttons[part.name]?.opens, let target = context.book.routes[opens] else { continue }
      if opens == part.screen {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(part.name)` on `\(part.screen.text)` opens the screen that it is on", at: context.places.span(part.path),
            "leads nowhere", secondary: [.init(context.value(Button.key, part.name, "opens"), "opens it here")],
            helps: ["remove it, or use a button that opens another screen"]))
        continue
      }
      guard !target.guards.isEmpty, context.analysis.areSound(target.guards), viewers.areNever(part.conditions + target.guards),
        !viewers.areNever(part.conditions)
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(opens.text)` is not open to any user who sees `\(part.name)` on `\(part.screen.text)`",
          at: context.places.span(part.path), "never opens `\(opens.text)`",
          secondary: [.init(context.value(Route.key, opens.text, "only_if"), "its conditions")],
          helps: ["open the screen that these users can see" + (target.instead.map { ", such as `\($0.text)`" } ?? "")]))
    }
  }
}
