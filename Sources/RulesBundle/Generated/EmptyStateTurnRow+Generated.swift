// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `empty_state_turns`.
public struct EmptyStateTurnRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .emptyStateTurns }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 2 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var condition: Int { loadWord(At.condition) }
  @inlinable @inline(__always)
  public var opens: Int { loadWord(At.opens) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var condition: Int { 0 }
    @inlinable @inline(__always)
    public static var opens: Int { 1 }
  }
}

/// The content of a row of `empty_state_turns`.
package struct EmptyStateTurnBuilder: RowBuilder {
  package typealias Row = EmptyStateTurnRow

  package var condition: Int
  package var opens: Int

  package init(
    condition: Int,
    opens: Int
  ) {
    self.condition = condition
    self.opens = opens
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(opens)
  }
}
