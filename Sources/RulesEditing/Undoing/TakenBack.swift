/// Takes one change of a text back and keeps every other change that was made since.
///
/// Lines of the change that a person changed or deleted are a conflict, unless the old lines are there again, because somebody took the change back already.
/// Lines that a person inserted stay, except keys and comments inside an entry that the change added: without the entry, they would belong to another one.
package enum TakenBack {
  /// Lines of the change that are different now.
  package struct Conflict: Error, Equatable {
    /// The 1-based line of the current text.
    package let line: Int
    /// Whether the line is a comment that a person wrote inside an entry that the change added.
    package let isComment: Bool

    package init(line: Int, isComment: Bool = false) { (self.line, self.isComment) = (line, isComment) }
  }

  /// Lines at a position of the changed text. Of those at one position, the rank decides the order.
  private struct Piece {
    let position: Int
    let rank: Int
    let lines: ArraySlice<ArraySlice<UInt8>>
  }

  /// Returns the current text without the change from `old` to `new`.
  package static func text(old: [UInt8], new: [UInt8], current: [UInt8]) throws(Conflict) -> [UInt8] {
    if current == new { return old }
    let (old, new, now) = (TextLines.of(old), TextLines.of(new), TextLines.of(current))
    let changes = LineChange.between(old, new)
    let later = LineChange.between(new, now)
    let whole = LineChange.between(old, now)
    let left = changes.filter { !isGone($0, old, now, later, whole) }
    if left.isEmpty { return current }
    guard left.count == changes.count else {
      return try text(old: TextLines.joined(old), new: TextLines.joined(applying(left, to: old, new)), current: current)
    }
    var isKept = Array(repeating: true, count: new.count)
    var pieces: [Piece] = []
    for change in changes {
      for line in change.new { isKept[line] = false }
      for (index, line) in change.old.enumerated() {
        pieces.append(Piece(position: change.new.lowerBound + (change.isLineByLine ? index : 0), rank: 1, lines: old[line...line]))
      }
    }
    for other in later {
      guard !other.old.contains(where: { line in changes.contains { $0.new.contains(line) } }) else {
        throw Conflict(line: other.new.lowerBound + 1)
      }
      for line in other.old { isKept[line] = false }
      let inserted = now[other.new]
      let touched = changes.first { $0.new.lowerBound <= other.old.lowerBound && other.old.lowerBound <= $0.new.upperBound }
      if other.old.isEmpty, let touched, isPart(inserted, at: other.old.lowerBound, of: touched, new) {
        throw Conflict(line: other.new.lowerBound + 1)
      }
      if other.old.isEmpty, let touched,
        let comment = TakenBack.comment(in: other.new, of: now, inside: touched, at: other.old.lowerBound, new)
      {
        throw Conflict(line: comment + 1, isComment: true)
      }
      if let touched, touched.new.isEmpty, let key = other.new.first(where: { isKey(now[$0], in: old[touched.old]) }) {
        throw Conflict(line: key + 1)
      }
      // A key below lines that were removed belongs to the entry above them. Lines above one that the change replaced stay above it.
      let isAbove = touched.map { !$0.new.isEmpty || isDeeper(inserted, than: old[$0.old]) } ?? true
      guard other.isLineByLine else {
        pieces.append(Piece(position: other.old.lowerBound, rank: isAbove ? 0 : 2, lines: inserted))
        continue
      }
      // Lines that replace others one by one stand where those would be.
      for (index, line) in other.new.enumerated() {
        pieces.append(Piece(position: other.old.lowerBound + index, rank: 3, lines: now[line...line]))
      }
    }
    for (position, line) in new.enumerated() where isKept[position] {
      pieces.append(Piece(position: position, rank: 3, lines: [line]))
    }
    pieces.sort { ($0.position, $0.rank) < ($1.position, $1.rank) }
    return TextLines.joined(pieces.flatMap(\.lines))
  }

  /// Whether no line that an edit wrote is left in a text.
  package static func isAbsent(old: [UInt8], new: [UInt8], current: [UInt8]) -> Bool {
    let (old, new, now) = (TextLines.of(old), TextLines.of(new), TextLines.of(current))
    let later = LineChange.between(new, now)
    return LineChange.between(old, new).allSatisfy { change in change.new.allSatisfy { line in later.contains { $0.old.contains(line) } } }
  }

  /// Whether a change was taken back already: its lines are gone, and the old ones are there as they were.
  ///
  /// - Parameters:
  ///   - later: The changes from the text with the change to the current one.
  ///   - whole: The changes from the text without the change to the current one.
  private static func isGone(
    _ change: LineChange, _ old: [ArraySlice<UInt8>], _ now: [ArraySlice<UInt8>], _ later: [LineChange], _ whole: [LineChange]
  ) -> Bool {
    guard change.new.allSatisfy({ line in later.contains { $0.old.contains(line) } }) else { return false }
    let place = change.old.lowerBound
    guard !change.old.isEmpty else {
      // Lines at the place could be those of the change, as a person changed them.
      return !whole.contains { $0.old.lowerBound <= place && place <= $0.old.upperBound && !$0.new.isEmpty && !$0.isLineByLine }
    }
    let restored = Array(old[change.old])
    return !whole.contains { $0.old.overlaps(change.old) }
      && later.contains { other in
        let touches = other.old.lowerBound <= change.new.upperBound && change.new.lowerBound <= other.old.upperBound
        return touches && now[other.new].firstRange(of: restored) != nil
      }
  }

  /// The lines of a text with some of its changes.
  private static func applying(
    _ changes: [LineChange], to old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [ArraySlice<UInt8>] {
    var result = old
    for change in changes.reversed() { result.replaceSubrange(change.old, with: new[change.new]) }
    return result
  }

  /// Whether a line has the key of one of some other lines: both cannot stand in one entry.
  private static func isKey(_ line: ArraySlice<UInt8>, in others: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    guard let indent = LineChange.indentation(line), let end = line.firstIndex(of: 0x3A),
      !line[(line.startIndex + indent)..<end].contains(0x20)
    else { return false }
    return others.contains { $0.starts(with: line[...end]) }
  }

  /// Whether inserted lines cannot stay without the lines of a change: those between lines that replace others, and the keys of an entry that was added.
  private static func isPart(
    _ inserted: ArraySlice<ArraySlice<UInt8>>, at position: Int, of change: LineChange, _ new: [ArraySlice<UInt8>]
  ) -> Bool {
    guard position > change.new.lowerBound, !change.isLineByLine else { return false }
    return change.old.isEmpty ? isDeeper(inserted, than: new[change.new]) : position < change.new.upperBound
  }

  /// The first comment of inserted lines that is indented like the content of an entry that a change added; nil if there is none. Without the entry, it would
  /// be about another one.
  private static func comment(
    in inserted: Range<Int>, of now: [ArraySlice<UInt8>], inside change: LineChange, at position: Int, _ new: [ArraySlice<UInt8>]
  ) -> Int? {
    guard change.old.isEmpty, position > change.new.lowerBound,
      let depth = new[change.new].lazy.compactMap(LineChange.indentation).min()
    else { return nil }
    return inserted.first { line in
      let blanks = now[line].prefix { $0 == 0x20 }.count
      return blanks > depth && now[line].dropFirst(blanks).first == 0x23
    }
  }

  /// Whether the first line of a text that is neither blank nor a comment is indented more than some line of another text.
  private static func isDeeper(_ lines: ArraySlice<ArraySlice<UInt8>>, than others: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    guard let first = lines.lazy.compactMap(LineChange.indentation).first else { return false }
    return others.lazy.compactMap(LineChange.indentation).min().map { first > $0 } ?? false
  }
}
