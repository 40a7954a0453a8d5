internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Reports offline rows that allow more on a worse connection.
enum OfflineMonotone {
  static let explanation = Explanation(
    "offline.monotone", .error,
    finds: "An offline row that does more, or requires less, on a worse connection than on a better one.",
    why: "A user who loses the network could do what was not possible a moment before, without any message.",
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
            explanation, "`\(name)` \(problem) when `\(worse.connection.name)` than when `\(better.connection.name)`",
            at: context.value(OfflineRow.key, name, worse.connection.name), worse.cell.mode.name,
            secondary: [.init(context.value(OfflineRow.key, name, better.connection.name), better.cell.mode.name)],
            helps: ["allow at most as much on the worse connection"]))
        break
      }
    }
  }

  private static func problem(_ better: OfflineCell, _ worse: OfflineCell) -> String? {
    if worse.mode.reach > better.mode.reach { return "does more" }
    // Two different conditions are not comparable.
    let asksNothing = worse.mode != .block && worse.conditions.isEmpty
    return asksNothing && !better.conditions.isEmpty ? "requires less" : nil
  }
}

extension ModeKind {
  /// How much the mode allows, from 6 (everything) to 0 (nothing). What is queued is sent with the next good request; a draft stays here.
  fileprivate var reach: Int {
    switch self {
    case .now: 6
    case .mayFail: 5
    case .queue: 4
    case .draft: 3
    case .fromCache: 2
    case .notKept: 1
    case .block: 0
    }
  }
}
