import SourceText

/// A node record of 20 bytes. Records are stored in pre-order, so the first child of a node is the next record.
struct NodeRecord {
  var start: UInt32
  var end: UInt32
  /// For a scalar, the offset of the decoded text. For a container, the number of items or entries.
  var first: UInt32
  /// For a scalar, the length of the decoded text. For a container, the index of the record after its last descendant.
  var second: UInt32
  var flags: NodeFlags
}

/// The kind of a node and the style of its text.
struct NodeFlags: OptionSet {
  let rawValue: UInt32

  static let mapping = NodeFlags(rawValue: 1)
  static let sequence = NodeFlags(rawValue: 2)
  static let invalid = NodeFlags(rawValue: 4)
  /// The decoded text is in the side buffer because it is not a slice of the source.
  static let sideText = NodeFlags(rawValue: 8)
  static let plain = NodeFlags(rawValue: 16)
  static let singleQuoted = NodeFlags(rawValue: 32)
  static let doubleQuoted = NodeFlags(rawValue: 64)
  static let literal = NodeFlags(rawValue: 128)
  static let folded = NodeFlags(rawValue: 256)

  static let container: NodeFlags = [.mapping, .sequence]
  var isContainer: Bool { rawValue & 3 != 0 }
}

/// The arena of one tree. Only the builder writes to it. The storage is immutable afterward, which makes sharing safe and run-time
/// exclusivity checks unnecessary.
final class TreeStorage: @unchecked Sendable {
  let file: FileID
  let bytes: [UInt8]
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private(set) var side: [UInt8] = []
  private var capacity: Int
  @exclusivity(unchecked) private var records: UnsafeMutablePointer<NodeRecord>

  init(file: FileID, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    self.capacity = max(64, bytes.count / 12)
    self.records = .allocate(capacity: capacity)
  }

  deinit { records.deallocate() }

  subscript(index: Int) -> NodeRecord {
    get {
      precondition(index < count, "the node index is out of range")
      return records[index]
    }
    set {
      precondition(index < count, "the node index is out of range")
      records[index] = newValue
    }
  }

  func append(_ record: NodeRecord) -> Int {
    if count == capacity { resize(to: capacity + capacity / 2) }
    records[count] = record
    count += 1
    return count - 1
  }

  func appendSide(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    side.append(contentsOf: text)
    return side.count - text.count
  }

  func invalidate(_ index: Int) { self[index].flags.insert(.invalid) }

  /// Returns the index of the record after a node and its descendants.
  func next(after index: Int) -> Int {
    let record = self[index]
    return record.flags.isContainer ? Int(record.second) : index + 1
  }

  func withText<R>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let record = self[index]
    guard !record.flags.isContainer else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let range = Int(record.first)..<Int(record.first) + Int(record.second)
    return (record.flags.contains(.sideText) ? side : bytes).withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  func removeAll() { count = 0 }

  /// Releases unused capacity.
  func trim() {
    if count < capacity { resize(to: max(1, count)) }
  }

  private func resize(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<NodeRecord>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: records, count: count)
    records.deallocate()
    records = larger
    capacity = newCapacity
  }
}
