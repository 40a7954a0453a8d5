// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_plurals`. The plural forms of a text, found by the first part of its form `other`.
public struct CopyPluralRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .copyPlurals }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 4 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var text: Int { loadWord(At.text) }
  @inlinable @inline(__always)
  public var by: Int { loadWord(At.by) }
  @inlinable @inline(__always)
  public var forms: Range<Int> { loadRange(At.forms) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var text: Int { 0 }
    @inlinable @inline(__always)
    public static var by: Int { 1 }
    @inlinable @inline(__always)
    public static var forms: Int { 2 }
  }
}

/// The content of a row of `copy_plurals`.
package struct CopyPluralBuilder: RowBuilder {
  package typealias Row = CopyPluralRow

  package var text: Int
  package var by: Int
  package var forms: Range<Int>

  package init(
    text: Int,
    by: Int,
    forms: Range<Int>
  ) {
    self.text = text
    self.by = by
    self.forms = forms
  }

  package func write(to output: inout RowWords) {
    output.append(text)
    output.append(by)
    output.append(forms)
  }
}
