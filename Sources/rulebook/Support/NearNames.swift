import Diagnostics

/// The names that a person may have meant: those with few other letters, or else those with the same words.
enum NearNames {
  /// - Returns: At most three names, the nearest first.
  static func of(_ name: String, among known: [String]) -> [String] {
    let near = Suggestion.nearest(to: name, among: known, limit: 3)
    if !near.isEmpty { return near }
    // `saveitem` and `save_item` for `item.save`.
    let typed = name.lowercased()
    let words = Set(NearNames.words(typed))
    let ranked = known.map { known in
      let parts = NearNames.words(known.lowercased())
      return (name: known, missing: parts.count { !typed.contains($0) }, shared: parts.count { words.contains($0) })
    }
    let whole = ranked.filter { $0.missing == 0 && $0.name.count > 3 }
    if !whole.isEmpty { return whole.prefix(3).map(\.name) }
    let most = ranked.map(\.shared).max() ?? 0
    return most == 0 ? [] : Array(ranked.filter { $0.shared == most }.prefix(3).map(\.name))
  }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
