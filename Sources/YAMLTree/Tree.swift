public import SourceText

/// A YAML file as a tree in which every node knows its source location. A tree is immutable and cheap to copy.
public struct Tree: Sendable {
  let storage: TreeStorage

  /// The file that the tree was parsed from.
  public var file: FileID { storage.file }

  /// The root of the document; nil if the file contains only comments and blank lines.
  public var root: Node? { storage.count == 0 ? nil : Node(storage: storage, index: 0) }

  /// The number of scalars, mappings, and sequences.
  public var nodeCount: Int { storage.count }

  /// Returns the innermost node whose span contains an offset or ends at it.
  public func node(at offset: Int) -> Node? {
    guard var found = root, holds(found, offset) else { return nil }
    while let inner = child(of: found, at: offset) { found = inner }
    return found
  }

  private func holds(_ node: Node, _ offset: Int) -> Bool {
    let span = node.span
    return Int(span.start) <= offset && offset <= Int(span.end)
  }

  private func child(of node: Node, at offset: Int) -> Node? {
    switch node.kind {
    case .scalar: return nil
    case .sequence: return node.items.first { holds($0, offset) }
    case .mapping:
      for entry in node.entries {
        if holds(entry.key, offset) { return entry.key }
        if holds(entry.value, offset) { return entry.value }
      }
      return nil
    }
  }
}
