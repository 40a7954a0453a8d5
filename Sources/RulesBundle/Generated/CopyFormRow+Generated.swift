// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_forms`.
public struct CopyFormRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .copyForms }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 3 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var category: PluralKind { PluralKind(verified: loadByte(At.category)) }
  @inlinable @inline(__always)
  public var parts: Range<Int> { loadRange(At.parts) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var category: Int { 0 }
    @inlinable @inline(__always)
    public static var parts: Int { 1 }
  }
}

/// The content of a row of `copy_forms`.
package struct CopyFormBuilder: RowBuilder {
  package typealias Row = CopyFormRow

  package var category: PluralKind
  package var parts: Range<Int>

  package init(
    category: PluralKind,
    parts: Range<Int>
  ) {
    self.category = category
    self.parts = parts
  }

  package func write(to output: inout RowWords) {
    output.append(category)
    output.append(parts)
  }
}
