// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `telemetry`. The telemetry events.
@usableFromInline
package struct EventRow: BundleRow {
  /// The section of the rows: `telemetry`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .events }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The parameters in the order of the rules. Rows of `event_parameters`.
  @inlinable @inline(__always)
  package var parameters: Range<Int> { loadRange(At.parameters) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `parameters`, which has two words.
    @inlinable @inline(__always)
    package static var parameters: Int { 1 }
  }
}

/// The content of a row of `telemetry`, to be written.
package struct EventBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = EventRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The parameters in the order of the rules. Rows of `event_parameters`.
  package var parameters: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    parameters: Range<Int>
  ) {
    self.name = name
    self.parameters = parameters
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(parameters)
  }
}
