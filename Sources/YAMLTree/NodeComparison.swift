internal import SourceText

extension Node {
  /// Whether a node of another tree has the same source: the same locations, the same texts in the same style, and the same structure.
  ///
  /// Whoever reads the one node reads the same from the other.
  public func hasSameSource(as other: Node) -> Bool {
    if isSame(as: other) { return true }
    let (a, b) = (storage, other.storage)
    let length = a.next(after: index) - index
    guard a.file == b.file, b.next(after: other.index) - other.index == length else { return false }
    for step in 0..<length {
      let (one, two) = (a[index + step], b[other.index + step])
      guard one.start == two.start, one.end == two.end, one.flags.subtracting(.sideText) == two.flags.subtracting(.sideText) else {
        return false
      }
      if one.flags.isContainer {
        guard one.first == two.first, Int(one.second) - index == Int(two.second) - other.index else { return false }
      } else {
        guard one.second == two.second, a.withText(index + step, { one in b.withText(other.index + step) { sameBytes(one, $0) } }) else {
          return false
        }
      }
    }
    return true
  }
}
