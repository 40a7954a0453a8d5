// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_categories`. The categories that users switch on and off.
@usableFromInline
package struct NotificationCategoryRow: BundleRow {
  /// The section of the rows: `notification_categories`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationCategories }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The label of the switch. A row of `copy`.
  @inlinable @inline(__always)
  package var label: Int { loadWord(At.label) }
  /// Whether the category is on for users who have not chosen.
  @inlinable @inline(__always)
  package var onByDefault: Bool { loadFlag(At.onByDefault) }
  /// Whether its notifications appear inside the app while the category is off.
  @inlinable @inline(__always)
  package var alwaysInApp: Bool { loadFlag(At.alwaysInApp) }
  /// The field of the stored preferences with the choice of the user; nil if users cannot choose. A row of `record_fields`.
  @inlinable @inline(__always)
  package var stored: Int? { loadOptional(At.stored) }
  /// Whether its notifications precede those of other categories for a time slot and the daily maximum.
  @inlinable @inline(__always)
  package var goesFirst: Bool { loadFlag(At.goesFirst) }
  /// The link that a batch of only this category opens; nil for the link of the batch. A row of `deep_links`.
  @inlinable @inline(__always)
  package var summaryOpens: Int? { loadOptional(At.summaryOpens) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `label`.
    @inlinable @inline(__always)
    package static var label: Int { 1 }
    /// The position of `on_by_default`.
    @inlinable @inline(__always)
    package static var onByDefault: Int { 2 }
    /// The position of `always_in_app`.
    @inlinable @inline(__always)
    package static var alwaysInApp: Int { 3 }
    /// The position of `switch`.
    @inlinable @inline(__always)
    package static var stored: Int { 4 }
    /// The position of `goes_first`.
    @inlinable @inline(__always)
    package static var goesFirst: Int { 5 }
    /// The position of `summary_opens`.
    @inlinable @inline(__always)
    package static var summaryOpens: Int { 6 }
  }
}

/// The content of a row of `notification_categories`, to be written.
package struct NotificationCategoryBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = NotificationCategoryRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The label of the switch. A row of `copy`.
  package var label: Int
  /// Whether the category is on for users who have not chosen.
  package var onByDefault: Bool
  /// Whether its notifications appear inside the app while the category is off.
  package var alwaysInApp: Bool
  /// The field of the stored preferences with the choice of the user; nil if users cannot choose. A row of `record_fields`.
  package var stored: Int?
  /// Whether its notifications precede those of other categories for a time slot and the daily maximum.
  package var goesFirst: Bool
  /// The link that a batch of only this category opens; nil for the link of the batch. A row of `deep_links`.
  package var summaryOpens: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    label: Int,
    onByDefault: Bool,
    alwaysInApp: Bool,
    stored: Int?,
    goesFirst: Bool,
    summaryOpens: Int?
  ) {
    self.name = name
    self.label = label
    self.onByDefault = onByDefault
    self.alwaysInApp = alwaysInApp
    self.stored = stored
    self.goesFirst = goesFirst
    self.summaryOpens = summaryOpens
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(label)
    output.append(onByDefault)
    output.append(alwaysInApp)
    output.append(stored)
    output.append(goesFirst)
    output.append(summaryOpens)
  }
}
