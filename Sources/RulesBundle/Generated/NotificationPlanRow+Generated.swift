// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_plans`.
@usableFromInline
package struct NotificationPlanRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationPlans }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var plan: Int { 0 }
  }
}

/// The content of a row of `notification_plans`.
package struct NotificationPlanBuilder: RowBuilder {
  package typealias Row = NotificationPlanRow

  package var plan: Int

  package init(
    plan: Int
  ) {
    self.plan = plan
  }

  package func write(to output: inout RowWords) {
    output.append(plan)
  }
}
