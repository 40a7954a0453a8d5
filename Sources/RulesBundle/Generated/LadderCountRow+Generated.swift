// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder_counts`.
public struct LadderCountRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .ladderCounts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 3 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var plan: Int { loadWord(At.plan) }
  @inlinable @inline(__always)
  public var at: Int64 { loadInteger(At.at) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var plan: Int { 0 }
    @inlinable @inline(__always)
    public static var at: Int { 1 }
  }
}

/// The content of a row of `ladder_counts`.
package struct LadderCountBuilder: RowBuilder {
  package typealias Row = LadderCountRow

  package var plan: Int
  package var at: Int64

  package init(
    plan: Int,
    at: Int64
  ) {
    self.plan = plan
    self.at = at
  }

  package func write(to output: inout RowWords) {
    output.append(plan)
    output.append(at)
  }
}
