// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `opened_orders`.
@usableFromInline
package struct OverrideOrderRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .overrideOrders }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var low: Int { loadWord(At.low) }
  @inlinable @inline(__always)
  package var high: Int { loadWord(At.high) }
  @inlinable @inline(__always)
  package var strict: Bool { loadFlag(At.strict) }
  @inlinable @inline(__always)
  package var lowRule: BundleText { loadText(At.lowRule) }
  @inlinable @inline(__always)
  package var highRule: BundleText { loadText(At.highRule) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var low: Int { 0 }
    @inlinable @inline(__always)
    package static var high: Int { 1 }
    @inlinable @inline(__always)
    package static var strict: Int { 2 }
    @inlinable @inline(__always)
    package static var lowRule: Int { 3 }
    @inlinable @inline(__always)
    package static var highRule: Int { 4 }
  }
}

/// The content of a row of `opened_orders`.
package struct OverrideOrderBuilder: RowBuilder {
  package typealias Row = OverrideOrderRow

  package var low: Int
  package var high: Int
  package var strict: Bool
  package var lowRule: BundleText
  package var highRule: BundleText

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

  package func write(to output: inout RowWords) {
    output.append(low)
    output.append(high)
    output.append(strict)
    output.append(lowRule)
    output.append(highRule)
  }
}
