internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Reports offline rows that may deny an action without a reason.
enum OfflineReason {
  static let explanation = Explanation(
    "offline.reason", .error,
    finds: "A cell of an offline row that may deny the action, in a row without `blocked`.",
    why: "The user would tap and see no explanation.",
    example: "links.make: {online: now, degraded: queue, offline: block}",
    instead: "links.make: {online: now, degraded: queue, offline: block, blocked: needs_connection}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.offline.entries where entry.value.blocked == nil {
      let name = entry.name.text
      guard !context.isFaulty(OfflineRow.key, name, "blocked") else { continue }
      for (connection, cell) in entry.value.cells where cell.otherwise == nil && (cell.mode == .block || !cell.conditions.isEmpty) {
        guard !context.isFaulty(OfflineRow.key, name, connection.name) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` may be denied here without a reason",
            at: context.value(OfflineRow.key, name, connection.name), "may deny",
            helps: ["add `blocked:` with a reason to the row"]))
        break
      }
    }
  }
}
