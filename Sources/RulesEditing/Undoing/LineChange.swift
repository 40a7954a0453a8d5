/// Lines that differ between two texts: their range in the first text, and that in the second.
struct LineChange {
  let old: Range<Int>
  let new: Range<Int>

  /// Whether each line of one text replaces one of the other.
  var isLineByLine: Bool { old.count == new.count }

  /// Returns the changes in their order. Between two of them, a line is the same.
  static func between(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [LineChange] {
    let changes = anywhere(a, b)
    return changes.indices.map { changes[$0].atEntry(a, b, after: $0 > 0 ? changes[$0 - 1] : nil, before: changes.dropFirst($0 + 1).first) }
  }

  /// Returns the changes in their order. Of several ranges that describe the same change, it is any.
  static func anywhere<Line: Equatable>(_ a: [Line], _ b: [Line]) -> [LineChange] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in b.difference(from: a) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes: [LineChange] = []
    var (old, new) = (0, 0)
    while old < a.count || new < b.count {
      let (start, other) = (old, new)
      while removed.contains(old) { old += 1 }
      while added.contains(new) { new += 1 }
      if old > start || new > other {
        changes.append(LineChange(old: start..<old, new: other..<new))
      } else {
        (old, new) = (old + 1, new + 1)
      }
    }
    return changes
  }

  /// If lines were only inserted or only removed, and the lines around them are alike, several ranges describe the same change. Returns the one that begins
  /// with the least indented line, because that is where an entry begins.
  private func atEntry(
    _ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>], after previous: LineChange?, before next: LineChange?
  ) -> LineChange {
    guard old.isEmpty != new.isEmpty else { return self }
    let (lines, range) = old.isEmpty ? (b, new) : (a, old)
    let first = (old.isEmpty ? previous?.new.upperBound : previous?.old.upperBound).map { $0 + 1 } ?? 0
    let end = (old.isEmpty ? next?.new.lowerBound : next?.old.lowerBound).map { $0 - 1 } ?? lines.count
    var candidates = [0]
    var shift = 0
    while range.upperBound + shift < end, lines[range.lowerBound + shift] == lines[range.upperBound + shift] {
      shift += 1
      candidates.append(shift)
    }
    shift = 0
    while range.lowerBound + shift > first, lines[range.lowerBound + shift - 1] == lines[range.upperBound + shift - 1] {
      shift -= 1
      candidates.append(shift)
    }
    func depth(_ shift: Int) -> Int { LineChange.indentation(lines[range.lowerBound + shift]) ?? Int.max }
    let best = candidates.min { (depth($0), -$0) < (depth($1), -$1) } ?? 0
    return LineChange(
      old: old.lowerBound + best..<old.upperBound + best, new: new.lowerBound + best..<new.upperBound + best)
  }

  /// The blanks at the start of a line; nil for a blank line and a comment.
  static func indentation(_ line: ArraySlice<UInt8>) -> Int? {
    let content = line.drop { $0 == 0x20 }
    guard let first = content.first, ![0x0A, 0x0D, 0x23].contains(first) else { return nil }
    return content.startIndex - line.startIndex
  }
}
