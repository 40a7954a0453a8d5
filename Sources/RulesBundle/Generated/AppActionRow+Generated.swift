// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `actions`.
public struct AppActionRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .actions }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 18 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  public var table: Int { loadWord(At.table) }
  @inlinable @inline(__always)
  public var entryPoint: Int { loadWord(At.entryPoint) }
  @inlinable @inline(__always)
  public var effects: Range<Int> { loadRange(At.effects) }
  @inlinable @inline(__always)
  public var emits: Range<Int> { loadRange(At.emits) }
  @inlinable @inline(__always)
  public var resumes: Bool { loadFlag(At.resumes) }
  @inlinable @inline(__always)
  public var limits: Range<Int> { loadRange(At.limits) }
  @inlinable @inline(__always)
  public var counts: Range<Int> { loadRange(At.counts) }
  @inlinable @inline(__always)
  public var stoppedBy: Range<Int> { loadRange(At.stoppedBy) }
  @inlinable @inline(__always)
  public var connection: Int? { loadOptional(At.connection) }
  @inlinable @inline(__always)
  public var returnsTo: Int? { loadOptional(At.returnsTo) }
  @inlinable @inline(__always)
  public var with: Range<Int> { loadRange(At.with) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var name: Int { 0 }
    @inlinable @inline(__always)
    public static var table: Int { 1 }
    @inlinable @inline(__always)
    public static var entryPoint: Int { 2 }
    @inlinable @inline(__always)
    public static var effects: Int { 3 }
    @inlinable @inline(__always)
    public static var emits: Int { 5 }
    @inlinable @inline(__always)
    public static var resumes: Int { 7 }
    @inlinable @inline(__always)
    public static var limits: Int { 8 }
    @inlinable @inline(__always)
    public static var counts: Int { 10 }
    @inlinable @inline(__always)
    public static var stoppedBy: Int { 12 }
    @inlinable @inline(__always)
    public static var connection: Int { 14 }
    @inlinable @inline(__always)
    public static var returnsTo: Int { 15 }
    @inlinable @inline(__always)
    public static var with: Int { 16 }
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
