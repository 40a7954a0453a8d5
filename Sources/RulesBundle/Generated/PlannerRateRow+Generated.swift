// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner_rates`. A maximum rate of all notifications together.
@usableFromInline
package struct PlannerRateRow: BundleRow {
  /// The section of the rows: `planner_rates`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .plannerRates }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The setting with the rate. A row of `settings`.
  @inlinable @inline(__always)
  package var setting: Int { loadWord(At.setting) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `setting`.
    @inlinable @inline(__always)
    package static var setting: Int { 0 }
  }
}

/// The content of a row of `planner_rates`, to be written.
package struct PlannerRateBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = PlannerRateRow

  /// The setting with the rate. A row of `settings`.
  package var setting: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    setting: Int
  ) {
    self.setting = setting
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(setting)
  }
}
