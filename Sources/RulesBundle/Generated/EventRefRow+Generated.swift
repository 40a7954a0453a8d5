// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `event_refs`.
@usableFromInline
package struct EventRefRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .eventRefs }
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

/// The content of a row of `event_refs`.
package struct EventRefBuilder: RowBuilder {
  package typealias Row = EventRefRow

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
