// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `severity_refs`. A severity in the list of a surface.
@usableFromInline
package struct SeverityRefRow: BundleRow {
  /// The section of the rows: `severity_refs`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .severityRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `severities`.
  @inlinable @inline(__always)
  package var severity: Int { loadWord(At.severity) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `severity`.
    @inlinable @inline(__always)
    package static var severity: Int { 0 }
  }
}

/// The content of a row of `severity_refs`, to be written.
package struct SeverityRefBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = SeverityRefRow

  /// A row of `severities`.
  package var severity: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    severity: Int
  ) {
    self.severity = severity
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(severity)
  }
}
