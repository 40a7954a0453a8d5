internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Reports offline rows that need the network, but do not expect a request to fail on a degraded connection.
enum OfflineNeedsNetwork {
  static let explanation = Explanation(
    "offline.needs-network", .warning, waivable: true,
    finds: "An offline row that blocks without a connection, but is done at once on a degraded one.",
    why:
      "What is blocked without a network needs it, so it fails with every lost request. `now` leaves a user who deletes or buys something without knowing whether it was done.",
    example: "account.delete: {online: now, degraded: now, offline: block, ...}",
    instead: "account.delete: {online: now, degraded: block, offline: block, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.offline.entries where !context.isFaulty(OfflineRow.key, entry.name.text) {
      let (name, row) = (entry.name.text, entry.value)
      guard row.degraded.mode == .now, row.offline.mode == .block else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` is done at once when `degraded`, although it needs the network",
          at: context.value(OfflineRow.key, name, "degraded"), "requests fail then",
          secondary: [.init(context.value(OfflineRow.key, name, "offline"), "blocked without a network")],
          helps: ["write `may_fail`, `queue`, or, if a half-done request does harm, `block`"]))
    }
  }
}
