// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `telemetry`.
@usableFromInline
package struct EventRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .events }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var parameters: Range<Int> { loadRange(At.parameters) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var parameters: Int { 1 }
  }
}

/// The content of a row of `telemetry`.
package struct EventBuilder: RowBuilder {
  package typealias Row = EventRow

  package var name: BundleText
  package var parameters: Range<Int>

  package init(
    name: BundleText,
    parameters: Range<Int>
  ) {
    self.name = name
    self.parameters = parameters
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(parameters)
  }
}
