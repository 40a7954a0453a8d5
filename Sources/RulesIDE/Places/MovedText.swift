package import SourceText

/// Where the parts of an older text are in the current one. Everything before the first difference and after the last one is the same.
package struct MovedText: Sendable {
  /// The changed part of the older text.
  private let changed: Range<Int>
  /// By how many bytes the part after it moved.
  private let distance: Int

  package init(from old: [UInt8], to new: [UInt8]) {
    let most = min(old.count, new.count)
    let start = (0..<most).first { old[$0] != new[$0] } ?? most
    let same = (0..<most - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? most - start
    changed = start..<old.count - same
    distance = new.count - old.count
  }

  /// Returns the offset in the older text of an offset in the current one; nil in the changed part.
  package func old(_ offset: Int) -> Int? {
    if offset <= changed.lowerBound { return offset }
    return offset >= changed.upperBound + distance ? offset - distance : nil
  }

  /// Returns the offset in the current text. An offset in the changed part becomes its start.
  package func current(_ offset: Int) -> Int {
    offset <= changed.lowerBound ? offset : offset >= changed.upperBound ? offset + distance : changed.lowerBound
  }

  /// Returns the range in the current text; nil if a part of it changed.
  package func current(_ span: Span) -> Range<Int>? {
    let isBefore = Int(span.end) <= changed.lowerBound
    guard isBefore || Int(span.start) >= changed.upperBound else { return nil }
    return isBefore ? span.range : Int(span.start) + distance..<Int(span.end) + distance
  }
}
