// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner_reserved`. A part of the maximum that is reserved for a category.
@usableFromInline
package struct PlannerReservedRow: BundleRow {
  /// The section of the rows: `planner_reserved`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .plannerReserved }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `notification_categories`.
  @inlinable @inline(__always)
  package var category: Int { loadWord(At.category) }
  /// The setting with the number. A row of `settings`.
  @inlinable @inline(__always)
  package var setting: Int { loadWord(At.setting) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `category`.
    @inlinable @inline(__always)
    package static var category: Int { 0 }
    /// The position of `setting`.
    @inlinable @inline(__always)
    package static var setting: Int { 1 }
  }
}

/// The content of a row of `planner_reserved`, to be written.
package struct PlannerReservedBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = PlannerReservedRow

  /// A row of `notification_categories`.
  package var category: Int
  /// The setting with the number. A row of `settings`.
  package var setting: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    category: Int,
    setting: Int
  ) {
    self.category = category
    self.setting = setting
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(category)
    output.append(setting)
  }
}
