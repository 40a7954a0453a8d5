// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `fact_refs`.
public struct FactRefRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .factRefs }
  /// Words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 1 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var fact: Int { loadWord(At.fact) }

  /// Where columns begin in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var fact: Int { 0 }
  }
}

/// What stands in a row of `fact_refs`.
package struct FactRefBuilder: RowBuilder {
  package typealias Row = FactRefRow

  package var fact: Int

  package init(
    fact: Int
  ) {
    self.fact = fact
  }

  package func write(to output: inout RowWords) {
    output.append(fact)
  }
}
