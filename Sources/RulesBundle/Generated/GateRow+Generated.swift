// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `gates`. The gates, which offer a user a way to continue after a denial.
@usableFromInline
package struct GateRow: BundleRow {
  /// The section of the rows: `gates`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .gates }
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
  /// The button that closes the gate; nil if it cannot be closed. A row of `buttons`.
  @inlinable @inline(__always)
  package var dismiss: Int? { loadOptional(At.dismiss) }
  /// The additional sentences, each with its condition. Rows of `extra_lines`.
  @inlinable @inline(__always)
  package var lines: Range<Int> { loadRange(At.lines) }
  /// The events to send when the gate opens. Rows of `event_refs`.
  @inlinable @inline(__always)
  package var emits: Range<Int> { loadRange(At.emits) }
  /// Whether the denied action continues after the user passes the gate.
  @inlinable @inline(__always)
  package var resumes: Bool { loadFlag(At.resumes) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `dismiss`.
    @inlinable @inline(__always)
    package static var dismiss: Int { 1 }
    /// The position of `lines`, which has two words.
    @inlinable @inline(__always)
    package static var lines: Int { 2 }
    /// The position of `emits`, which has two words.
    @inlinable @inline(__always)
    package static var emits: Int { 4 }
    /// The position of `resumes`.
    @inlinable @inline(__always)
    package static var resumes: Int { 6 }
  }
}

/// The content of a row of `gates`, to be written.
package struct GateBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = GateRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The button that closes the gate; nil if it cannot be closed. A row of `buttons`.
  package var dismiss: Int?
  /// The additional sentences, each with its condition. Rows of `extra_lines`.
  package var lines: Range<Int>
  /// The events to send when the gate opens. Rows of `event_refs`.
  package var emits: Range<Int>
  /// Whether the denied action continues after the user passes the gate.
  package var resumes: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    dismiss: Int?,
    lines: Range<Int>,
    emits: Range<Int>,
    resumes: Bool
  ) {
    self.name = name
    self.dismiss = dismiss
    self.lines = lines
    self.emits = emits
    self.resumes = resumes
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(dismiss)
    output.append(lines)
    output.append(emits)
    output.append(resumes)
  }
}
