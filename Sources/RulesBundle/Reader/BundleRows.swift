extension RuleBundle {
  /// The rows of a section. Their location is looked up once. They are valid for as long as the bundle.
  @usableFromInline
  package struct Rows<Row: BundleRow>: Sendable {
    @usableFromInline nonisolated(unsafe) let start: UnsafeRawPointer

    @inlinable @inline(__always)
    init(_ storage: BundleStorage) { start = storage.base + storage.infos[Int(Row.section.rawValue)].offset }

    /// Creates rows outside a bundle. The memory must stay valid while the rows are read.
    package init(start: UnsafeRawPointer) { self.start = start }

    /// Returns a row. The row must exist, because the access is not checked.
    @inlinable @inline(__always)
    package subscript(row: Int) -> Row { Row(start + row &* (Row.width &* 4)) }
  }
}

extension ConstantRow {
  /// The value of the constant.
  @inlinable @inline(__always)
  package var value: Value { Value(tag: tag, bits: bits, aux: Int32(bitPattern: loadBits(At.aux))) }
}
