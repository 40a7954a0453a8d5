extension RuleBundle {
  /// The rows of a section: where they lie is looked up once. Good for as long as the bundle is.
  public struct Rows<Row: BundleRow>: Sendable {
    @usableFromInline nonisolated(unsafe) let start: UnsafeRawPointer

    @inlinable @inline(__always)
    init(_ storage: BundleStorage) { start = storage.base + storage.infos[Int(Row.section.rawValue)].offset }

    /// Rows that are in no bundle. They stay where they are for as long as they are read.
    package init(start: UnsafeRawPointer) { self.start = start }

    /// A row that is known to be there, so nothing overflows.
    @inlinable @inline(__always)
    public subscript(row: Int) -> Row { Row(start + row &* (Row.width &* 4)) }
  }
}

extension ConstantRow {
  /// The value that it is.
  @inlinable @inline(__always)
  public var value: Value { Value(tag: tag, bits: bits, aux: Int32(bitPattern: loadBits(At.aux))) }
}
