// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `event_counts`.
@usableFromInline
package struct CountedEventRefRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .countedEventRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var event: Int { loadWord(At.event) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var event: Int { 0 }
  }
}

/// The content of a row of `event_counts`.
package struct CountedEventRefBuilder: RowBuilder {
  package typealias Row = CountedEventRefRow

  package var event: Int

  package init(
    event: Int
  ) {
    self.event = event
  }

  package func write(to output: inout RowWords) {
    output.append(event)
  }
}
