// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `operation_variants`.
@usableFromInline
package struct OperationVariantRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .operationVariants }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var variant: BundleText { loadText(At.variant) }
  @inlinable @inline(__always)
  package var addedOnline: Bool { loadFlag(At.addedOnline) }
  @inlinable @inline(__always)
  package var addedDegraded: Bool { loadFlag(At.addedDegraded) }
  @inlinable @inline(__always)
  package var addedOffline: Bool { loadFlag(At.addedOffline) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var variant: Int { 0 }
    @inlinable @inline(__always)
    package static var addedOnline: Int { 1 }
    @inlinable @inline(__always)
    package static var addedDegraded: Int { 2 }
    @inlinable @inline(__always)
    package static var addedOffline: Int { 3 }
  }
}

/// The content of a row of `operation_variants`.
package struct OperationVariantBuilder: RowBuilder {
  package typealias Row = OperationVariantRow

  package var variant: BundleText
  package var addedOnline: Bool
  package var addedDegraded: Bool
  package var addedOffline: Bool

  package init(
    variant: BundleText,
    addedOnline: Bool,
    addedDegraded: Bool,
    addedOffline: Bool
  ) {
    self.variant = variant
    self.addedOnline = addedOnline
    self.addedDegraded = addedDegraded
    self.addedOffline = addedOffline
  }

  package func write(to output: inout RowWords) {
    output.append(variant)
    output.append(addedOnline)
    output.append(addedDegraded)
    output.append(addedOffline)
  }
}
