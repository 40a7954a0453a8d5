internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Checks that a provider with a password is one that users sign in to on a screen of the app.
enum ProviderPassword {
  static let explanation = Explanation(
    "provider.password", .error,
    finds: "A provider with a password whose button opens no screen, or with an address that is not needed or never confirmed.",
    why: "A password is typed in the app, together with an address. An address that was typed may be another person's.",
    example: "google: {password: true, address: needed, ...}",
    instead: "email: {password: true, address: needed, confirms_address: true, ...}   # its button opens a screen")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains(Button.key) else { return }
    for entry in context.book.providers.entries where entry.value.hasPassword && !context.isFaulty(Provider.key, entry.name.text) {
      let problem: (text: String, help: String)? =
        if entry.value.address != .needed {
          ("needs no address", "write `address: needed`, or remove `password`")
        } else if !entry.value.confirmsAddress {
          ("never confirms the address that users type", "add `confirms_address: true`, or remove `password`")
        } else if context.book.buttons[entry.value.button]?.opens == nil {
          ("has a button that opens no screen for it", "let the button open a screen with a form, or remove `password`")
        } else {
          nil
        }
      guard let problem, !context.isFaulty(Button.key, entry.value.button.text) else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` has a password, but \(problem.text)",
          at: context.value(Provider.key, entry.name.text, "password"), helps: [problem.help]))
    }
  }
}
