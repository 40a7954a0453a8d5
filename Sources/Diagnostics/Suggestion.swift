/// Finds known names that are similar to a misspelled name.
public enum Suggestion {
  /// Returns the candidates within an edit distance of a third of the word's length (at least one, at most three), nearest first.
  ///
  /// If `limit` is 1 and several candidates are equally near, returns an empty array, because a guess would usually be wrong.
  public static func nearest(to word: String, among candidates: some Sequence<String>, limit: Int = 1) -> [String] {
    let allowed = min(3, max(1, word.utf8.count / 3))
    let wanted = Array(word.lowercased().utf8)
    var found: [(distance: Int, text: String)] = []
    for candidate in candidates {
      let distance = editDistance(wanted, Array(candidate.lowercased().utf8), atMost: allowed)
      if let distance, candidate != word { found.append((distance, candidate)) }
    }
    found.sort { ($0.distance, $0.text) < ($1.distance, $1.text) }
    if limit == 1, found.count > 1, found[0].distance == found[1].distance { return [] }
    return found.prefix(limit).map(\.text)
  }

  /// Returns the candidates that are nearest to a misspelled word: one, or up to three if they are equally near.
  ///
  /// If several are returned, a person must choose. The most likely comes first: what `preferred` returns true for, such as a key that is
  /// missing or a name that nothing uses, and what a finger that misses a key makes of it.
  public static func choices(
    for word: String, among candidates: some Sequence<String>, preferred: (String) -> Bool = { _ in false }
  ) -> [String] {
    let allowed = min(3, max(1, word.utf8.count / 3))
    let wanted = Array(word.lowercased().utf8)
    var found: [(distance: Int, text: String)] = []
    for candidate in candidates where candidate != word {
      guard let distance = editDistance(wanted, Array(candidate.lowercased().utf8), atMost: min(allowed, found.first?.distance ?? allowed))
      else { continue }
      if let first = found.first, distance < first.distance { found = [] }
      if !found.contains(where: { $0.text == candidate }) { found.append((distance, candidate)) }
    }
    if found.count <= 1 { return found.map(\.text) }
    let ranked = found.map { one in
      (
        rank: (preferred(one.text) ? 0 : 1, Keyboard.strangeness(typed: wanted, for: Array(one.text.lowercased().utf8)), one.text),
        text: one.text
      )
    }
    return ranked.sorted { $0.rank < $1.rank }.prefix(3).map(\.text)
  }

  /// Returns the help for candidates: "did you mean `a` or `b`?"; empty if there are none.
  public static func question(_ candidates: [String], quote: String = "`") -> [String] {
    candidates.isEmpty ? [] : ["did you mean \(candidates.map { "\(quote)\($0)\(quote)" }.phrase("or"))?"]
  }

  /// Returns the number of edits (insertions, deletions, replacements, and swaps of neighbors) between two words, or nil if it exceeds the bound.
  public static func editDistance(_ a: [UInt8], _ b: [UInt8], atMost bound: Int) -> Int? {
    if abs(a.count - b.count) > bound { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      if (row.min() ?? 0) > bound { return nil }
      beforeLast = last
      last = row
    }
    return last[b.count] <= bound ? last[b.count] : nil
  }
}
