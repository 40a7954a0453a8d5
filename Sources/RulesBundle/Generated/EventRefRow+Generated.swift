// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `event_refs`. A telemetry event in a list.
@usableFromInline
package struct EventRefRow: BundleRow {
  /// The section of the rows: `event_refs`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .eventRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `telemetry`.
  @inlinable @inline(__always)
  package var event: Int { loadWord(At.event) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `event`.
    @inlinable @inline(__always)
    package static var event: Int { 0 }
  }
}

/// The content of a row of `event_refs`, to be written.
package struct EventRefBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = EventRefRow

  /// A row of `telemetry`.
  package var event: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    event: Int
  ) {
    self.event = event
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(event)
  }
}
