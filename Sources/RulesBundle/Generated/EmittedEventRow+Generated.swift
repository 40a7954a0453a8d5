// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `emitted_events`.
public struct EmittedEventRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .emittedEvents }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 2 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  public var event: Int { loadWord(At.event) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var condition: Int { 0 }
    @inlinable @inline(__always)
    public static var event: Int { 1 }
  }
}

/// The content of a row of `emitted_events`.
package struct EmittedEventBuilder: RowBuilder {
  package typealias Row = EmittedEventRow

  package var condition: Int?
  package var event: Int

  package init(
    condition: Int?,
    event: Int
  ) {
    self.condition = condition
    self.event = event
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(event)
  }
}
