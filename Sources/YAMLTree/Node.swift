public import SourceText

/// A node of a tree: a reference to the tree and an index in it.
public struct Node: Sendable {
  /// The kind of a node.
  public enum Kind: Sendable, Hashable { case scalar, mapping, sequence }

  let storage: TreeStorage
  let index: Int

  var record: NodeRecord { storage[index] }

  /// Whether the node is a scalar, a mapping, or a sequence.
  public var kind: Kind {
    let flags = record.flags
    return flags.contains(.mapping) ? .mapping : flags.contains(.sequence) ? .sequence : .scalar
  }

  /// The source span, including quotes. A block mapping or sequence ends with its last child, a flow collection with its bracket.
  public var span: Span {
    let record = record
    return Span(storage.file, Int(record.start), Int(record.end))
  }

  /// Whether an error in this node was already reported. Later stages then report nothing about it.
  public var isInvalid: Bool { record.flags.contains(.invalid) }

  /// Whether the node is an unquoted scalar. An empty value, as after `key:`, is a plain scalar with empty text.
  public var isPlain: Bool { record.flags.contains(.plain) }

  /// Returns another text in the quotes of this scalar.
  public func sourceText(of text: String) -> String {
    let flags = record.flags
    let mark = flags.contains(.singleQuoted) ? "'" : flags.contains(.doubleQuoted) ? "\"" : ""
    return mark + text + mark
  }

  /// Whether both are the same node of the same tree, which never changes.
  public func isSame(as other: Node) -> Bool { storage === other.storage && index == other.index }

  /// The decoded text of a scalar; empty for a mapping or a sequence.
  public var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the decoded bytes of a scalar, without creating a `String`. The buffer is valid only during the call.
  public func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R { storage.withText(index, body) }

  /// Whether the decoded text of a scalar equals `text`, byte for byte.
  public func says(_ text: String) -> Bool {
    let record = record
    guard !record.flags.isContainer, Int(record.second) == text.utf8.count else { return false }
    var text = text
    return text.withUTF8 { wanted in withUTF8 { sameBytes($0, wanted) } }
  }

  /// The number of items of a sequence or entries of a mapping; 0 for a scalar.
  public var count: Int {
    let record = record
    return record.flags.isContainer ? Int(record.first) : 0
  }

  /// The items of a sequence; empty for other nodes.
  public var items: Items { Items(container: self, wanted: .sequence) }

  /// The entries of a mapping in order; empty for other nodes. Duplicates are included, and the later one is invalid.
  public var entries: Entries { Entries(container: self) }

  /// The value of the first entry with this key.
  public subscript(key: String) -> Node? {
    for entry in entries where entry.key.says(key) { return entry.value }
    return nil
  }
}

/// Whether two buffers contain the same bytes. YAML keys are names, and names are compared by their bytes.
func sameBytes(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
  guard a.count == b.count else { return false }
  var index = 0
  while index < a.count {
    if a[index] != b[index] { return false }
    index += 1
  }
  return true
}
