import SourceText

/// One node: 20 bytes, in pre-order, so that a node's first child is the next record.
struct NodeRecord {
  var start: UInt32
  var end: UInt32
  /// Scalars: where the decoded text begins. Containers: how many children (items, or entries) they have.
  var first: UInt32
  /// Scalars: length of the decoded text. Containers: index of the record after their last descendant.
  var second: UInt32
  var flags: NodeFlags
}

/// What kind of node a record is and how its text was written.
struct NodeFlags: OptionSet {
  let rawValue: UInt32

  static let mapping = NodeFlags(rawValue: 1)
  static let sequence = NodeFlags(rawValue: 2)
  static let poisoned = NodeFlags(rawValue: 4)
  /// The decoded text is in the side buffer because it is no slice of the source.
  static let sideText = NodeFlags(rawValue: 8)
  static let plain = NodeFlags(rawValue: 16)
  static let singleQuoted = NodeFlags(rawValue: 32)
  static let doubleQuoted = NodeFlags(rawValue: 64)
  static let literal = NodeFlags(rawValue: 128)
  static let folded = NodeFlags(rawValue: 256)

  static let container: NodeFlags = [.mapping, .sequence]
  var isContainer: Bool { rawValue & 3 != 0 }
}

/// The arena of one tree. The builder owns it alone and fills it; afterwards nobody writes, which makes sharing safe, and checking every
/// access at run time needless.
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
      precondition(index < count, "a node index comes from its own tree")
      return records[index]
    }
    set {
      precondition(index < count, "a node index comes from its own tree")
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

  func poison(_ index: Int) { self[index].flags.insert(.poisoned) }

  /// The record after a node and all that is in it.
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

  /// Gives back what growing reserved in advance.
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
