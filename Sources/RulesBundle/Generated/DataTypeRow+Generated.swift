// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `data_types`.
@usableFromInline
package struct DataTypeRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .dataTypes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var livesIn: StorageKind { StorageKind(verified: loadByte(At.livesIn)) }
  @inlinable @inline(__always)
  package var cached: CacheKind { CacheKind(verified: loadByte(At.cached)) }
  @inlinable @inline(__always)
  package var window: Int? { loadOptional(At.window) }
  @inlinable @inline(__always)
  package var limit: Int? { loadOptional(At.limit) }
  @inlinable @inline(__always)
  package var at: Range<Int> { loadRange(At.at) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var livesIn: Int { 1 }
    @inlinable @inline(__always)
    package static var cached: Int { 2 }
    @inlinable @inline(__always)
    package static var window: Int { 3 }
    @inlinable @inline(__always)
    package static var limit: Int { 4 }
    @inlinable @inline(__always)
    package static var at: Int { 5 }
  }
}

/// The content of a row of `data_types`.
package struct DataTypeBuilder: RowBuilder {
  package typealias Row = DataTypeRow

  package var name: BundleText
  package var livesIn: StorageKind
  package var cached: CacheKind
  package var window: Int?
  package var limit: Int?
  package var at: Range<Int>

  package init(
    name: BundleText,
    livesIn: StorageKind,
    cached: CacheKind,
    window: Int?,
    limit: Int?,
    at: Range<Int>
  ) {
    self.name = name
    self.livesIn = livesIn
    self.cached = cached
    self.window = window
    self.limit = limit
    self.at = at
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(livesIn)
    output.append(cached)
    output.append(window)
    output.append(limit)
    output.append(at)
  }
}
