// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `records`. The records that apps and servers store.
@usableFromInline
package struct RecordRow: BundleRow {
  /// The section of the rows: `records`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .records }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// Whether the devices of a user share the record.
  @inlinable @inline(__always)
  package var scope: ScopeKind { ScopeKind(verified: loadByte(At.scope)) }
  /// The fields in the order of the rules. Rows of `record_fields`.
  @inlinable @inline(__always)
  package var fields: Range<Int> { loadRange(At.fields) }
  /// The field with the id of the user who owns the record; nil without an owner. A row of `record_fields`.
  @inlinable @inline(__always)
  package var owner: Int? { loadOptional(At.owner) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `scope`.
    @inlinable @inline(__always)
    package static var scope: Int { 1 }
    /// The position of `fields`, which has two words.
    @inlinable @inline(__always)
    package static var fields: Int { 2 }
    /// The position of `owner`.
    @inlinable @inline(__always)
    package static var owner: Int { 4 }
  }
}

/// The content of a row of `records`, to be written.
package struct RecordBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = RecordRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// Whether the devices of a user share the record.
  package var scope: ScopeKind
  /// The fields in the order of the rules. Rows of `record_fields`.
  package var fields: Range<Int>
  /// The field with the id of the user who owns the record; nil without an owner. A row of `record_fields`.
  package var owner: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    scope: ScopeKind,
    fields: Range<Int>,
    owner: Int?
  ) {
    self.name = name
    self.scope = scope
    self.fields = fields
    self.owner = owner
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(scope)
    output.append(fields)
    output.append(owner)
  }
}
