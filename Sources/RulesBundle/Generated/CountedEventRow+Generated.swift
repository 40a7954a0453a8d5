// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `events`.
@usableFromInline
package struct CountedEventRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .countedEvents }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 8 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var id: Int? { loadOptional(At.id) }
  @inlinable @inline(__always)
  package var counted: Int? { loadOptional(At.counted) }
  @inlinable @inline(__always)
  package var most: Int { loadWord(At.most) }
  @inlinable @inline(__always)
  package var keeps: Int64 { loadInteger(At.keeps) }
  @inlinable @inline(__always)
  package var scope: ScopeKind { ScopeKind(verified: loadByte(At.scope)) }
  @inlinable @inline(__always)
  package var lateWithin: Int? { loadOptional(At.lateWithin) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var id: Int { 1 }
    @inlinable @inline(__always)
    package static var counted: Int { 2 }
    @inlinable @inline(__always)
    package static var most: Int { 3 }
    @inlinable @inline(__always)
    package static var keeps: Int { 4 }
    @inlinable @inline(__always)
    package static var scope: Int { 6 }
    @inlinable @inline(__always)
    package static var lateWithin: Int { 7 }
  }
}

/// The content of a row of `events`.
package struct CountedEventBuilder: RowBuilder {
  package typealias Row = CountedEventRow

  package var name: BundleText
  package var id: Int?
  package var counted: Int?
  package var most: Int
  package var keeps: Int64
  package var scope: ScopeKind
  package var lateWithin: Int?

  package init(
    name: BundleText,
    id: Int?,
    counted: Int?,
    most: Int,
    keeps: Int64,
    scope: ScopeKind,
    lateWithin: Int?
  ) {
    self.name = name
    self.id = id
    self.counted = counted
    self.most = most
    self.keeps = keeps
    self.scope = scope
    self.lateWithin = lateWithin
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(id)
    output.append(counted)
    output.append(most)
    output.append(keeps)
    output.append(scope)
    output.append(lateWithin)
  }
}
