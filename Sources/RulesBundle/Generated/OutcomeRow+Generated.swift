// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `outcomes`.
@usableFromInline
package struct OutcomeRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .outcomes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var kind: OutcomeKind { OutcomeKind(verified: loadByte(At.kind)) }
  @inlinable @inline(__always)
  package var reason: Int? { loadOptional(At.reason) }
  @inlinable @inline(__always)
  package var limit: Int? { loadOptional(At.limit) }
  @inlinable @inline(__always)
  package var spends: Int? { loadOptional(At.spends) }
  @inlinable @inline(__always)
  package var value: Int { loadWord(At.value) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var kind: Int { 0 }
    @inlinable @inline(__always)
    package static var reason: Int { 1 }
    @inlinable @inline(__always)
    package static var limit: Int { 2 }
    @inlinable @inline(__always)
    package static var spends: Int { 3 }
    @inlinable @inline(__always)
    package static var value: Int { 4 }
  }
}

/// The content of a row of `outcomes`.
package struct OutcomeBuilder: RowBuilder {
  package typealias Row = OutcomeRow

  package var kind: OutcomeKind
  package var reason: Int?
  package var limit: Int?
  package var spends: Int?
  package var value: Int

  package init(
    kind: OutcomeKind,
    reason: Int?,
    limit: Int?,
    spends: Int?,
    value: Int
  ) {
    self.kind = kind
    self.reason = reason
    self.limit = limit
    self.spends = spends
    self.value = value
  }

  package func write(to output: inout RowWords) {
    output.append(kind)
    output.append(reason)
    output.append(limit)
    output.append(spends)
    output.append(value)
  }
}
