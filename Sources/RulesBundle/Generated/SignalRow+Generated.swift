// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `signals`.
@usableFromInline
package struct SignalRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .signals }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var weight: Int { loadWord(At.weight) }
  @inlinable @inline(__always)
  package var refusals: Int { loadWord(At.refusals) }
  @inlinable @inline(__always)
  package var within: Int64 { loadInteger(At.within) }
  @inlinable @inline(__always)
  package var refusedFor: Range<Int> { loadRange(At.refusedFor) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var weight: Int { 1 }
    @inlinable @inline(__always)
    package static var refusals: Int { 2 }
    @inlinable @inline(__always)
    package static var within: Int { 3 }
    @inlinable @inline(__always)
    package static var refusedFor: Int { 5 }
  }
}

/// The content of a row of `signals`.
package struct SignalBuilder: RowBuilder {
  package typealias Row = SignalRow

  package var name: BundleText
  package var weight: Int
  package var refusals: Int
  package var within: Int64
  package var refusedFor: Range<Int>

  package init(
    name: BundleText,
    weight: Int,
    refusals: Int,
    within: Int64,
    refusedFor: Range<Int>
  ) {
    self.name = name
    self.weight = weight
    self.refusals = refusals
    self.within = within
    self.refusedFor = refusedFor
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(weight)
    output.append(refusals)
    output.append(within)
    output.append(refusedFor)
  }
}
