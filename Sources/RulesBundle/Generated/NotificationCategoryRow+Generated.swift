// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_categories`.
@usableFromInline
package struct NotificationCategoryRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationCategories }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var label: Int { loadWord(At.label) }
  @inlinable @inline(__always)
  package var onByDefault: Bool { loadFlag(At.onByDefault) }
  @inlinable @inline(__always)
  package var alwaysInApp: Bool { loadFlag(At.alwaysInApp) }
  @inlinable @inline(__always)
  package var stored: Int? { loadOptional(At.stored) }
  @inlinable @inline(__always)
  package var goesFirst: Bool { loadFlag(At.goesFirst) }
  @inlinable @inline(__always)
  package var summaryOpens: Int? { loadOptional(At.summaryOpens) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var label: Int { 1 }
    @inlinable @inline(__always)
    package static var onByDefault: Int { 2 }
    @inlinable @inline(__always)
    package static var alwaysInApp: Int { 3 }
    @inlinable @inline(__always)
    package static var stored: Int { 4 }
    @inlinable @inline(__always)
    package static var goesFirst: Int { 5 }
    @inlinable @inline(__always)
    package static var summaryOpens: Int { 6 }
  }
}

/// The content of a row of `notification_categories`.
package struct NotificationCategoryBuilder: RowBuilder {
  package typealias Row = NotificationCategoryRow

  package var name: BundleText
  package var label: Int
  package var onByDefault: Bool
  package var alwaysInApp: Bool
  package var stored: Int?
  package var goesFirst: Bool
  package var summaryOpens: Int?

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
