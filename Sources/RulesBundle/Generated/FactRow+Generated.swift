// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `facts`.
@usableFromInline
package struct FactRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .facts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 14 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var type: FactKind { FactKind(verified: loadByte(At.type)) }
  @inlinable @inline(__always)
  package var orNull: Bool { loadFlag(At.orNull) }
  @inlinable @inline(__always)
  package var values: Range<Int> { loadRange(At.values) }
  @inlinable @inline(__always)
  package var ifAbsent: Int? { loadOptional(At.ifAbsent) }
  @inlinable @inline(__always)
  package var program: Int? { loadOptional(At.program) }
  @inlinable @inline(__always)
  package var table: Int? { loadOptional(At.table) }
  @inlinable @inline(__always)
  package var from: SupplierKind { SupplierKind(verified: loadByte(At.from)) }
  @inlinable @inline(__always)
  package var atLeast: Int64 { loadInteger(At.atLeast) }
  @inlinable @inline(__always)
  package var atMost: Int64 { loadInteger(At.atMost) }
  @inlinable @inline(__always)
  package var isId: Bool { loadFlag(At.isId) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var type: Int { 1 }
    @inlinable @inline(__always)
    package static var orNull: Int { 2 }
    @inlinable @inline(__always)
    package static var values: Int { 3 }
    @inlinable @inline(__always)
    package static var ifAbsent: Int { 5 }
    @inlinable @inline(__always)
    package static var program: Int { 6 }
    @inlinable @inline(__always)
    package static var table: Int { 7 }
    @inlinable @inline(__always)
    package static var from: Int { 8 }
    @inlinable @inline(__always)
    package static var atLeast: Int { 9 }
    @inlinable @inline(__always)
    package static var atMost: Int { 11 }
    @inlinable @inline(__always)
    package static var isId: Int { 13 }
  }
}

/// The content of a row of `facts`.
package struct FactBuilder: RowBuilder {
  package typealias Row = FactRow

  package var name: BundleText
  package var type: FactKind
  package var orNull: Bool
  package var values: Range<Int>
  package var ifAbsent: Int?
  package var program: Int?
  package var table: Int?
  package var from: SupplierKind
  package var atLeast: Int64
  package var atMost: Int64
  package var isId: Bool

  package init(
    name: BundleText,
    type: FactKind,
    orNull: Bool,
    values: Range<Int>,
    ifAbsent: Int?,
    program: Int?,
    table: Int?,
    from: SupplierKind,
    atLeast: Int64,
    atMost: Int64,
    isId: Bool
  ) {
    self.name = name
    self.type = type
    self.orNull = orNull
    self.values = values
    self.ifAbsent = ifAbsent
    self.program = program
    self.table = table
    self.from = from
    self.atLeast = atLeast
    self.atMost = atMost
    self.isId = isId
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(type)
    output.append(orNull)
    output.append(values)
    output.append(ifAbsent)
    output.append(program)
    output.append(table)
    output.append(from)
    output.append(atLeast)
    output.append(atMost)
    output.append(isId)
  }
}
