internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// What is refused for want of a connection says why.
enum OfflineReason {
  static let explanation = Explanation(
    "offline.reason", .error,
    finds: "A cell of an offline row that may refuse, in a row without `blocked`.",
    why: "A person would tap and be told nothing.",
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
            explanation, "`\(name)` may be refused here, and no reason says why",
            at: context.value(OfflineRow.key, name, connection.name), "may refuse",
            helps: ["add `blocked:` with a reason to the row"]))
        break
      }
    }
  }
}
