// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `severities`.
public struct SeverityRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .severities }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 7 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  public var blocks: Bool { loadFlag(At.blocks) }
  @inlinable @inline(__always)
  public var logged: Bool { loadFlag(At.logged) }
  @inlinable @inline(__always)
  public var incident: Bool { loadFlag(At.incident) }
  @inlinable @inline(__always)
  public var opens: Int? { loadOptional(At.opens) }
  @inlinable @inline(__always)
  public var does: Range<Int> { loadRange(At.does) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var name: Int { 0 }
    @inlinable @inline(__always)
    public static var blocks: Int { 1 }
    @inlinable @inline(__always)
    public static var logged: Int { 2 }
    @inlinable @inline(__always)
    public static var incident: Int { 3 }
    @inlinable @inline(__always)
    public static var opens: Int { 4 }
    @inlinable @inline(__always)
    public static var does: Int { 5 }
  }
}

/// The content of a row of `severities`.
package struct SeverityBuilder: RowBuilder {
  package typealias Row = SeverityRow

  package var name: BundleText
  package var blocks: Bool
  package var logged: Bool
  package var incident: Bool
  package var opens: Int?
  package var does: Range<Int>

  package init(
    name: BundleText,
    blocks: Bool,
    logged: Bool,
    incident: Bool,
    opens: Int?,
    does: Range<Int>
  ) {
    self.name = name
    self.blocks = blocks
    self.logged = logged
    self.incident = incident
    self.opens = opens
    self.does = does
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(blocks)
    output.append(logged)
    output.append(incident)
    output.append(opens)
    output.append(does)
  }
}
