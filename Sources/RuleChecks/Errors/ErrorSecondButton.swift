internal import Diagnostics
internal import RuleKinds

/// Reports second buttons that their surface does not allow.
enum ErrorSecondButton {
  static let explanation = Explanation(
    "error.second-button", .warning, waivable: true,
    finds: "An error whose second button is not one of the `second_buttons` of its surface.",
    why: "Users look for a familiar way to leave a surface that covers the screen, so it has the same name everywhere.",
    example: "ERR-062: {shown_on: modal, buttons: [resolve_moves, manage_flows]}   # modal: {second_buttons: [not_now, cancel]}",
    instead: "ERR-062: {shown_on: modal, buttons: [resolve_moves, cancel]}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.errors.entries where entry.value.buttons.count == 2 {
      let name = entry.name.text
      if context.isFaulty(ErrorRule.key, name, "buttons") { continue }
      for surface in entry.value.shownOn {
        guard let rule = context.book.surfaces[surface], !rule.secondButtons.isEmpty,
          !rule.secondButtons.contains(entry.value.buttons[1]), !context.isFaulty(Surface.key, surface.text)
        else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.value.buttons[1].text)` is not an allowed second button of `\(surface.text)`",
            at: context.value(ErrorRule.key, name, "buttons", "1"), "second button",
            secondary: [.init(context.value(Surface.key, surface.text, "second_buttons"), "the allowed second buttons")],
            helps: [
              "offer \(rule.secondButtons.map(\.text).quotedPhrase("or")) second, or show the error on another surface"
            ]))
      }
    }
  }
}
