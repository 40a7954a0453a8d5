extension Bundle {
  /// The rows of a section, for whoever reads them again and again: where they lie is looked up once. Good for as long as the bundle is.
  public struct Rows: Sendable {
    @usableFromInline nonisolated(unsafe) let start: UnsafeRawPointer
    /// Bytes of a row.
    @usableFromInline let stride: Int

    @inlinable @inline(__always)
    init(_ storage: BundleStorage, _ section: Section) {
      let info = storage.infos[Int(section.rawValue)]
      start = storage.base + info.offset
      stride = info.stride &* 4
    }

    /// Rows that are in no bundle. They stay where they are for as long as they are read.
    package init(start: UnsafeRawPointer, bytesOfRow: Int) {
      self.start = start
      stride = bytesOfRow
    }

    /// A word whose every bit counts: half of a number, not a position. Rows and columns are known to be there, so nothing overflows.
    @inlinable @inline(__always)
    public func bits(_ row: Int, _ column: Int) -> UInt32 {
      UInt32(littleEndian: start.loadUnaligned(fromByteOffset: row &* stride &+ column &* 4, as: UInt32.self))
    }

    /// A word of a row, by its position in the row.
    @inlinable @inline(__always)
    public func word(_ row: Int, _ column: Int) -> Int { Int(clamping: bits(row, column)) }

    /// An optional row number; nil for none.
    @inlinable @inline(__always)
    public func optional(_ row: Int, _ column: Int) -> Int? {
      let bits = bits(row, column)
      return bits == Layout.none ? nil : Int(clamping: bits)
    }

    @inlinable @inline(__always)
    public func range(_ row: Int, _ column: Int) -> Range<Int> {
      let first = word(row, column)
      return Range(uncheckedBounds: (first, first &+ word(row, column &+ 1)))
    }

    @inlinable @inline(__always)
    public func integer(_ row: Int, _ column: Int) -> Int64 {
      Int64(bitPattern: UInt64(bits(row, column)) | UInt64(bits(row, column &+ 1)) << 32)
    }

    /// Of the section of constants: the value that a row is.
    @inlinable @inline(__always)
    public func value(_ row: Int) -> Value {
      Value(
        tag: Value.Tag(verified: UInt8(truncatingIfNeeded: bits(row, Word.Constants.tag))), bits: integer(row, Word.Constants.bits),
        aux: Int32(bitPattern: bits(row, Word.Constants.aux)))
    }
  }

  @inlinable @inline(__always)
  public func rows(_ section: Section) -> Rows { Rows(storage, section) }
}
