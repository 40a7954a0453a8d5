internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that a reason that denies has a gate.
enum ReasonNoGate {
  static let explanation = Explanation(
    "reason.no-gate", .error,
    finds: "A reason that denies something but has no `gate`.",
    why: "The app would know that something is denied, but not how to show it.",
    example: "free_upload: {says: gate.upload.free}   # a cell denies with it",
    instead: "free_upload: {gate: paywall_gate, says: gate.upload.free}")

  static let check = Check(explanation) { context, diagnostics in
    let refuses = places(context)
    for entry in context.book.reasons.entries where entry.value.gate == nil {
      guard let path = refuses[entry.name], context.places.exact(RulePath(Reason.key, entry.name.text, "gate")) == nil else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` denies something, but has no `gate`", at: context.key(Reason.key, entry.name.text),
          "no `gate`",
          secondary: [.init(context.places.span(path), "denies here")], helps: ["add `gate:` with the gate that shows the denial"]))
    }
  }

  /// The first place where each reason denies something.
  private static func places(_ context: CheckContext) -> [Name<Reason>: RulePath] {
    let book = context.book
    var places: [Name<Reason>: RulePath] = [book.manifest.whenUndecided: RulePath("manifest", "when_undecided")]
    func note(_ reason: Name<Reason>, _ path: RulePath) { if places[reason] == nil { places[reason] = path } }
    for entry in book.capabilities.entries {
      for cell in entry.value.plans.cells {
        if case .deny(let reason) = cell.value { note(reason, RulePath(Capability.key, entry.name.text, "plans", cell.column.text)) }
      }
    }
    for entry in book.limits.entries where !context.isFaulty(Limit.key, entry.name.text, "soft") {
      for cell in entry.value.whenFull.cells where !entry.value.soft.contains(cell.column) {
        note(cell.value, RulePath(Limit.key, entry.name.text, "when_full", cell.column.text))
      }
    }
    for entry in book.actions.entries {
      for (index, step) in entry.value.steps.enumerated() {
        if let reason = step.deny { note(reason, RulePath(Action.key, entry.name.text, "first_match", "\(index)")) }
      }
    }
    for entry in book.offline.entries {
      for (connection, cell) in entry.value.cells {
        let path = RulePath(OfflineRow.key, entry.name.text, connection.name)
        if let reason = cell.otherwise { note(reason, path) }
        guard let reason = entry.value.blocked, cell.mode == .block || !cell.conditions.isEmpty && cell.otherwise == nil else { continue }
        note(reason, path)
      }
    }
    return places
  }
}
