// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `field_schemes`. A scheme of web addresses.
@usableFromInline
package struct FieldSchemeRow: BundleRow {
  /// The section of the rows: `field_schemes`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .fieldSchemes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The scheme, before the colon.
  @inlinable @inline(__always)
  package var scheme: BundleText { loadText(At.scheme) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `scheme`.
    @inlinable @inline(__always)
    package static var scheme: Int { 0 }
  }
}

/// The content of a row of `field_schemes`, to be written.
package struct FieldSchemeBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FieldSchemeRow

  /// The scheme, before the colon.
  package var scheme: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    scheme: BundleText
  ) {
    self.scheme = scheme
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(scheme)
  }
}
