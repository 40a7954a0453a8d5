internal import Diagnostics
internal import RuleKinds

/// Checks that the action of every button on a screen is allowed for some user who sees the button.
enum ScreenDeniedButton {
  static let explanation = Explanation(
    "screen.denied-button", .error,
    finds: "A button on a screen whose action is denied to every user who sees the button.",
    why: "The button promises something that no user can do there.",
    example: "settings: {only_if: on_free, buttons: [upload_video]}   # and uploads are denied on Free",
    instead: "settings: {only_if: on_free, buttons: [upgrade]}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let viewers = ScreenViewers(context)
    for part in context.screenParts where part.noun == "button" {
      guard let name = context.book.buttons[part.name]?.does, let action = context.book.actions[name], context.isSound(action, name.text),
        viewers.isDenied(action, name, part.conditions), !viewers.areNever(part.conditions)
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "every user who sees `\(part.name)` on `\(part.screen.text)` is denied `\(name.text)`",
          at: context.places.span(part.path), "never allowed here",
          secondary: [.init(context.value(Button.key, part.name, "does"), "its action")],
          helps: ["offer what the user can do instead, or show the button only to users with permission"]))
    }
  }
}
