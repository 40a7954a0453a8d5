// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `router_rows`. A redirection of links.
@usableFromInline
package struct RouterLineRow: BundleRow {
  /// The section of the rows: `router_rows`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .routerRows }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the link is redirected; a row without it always applies. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// The screen that opens instead of that of the link. A row of `routes`.
  @inlinable @inline(__always)
  package var to: Int { loadWord(At.to) }
  /// Whether the link opens after the user logs in there.
  @inlinable @inline(__always)
  package var continues: Bool { loadFlag(At.continues) }
  /// The path of the row in the rules, for traces and the source map.
  @inlinable @inline(__always)
  package var rule: BundleText { loadText(At.rule) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `to`.
    @inlinable @inline(__always)
    package static var to: Int { 1 }
    /// The position of `continues`.
    @inlinable @inline(__always)
    package static var continues: Int { 2 }
    /// The position of `rule`.
    @inlinable @inline(__always)
    package static var rule: Int { 3 }
  }
}

/// The content of a row of `router_rows`, to be written.
package struct RouterLineBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = RouterLineRow

  /// Whether the link is redirected; a row without it always applies. A row of `programs`.
  package var condition: Int?
  /// The screen that opens instead of that of the link. A row of `routes`.
  package var to: Int
  /// Whether the link opens after the user logs in there.
  package var continues: Bool
  /// The path of the row in the rules, for traces and the source map.
  package var rule: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(to)
    output.append(continues)
    output.append(rule)
  }
}
