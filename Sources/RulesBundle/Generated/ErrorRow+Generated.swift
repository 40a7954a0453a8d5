// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `errors`.
@usableFromInline
package struct ErrorRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .errors }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 12 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var severity: Int { loadWord(At.severity) }
  @inlinable @inline(__always)
  package var surfaces: Range<Int> { loadRange(At.surfaces) }
  @inlinable @inline(__always)
  package var copy: Int { loadWord(At.copy) }
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  @inlinable @inline(__always)
  package var retry: Int? { loadOptional(At.retry) }
  @inlinable @inline(__always)
  package var recognised: Bool { loadFlag(At.recognised) }
  @inlinable @inline(__always)
  package var waitsWhile: Int? { loadOptional(At.waitsWhile) }
  @inlinable @inline(__always)
  package var recordedBy: Int? { loadOptional(At.recordedBy) }
  @inlinable @inline(__always)
  package var opens: Int? { loadOptional(At.opens) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var severity: Int { 1 }
    @inlinable @inline(__always)
    package static var surfaces: Int { 2 }
    @inlinable @inline(__always)
    package static var copy: Int { 4 }
    @inlinable @inline(__always)
    package static var buttons: Int { 5 }
    @inlinable @inline(__always)
    package static var retry: Int { 7 }
    @inlinable @inline(__always)
    package static var recognised: Int { 8 }
    @inlinable @inline(__always)
    package static var waitsWhile: Int { 9 }
    @inlinable @inline(__always)
    package static var recordedBy: Int { 10 }
    @inlinable @inline(__always)
    package static var opens: Int { 11 }
  }
}

/// The content of a row of `errors`.
package struct ErrorBuilder: RowBuilder {
  package typealias Row = ErrorRow

  package var name: BundleText
  package var severity: Int
  package var surfaces: Range<Int>
  package var copy: Int
  package var buttons: Range<Int>
  package var retry: Int?
  package var recognised: Bool
  package var waitsWhile: Int?
  package var recordedBy: Int?
  package var opens: Int?

  package init(
    name: BundleText,
    severity: Int,
    surfaces: Range<Int>,
    copy: Int,
    buttons: Range<Int>,
    retry: Int?,
    recognised: Bool,
    waitsWhile: Int?,
    recordedBy: Int?,
    opens: Int?
  ) {
    self.name = name
    self.severity = severity
    self.surfaces = surfaces
    self.copy = copy
    self.buttons = buttons
    self.retry = retry
    self.recognised = recognised
    self.waitsWhile = waitsWhile
    self.recordedBy = recordedBy
    self.opens = opens
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(severity)
    output.append(surfaces)
    output.append(copy)
    output.append(buttons)
    output.append(retry)
    output.append(recognised)
    output.append(waitsWhile)
    output.append(recordedBy)
    output.append(opens)
  }
}
