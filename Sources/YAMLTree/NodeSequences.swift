extension Node {
  /// A key of a mapping with its value.
  public struct Entry: Sendable {
    public var key: Node
    public var value: Node

    public var place: EntryPlace { EntryPlace(key: Int32(key.index), value: Int32(value.index)) }
  }

  /// Where an entry stands in its tree: small, and nothing has to be counted to pass it on.
  public struct EntryPlace: Sendable {
    fileprivate let key: Int32
    fileprivate let value: Int32
  }

  /// An entry of this mapping, or of one in the same tree.
  public func entry(at place: EntryPlace) -> Entry {
    Entry(key: Node(storage: storage, index: Int(place.key)), value: Node(storage: storage, index: Int(place.value)))
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
