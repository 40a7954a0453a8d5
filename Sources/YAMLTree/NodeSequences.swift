extension Node {
  /// A key of a mapping with its value.
  public struct Entry: Sendable {
    public var key: Node
    public var value: Node
  }

  public struct Items: Sequence, IteratorProtocol, Sendable {
    private let storage: TreeStorage
    private var index: Int
    private let end: Int

    init(container: Node, wanted: NodeFlags) {
      storage = container.storage
      let record = container.record
      index = container.index + 1
      end = record.flags.contains(wanted) ? Int(record.second) : index
    }

    public mutating func next() -> Node? {
      guard index < end else { return nil }
      defer { index = storage.next(after: index) }
      return Node(storage: storage, index: index)
    }
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var children: Items

    init(container: Node) { children = Items(container: container, wanted: .mapping) }

    public mutating func next() -> Entry? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return Entry(key: key, value: value)
    }
  }
}
