internal import Diagnostics
internal import RuleKinds

/// Checks that every listed button can appear.
enum GateDeadAction {
  static let explanation = Explanation(
    "gate.dead-action", .warning, waivable: true,
    finds: "A button of a denial or a notice whose conditions never hold on any plan that sees it.",
    why: "Users see fewer options than the rule lists, or none.",
    example: "uploads_full: {gate: notice_gate, buttons: [start_trial]}   # only Pro has uploads; a trial is offered on Free",
    instead: "uploads_full: {gate: notice_gate, buttons: [manage_storage]}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let plans = context.book.plans.states.entries.map(\.name)
    var refused: [Name<Reason>: Set<Name<Plan>>] = [:]
    for action in context.book.actions.entries {
      for plan in plans where context.isSound(action.value, action.name.text) {
        for possible in context.analysis.endings(of: action.name, under: plan) {
          if case .deny(let reason) = possible.ending { refused[reason, default: []].insert(plan) }
        }
      }
    }
    func check(_ buttons: [Name<Button>], seenOn seen: Set<Name<Plan>>, _ path: RulePath) {
      if seen.isEmpty { return }
      for (index, name) in buttons.enumerated() {
        guard let button = context.book.buttons[name],
          seen.allSatisfy({ context.analysis.holds(button.conditions, under: $0) == false })
        else { continue }
        let list = plans.filter(seen.contains).map(\.text).quotedPhrase()
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name.text)` never appears here", at: context.places.span(path.appending("\(index)")),
            "shown only on \(list)", secondary: [.init(context.value(Button.key, name.text, "if"), "never holds on these plans")],
            helps: ["remove it, or change its `if`"]))
      }
    }
    var seenThrough: [Name<Gate>: Set<Name<Plan>>] = [:]
    for entry in context.book.reasons.entries {
      guard let seen = refused[entry.name], let gate = entry.value.gate else { continue }
      if let own = entry.value.buttons {
        check(own, seenOn: seen, RulePath(Reason.key, entry.name.text, "buttons"))
      } else {
        seenThrough[gate, default: []].formUnion(seen)
      }
    }
    for entry in context.book.gates.entries {
      check(entry.value.buttons, seenOn: seenThrough[entry.name] ?? [], RulePath(Gate.key, entry.name.text, "buttons"))
    }
    for entry in context.book.notices.entries {
      let seen = Set(plans.filter { context.analysis.holds(entry.value.conditions, under: $0) != false })
      check(entry.value.buttons, seenOn: seen, RulePath(Notice.key, entry.name.text, "buttons"))
    }
  }
}
