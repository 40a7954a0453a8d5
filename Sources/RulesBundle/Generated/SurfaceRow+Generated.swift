// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `surfaces`. The parts of the user interface that show messages.
@usableFromInline
package struct SurfaceRow: BundleRow {
  /// The section of the rows: `surfaces`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .surfaces }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 6 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// How long a message is shown, in milliseconds; 0 if it stays until it is handled.
  @inlinable @inline(__always)
  package var shownFor: Int64 { loadInteger(At.shownFor) }
  /// The severities whose errors the user can dismiss on the surface. Rows of `severity_refs`.
  @inlinable @inline(__always)
  package var dismissibleFor: Range<Int> { loadRange(At.dismissibleFor) }
  /// Whether a message disappears when the user edits the field that it is about.
  @inlinable @inline(__always)
  package var clearsOnEdit: Bool { loadFlag(At.clearsOnEdit) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `shown_for`, which has two words.
    @inlinable @inline(__always)
    package static var shownFor: Int { 1 }
    /// The position of `dismissible_for`, which has two words.
    @inlinable @inline(__always)
    package static var dismissibleFor: Int { 3 }
    /// The position of `clears_on_edit`.
    @inlinable @inline(__always)
    package static var clearsOnEdit: Int { 5 }
  }
}

/// The content of a row of `surfaces`, to be written.
package struct SurfaceBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = SurfaceRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// How long a message is shown, in milliseconds; 0 if it stays until it is handled.
  package var shownFor: Int64
  /// The severities whose errors the user can dismiss on the surface. Rows of `severity_refs`.
  package var dismissibleFor: Range<Int>
  /// Whether a message disappears when the user edits the field that it is about.
  package var clearsOnEdit: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    shownFor: Int64,
    dismissibleFor: Range<Int>,
    clearsOnEdit: Bool
  ) {
    self.name = name
    self.shownFor = shownFor
    self.dismissibleFor = dismissibleFor
    self.clearsOnEdit = clearsOnEdit
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(shownFor)
    output.append(dismissibleFor)
    output.append(clearsOnEdit)
  }
}
