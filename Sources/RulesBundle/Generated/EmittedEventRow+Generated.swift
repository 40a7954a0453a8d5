// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `emitted_events`.
@usableFromInline
package struct EmittedEventRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .emittedEvents }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var event: Int { loadWord(At.event) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var event: Int { 1 }
  }
}

/// The content of a row of `emitted_events`.
package struct EmittedEventBuilder: RowBuilder {
  package typealias Row = EmittedEventRow

  package var condition: Int?
  package var event: Int

  package init(
    condition: Int?,
    event: Int
  ) {
    self.condition = condition
    self.event = event
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(event)
  }
}
