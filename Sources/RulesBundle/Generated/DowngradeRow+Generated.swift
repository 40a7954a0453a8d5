// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `downgrade`.
@usableFromInline
package struct DowngradeRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .downgrade }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var limit: Int? { loadOptional(At.limit) }
  @inlinable @inline(__always)
  package var overCap: OverCapKind { OverCapKind(verified: loadByte(At.overCap)) }
  @inlinable @inline(__always)
  package var keeps: KeepKind { KeepKind(verified: loadByte(At.keeps)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var limit: Int { 1 }
    @inlinable @inline(__always)
    package static var overCap: Int { 2 }
    @inlinable @inline(__always)
    package static var keeps: Int { 3 }
  }
}

/// The content of a row of `downgrade`.
package struct DowngradeBuilder: RowBuilder {
  package typealias Row = DowngradeRow

  package var name: BundleText
  package var limit: Int?
  package var overCap: OverCapKind
  package var keeps: KeepKind

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

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(limit)
    output.append(overCap)
    output.append(keeps)
  }
}
