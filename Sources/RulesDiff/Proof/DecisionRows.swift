internal import Conditions
internal import RuleKinds
internal import RulesCompiler

/// The rows of a decision as expressions, with the results that users get, for a comparison that needs no samples.
struct DecisionRows {
  let checked: CheckedRules
  /// The name of a rule in the new rules.
  let name: (_ kind: String, _ name: String) -> String

  /// Nil for a subject that is not a list of rows.
  func rows(of subject: DecisionSubject) -> [DecidingRow]? {
    let book = checked.book
    switch subject {
    case .action(let action):
      guard let value = book.actions[action] else { return nil }
      return ActionRows(book, checked.typed).rows(of: value, Name(action)).map { row in
        DecidingRow(row.when.map { [$0] } ?? [], result: result(row.ending))
      }
    case .table(let table):
      guard let rows = book.tables[table]?.rows else { return nil }
      return all(rows.map { ($0.conditions, $0.then) })
    case .plan: return all(book.plans.resolution.map { ($0.conditions, name(Plan.key, $0.plan.text)) })
    case .link, .asked: return nil
    }
  }

  /// Rows with the conditions of each, by name. Nil if a condition has an error.
  func all(_ rows: [(conditions: [Name<Condition>], result: String)]) -> [DecidingRow]? {
    var found: [DecidingRow] = []
    for row in rows {
      var parts: [TypedExpression] = []
      for condition in row.conditions {
        guard let root = checked.typed.condition(condition.text)?.root else { return nil }
        parts.append(root)
      }
      found.append(DecidingRow(parts, result: row.result))
    }
    return found
  }

  private func result(_ ending: ActionRow.Ending) -> String {
    switch ending {
    case .allow(let limit): return limit.map { "allowed, spends \(name(Limit.key, $0.text))" } ?? "allowed"
    case .deny(let reason, _):
      let gate = checked.book.reasons[reason]?.gate.map { " at \(name(Gate.key, $0.text))" } ?? ""
      return "denied for \(name(Reason.key, reason.text))\(gate)"
    }
  }
}
