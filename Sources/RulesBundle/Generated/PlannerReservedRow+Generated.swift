// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner_reserved`.
@usableFromInline
package struct PlannerReservedRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .plannerReserved }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var category: Int { loadWord(At.category) }
  @inlinable @inline(__always)
  package var setting: Int { loadWord(At.setting) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var category: Int { 0 }
    @inlinable @inline(__always)
    package static var setting: Int { 1 }
  }
}

/// The content of a row of `planner_reserved`.
package struct PlannerReservedBuilder: RowBuilder {
  package typealias Row = PlannerReservedRow

  package var category: Int
  package var setting: Int

  package init(
    category: Int,
    setting: Int
  ) {
    self.category = category
    self.setting = setting
  }

  package func write(to output: inout RowWords) {
    output.append(category)
    output.append(setting)
  }
}
