// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `severity_refs`.
@usableFromInline
package struct SeverityRefRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .severityRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var severity: Int { loadWord(At.severity) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var severity: Int { 0 }
  }
}

/// The content of a row of `severity_refs`.
package struct SeverityRefBuilder: RowBuilder {
  package typealias Row = SeverityRefRow

  package var severity: Int

  package init(
    severity: Int
  ) {
    self.severity = severity
  }

  package func write(to output: inout RowWords) {
    output.append(severity)
  }
}
