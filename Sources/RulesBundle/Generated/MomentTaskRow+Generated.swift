// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `moment_tasks`.
@usableFromInline
package struct MomentTaskRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .momentTasks }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var task: Int { loadWord(At.task) }
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var task: Int { 0 }
    @inlinable @inline(__always)
    package static var condition: Int { 1 }
  }
}

/// The content of a row of `moment_tasks`.
package struct MomentTaskBuilder: RowBuilder {
  package typealias Row = MomentTaskRow

  package var task: Int
  package var condition: Int?

  package init(
    task: Int,
    condition: Int?
  ) {
    self.task = task
    self.condition = condition
  }

  package func write(to output: inout RowWords) {
    output.append(task)
    output.append(condition)
  }
}
