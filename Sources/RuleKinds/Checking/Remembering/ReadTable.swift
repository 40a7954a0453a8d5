/// The parts of the rules that remembered results read, each with an index, and the current number of each part.
///
/// A result is compared with the rules by the indices of its parts, without a look at their names.
struct ReadTable: Sendable {
  private var indices: [Read: Int32] = [:]
  private var reads: [Read] = []
  /// The current number of each part, by index.
  private(set) var numbers: [Int] = []
  /// The parts of each group, with the number of the group when their numbers were computed.
  private var groups: [Read.Group: (parts: [Int32], number: Int?)] = [:]

  /// The number of a part that no longer has one. No result has it.
  private static let absent = -2

  /// Returns the index of a part, with its current number if the part is new.
  mutating func index(of read: Read, number: Int) -> Int32 {
    if let index = indices[read] { return index }
    let index = Int32(reads.count)
    indices[read] = index
    reads.append(read)
    numbers.append(number)
    groups[read.group, default: ([], nil)].parts.append(index)
    return index
  }

  /// Takes the current numbers of the parts whose group changed.
  mutating func update(_ versions: Versions) {
    for (group, known) in groups {
      let number = versions.number(of: group)
      if let number, number == known.number { continue }
      for part in known.parts { numbers[Int(part)] = versions.number(of: reads[Int(part)]) ?? ReadTable.absent }
      groups[group]?.number = number
    }
  }
}
