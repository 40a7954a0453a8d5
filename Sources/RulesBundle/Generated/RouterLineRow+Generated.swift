// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `router_rows`.
@usableFromInline
package struct RouterLineRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .routerRows }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var to: Int { loadWord(At.to) }
  @inlinable @inline(__always)
  package var continues: Bool { loadFlag(At.continues) }
  @inlinable @inline(__always)
  package var rule: BundleText { loadText(At.rule) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var to: Int { 1 }
    @inlinable @inline(__always)
    package static var continues: Int { 2 }
    @inlinable @inline(__always)
    package static var rule: Int { 3 }
  }
}

/// The content of a row of `router_rows`.
package struct RouterLineBuilder: RowBuilder {
  package typealias Row = RouterLineRow

  package var condition: Int?
  package var to: Int
  package var continues: Bool
  package var rule: BundleText

  package init(
    condition: Int?,
    to: Int,
    continues: Bool,
    rule: BundleText
  ) {
    self.condition = condition
    self.to = to
    self.continues = continues
    self.rule = rule
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(to)
    output.append(continues)
    output.append(rule)
  }
}
