internal import Diagnostics
internal import RuleKinds

/// Checks that users can always leave a gate.
enum GateOfflineDeadEnd {
  static let explanation = Explanation(
    "gate.offline-dead-end", .error,
    finds: "A gate without `dismiss` whose buttons may all be missing, for example without a network connection.",
    why: "Users could neither continue nor go back.",
    example: "paywall: {buttons: [buy]}   # buy: {if: network_reachable}",
    instead: "paywall: {buttons: [buy], dismiss: not_now}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.gates.entries where entry.value.dismiss == nil {
      let gate = entry.value
      let buttons = gate.buttons.compactMap { context.book.buttons[$0] }
      guard !buttons.isEmpty, buttons.count == gate.buttons.count, !context.isFaulty(Gate.key, entry.name.text),
        buttons.allSatisfy({ !$0.conditions.isEmpty })
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "users may be unable to leave `\(entry.name.text)`", at: context.value(Gate.key, entry.name.text, "buttons"),
          "every button may be unavailable",
          secondary: [.init(context.value(Button.key, gate.buttons[0].text, "if"), "for example because of this")],
          helps: ["add `dismiss:` with a button that is always available"]))
    }
  }
}
