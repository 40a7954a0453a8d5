public import SourceText

extension Node {
  /// An entry of a mapping: a key and its value.
  public struct Entry: Sendable {
    /// The key. A key that is not a scalar in the source is invalid.
    public var key: Node
    /// The value. After a key without a value, it is a plain scalar with empty text.
    public var value: Node

    /// The text from the key to the end of the value. An entry without a value ends with its key.
    public var span: Span { Span(key.span.file, Int(key.span.start), Int(max(key.span.end, value.span.end))) }

    /// The location of the entry in its tree.
    public var place: EntryPlace { EntryPlace(key: Int32(key.index), value: Int32(value.index)) }
  }

  /// The location of an entry in its tree. It is small and needs no reference counting.
  public struct EntryPlace: Sendable {
    fileprivate let key: Int32
    fileprivate let value: Int32
  }

  /// Returns the entry at a location in the tree of this node.
  public func entry(at place: EntryPlace) -> Entry {
    Entry(key: Node(storage: storage, index: Int(place.key)), value: Node(storage: storage, index: Int(place.value)))
  }

  /// The items of a sequence, or the alternating keys and values of a mapping.
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

    /// Returns the next child, or nil after the last.
    public mutating func next() -> Node? {
      guard index < end else { return nil }
      defer { index = storage.next(after: index) }
      return Node(storage: storage, index: index)
    }
  }

  /// The entries of a mapping.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var children: Items

    init(container: Node) { children = Items(container: container, wanted: .mapping) }

    /// Returns the next entry, or nil after the last.
    public mutating func next() -> Entry? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return Entry(key: key, value: value)
    }
  }
}
