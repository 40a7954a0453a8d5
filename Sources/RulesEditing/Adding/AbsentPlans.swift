internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// The edits that take plans out of a cloned limit, because a capability that it limits is denied to them.
struct AbsentPlans {
  private let plans: Set<String>
  /// The plans whose number a person decided.
  private let decided: Set<String>
  private let sources: SourceSet

  init(_ plans: Set<String>, decided: Set<String> = [], _ sources: SourceSet) {
    (self.plans, self.decided, self.sources) = (plans, decided, sources)
  }

  func edits(in limit: Node) -> [Fix.Edit] {
    var edits: [Fix.Edit] = []
    if let cells = limit["plans"] {
      for entry in cells.entries where plans.contains(entry.key.text) { edits.append(Fix.Edit(entry.value.span, "none")) }
    }
    var units: Set<Span> = []
    // The reasons of a limit with numbers of its own are those of `LimitCells`.
    let keys = decided.isEmpty ? ["when_full", "when_spent", "undecided", "soft"] : ["when_spent", "undecided", "soft"]
    for entry in limit.entries where keys.contains(entry.key.text) {
      let parts = parts(of: entry.value)
      let gone = parts.filter { plans.contains($0.name) || entry.key.says("undecided") && decided.contains($0.name) }
      if gone.isEmpty { continue }
      units.formUnion(gone.count == parts.count ? [entry.span] : gone.map(\.span))
    }
    return edits + (units.isEmpty ? [] : RemovedText(units, [limit], sources).edits)
  }

  /// The entries of a mapping, the items of a list, or a single item.
  private func parts(of node: Node) -> [(name: String, span: Span)] {
    switch node.kind {
    case .scalar: [(node.text, node.span)]
    case .sequence: node.items.map { ($0.text, $0.span) }
    case .mapping: node.entries.map { ($0.key.text, $0.span) }
    }
  }
}
