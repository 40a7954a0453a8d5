// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `severity_tasks`. A task in the list of a severity.
@usableFromInline
package struct SeverityTaskRow: BundleRow {
  /// The section of the rows: `severity_tasks`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .severityTasks }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `tasks`.
  @inlinable @inline(__always)
  package var task: Int { loadWord(At.task) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `task`.
    @inlinable @inline(__always)
    package static var task: Int { 0 }
  }
}

/// The content of a row of `severity_tasks`, to be written.
package struct SeverityTaskBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = SeverityTaskRow

  /// A row of `tasks`.
  package var task: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    task: Int
  ) {
    self.task = task
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(task)
  }
}
