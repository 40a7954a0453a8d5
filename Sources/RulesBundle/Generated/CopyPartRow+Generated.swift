// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_parts`.
public struct CopyPartRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .copyParts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 2 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var literal: BundleText { loadText(At.literal) }
  @inlinable @inline(__always)
  public var value: Int? { loadOptional(At.value) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var literal: Int { 0 }
    @inlinable @inline(__always)
    public static var value: Int { 1 }
  }
}

/// The content of a row of `copy_parts`.
package struct CopyPartBuilder: RowBuilder {
  package typealias Row = CopyPartRow

  package var literal: BundleText
  package var value: Int?

  package init(
    literal: BundleText,
    value: Int?
  ) {
    self.literal = literal
    self.value = value
  }

  package func write(to output: inout RowWords) {
    output.append(literal)
    output.append(value)
  }
}
