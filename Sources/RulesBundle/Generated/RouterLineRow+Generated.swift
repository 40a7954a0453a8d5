// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `router_rows`.
public struct RouterLineRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .routerRows }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 4 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  public var to: Int { loadWord(At.to) }
  @inlinable @inline(__always)
  public var continues: Bool { loadFlag(At.continues) }
  @inlinable @inline(__always)
  public var rule: BundleText { loadText(At.rule) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var condition: Int { 0 }
    @inlinable @inline(__always)
    public static var to: Int { 1 }
    @inlinable @inline(__always)
    public static var continues: Int { 2 }
    @inlinable @inline(__always)
    public static var rule: Int { 3 }
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
