// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `gates`.
@usableFromInline
package struct GateRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .gates }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var dismiss: Int? { loadOptional(At.dismiss) }
  @inlinable @inline(__always)
  package var lines: Range<Int> { loadRange(At.lines) }
  @inlinable @inline(__always)
  package var emits: Range<Int> { loadRange(At.emits) }
  @inlinable @inline(__always)
  package var resumes: Bool { loadFlag(At.resumes) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var dismiss: Int { 1 }
    @inlinable @inline(__always)
    package static var lines: Int { 2 }
    @inlinable @inline(__always)
    package static var emits: Int { 4 }
    @inlinable @inline(__always)
    package static var resumes: Int { 6 }
  }
}

/// The content of a row of `gates`.
package struct GateBuilder: RowBuilder {
  package typealias Row = GateRow

  package var name: BundleText
  package var dismiss: Int?
  package var lines: Range<Int>
  package var emits: Range<Int>
  package var resumes: Bool

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

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(dismiss)
    output.append(lines)
    output.append(emits)
    output.append(resumes)
  }
}
