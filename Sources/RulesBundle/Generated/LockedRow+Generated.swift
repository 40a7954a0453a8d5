// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `locked`. Paths that cannot be overridden, with their locks.
public struct LockedRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .locked }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 2 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  public var lock: BundleText { loadText(At.lock) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var name: Int { 0 }
    @inlinable @inline(__always)
    public static var lock: Int { 1 }
  }
}

/// The content of a row of `locked`.
package struct LockedBuilder: RowBuilder {
  package typealias Row = LockedRow

  package var name: BundleText
  package var lock: BundleText

  package init(
    name: BundleText,
    lock: BundleText
  ) {
    self.name = name
    self.lock = lock
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(lock)
  }
}
