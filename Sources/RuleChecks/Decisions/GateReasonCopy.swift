internal import Diagnostics
internal import RuleKinds

/// Checks that every denial has copy, a surface, and a button.
enum GateReasonCopy {
  static let explanation = Explanation(
    "gate.reason-copy", .error,
    finds: "A reason that denies without copy, without a surface, or without a button.",
    why: "A denial without copy fails silently, and a denial without a button is a dead end.",
    example: "free_upload: {gate: paywall_gate}   # neither the gate nor an error has copy",
    instead: "free_upload: {gate: paywall_gate, says: gate.upload.free, buttons: [upgrade_to_pro]}")

  private static let fields = ["gate", "error", "says", "shown_on", "buttons", "dismiss"]

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.reasons.entries {
      let (name, reason) = (entry.name.text, entry.value)
      // A broken or missing gate or error was already reported.
      if let gate = reason.gate, context.book.gates[gate] == nil { continue }
      if let error = reason.error, context.book.errors[error] == nil { continue }
      let parts =
        [(Reason.key, name)] + (reason.gate.map { [(Gate.key, $0.text)] } ?? []) + (reason.error.map { [(ErrorRule.key, $0.text)] } ?? [])
      if parts.contains(where: { part in fields.contains { context.isFaulty(part.0, part.1, $0) } }) { continue }
      let words = ReasonWords.of(reason, context.book)
      var lacks: [(what: String, label: String, help: String)] = []
      if words.copy == nil {
        lacks.append(("no copy", "no `says`", "add `says:` with a copy key, or `error:` with an error that has copy"))
      }
      if reason.gate != nil, words.surfaces.isEmpty {
        let help = "add `shown_on:` here or to its gate, or `error:` with an error that has surfaces"
        lacks.append(("no surface", "no `shown_on`", help))
      }
      if reason.gate != nil, words.buttons.isEmpty, reason.gate.flatMap({ context.book.gates[$0]?.dismiss }) == nil {
        lacks.append(("no buttons", "no `buttons`", "add `buttons:` here, or to its gate or its error"))
      }
      if lacks.isEmpty { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` has \(lacks.map(\.what).phrase())", at: context.key(Reason.key, name),
          lacks.map(\.label).phrase(), helps: lacks.map(\.help)))
    }
  }
}
