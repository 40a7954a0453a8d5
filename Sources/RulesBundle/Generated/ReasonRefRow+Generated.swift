// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `reason_refs`.
@usableFromInline
package struct ReasonRefRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .reasonRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var reason: Int { loadWord(At.reason) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var reason: Int { 0 }
  }
}

/// The content of a row of `reason_refs`.
package struct ReasonRefBuilder: RowBuilder {
  package typealias Row = ReasonRefRow

  package var reason: Int

  package init(
    reason: Int
  ) {
    self.reason = reason
  }

  package func write(to output: inout RowWords) {
    output.append(reason)
  }
}
