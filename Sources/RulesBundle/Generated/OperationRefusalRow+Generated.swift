// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `operation_refusals`.
@usableFromInline
package struct OperationRefusalRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .operationRefusals }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }
  @inlinable @inline(__always)
  package var about: Range<Int> { loadRange(At.about) }
  @inlinable @inline(__always)
  package var reason: Int { loadWord(At.reason) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var about: Int { 1 }
    @inlinable @inline(__always)
    package static var reason: Int { 3 }
  }
}

/// The content of a row of `operation_refusals`.
package struct OperationRefusalBuilder: RowBuilder {
  package typealias Row = OperationRefusalRow

  package var condition: Int
  package var about: Range<Int>
  package var reason: Int

  package init(
    condition: Int,
    about: Range<Int>,
    reason: Int
  ) {
    self.condition = condition
    self.about = about
    self.reason = reason
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(about)
    output.append(reason)
  }
}
