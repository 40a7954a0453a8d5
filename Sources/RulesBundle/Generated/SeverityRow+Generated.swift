// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `severities`. How serious errors are.
@usableFromInline
package struct SeverityRow: BundleRow {
  /// The section of the rows: `severities`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .severities }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// Whether the error stops what the user does.
  @inlinable @inline(__always)
  package var blocks: Bool { loadFlag(At.blocks) }
  /// Whether errors of the severity are logged.
  @inlinable @inline(__always)
  package var logged: Bool { loadFlag(At.logged) }
  /// Whether an occurrence has an incident id, which the message quotes.
  @inlinable @inline(__always)
  package var incident: Bool { loadFlag(At.incident) }
  /// The safe screen on which the app continues after the error; nil if the user stays. A row of `routes`.
  @inlinable @inline(__always)
  package var opens: Int? { loadOptional(At.opens) }
  /// The tasks that the app performs, in order. Rows of `severity_tasks`.
  @inlinable @inline(__always)
  package var does: Range<Int> { loadRange(At.does) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `blocks`.
    @inlinable @inline(__always)
    package static var blocks: Int { 1 }
    /// The position of `logged`.
    @inlinable @inline(__always)
    package static var logged: Int { 2 }
    /// The position of `incident`.
    @inlinable @inline(__always)
    package static var incident: Int { 3 }
    /// The position of `opens`.
    @inlinable @inline(__always)
    package static var opens: Int { 4 }
    /// The position of `does`, which has two words.
    @inlinable @inline(__always)
    package static var does: Int { 5 }
  }
}

/// The content of a row of `severities`, to be written.
package struct SeverityBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = SeverityRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// Whether the error stops what the user does.
  package var blocks: Bool
  /// Whether errors of the severity are logged.
  package var logged: Bool
  /// Whether an occurrence has an incident id, which the message quotes.
  package var incident: Bool
  /// The safe screen on which the app continues after the error; nil if the user stays. A row of `routes`.
  package var opens: Int?
  /// The tasks that the app performs, in order. Rows of `severity_tasks`.
  package var does: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(blocks)
    output.append(logged)
    output.append(incident)
    output.append(opens)
    output.append(does)
  }
}
