public import SourceText

/// A YAML file as a tree whose every node knows its place. It never changes after parsing and is cheap to pass on.
public struct Tree: Sendable {
  let storage: TreeStorage

  public var file: FileID { storage.file }

  /// The top of the document; nil when the file holds only comments and blank lines.
  public var root: Node? { storage.count == 0 ? nil : Node(storage: storage, index: 0) }

  /// How many scalars, mappings and sequences there are.
  public var nodeCount: Int { storage.count }

  /// The innermost node whose span holds an offset or ends at it.
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
