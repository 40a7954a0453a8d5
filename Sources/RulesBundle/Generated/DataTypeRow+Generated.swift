// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `data_types`. The kinds of data that the product stores.
@usableFromInline
package struct DataTypeRow: BundleRow {
  /// The section of the rows: `data_types`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .dataTypes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// Where the authoritative copy is stored.
  @inlinable @inline(__always)
  package var livesIn: StorageKind { StorageKind(verified: loadByte(At.livesIn)) }
  /// How much of the data on the server is cached on the device.
  @inlinable @inline(__always)
  package var cached: CacheKind { CacheKind(verified: loadByte(At.cached)) }
  /// The setting with the length of the recent part; nil if `cached` is not `recent`. A row of `settings`.
  @inlinable @inline(__always)
  package var window: Int? { loadOptional(At.window) }
  /// The limit that counts the data; nil if no limit does. A row of `limits`.
  @inlinable @inline(__always)
  package var limit: Int? { loadOptional(At.limit) }
  /// What happens to the data at moments. Rows of `data_moments`.
  @inlinable @inline(__always)
  package var at: Range<Int> { loadRange(At.at) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `lives_in`.
    @inlinable @inline(__always)
    package static var livesIn: Int { 1 }
    /// The position of `cached`.
    @inlinable @inline(__always)
    package static var cached: Int { 2 }
    /// The position of `window`.
    @inlinable @inline(__always)
    package static var window: Int { 3 }
    /// The position of `limit`.
    @inlinable @inline(__always)
    package static var limit: Int { 4 }
    /// The position of `at`, which has two words.
    @inlinable @inline(__always)
    package static var at: Int { 5 }
  }
}

/// The content of a row of `data_types`, to be written.
package struct DataTypeBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = DataTypeRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// Where the authoritative copy is stored.
  package var livesIn: StorageKind
  /// How much of the data on the server is cached on the device.
  package var cached: CacheKind
  /// The setting with the length of the recent part; nil if `cached` is not `recent`. A row of `settings`.
  package var window: Int?
  /// The limit that counts the data; nil if no limit does. A row of `limits`.
  package var limit: Int?
  /// What happens to the data at moments. Rows of `data_moments`.
  package var at: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(livesIn)
    output.append(cached)
    output.append(window)
    output.append(limit)
    output.append(at)
  }
}
