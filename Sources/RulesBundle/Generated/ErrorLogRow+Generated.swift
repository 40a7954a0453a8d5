// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `error_log`. How errors are logged: one row, or no row if they are not.
@usableFromInline
package struct ErrorLogRow: BundleRow {
  /// The section of the rows: `error_log`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .errorLog }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The event for each error whose severity is logged; nil without such an event. A row of `telemetry`.
  @inlinable @inline(__always)
  package var shown: Int? { loadOptional(At.shown) }
  /// The event for an attempt that succeeds after an error; nil without such an event. A row of `telemetry`.
  @inlinable @inline(__always)
  package var recovered: Int? { loadOptional(At.recovered) }
  /// The fact with the incident id of an occurrence; nil if there are no such ids. A row of `facts`.
  @inlinable @inline(__always)
  package var incident: Int? { loadOptional(At.incident) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `shown`.
    @inlinable @inline(__always)
    package static var shown: Int { 0 }
    /// The position of `recovered`.
    @inlinable @inline(__always)
    package static var recovered: Int { 1 }
    /// The position of `incident`.
    @inlinable @inline(__always)
    package static var incident: Int { 2 }
  }
}

/// The content of a row of `error_log`, to be written.
package struct ErrorLogBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ErrorLogRow

  /// The event for each error whose severity is logged; nil without such an event. A row of `telemetry`.
  package var shown: Int?
  /// The event for an attempt that succeeds after an error; nil without such an event. A row of `telemetry`.
  package var recovered: Int?
  /// The fact with the incident id of an occurrence; nil if there are no such ids. A row of `facts`.
  package var incident: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    shown: Int?,
    recovered: Int?,
    incident: Int?
  ) {
    self.shown = shown
    self.recovered = recovered
    self.incident = incident
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(shown)
    output.append(recovered)
    output.append(incident)
  }
}
