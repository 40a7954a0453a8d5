// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `record_fields`.
@usableFromInline
package struct RecordFieldRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .recordFields }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var field: BundleText { loadText(At.field) }
  @inlinable @inline(__always)
  package var type: FactKind { FactKind(verified: loadByte(At.type)) }
  @inlinable @inline(__always)
  package var orNull: Bool { loadFlag(At.orNull) }
  @inlinable @inline(__always)
  package var values: Range<Int> { loadRange(At.values) }
  @inlinable @inline(__always)
  package var ifAbsent: Int? { loadOptional(At.ifAbsent) }
  @inlinable @inline(__always)
  package var setting: Int? { loadOptional(At.setting) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var field: Int { 0 }
    @inlinable @inline(__always)
    package static var type: Int { 1 }
    @inlinable @inline(__always)
    package static var orNull: Int { 2 }
    @inlinable @inline(__always)
    package static var values: Int { 3 }
    @inlinable @inline(__always)
    package static var ifAbsent: Int { 5 }
    @inlinable @inline(__always)
    package static var setting: Int { 6 }
  }
}

/// The content of a row of `record_fields`.
package struct RecordFieldBuilder: RowBuilder {
  package typealias Row = RecordFieldRow

  package var field: BundleText
  package var type: FactKind
  package var orNull: Bool
  package var values: Range<Int>
  package var ifAbsent: Int?
  package var setting: Int?

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

  package func write(to output: inout RowWords) {
    output.append(field)
    output.append(type)
    output.append(orNull)
    output.append(values)
    output.append(ifAbsent)
    output.append(setting)
  }
}
