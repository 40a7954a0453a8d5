// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `surfaces`.
@usableFromInline
package struct SurfaceRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .surfaces }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 6 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var shownFor: Int64 { loadInteger(At.shownFor) }
  @inlinable @inline(__always)
  package var dismissibleFor: Range<Int> { loadRange(At.dismissibleFor) }
  @inlinable @inline(__always)
  package var clearsOnEdit: Bool { loadFlag(At.clearsOnEdit) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var shownFor: Int { 1 }
    @inlinable @inline(__always)
    package static var dismissibleFor: Int { 3 }
    @inlinable @inline(__always)
    package static var clearsOnEdit: Int { 5 }
  }
}

/// The content of a row of `surfaces`.
package struct SurfaceBuilder: RowBuilder {
  package typealias Row = SurfaceRow

  package var name: BundleText
  package var shownFor: Int64
  package var dismissibleFor: Range<Int>
  package var clearsOnEdit: Bool

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

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(shownFor)
    output.append(dismissibleFor)
    output.append(clearsOnEdit)
  }
}
