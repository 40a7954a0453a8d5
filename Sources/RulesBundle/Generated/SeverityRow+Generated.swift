// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `severities`.
@usableFromInline
package struct SeverityRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .severities }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var blocks: Bool { loadFlag(At.blocks) }
  @inlinable @inline(__always)
  package var logged: Bool { loadFlag(At.logged) }
  @inlinable @inline(__always)
  package var incident: Bool { loadFlag(At.incident) }
  @inlinable @inline(__always)
  package var opens: Int? { loadOptional(At.opens) }
  @inlinable @inline(__always)
  package var does: Range<Int> { loadRange(At.does) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var blocks: Int { 1 }
    @inlinable @inline(__always)
    package static var logged: Int { 2 }
    @inlinable @inline(__always)
    package static var incident: Int { 3 }
    @inlinable @inline(__always)
    package static var opens: Int { 4 }
    @inlinable @inline(__always)
    package static var does: Int { 5 }
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
