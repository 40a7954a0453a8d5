// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `toasts`.
public struct ToastRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .toasts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 3 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var surface: Int { loadWord(At.surface) }
  @inlinable @inline(__always)
  public var atATime: Int { loadWord(At.atATime) }
  @inlinable @inline(__always)
  public var mergeWithin: Int { loadWord(At.mergeWithin) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var surface: Int { 0 }
    @inlinable @inline(__always)
    public static var atATime: Int { 1 }
    @inlinable @inline(__always)
    public static var mergeWithin: Int { 2 }
  }
}

/// The content of a row of `toasts`.
package struct ToastBuilder: RowBuilder {
  package typealias Row = ToastRow

  package var surface: Int
  package var atATime: Int
  package var mergeWithin: Int

  package init(
    surface: Int,
    atATime: Int,
    mergeWithin: Int
  ) {
    self.surface = surface
    self.atATime = atATime
    self.mergeWithin = mergeWithin
  }

  package func write(to output: inout RowWords) {
    output.append(surface)
    output.append(atATime)
    output.append(mergeWithin)
  }
}
