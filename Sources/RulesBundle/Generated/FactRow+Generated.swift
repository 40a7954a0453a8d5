// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `facts`. The typed inputs of the rules, those that are computed, and those that the runtime sets.
@usableFromInline
package struct FactRow: BundleRow {
  /// The section of the rows: `facts`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .facts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 14 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The type of a fact.
  @inlinable @inline(__always)
  package var type: FactKind { FactKind(verified: loadByte(At.type)) }
  /// Whether the value can be null.
  @inlinable @inline(__always)
  package var orNull: Bool { loadFlag(At.orNull) }
  /// The values of an enumeration. Their positions are the ordinals. The values of the plan are the rows of `plans`. Rows of `fact_values`.
  @inlinable @inline(__always)
  package var values: Range<Int> { loadRange(At.values) }
  /// The value if the request does not provide one; without it, a missing fact is an error. A row of `constants`.
  @inlinable @inline(__always)
  package var ifAbsent: Int? { loadOptional(At.ifAbsent) }
  /// Computes the value of a fact from `rules`; nil for the other facts. A row of `programs`.
  @inlinable @inline(__always)
  package var program: Int? { loadOptional(At.program) }
  /// Decides the value. Only the plan has a table. A row of `tables`.
  @inlinable @inline(__always)
  package var table: Int? { loadOptional(At.table) }
  /// The supplier. A request cannot provide facts from `decision`, which the runtime sets.
  @inlinable @inline(__always)
  package var from: SupplierKind { SupplierKind(verified: loadByte(At.from)) }
  /// The minimum of an `int` in a request.
  @inlinable @inline(__always)
  package var atLeast: Int64 { loadInteger(At.atLeast) }
  /// The maximum of an `int` in a request; the largest 64-bit number if there is none.
  @inlinable @inline(__always)
  package var atMost: Int64 { loadInteger(At.atMost) }
  /// Whether the value identifies something. It is never user input.
  @inlinable @inline(__always)
  package var isId: Bool { loadFlag(At.isId) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
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
    /// The position of `program`.
    @inlinable @inline(__always)
    package static var program: Int { 6 }
    /// The position of `table`.
    @inlinable @inline(__always)
    package static var table: Int { 7 }
    /// The position of `from`.
    @inlinable @inline(__always)
    package static var from: Int { 8 }
    /// The position of `at_least`, which has two words.
    @inlinable @inline(__always)
    package static var atLeast: Int { 9 }
    /// The position of `at_most`, which has two words.
    @inlinable @inline(__always)
    package static var atMost: Int { 11 }
    /// The position of `is_id`.
    @inlinable @inline(__always)
    package static var isId: Int { 13 }
  }
}

/// The content of a row of `facts`, to be written.
package struct FactBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FactRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The type of a fact.
  package var type: FactKind
  /// Whether the value can be null.
  package var orNull: Bool
  /// The values of an enumeration. Their positions are the ordinals. The values of the plan are the rows of `plans`. Rows of `fact_values`.
  package var values: Range<Int>
  /// The value if the request does not provide one; without it, a missing fact is an error. A row of `constants`.
  package var ifAbsent: Int?
  /// Computes the value of a fact from `rules`; nil for the other facts. A row of `programs`.
  package var program: Int?
  /// Decides the value. Only the plan has a table. A row of `tables`.
  package var table: Int?
  /// The supplier. A request cannot provide facts from `decision`, which the runtime sets.
  package var from: SupplierKind
  /// The minimum of an `int` in a request.
  package var atLeast: Int64
  /// The maximum of an `int` in a request; the largest 64-bit number if there is none.
  package var atMost: Int64
  /// Whether the value identifies something. It is never user input.
  package var isId: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
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
