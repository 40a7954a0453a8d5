// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner_rates`.
@usableFromInline
package struct PlannerRateRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .plannerRates }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var setting: Int { loadWord(At.setting) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var setting: Int { 0 }
  }
}

/// The content of a row of `planner_rates`.
package struct PlannerRateBuilder: RowBuilder {
  package typealias Row = PlannerRateRow

  package var setting: Int

  package init(
    setting: Int
  ) {
    self.setting = setting
  }

  package func write(to output: inout RowWords) {
    output.append(setting)
  }
}
