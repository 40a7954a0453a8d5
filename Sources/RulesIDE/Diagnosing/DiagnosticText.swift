internal import Diagnostics

extension Diagnostic {
  /// The message with its label, notes, and helps, in the words of `rulebook check`.
  var text: String {
    ([message] + (primary.text.isEmpty ? [] : [primary.text]) + notes.map { "note: \($0)" } + helps.map { "help: \($0)" })
      .joined(separator: "\n")
  }

  /// Whether the diagnostic is about a rule, or a part of one, that has no effect, so that editors can fade it.
  var isAboutUnusedRule: Bool {
    ["rule.unused", "waiver.unused", "deeplink.unused", "copy.unused-value", "table.dead-row", "gate.dead-action", "rule.pointless-key"]
      .contains(name)
  }
}
