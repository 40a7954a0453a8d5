// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `screen_meters`.
@usableFromInline
package struct ScreenMeterRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .screenMeters }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var limit: Int { loadWord(At.limit) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var limit: Int { 1 }
  }
}

/// The content of a row of `screen_meters`.
package struct ScreenMeterBuilder: RowBuilder {
  package typealias Row = ScreenMeterRow

  package var condition: Int?
  package var limit: Int

  package init(
    condition: Int?,
    limit: Int
  ) {
    self.condition = condition
    self.limit = limit
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(limit)
  }
}
