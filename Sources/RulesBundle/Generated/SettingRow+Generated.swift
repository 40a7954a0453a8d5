// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `settings`. The named numbers of the rules.
@usableFromInline
package struct SettingRow: BundleRow {
  /// The section of the rows: `settings`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .settings }
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
  /// The unit of `amount`.
  @inlinable @inline(__always)
  package var unit: SettingKind { SettingKind(verified: loadByte(At.unit)) }
  /// The value in its unit. For example, a percentage is in percent, and a time of day in minutes since midnight.
  @inlinable @inline(__always)
  package var amount: Int64 { loadInteger(At.amount) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `unit`.
    @inlinable @inline(__always)
    package static var unit: Int { 1 }
    /// The position of `amount`, which has two words.
    @inlinable @inline(__always)
    package static var amount: Int { 2 }
  }
}

/// The content of a row of `settings`, to be written.
package struct SettingBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = SettingRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The unit of `amount`.
  package var unit: SettingKind
  /// The value in its unit. For example, a percentage is in percent, and a time of day in minutes since midnight.
  package var amount: Int64

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    unit: SettingKind,
    amount: Int64
  ) {
    self.name = name
    self.unit = unit
    self.amount = amount
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(unit)
    output.append(amount)
  }
}
