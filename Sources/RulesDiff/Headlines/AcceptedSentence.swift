internal import RuleKinds

/// The sentence about new values of a fact. Requests with them were errors, so that no answer can be compared.
struct AcceptedSentence {
  private let change: DiffReport.Change

  /// Nil for other changes.
  init?(_ change: DiffReport.Change) {
    let path = change.location
    guard change.kind == Fact.key, path.parts.count == 4, path.parts[2...] == ["type", "one_of"], change.category == .loosens,
      !change.added.isEmpty
    else { return nil }
    self.change = change
  }

  var text: String {
    let values = DiffWords.all(change.added.map { "`\($0)`" })
    let (verb, them) = change.added.count == 1 ? ("is", "it") : ("are", "them")
    return "\(values) \(verb) now accepted as `\(change.location.parts[1])`. Before, a request with \(them) was an error."
  }
}
