// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `button_refs`.
public struct ButtonRefRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .buttonRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 1 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var button: Int { loadWord(At.button) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var button: Int { 0 }
  }
}

/// The content of a row of `button_refs`.
package struct ButtonRefBuilder: RowBuilder {
  package typealias Row = ButtonRefRow

  package var button: Int

  package init(
    button: Int
  ) {
    self.button = button
  }

  package func write(to output: inout RowWords) {
    output.append(button)
  }
}
