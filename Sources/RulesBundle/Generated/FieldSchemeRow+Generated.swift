// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `field_schemes`.
@usableFromInline
package struct FieldSchemeRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .fieldSchemes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var scheme: BundleText { loadText(At.scheme) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var scheme: Int { 0 }
  }
}

/// The content of a row of `field_schemes`.
package struct FieldSchemeBuilder: RowBuilder {
  package typealias Row = FieldSchemeRow

  package var scheme: BundleText

  package init(
    scheme: BundleText
  ) {
    self.scheme = scheme
  }

  package func write(to output: inout RowWords) {
    output.append(scheme)
  }
}
