// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner_snoozes`.
public struct PlannerSnoozeRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .plannerSnoozes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 3 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var says: Int { loadWord(At.says) }
  @inlinable @inline(__always)
  public var after: Int { loadWord(At.after) }
  @inlinable @inline(__always)
  public var atReminder: Bool { loadFlag(At.atReminder) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var says: Int { 0 }
    @inlinable @inline(__always)
    public static var after: Int { 1 }
    @inlinable @inline(__always)
    public static var atReminder: Int { 2 }
  }
}

/// The content of a row of `planner_snoozes`.
package struct PlannerSnoozeBuilder: RowBuilder {
  package typealias Row = PlannerSnoozeRow

  package var says: Int
  package var after: Int
  package var atReminder: Bool

  package init(
    says: Int,
    after: Int,
    atReminder: Bool
  ) {
    self.says = says
    self.after = after
    self.atReminder = atReminder
  }

  package func write(to output: inout RowWords) {
    output.append(says)
    output.append(after)
    output.append(atReminder)
  }
}
