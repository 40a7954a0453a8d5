// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `settings`.
@usableFromInline
package struct SettingRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .settings }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var unit: SettingKind { SettingKind(verified: loadByte(At.unit)) }
  @inlinable @inline(__always)
  package var amount: Int64 { loadInteger(At.amount) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var unit: Int { 1 }
    @inlinable @inline(__always)
    package static var amount: Int { 2 }
  }
}

/// The content of a row of `settings`.
package struct SettingBuilder: RowBuilder {
  package typealias Row = SettingRow

  package var name: BundleText
  package var unit: SettingKind
  package var amount: Int64

  package init(
    name: BundleText,
    unit: SettingKind,
    amount: Int64
  ) {
    self.name = name
    self.unit = unit
    self.amount = amount
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(unit)
    output.append(amount)
  }
}
