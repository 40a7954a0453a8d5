internal import RuleKinds

/// The sentence about new values of a fact or a stored field. No answer of before can be compared with one about such a value.
struct AcceptedSentence {
  private let change: DiffReport.Change

  /// Nil for other changes.
  init?(_ change: DiffReport.Change) {
    guard change.location.parts.suffix(2) == ["type", "one_of"], !change.added.isEmpty, change.removed.isEmpty else { return nil }
    switch (change.kind, change.location.parts.count) {
    case (Fact.key, 4) where change.category == .loosens: break
    case (Record.key, 6): break
    default: return nil
    }
    self.change = change
  }

  var text: String {
    let values = DiffWords.all(change.added.map { "`\($0)`" })
    let path = change.location.parts
    if change.kind == Record.key {
      return "The stored field `\(path[3])` of `\(path[1])` can now be \(values). Older apps keep the value, and do not act on it."
    }
    let (verb, them) = change.added.count == 1 ? ("is", "it") : ("are", "them")
    return "\(values) \(verb) now accepted as `\(path[1])`. Before, a request with \(them) was an error."
  }
}
