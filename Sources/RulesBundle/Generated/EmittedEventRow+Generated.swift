// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `emitted_events`. A telemetry event in a list, with its condition.
@usableFromInline
package struct EmittedEventRow: BundleRow {
  /// The section of the rows: `emitted_events`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .emittedEvents }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the event is sent; nil if it always is. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// A row of `telemetry`.
  @inlinable @inline(__always)
  package var event: Int { loadWord(At.event) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `event`.
    @inlinable @inline(__always)
    package static var event: Int { 1 }
  }
}

/// The content of a row of `emitted_events`, to be written.
package struct EmittedEventBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = EmittedEventRow

  /// Whether the event is sent; nil if it always is. A row of `programs`.
  package var condition: Int?
  /// A row of `telemetry`.
  package var event: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int?,
    event: Int
  ) {
    self.condition = condition
    self.event = event
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(event)
  }
}
