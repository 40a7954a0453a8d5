/// What stands in a row that is to be written: a value for every column.
package protocol RowBuilder: Hashable, Sendable {
  associatedtype Row: BundleRow
  func write(to output: inout RowWords)
}

extension RowBuilder {
  /// The words of the row.
  package var words: [UInt32] {
    var output = RowWords()
    write(to: &output)
    return output.words
  }
}

extension CodeBuilder {
  package init(_ instruction: Instruction) {
    self.init(
      operation: Int(UInt32(instruction.operation.rawValue) | UInt32(instruction.a) << 16), operand: Int(instruction.b))
  }
}

extension ConstantBuilder {
  package init(_ value: Value) { self.init(tag: value.tag, aux: Int(UInt32(bitPattern: value.aux)), bits: value.bits) }
}

/// The words of a row that is being written, column after column.
package struct RowWords {
  package private(set) var words: [UInt32] = []

  package init() {}

  mutating func append(_ text: BundleText) { append(text.number) }
  mutating func append(_ flag: Bool) { words.append(flag ? 1 : 0) }
  mutating func append(_ choice: some NamedChoice) { append(choice.position) }
  mutating func append(_ tag: Value.Tag) { words.append(UInt32(tag.rawValue)) }
  /// Numbers of 32 bits: rows, and what nothing longer is said of.
  mutating func append(_ number: Int) { words.append(UInt32(number)) }
  mutating func append(_ row: Int?) { words.append(row.map { UInt32($0) } ?? BundleSchema.none) }

  mutating func append(_ number: Int64) {
    words.append(UInt32(truncatingIfNeeded: number))
    words.append(UInt32(truncatingIfNeeded: number >> 32))
  }

  /// The first row and how many; no rows begin at 0.
  mutating func append(_ rows: Range<Int>) {
    append(rows.isEmpty ? 0 : rows.lowerBound)
    append(rows.count)
  }
}
