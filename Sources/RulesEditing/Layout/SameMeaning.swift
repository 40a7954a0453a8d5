import Schema
import YAMLTree

/// Compares two trees: whether they have the same keys and values, in the same order where the order is significant.
enum SameMeaning {
  static func holds(_ a: Node, _ b: Node, _ shape: Shape?) -> Bool {
    // A list with one item is the item.
    if case .oneOrMany(let item, _) = shape, (a.kind == .sequence) != (b.kind == .sequence) {
      let (list, other) = a.kind == .sequence ? (a, b) : (b, a)
      guard list.count == 1, let only = list.items.first(where: { _ in true }) else { return false }
      return holds(only, other, item)
    }
    guard a.kind == b.kind, a.count == b.count else { return false }
    switch a.kind {
    case .scalar: return isSame(a, b)
    case .sequence:
      let item = KeyOrder.item(of: shape)
      return zip(a.items, b.items).allSatisfy { holds($0, $1, item) }
    case .mapping:
      guard KeyOrder.isFree(shape) else {
        return zip(a.entries, b.entries).allSatisfy {
          isSame($0.key, $1.key) && holds($0.value, $1.value, KeyOrder.find($0.key, in: shape).shape)
        }
      }
      let others = Dictionary(b.entries.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
      return a.entries.allSatisfy { one in
        guard let other = others[one.key.text], isSame(one.key, other.key) else { return false }
        return holds(one.value, other.value, KeyOrder.find(one.key, in: shape).shape)
      }
    }
  }

  /// Whether two scalars are equal. Quotes are ignored if every YAML parser reads the unquoted text as a string.
  private static func isSame(_ a: Node, _ b: Node) -> Bool {
    guard a.text.utf8.elementsEqual(b.text.utf8) else { return false }
    return a.isPlain == b.isPlain || PlainText.isOnlyText(a.text)
  }
}
