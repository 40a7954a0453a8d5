// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `retries`.
public struct RetryRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .retries }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 6 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  public var rapid: Int? { loadOptional(At.rapid) }
  @inlinable @inline(__always)
  public var waits: Range<Int> { loadRange(At.waits) }
  @inlinable @inline(__always)
  public var needs: Int? { loadOptional(At.needs) }
  @inlinable @inline(__always)
  public var otherwise: Int? { loadOptional(At.otherwise) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var name: Int { 0 }
    @inlinable @inline(__always)
    public static var rapid: Int { 1 }
    @inlinable @inline(__always)
    public static var waits: Int { 2 }
    @inlinable @inline(__always)
    public static var needs: Int { 4 }
    @inlinable @inline(__always)
    public static var otherwise: Int { 5 }
  }
}

/// The content of a row of `retries`.
package struct RetryBuilder: RowBuilder {
  package typealias Row = RetryRow

  package var name: BundleText
  package var rapid: Int?
  package var waits: Range<Int>
  package var needs: Int?
  package var otherwise: Int?

  package init(
    name: BundleText,
    rapid: Int?,
    waits: Range<Int>,
    needs: Int?,
    otherwise: Int?
  ) {
    self.name = name
    self.rapid = rapid
    self.waits = waits
    self.needs = needs
    self.otherwise = otherwise
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(rapid)
    output.append(waits)
    output.append(needs)
    output.append(otherwise)
  }
}
