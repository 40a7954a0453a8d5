// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `record_fields`. A field of a record.
@usableFromInline
package struct RecordFieldRow: BundleRow {
  /// The section of the rows: `record_fields`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .recordFields }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name, which can contain dots for a nested field.
  @inlinable @inline(__always)
  package var field: BundleText { loadText(At.field) }
  /// The type of the value.
  @inlinable @inline(__always)
  package var type: FactKind { FactKind(verified: loadByte(At.type)) }
  /// Whether the value can be null.
  @inlinable @inline(__always)
  package var orNull: Bool { loadFlag(At.orNull) }
  /// The values of an enumeration; empty for other types. Rows of `fact_values`.
  @inlinable @inline(__always)
  package var values: Range<Int> { loadRange(At.values) }
  /// The value of a missing field; nil if the field has no fixed default. A row of `constants`.
  @inlinable @inline(__always)
  package var ifAbsent: Int? { loadOptional(At.ifAbsent) }
  /// The setting whose current value is the default; nil if the field has another default or none. A row of `settings`.
  @inlinable @inline(__always)
  package var setting: Int? { loadOptional(At.setting) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `field`.
    @inlinable @inline(__always)
    package static var field: Int { 0 }
    /// The position of `type`.
    @inlinable @inline(__always)
    package static var type: Int { 1 }
    /// The position of `or_null`.
    @inlinable @inline(__always)
    package static var orNull: Int { 2 }
    /// The position of `values`, which has two words.
    @inlinable @inline(__always)
    package static var values: Int { 3 }
    /// The position of `if_absent`.
    @inlinable @inline(__always)
    package static var ifAbsent: Int { 5 }
    /// The position of `setting`.
    @inlinable @inline(__always)
    package static var setting: Int { 6 }
  }
}

/// The content of a row of `record_fields`, to be written.
package struct RecordFieldBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = RecordFieldRow

  /// The name, which can contain dots for a nested field.
  package var field: BundleText
  /// The type of the value.
  package var type: FactKind
  /// Whether the value can be null.
  package var orNull: Bool
  /// The values of an enumeration; empty for other types. Rows of `fact_values`.
  package var values: Range<Int>
  /// The value of a missing field; nil if the field has no fixed default. A row of `constants`.
  package var ifAbsent: Int?
  /// The setting whose current value is the default; nil if the field has another default or none. A row of `settings`.
  package var setting: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    field: BundleText,
    type: FactKind,
    orNull: Bool,
    values: Range<Int>,
    ifAbsent: Int?,
    setting: Int?
  ) {
    self.field = field
    self.type = type
    self.orNull = orNull
    self.values = values
    self.ifAbsent = ifAbsent
    self.setting = setting
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(field)
    output.append(type)
    output.append(orNull)
    output.append(values)
    output.append(ifAbsent)
    output.append(setting)
  }
}
