// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `signals`. The signals of suspicious behavior.
@usableFromInline
package struct SignalRow: BundleRow {
  /// The section of the rows: `signals`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .signals }
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
  /// The probability that the signal is right, in percent.
  @inlinable @inline(__always)
  package var weight: Int { loadWord(At.weight) }
  /// The number of denials in `within` that sets the signal; 0 if denials do not set it.
  @inlinable @inline(__always)
  package var refusals: Int { loadWord(At.refusals) }
  /// The period of `refusals`, in seconds; 0 if denials do not set the signal.
  @inlinable @inline(__always)
  package var within: Int64 { loadInteger(At.within) }
  /// The reasons of the denials that count. Rows of `reason_refs`.
  @inlinable @inline(__always)
  package var refusedFor: Range<Int> { loadRange(At.refusedFor) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `weight`.
    @inlinable @inline(__always)
    package static var weight: Int { 1 }
    /// The position of `refusals`.
    @inlinable @inline(__always)
    package static var refusals: Int { 2 }
    /// The position of `within`, which has two words.
    @inlinable @inline(__always)
    package static var within: Int { 3 }
    /// The position of `refused_for`, which has two words.
    @inlinable @inline(__always)
    package static var refusedFor: Int { 5 }
  }
}

/// The content of a row of `signals`, to be written.
package struct SignalBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = SignalRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The probability that the signal is right, in percent.
  package var weight: Int
  /// The number of denials in `within` that sets the signal; 0 if denials do not set it.
  package var refusals: Int
  /// The period of `refusals`, in seconds; 0 if denials do not set the signal.
  package var within: Int64
  /// The reasons of the denials that count. Rows of `reason_refs`.
  package var refusedFor: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(weight)
    output.append(refusals)
    output.append(within)
    output.append(refusedFor)
  }
}
