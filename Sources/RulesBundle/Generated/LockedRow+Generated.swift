// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `locked`. Paths that no server may set, with the lock that holds each.
public struct LockedRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .locked }
  /// Words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 2 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  public var lock: BundleText { loadText(At.lock) }

  /// Where columns begin in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var name: Int { 0 }
    @inlinable @inline(__always)
    public static var lock: Int { 1 }
  }
}

/// What stands in a row of `locked`.
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
