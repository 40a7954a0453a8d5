// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `opened_orders`. An order between two overridable values, which every remote config must keep.
@usableFromInline
package struct OverrideOrderRow: BundleRow {
  /// The section of the rows: `opened_orders`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .overrideOrders }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Where the lower value is stored. A row of `opened_places`.
  @inlinable @inline(__always)
  package var low: Int { loadWord(At.low) }
  /// Where the higher value is stored. A row of `opened_places`.
  @inlinable @inline(__always)
  package var high: Int { loadWord(At.high) }
  /// Whether the values must differ.
  @inlinable @inline(__always)
  package var strict: Bool { loadFlag(At.strict) }
  /// The path of the lower value in the rules.
  @inlinable @inline(__always)
  package var lowRule: BundleText { loadText(At.lowRule) }
  /// The path of the higher value in the rules.
  @inlinable @inline(__always)
  package var highRule: BundleText { loadText(At.highRule) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `low`.
    @inlinable @inline(__always)
    package static var low: Int { 0 }
    /// The position of `high`.
    @inlinable @inline(__always)
    package static var high: Int { 1 }
    /// The position of `strict`.
    @inlinable @inline(__always)
    package static var strict: Int { 2 }
    /// The position of `low_rule`.
    @inlinable @inline(__always)
    package static var lowRule: Int { 3 }
    /// The position of `high_rule`.
    @inlinable @inline(__always)
    package static var highRule: Int { 4 }
  }
}

/// The content of a row of `opened_orders`, to be written.
package struct OverrideOrderBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = OverrideOrderRow

  /// Where the lower value is stored. A row of `opened_places`.
  package var low: Int
  /// Where the higher value is stored. A row of `opened_places`.
  package var high: Int
  /// Whether the values must differ.
  package var strict: Bool
  /// The path of the lower value in the rules.
  package var lowRule: BundleText
  /// The path of the higher value in the rules.
  package var highRule: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    low: Int,
    high: Int,
    strict: Bool,
    lowRule: BundleText,
    highRule: BundleText
  ) {
    self.low = low
    self.high = high
    self.strict = strict
    self.lowRule = lowRule
    self.highRule = highRule
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(low)
    output.append(high)
    output.append(strict)
    output.append(lowRule)
    output.append(highRule)
  }
}
