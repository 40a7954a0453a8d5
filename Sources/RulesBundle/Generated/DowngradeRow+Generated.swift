// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `downgrade`. What happens to things that exceed the limits of a lower plan.
@usableFromInline
package struct DowngradeRow: BundleRow {
  /// The section of the rows: `downgrade`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .downgrade }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The limit that the things exceed; nil if `over_cap` is `keep`. A row of `limits`.
  @inlinable @inline(__always)
  package var limit: Int? { loadOptional(At.limit) }
  /// What happens to things that exceed the limits of a plan.
  @inlinable @inline(__always)
  package var overCap: OverCapKind { OverCapKind(verified: loadByte(At.overCap)) }
  /// Which things stay unchanged when a limit decreases.
  @inlinable @inline(__always)
  package var keeps: KeepKind { KeepKind(verified: loadByte(At.keeps)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `limit`.
    @inlinable @inline(__always)
    package static var limit: Int { 1 }
    /// The position of `over_cap`.
    @inlinable @inline(__always)
    package static var overCap: Int { 2 }
    /// The position of `keeps`.
    @inlinable @inline(__always)
    package static var keeps: Int { 3 }
  }
}

/// The content of a row of `downgrade`, to be written.
package struct DowngradeBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = DowngradeRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The limit that the things exceed; nil if `over_cap` is `keep`. A row of `limits`.
  package var limit: Int?
  /// What happens to things that exceed the limits of a plan.
  package var overCap: OverCapKind
  /// Which things stay unchanged when a limit decreases.
  package var keeps: KeepKind

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    limit: Int?,
    overCap: OverCapKind,
    keeps: KeepKind
  ) {
    self.name = name
    self.limit = limit
    self.overCap = overCap
    self.keeps = keeps
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(limit)
    output.append(overCap)
    output.append(keeps)
  }
}
