/// A result, and the parts of the rules that it depends on.
struct Remembered: Sendable {
  /// The parts.
  private(set) var reads: [Read]
  /// The number of each part when the result was computed.
  private(set) var numbers: [Int]
  /// The index of each part in the table of the memory, rising. Empty until the memory keeps the result.
  private(set) var indices: [Int32] = []
  let value: any Sendable
  /// The computations inside this one.
  let parts: [String]
  var usedAt: Int

  init(_ reads: [(read: Read, number: Int)], _ value: any Sendable, parts: [String], at time: Int) {
    self.reads = reads.map(\.read)
    self.numbers = reads.map(\.number)
    self.value = value
    self.parts = parts
    usedAt = time
  }

  /// Whether every part is as it was.
  func isCurrent(in table: ReadTable) -> Bool {
    for position in indices.indices where table.numbers[Int(indices[position])] != numbers[position] { return false }
    return true
  }

  /// Whether another result read the same parts in the same state.
  func hasSameReads(as other: Remembered) -> Bool { indices == other.indices && numbers == other.numbers }

  /// Adds the parts to a table.
  mutating func enter(_ table: inout ReadTable) {
    let known = reads.indices.map { (position: $0, index: table.index(of: reads[$0], number: numbers[$0])) }.sorted { $0.index < $1.index }
    indices = known.map(\.index)
    numbers = known.map { numbers[$0.position] }
    reads = known.map { reads[$0.position] }
  }
}
