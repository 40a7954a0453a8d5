// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `records`.
@usableFromInline
package struct RecordRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .records }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var scope: ScopeKind { ScopeKind(verified: loadByte(At.scope)) }
  @inlinable @inline(__always)
  package var fields: Range<Int> { loadRange(At.fields) }
  @inlinable @inline(__always)
  package var owner: Int? { loadOptional(At.owner) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var scope: Int { 1 }
    @inlinable @inline(__always)
    package static var fields: Int { 2 }
    @inlinable @inline(__always)
    package static var owner: Int { 4 }
  }
}

/// The content of a row of `records`.
package struct RecordBuilder: RowBuilder {
  package typealias Row = RecordRow

  package var name: BundleText
  package var scope: ScopeKind
  package var fields: Range<Int>
  package var owner: Int?

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

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(scope)
    output.append(fields)
    output.append(owner)
  }
}
