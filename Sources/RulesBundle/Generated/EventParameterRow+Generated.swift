// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `event_parameters`.
@usableFromInline
package struct EventParameterRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .eventParameters }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var program: Int { loadWord(At.program) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var program: Int { 1 }
  }
}

/// The content of a row of `event_parameters`.
package struct EventParameterBuilder: RowBuilder {
  package typealias Row = EventParameterRow

  package var name: BundleText
  package var program: Int

  package init(
    name: BundleText,
    program: Int
  ) {
    self.name = name
    self.program = program
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(program)
  }
}
