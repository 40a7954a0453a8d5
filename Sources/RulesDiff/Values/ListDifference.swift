internal import Schema

/// A list with added or removed entries whose other entries are unchanged, including their order if it is significant.
struct ListDifference {
  let added: [String]
  let removed: [String]

  /// Nil for any other change.
  init?(_ change: ValueChange) {
    guard change.form == .changed, case .list(let old)? = change.old, case .list(let new)? = change.new else { return nil }
    let (keptBefore, keptNow) = (old.filter(new.contains), new.filter(old.contains))
    guard !keptNow.isEmpty, !change.shape.isOrdered || keptBefore == keptNow else { return nil }
    added = new.filter { !old.contains($0) }.map(\.text)
    removed = old.filter { !new.contains($0) }.map(\.text)
  }
}
