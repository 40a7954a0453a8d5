// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `routes`.
public struct RouteRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .routes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 6 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  public var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  public var instead: Int? { loadOptional(At.instead) }
  @inlinable @inline(__always)
  public var buttons: Range<Int> { loadRange(At.buttons) }
  @inlinable @inline(__always)
  public var openWhenUndecided: Bool { loadFlag(At.openWhenUndecided) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var name: Int { 0 }
    @inlinable @inline(__always)
    public static var condition: Int { 1 }
    @inlinable @inline(__always)
    public static var instead: Int { 2 }
    @inlinable @inline(__always)
    public static var buttons: Int { 3 }
    @inlinable @inline(__always)
    public static var openWhenUndecided: Int { 5 }
  }
}

/// The content of a row of `routes`.
package struct RouteBuilder: RowBuilder {
  package typealias Row = RouteRow

  package var name: BundleText
  package var condition: Int?
  package var instead: Int?
  package var buttons: Range<Int>
  package var openWhenUndecided: Bool

  package init(
    name: BundleText,
    condition: Int?,
    instead: Int?,
    buttons: Range<Int>,
    openWhenUndecided: Bool
  ) {
    self.name = name
    self.condition = condition
    self.instead = instead
    self.buttons = buttons
    self.openWhenUndecided = openWhenUndecided
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(condition)
    output.append(instead)
    output.append(buttons)
    output.append(openWhenUndecided)
  }
}
