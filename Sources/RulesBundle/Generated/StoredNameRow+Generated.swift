// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `stored_names`. The names of rules that apps stored under an older name.
@usableFromInline
package struct StoredNameRow: BundleRow {
  /// The section of the rows: `stored_names`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .storedNames }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The kinds of rules whose names are stored.
  @inlinable @inline(__always)
  package var kind: StoredNameKind { StoredNameKind(verified: loadByte(At.kind)) }
  /// The current name.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The name in stored data.
  @inlinable @inline(__always)
  package var was: BundleText { loadText(At.was) }
  /// The field, because fields of several records may have the same name; nil for other kinds. A row of `record_fields`.
  @inlinable @inline(__always)
  package var field: Int? { loadOptional(At.field) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `kind`.
    @inlinable @inline(__always)
    package static var kind: Int { 0 }
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 1 }
    /// The position of `was`.
    @inlinable @inline(__always)
    package static var was: Int { 2 }
    /// The position of `field`.
    @inlinable @inline(__always)
    package static var field: Int { 3 }
  }
}

/// The content of a row of `stored_names`, to be written.
package struct StoredNameBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = StoredNameRow

  /// The kinds of rules whose names are stored.
  package var kind: StoredNameKind
  /// The current name.
  package var name: BundleText
  /// The name in stored data.
  package var was: BundleText
  /// The field, because fields of several records may have the same name; nil for other kinds. A row of `record_fields`.
  package var field: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    kind: StoredNameKind,
    name: BundleText,
    was: BundleText,
    field: Int?
  ) {
    self.kind = kind
    self.name = name
    self.was = was
    self.field = field
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(kind)
    output.append(name)
    output.append(was)
    output.append(field)
  }
}
