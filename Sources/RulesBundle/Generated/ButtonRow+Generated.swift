// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `buttons`.
@usableFromInline
package struct ButtonRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .buttons }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 10 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var label: Int { loadWord(At.label) }
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var prominentIf: Int? { loadOptional(At.prominentIf) }
  @inlinable @inline(__always)
  package var retries: Bool { loadFlag(At.retries) }
  @inlinable @inline(__always)
  package var does: Int? { loadOptional(At.does) }
  @inlinable @inline(__always)
  package var opens: Int? { loadOptional(At.opens) }
  @inlinable @inline(__always)
  package var emits: Range<Int> { loadRange(At.emits) }
  @inlinable @inline(__always)
  package var labelFrom: Int? { loadOptional(At.labelFrom) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var label: Int { 1 }
    @inlinable @inline(__always)
    package static var condition: Int { 2 }
    @inlinable @inline(__always)
    package static var prominentIf: Int { 3 }
    @inlinable @inline(__always)
    package static var retries: Int { 4 }
    @inlinable @inline(__always)
    package static var does: Int { 5 }
    @inlinable @inline(__always)
    package static var opens: Int { 6 }
    @inlinable @inline(__always)
    package static var emits: Int { 7 }
    @inlinable @inline(__always)
    package static var labelFrom: Int { 9 }
  }
}

/// The content of a row of `buttons`.
package struct ButtonBuilder: RowBuilder {
  package typealias Row = ButtonRow

  package var name: BundleText
  package var label: Int
  package var condition: Int?
  package var prominentIf: Int?
  package var retries: Bool
  package var does: Int?
  package var opens: Int?
  package var emits: Range<Int>
  package var labelFrom: Int?

  package init(
    name: BundleText,
    label: Int,
    condition: Int?,
    prominentIf: Int?,
    retries: Bool,
    does: Int?,
    opens: Int?,
    emits: Range<Int>,
    labelFrom: Int?
  ) {
    self.name = name
    self.label = label
    self.condition = condition
    self.prominentIf = prominentIf
    self.retries = retries
    self.does = does
    self.opens = opens
    self.emits = emits
    self.labelFrom = labelFrom
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(label)
    output.append(condition)
    output.append(prominentIf)
    output.append(retries)
    output.append(does)
    output.append(opens)
    output.append(emits)
    output.append(labelFrom)
  }
}
