public import SourceText

/// A handle on one node of a tree: the tree and a position in it.
public struct Node: Sendable {
  public enum Kind: Sendable, Hashable { case scalar, mapping, sequence }

  let storage: TreeStorage
  let index: Int

  var record: NodeRecord { storage[index] }

  public var kind: Kind {
    let flags = record.flags
    return flags.contains(.mapping) ? .mapping : flags.contains(.sequence) ? .sequence : .scalar
  }

  /// Where it is written: quotes included; a block mapping or sequence ends with its last child, a flow one with its bracket.
  public var span: Span {
    let record = record
    return Span(storage.file, Int(record.start), Int(record.end))
  }

  /// Something about this node was already reported: readers stay quiet about it.
  public var isPoisoned: Bool { record.flags.contains(.poisoned) }

  /// A scalar without quotes. Nothing at all, as after `key:`, is a plain scalar of no text.
  public var isPlain: Bool { record.flags.contains(.plain) }

  /// The decoded text of a scalar; empty for a mapping or sequence.
  public var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }

  /// The decoded bytes of a scalar, without making a String. The buffer lives only during the call.
  public func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R { storage.withText(index, body) }

  /// Whether the decoded text of a scalar is this one, byte by byte.
  public func says(_ text: String) -> Bool {
    let record = record
    guard !record.flags.isContainer, Int(record.second) == text.utf8.count else { return false }
    var text = text
    return text.withUTF8 { wanted in withUTF8 { sameBytes($0, wanted) } }
  }

  /// Items of a sequence, entries of a mapping, 0 for a scalar.
  public var count: Int {
    let record = record
    return record.flags.isContainer ? Int(record.first) : 0
  }

  /// The items of a sequence; none for anything else.
  public var items: Items { Items(container: self, wanted: .sequence) }

  /// The entries of a mapping in order, duplicates included (the later one is poisoned); none for anything else.
  public var entries: Entries { Entries(container: self) }

  /// The value of the first entry with that key.
  public subscript(key: String) -> Node? {
    for entry in entries where entry.key.says(key) { return entry.value }
    return nil
  }
}

/// Byte by byte: YAML keys are names, and names compare by their bytes.
func sameBytes(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
  guard a.count == b.count else { return false }
  var index = 0
  while index < a.count {
    if a[index] != b[index] { return false }
    index += 1
  }
  return true
}
