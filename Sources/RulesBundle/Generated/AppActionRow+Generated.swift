// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `actions`.
@usableFromInline
package struct AppActionRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .actions }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 18 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var table: Int { loadWord(At.table) }
  @inlinable @inline(__always)
  package var entryPoint: Int { loadWord(At.entryPoint) }
  @inlinable @inline(__always)
  package var effects: Range<Int> { loadRange(At.effects) }
  @inlinable @inline(__always)
  package var emits: Range<Int> { loadRange(At.emits) }
  @inlinable @inline(__always)
  package var resumes: Bool { loadFlag(At.resumes) }
  @inlinable @inline(__always)
  package var limits: Range<Int> { loadRange(At.limits) }
  @inlinable @inline(__always)
  package var counts: Range<Int> { loadRange(At.counts) }
  @inlinable @inline(__always)
  package var stoppedBy: Range<Int> { loadRange(At.stoppedBy) }
  @inlinable @inline(__always)
  package var connection: Int? { loadOptional(At.connection) }
  @inlinable @inline(__always)
  package var returnsTo: Int? { loadOptional(At.returnsTo) }
  @inlinable @inline(__always)
  package var with: Range<Int> { loadRange(At.with) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var table: Int { 1 }
    @inlinable @inline(__always)
    package static var entryPoint: Int { 2 }
    @inlinable @inline(__always)
    package static var effects: Int { 3 }
    @inlinable @inline(__always)
    package static var emits: Int { 5 }
    @inlinable @inline(__always)
    package static var resumes: Int { 7 }
    @inlinable @inline(__always)
    package static var limits: Int { 8 }
    @inlinable @inline(__always)
    package static var counts: Int { 10 }
    @inlinable @inline(__always)
    package static var stoppedBy: Int { 12 }
    @inlinable @inline(__always)
    package static var connection: Int { 14 }
    @inlinable @inline(__always)
    package static var returnsTo: Int { 15 }
    @inlinable @inline(__always)
    package static var with: Int { 16 }
  }
}

/// The content of a row of `actions`.
package struct AppActionBuilder: RowBuilder {
  package typealias Row = AppActionRow

  package var name: BundleText
  package var table: Int
  package var entryPoint: Int
  package var effects: Range<Int>
  package var emits: Range<Int>
  package var resumes: Bool
  package var limits: Range<Int>
  package var counts: Range<Int>
  package var stoppedBy: Range<Int>
  package var connection: Int?
  package var returnsTo: Int?
  package var with: Range<Int>

  package init(
    name: BundleText,
    table: Int,
    entryPoint: Int,
    effects: Range<Int>,
    emits: Range<Int>,
    resumes: Bool,
    limits: Range<Int>,
    counts: Range<Int>,
    stoppedBy: Range<Int>,
    connection: Int?,
    returnsTo: Int?,
    with: Range<Int>
  ) {
    self.name = name
    self.table = table
    self.entryPoint = entryPoint
    self.effects = effects
    self.emits = emits
    self.resumes = resumes
    self.limits = limits
    self.counts = counts
    self.stoppedBy = stoppedBy
    self.connection = connection
    self.returnsTo = returnsTo
    self.with = with
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(table)
    output.append(entryPoint)
    output.append(effects)
    output.append(emits)
    output.append(resumes)
    output.append(limits)
    output.append(counts)
    output.append(stoppedBy)
    output.append(connection)
    output.append(returnsTo)
    output.append(with)
  }
}
