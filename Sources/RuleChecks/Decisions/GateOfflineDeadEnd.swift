internal import Diagnostics
internal import RuleKinds

/// Whoever is stopped by a gate can always get away from it.
enum GateOfflineDeadEnd {
  static let explanation = Explanation(
    "gate.offline-dead-end", .error,
    finds: "A gate without `dismiss` all of whose buttons may be missing or greyed out, such as without a network.",
    why: "Whoever meets it then can neither go on nor go back.",
    example: "paywall: {buttons: [buy]}   # buy: {enabled_if: network_reachable}",
    instead: "paywall: {buttons: [buy], dismiss: not_now}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.gates.entries where entry.value.dismiss == nil {
      let gate = entry.value
      let buttons = gate.buttons.compactMap { context.book.buttons[$0] }
      guard !buttons.isEmpty, buttons.count == gate.buttons.count, !context.isFaulty(Gate.key, entry.name.text),
        buttons.allSatisfy({ !$0.conditions.isEmpty || !$0.enabledIf.isEmpty })
      else { continue }
      let key = buttons[0].conditions.isEmpty ? "enabled_if" : "if"
      diagnostics.append(
        Diagnostic(
          explanation, "there may be no way out of `\(entry.name.text)`", at: context.value(Gate.key, entry.name.text, "buttons"),
          "each of them may be out of reach",
          secondary: [.init(context.value(Button.key, gate.buttons[0].text, key), "such as by this")],
          helps: ["add `dismiss:` with a button that is always there"]))
    }
  }
}
