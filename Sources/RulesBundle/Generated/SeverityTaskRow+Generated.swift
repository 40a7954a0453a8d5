// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `severity_tasks`.
@usableFromInline
package struct SeverityTaskRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .severityTasks }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var task: Int { loadWord(At.task) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var task: Int { 0 }
  }
}

/// The content of a row of `severity_tasks`.
package struct SeverityTaskBuilder: RowBuilder {
  package typealias Row = SeverityTaskRow

  package var task: Int

  package init(
    task: Int
  ) {
    self.task = task
  }

  package func write(to output: inout RowWords) {
    output.append(task)
  }
}
