// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `operation_variants`. A variant of an operation.
@usableFromInline
package struct OperationVariantRow: BundleRow {
  /// The section of the rows: `operation_variants`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .operationVariants }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name of the variant.
  @inlinable @inline(__always)
  package var variant: BundleText { loadText(At.variant) }
  /// Whether the variant can be added while the connection is online.
  @inlinable @inline(__always)
  package var addedOnline: Bool { loadFlag(At.addedOnline) }
  /// Whether the variant can be added while the connection is degraded.
  @inlinable @inline(__always)
  package var addedDegraded: Bool { loadFlag(At.addedDegraded) }
  /// Whether the variant can be added while the connection is offline.
  @inlinable @inline(__always)
  package var addedOffline: Bool { loadFlag(At.addedOffline) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `variant`.
    @inlinable @inline(__always)
    package static var variant: Int { 0 }
    /// The position of `added_online`.
    @inlinable @inline(__always)
    package static var addedOnline: Int { 1 }
    /// The position of `added_degraded`.
    @inlinable @inline(__always)
    package static var addedDegraded: Int { 2 }
    /// The position of `added_offline`.
    @inlinable @inline(__always)
    package static var addedOffline: Int { 3 }
  }
}

/// The content of a row of `operation_variants`, to be written.
package struct OperationVariantBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = OperationVariantRow

  /// The name of the variant.
  package var variant: BundleText
  /// Whether the variant can be added while the connection is online.
  package var addedOnline: Bool
  /// Whether the variant can be added while the connection is degraded.
  package var addedDegraded: Bool
  /// Whether the variant can be added while the connection is offline.
  package var addedOffline: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(variant)
    output.append(addedOnline)
    output.append(addedDegraded)
    output.append(addedOffline)
  }
}
