/// Takes one change of a text back and keeps every other change that was made since.
package enum TakenBack {
  /// Lines of the change that are different now.
  package struct Conflict: Error, Equatable {
    /// The 1-based line of the current text.
    package let line: Int

    package init(line: Int) { self.line = line }
  }

  /// Returns the current text without the change from `old` to `new`.
  package static func text(old: [UInt8], new: [UInt8], current: [UInt8]) throws(Conflict) -> [UInt8] {
    if current == new { return old }
    let (old, new, now) = (lines(of: old), lines(of: new), lines(of: current))
    let since = changes(from: new, to: now)
    var result = now
    // From the end, so that the positions of earlier lines stay the same.
    for change in changes(from: new, to: old).reversed() {
      var shift = 0
      for other in since {
        // A change that touches these lines, or an insertion at their border, was made to what the command wrote.
        if other.from.lowerBound <= change.from.upperBound, change.from.lowerBound <= other.from.upperBound,
          !isBeside(other.from, change.from)
        {
          throw Conflict(line: other.to.lowerBound + 1)
        }
        if other.from.upperBound <= change.from.lowerBound { shift += other.to.count - other.from.count }
      }
      let start = change.from.lowerBound + shift
      result.replaceSubrange(start..<start + change.from.count, with: old[change.to])
    }
    return Array(result.joined())
  }

  /// Whether two ranges of changed lines only share a border.
  private static func isBeside(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    !a.isEmpty && !b.isEmpty && (a.upperBound == b.lowerBound || b.upperBound == a.lowerBound)
  }

  /// Lines that differ: their range in the first text, and that in the second.
  private struct Change {
    let from: Range<Int>
    let to: Range<Int>
  }

  private static func changes(from a: [ArraySlice<UInt8>], to b: [ArraySlice<UInt8>]) -> [Change] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in b.difference(from: a) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes: [Change] = []
    var (from, to) = (0, 0)
    while from < a.count || to < b.count {
      let (start, other) = (from, to)
      while removed.contains(from) { from += 1 }
      while added.contains(to) { to += 1 }
      if from > start || to > other {
        changes.append(Change(from: start..<from, to: other..<to))
      } else {
        (from, to) = (from + 1, to + 1)
      }
    }
    return changes
  }

  /// The lines with their line feeds.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...offset])
      start = offset + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
