internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// A worse connection never allows more.
enum OfflineMonotone {
  static let explanation = Explanation(
    "offline.monotone", .error,
    finds: "An offline row that does more on a worse connection than on a better one, or asks less of it.",
    why: "Whoever lost the network could do what they could not a moment ago, and would be told so by nobody.",
    example: "links.make: {online: now, degraded: block, offline: queue, ...}",
    instead: "links.make: {online: now, degraded: queue, offline: block, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.offline.entries where !context.isFaulty(OfflineRow.key, entry.name.text) {
      let cells = entry.value.cells
      for (better, worse) in zip(cells, cells.dropFirst()) {
        guard let problem = problem(better.cell, worse.cell) else { continue }
        let name = entry.name.text
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` \(problem) `\(worse.connection.name)` than `\(better.connection.name)`",
            at: context.value(OfflineRow.key, name, worse.connection.name), worse.cell.mode.name,
            secondary: [.init(context.value(OfflineRow.key, name, better.connection.name), better.cell.mode.name)],
            helps: ["let it do at most as much with the worse connection"]))
        break
      }
    }
  }

  private static func problem(_ better: OfflineCell, _ worse: OfflineCell) -> String? {
    if worse.mode.reach > better.mode.reach { return "does more" }
    // Which of two different conditions asks for more cannot be told.
    let asksNothing = worse.mode != .block && worse.conditions.isEmpty
    return asksNothing && !better.conditions.isEmpty ? "asks less" : nil
  }
}

extension ModeKind {
  /// How much comes of it: all of it, later, what is here already, nothing that stays, nothing.
  fileprivate var reach: Int {
    switch self {
    case .now: 5
    case .mayFail: 4
    case .draft, .queue: 3
    case .fromCache: 2
    case .notKept: 1
    case .block: 0
    }
  }
}
