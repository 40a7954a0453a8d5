// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `stored_names`.
@usableFromInline
package struct StoredNameRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .storedNames }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var kind: StoredNameKind { StoredNameKind(verified: loadByte(At.kind)) }
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var was: BundleText { loadText(At.was) }
  /// The field, because fields of several records may have the same name.
  @inlinable @inline(__always)
  package var field: Int? { loadOptional(At.field) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var kind: Int { 0 }
    @inlinable @inline(__always)
    package static var name: Int { 1 }
    @inlinable @inline(__always)
    package static var was: Int { 2 }
    @inlinable @inline(__always)
    package static var field: Int { 3 }
  }
}

/// The content of a row of `stored_names`.
package struct StoredNameBuilder: RowBuilder {
  package typealias Row = StoredNameRow

  package var kind: StoredNameKind
  package var name: BundleText
  package var was: BundleText
  package var field: Int?

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

  package func write(to output: inout RowWords) {
    output.append(kind)
    output.append(name)
    output.append(was)
    output.append(field)
  }
}
