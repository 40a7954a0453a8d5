/// The content of a row to be written, with a value for every column.
package protocol RowBuilder: Hashable, Sendable {
  /// The type of the row.
  associatedtype Row: BundleRow
  /// Appends the columns in order.
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

/// The 32-bit words of a row that is being written, in the order of the columns.
package struct RowWords {
  package private(set) var words: [UInt32] = []

  package init() {}

  mutating func append(_ text: BundleText) { append(text.number) }
  mutating func append(_ flag: Bool) { words.append(flag ? 1 : 0) }
  mutating func append(_ choice: some NamedChoice) { append(choice.position) }
  mutating func append(_ tag: Value.Tag) { words.append(UInt32(tag.rawValue)) }
  /// Appends an unsigned 32-bit number, such as a row.
  mutating func append(_ number: Int) { words.append(UInt32(number)) }
  mutating func append(_ row: Int?) { words.append(row.map { UInt32($0) } ?? BundleSchema.none) }

  mutating func append(_ number: Int64) {
    words.append(UInt32(truncatingIfNeeded: number))
    words.append(UInt32(truncatingIfNeeded: number >> 32))
  }

  /// Appends the first row and the number of rows. An empty range starts at 0.
  mutating func append(_ rows: Range<Int>) {
    append(rows.isEmpty ? 0 : rows.lowerBound)
    append(rows.count)
  }
}
