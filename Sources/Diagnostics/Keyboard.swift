/// The places of letters on a keyboard, which tell a likely typo from an unlikely one.
enum Keyboard {
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }

  /// Returns how unlikely it is that a finger that misses one key types `typed` for `word`, both in lower case: 0 for exchanged and doubled
  /// letters and for a key next to the intended one, 1 for a letter that is left out, and 2 for everything else.
  static func strangeness(typed: [UInt8], for word: [UInt8]) -> Int {
    let start = zip(typed, word).prefix { $0 == $1 }.count
    let end = zip(typed.dropFirst(start).reversed(), word.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (wrong, right) = (typed[start..<(typed.count - end)], word[start..<(word.count - end)])
    switch (wrong.count, right.count) {
    case (2, 2): return wrong.first == right.last && wrong.last == right.first ? 0 : 2
    case (1, 0): return start > 0 && typed[start - 1] == wrong.first || end > 0 && typed[typed.count - end] == wrong.first ? 0 : 2
    case (0, 1): return 1
    case (1, 1): return areNeighbors(wrong.first ?? 0, right.first ?? 0) ? 0 : 2
    default: return 2
    }
  }

  private static func areNeighbors(_ a: UInt8, _ b: UInt8) -> Bool {
    guard let (row, column) = place(a), let (other, otherColumn) = place(b) else { return false }
    switch other - row {
    case 0: return abs(otherColumn - column) == 1
    // Each row is shifted to the right of the one above it.
    case 1: return otherColumn == column || otherColumn == column - 1
    case -1: return otherColumn == column || otherColumn == column + 1
    default: return false
    }
  }

  private static func place(_ byte: UInt8) -> (row: Int, column: Int)? {
    for (row, keys) in rows.enumerated() {
      if let column = keys.firstIndex(of: byte) { return (row, column) }
    }
    return nil
  }
}
