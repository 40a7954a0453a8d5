// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `action_limits`.
public struct ActionLimitRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .actionLimits }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 2 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var plan: Int { loadWord(At.plan) }
  @inlinable @inline(__always)
  public var limit: Int { loadWord(At.limit) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var plan: Int { 0 }
    @inlinable @inline(__always)
    public static var limit: Int { 1 }
  }
}

/// The content of a row of `action_limits`.
package struct ActionLimitBuilder: RowBuilder {
  package typealias Row = ActionLimitRow

  package var plan: Int
  package var limit: Int

  package init(
    plan: Int,
    limit: Int
  ) {
    self.plan = plan
    self.limit = limit
  }

  package func write(to output: inout RowWords) {
    output.append(plan)
    output.append(limit)
  }
}
