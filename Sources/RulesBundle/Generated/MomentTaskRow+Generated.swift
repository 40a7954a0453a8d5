// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `moment_tasks`. A task of a moment.
@usableFromInline
package struct MomentTaskRow: BundleRow {
  /// The section of the rows: `moment_tasks`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .momentTasks }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `tasks`.
  @inlinable @inline(__always)
  package var task: Int { loadWord(At.task) }
  /// Whether the app performs the task; nil if it always does. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `task`.
    @inlinable @inline(__always)
    package static var task: Int { 0 }
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 1 }
  }
}

/// The content of a row of `moment_tasks`, to be written.
package struct MomentTaskBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = MomentTaskRow

  /// A row of `tasks`.
  package var task: Int
  /// Whether the app performs the task; nil if it always does. A row of `programs`.
  package var condition: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    task: Int,
    condition: Int?
  ) {
    self.task = task
    self.condition = condition
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(task)
    output.append(condition)
  }
}
