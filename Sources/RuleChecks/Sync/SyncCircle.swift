internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Reports operations that wait for each other.
enum SyncCircle {
  static let explanation = Explanation(
    "sync.circle", .error,
    finds: "Operations that wait for each other, directly or indirectly.",
    why:
      "The queue would never send any of them. An operation may wait for others of its own type, such as a folder for its parent folder.",
    example: "SAVE: {waits_for: UPLOAD, ...}\nUPLOAD: {waits_for: SAVE, ...}",
    instead: "SAVE: {...}\nUPLOAD: {waits_for: SAVE, ...}")

  static let check = Check(explanation) { context, diagnostics in
    var reported: Set<String> = []
    // Operations that write are reported first: others depend on them, so these should not wait.
    let ordered = context.book.operations.entries.enumerated().sorted {
      ($0.element.value.role == .writes ? 0 : 1, $0.offset) < ($1.element.value.role == .writes ? 0 : 1, $1.offset)
    }
    for (_, entry) in ordered where !reported.contains(entry.name.text) {
      guard let circle = circle(from: entry.name, context.book) else { continue }
      reported.formUnion(circle.map(\.text))
      let next = circle.count > 1 ? circle[1] : circle[0]
      let index = entry.value.waitsFor.firstIndex(of: next) ?? 0
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` waits for itself",
          at: context.value(OperationType.key, entry.name.text, "waits_for", "\(index)"),
          "waits for `\(next.text)`",
          secondary: circle.dropFirst().map {
            .init(context.value(OperationType.key, $0.text, "waits_for"), "`\($0.text)` waits for this")
          },
          helps: ["remove one of them from `waits_for`"]))
    }
  }

  /// Returns a cycle of at least two operations that begins with `start`, or nil if no such cycle exists.
  private static func circle(from start: Name<OperationType>, _ book: RuleBook) -> [Name<OperationType>]? {
    var open = [[start]]
    var seen: Set<Name<OperationType>> = []
    while let way = open.popLast(), let last = way.last {
      for next in book.operations[last]?.waitsFor ?? [] where next != last {
        if next == start { return way }
        if seen.insert(next).inserted { open.append(way + [next]) }
      }
    }
    return nil
  }
}
