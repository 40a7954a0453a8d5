// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `error_log`.
@usableFromInline
package struct ErrorLogRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .errorLog }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var shown: Int? { loadOptional(At.shown) }
  @inlinable @inline(__always)
  package var recovered: Int? { loadOptional(At.recovered) }
  @inlinable @inline(__always)
  package var incident: Int? { loadOptional(At.incident) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var shown: Int { 0 }
    @inlinable @inline(__always)
    package static var recovered: Int { 1 }
    @inlinable @inline(__always)
    package static var incident: Int { 2 }
  }
}

/// The content of a row of `error_log`.
package struct ErrorLogBuilder: RowBuilder {
  package typealias Row = ErrorLogRow

  package var shown: Int?
  package var recovered: Int?
  package var incident: Int?

  package init(
    shown: Int?,
    recovered: Int?,
    incident: Int?
  ) {
    self.shown = shown
    self.recovered = recovered
    self.incident = incident
  }

  package func write(to output: inout RowWords) {
    output.append(shown)
    output.append(recovered)
    output.append(incident)
  }
}
