// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `event_parameters`. A parameter of a telemetry event.
@usableFromInline
package struct EventParameterRow: BundleRow {
  /// The section of the rows: `event_parameters`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .eventParameters }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name, which is unique in the event.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// Computes the value. A row of `programs`.
  @inlinable @inline(__always)
  package var program: Int { loadWord(At.program) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `program`.
    @inlinable @inline(__always)
    package static var program: Int { 1 }
  }
}

/// The content of a row of `event_parameters`, to be written.
package struct EventParameterBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = EventParameterRow

  /// The name, which is unique in the event.
  package var name: BundleText
  /// Computes the value. A row of `programs`.
  package var program: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    program: Int
  ) {
    self.name = name
    self.program = program
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(program)
  }
}
