public import Diagnostics
import SourceText

extension Node {
  /// Returns the edit that removes this value with its key, or this item of a list, including the comma or, in a block, all of its lines.
  ///
  /// Returns nil if nothing would be left, or if its lines contain something else.
  ///
  /// - Parameter key: The key of the value; nil for a list item.
  public func removal(with key: Node?) -> Fix.Edit? {
    let start = Int(key?.span.start ?? span.start)
    guard let range = Removal(storage.bytes).range(start, Int(span.end), isItem: key == nil) else { return nil }
    return Fix.Edit(Span(span.file, range.lowerBound, range.upperBound), "")
  }
}

/// Finds the separators of an entry in the surrounding bytes.
private struct Removal {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func range(_ start: Int, _ end: Int, isItem: Bool) -> Range<Int>? {
    var before = start
    while before > 0, isSpace(bytes[before - 1]) { before -= 1 }
    guard before > 0 else { return lines(start, end) }
    switch bytes[before - 1] {
    case 0x2C: return before - 1..<end
    case 0x7B, 0x5B: return untilNext(start, end)
    case 0x2D where isItem: return lines(before - 1, end)
    case 0x2D: return nil
    default: return isItem ? nil : lines(start, end)
    }
  }

  /// Returns the range of the first entry in brackets with the comma after it.
  private func untilNext(_ start: Int, _ end: Int) -> Range<Int>? {
    var after = end
    while after < bytes.count, isSpace(bytes[after]) { after += 1 }
    guard after < bytes.count, bytes[after] == 0x2C else { return nil }
    after += 1
    while after < bytes.count, isSpace(bytes[after]) { after += 1 }
    return start..<after
  }

  /// Returns the range of whole lines, including a trailing comment.
  private func lines(_ start: Int, _ end: Int) -> Range<Int>? {
    var first = start
    while first > 0, bytes[first - 1] == 0x20 { first -= 1 }
    guard first == 0 || bytes[first - 1] == 0x0A else { return nil }
    var last = end
    while last < bytes.count, bytes[last] == 0x20 { last += 1 }
    guard last == bytes.count || bytes[last] == 0x0A || bytes[last] == 0x23 else { return nil }
    while last < bytes.count, bytes[last] != 0x0A { last += 1 }
    return first..<min(last + 1, bytes.count)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D }
}
