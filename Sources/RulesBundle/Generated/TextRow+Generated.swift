// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `texts`. The location of each text in `bytes`.
public struct TextRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .texts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 2 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var start: Int { loadWord(At.start) }
  @inlinable @inline(__always)
  public var count: Int { loadWord(At.count) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var start: Int { 0 }
    @inlinable @inline(__always)
    public static var count: Int { 1 }
  }
}

/// The content of a row of `texts`.
package struct TextBuilder: RowBuilder {
  package typealias Row = TextRow

  package var start: Int
  package var count: Int

  package init(
    start: Int,
    count: Int
  ) {
    self.start = start
    self.count = count
  }

  package func write(to output: inout RowWords) {
    output.append(start)
    output.append(count)
  }
}
