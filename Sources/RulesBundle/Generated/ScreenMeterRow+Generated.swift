// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `screen_meters`. A meter of a screen.
@usableFromInline
package struct ScreenMeterRow: BundleRow {
  /// The section of the rows: `screen_meters`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .screenMeters }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the meter is shown; nil if it always is. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// The limit that the meter shows. A row of `limits`.
  @inlinable @inline(__always)
  package var limit: Int { loadWord(At.limit) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `limit`.
    @inlinable @inline(__always)
    package static var limit: Int { 1 }
  }
}

/// The content of a row of `screen_meters`, to be written.
package struct ScreenMeterBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ScreenMeterRow

  /// Whether the meter is shown; nil if it always is. A row of `programs`.
  package var condition: Int?
  /// The limit that the meter shows. A row of `limits`.
  package var limit: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int?,
    limit: Int
  ) {
    self.condition = condition
    self.limit = limit
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(limit)
  }
}
