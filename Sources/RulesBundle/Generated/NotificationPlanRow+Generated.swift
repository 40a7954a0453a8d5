// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_plans`. A plan in the list of a notification type.
@usableFromInline
package struct NotificationPlanRow: BundleRow {
  /// The section of the rows: `notification_plans`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationPlans }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `plans`.
  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `plan`.
    @inlinable @inline(__always)
    package static var plan: Int { 0 }
  }
}

/// The content of a row of `notification_plans`, to be written.
package struct NotificationPlanBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = NotificationPlanRow

  /// A row of `plans`.
  package var plan: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    plan: Int
  ) {
    self.plan = plan
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(plan)
  }
}
