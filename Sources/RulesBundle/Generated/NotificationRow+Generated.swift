// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notifications`. The notification types.
@usableFromInline
package struct NotificationRow: BundleRow {
  /// The section of the rows: `notifications`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .notifications }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 32 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// A row of `notification_categories`.
  @inlinable @inline(__always)
  package var category: Int { loadWord(At.category) }
  /// Whether the notification is sent. A server can turn it off.
  @inlinable @inline(__always)
  package var switchedOn: Bool { loadFlag(At.switchedOn) }
  /// The moment that the notification is about.
  @inlinable @inline(__always)
  package var at: MomentKind { MomentKind(verified: loadByte(At.at)) }
  /// How long before the moment it is delivered, in seconds, from 0 to 31,622,400.
  @inlinable @inline(__always)
  package var before: Int64 { loadInteger(At.before) }
  /// The type of thing that it is about; empty if it is about no single thing.
  @inlinable @inline(__always)
  package var of: BundleText { loadText(At.of) }
  /// The limit that resets, for `limit_reset`; nil for other moments. A row of `limits`.
  @inlinable @inline(__always)
  package var limit: Int? { loadOptional(At.limit) }
  /// The conditions of delivery; all must hold. Rows of `notification_conditions`.
  @inlinable @inline(__always)
  package var conditions: Range<Int> { loadRange(At.conditions) }
  /// The plans that receive it. Rows of `notification_plans`.
  @inlinable @inline(__always)
  package var to: Range<Int> { loadRange(At.to) }
  /// The delivery channels, the preferred one first. Rows of `notification_channels`.
  @inlinable @inline(__always)
  package var channels: Range<Int> { loadRange(At.channels) }
  /// Whether it is on for users who have not chosen.
  @inlinable @inline(__always)
  package var onByDefault: Bool { loadFlag(At.onByDefault) }
  /// The maximum number in each period; all apply. Rows of `notification_rates`.
  @inlinable @inline(__always)
  package var atMost: Range<Int> { loadRange(At.atMost) }
  /// Whether there is at most one notification for each thing that it is about.
  @inlinable @inline(__always)
  package var once: Bool { loadFlag(At.once) }
  /// Whether it would be wrong on any other day.
  @inlinable @inline(__always)
  package var timeCritical: Bool { loadFlag(At.timeCritical) }
  /// Whether it counts toward the daily maximum that the user chose.
  @inlinable @inline(__always)
  package var softCap: Bool { loadFlag(At.softCap) }
  /// Whether it is deferred while the user snoozes notifications.
  @inlinable @inline(__always)
  package var snooze: Bool { loadFlag(At.snooze) }
  /// Combines it with other notifications that are close in time; nil if it is always alone. A row of `notification_batches`.
  @inlinable @inline(__always)
  package var batch: Int? { loadOptional(At.batch) }
  /// Includes it if it has no room of its own; nil if it is then suppressed. A row of `notification_batches`.
  @inlinable @inline(__always)
  package var overflow: Int? { loadOptional(At.overflow) }
  /// The link that a tap opens. A row of `deep_links`.
  @inlinable @inline(__always)
  package var opens: Int { loadWord(At.opens) }
  /// The text on a lock screen. A row of `copy`.
  @inlinable @inline(__always)
  package var says: Int { loadWord(At.says) }
  /// The text when previews are on; nil for the same text. A row of `copy`.
  @inlinable @inline(__always)
  package var expanded: Int? { loadOptional(At.expanded) }
  /// The field of the stored preferences with the choice of the user; null or missing is `on_by_default`. A row of `record_fields`.
  @inlinable @inline(__always)
  package var stored: Int? { loadOptional(At.stored) }
  /// Whether quiet hours do not defer it; nil if they always do. A row of `programs`.
  @inlinable @inline(__always)
  package var despiteQuietHours: Int? { loadOptional(At.despiteQuietHours) }
  /// The fact with the weekly maximum for each thing that it is about; nil or null for no maximum. A row of `facts`.
  @inlinable @inline(__always)
  package var eachPerWeek: Int? { loadOptional(At.eachPerWeek) }
  /// The reasons to suppress it, each with its condition. Rows of `notification_reasons`.
  @inlinable @inline(__always)
  package var heldBack: Range<Int> { loadRange(At.heldBack) }
  /// Whether its conditions are reliable. Otherwise, they withdraw nothing; nil if they always are. A row of `programs`.
  @inlinable @inline(__always)
  package var withdrawnOnlyIf: Int? { loadOptional(At.withdrawnOnlyIf) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `category`.
    @inlinable @inline(__always)
    package static var category: Int { 1 }
    /// The position of `switched_on`.
    @inlinable @inline(__always)
    package static var switchedOn: Int { 2 }
    /// The position of `at`.
    @inlinable @inline(__always)
    package static var at: Int { 3 }
    /// The position of `before`, which has two words.
    @inlinable @inline(__always)
    package static var before: Int { 4 }
    /// The position of `of`.
    @inlinable @inline(__always)
    package static var of: Int { 6 }
    /// The position of `limit`.
    @inlinable @inline(__always)
    package static var limit: Int { 7 }
    /// The position of `if`, which has two words.
    @inlinable @inline(__always)
    package static var conditions: Int { 8 }
    /// The position of `to`, which has two words.
    @inlinable @inline(__always)
    package static var to: Int { 10 }
    /// The position of `channels`, which has two words.
    @inlinable @inline(__always)
    package static var channels: Int { 12 }
    /// The position of `on_by_default`.
    @inlinable @inline(__always)
    package static var onByDefault: Int { 14 }
    /// The position of `at_most`, which has two words.
    @inlinable @inline(__always)
    package static var atMost: Int { 15 }
    /// The position of `once`.
    @inlinable @inline(__always)
    package static var once: Int { 17 }
    /// The position of `time_critical`.
    @inlinable @inline(__always)
    package static var timeCritical: Int { 18 }
    /// The position of `soft_cap`.
    @inlinable @inline(__always)
    package static var softCap: Int { 19 }
    /// The position of `snooze`.
    @inlinable @inline(__always)
    package static var snooze: Int { 20 }
    /// The position of `batch`.
    @inlinable @inline(__always)
    package static var batch: Int { 21 }
    /// The position of `overflow`.
    @inlinable @inline(__always)
    package static var overflow: Int { 22 }
    /// The position of `opens`.
    @inlinable @inline(__always)
    package static var opens: Int { 23 }
    /// The position of `says`.
    @inlinable @inline(__always)
    package static var says: Int { 24 }
    /// The position of `expanded`.
    @inlinable @inline(__always)
    package static var expanded: Int { 25 }
    /// The position of `switch`.
    @inlinable @inline(__always)
    package static var stored: Int { 26 }
    /// The position of `despite_quiet_hours`.
    @inlinable @inline(__always)
    package static var despiteQuietHours: Int { 27 }
    /// The position of `each_per_week`.
    @inlinable @inline(__always)
    package static var eachPerWeek: Int { 28 }
    /// The position of `held_back`, which has two words.
    @inlinable @inline(__always)
    package static var heldBack: Int { 29 }
    /// The position of `withdrawn_only_if`.
    @inlinable @inline(__always)
    package static var withdrawnOnlyIf: Int { 31 }
  }
}

/// The content of a row of `notifications`, to be written.
package struct NotificationBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = NotificationRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// A row of `notification_categories`.
  package var category: Int
  /// Whether the notification is sent. A server can turn it off.
  package var switchedOn: Bool
  /// The moment that the notification is about.
  package var at: MomentKind
  /// How long before the moment it is delivered, in seconds, from 0 to 31,622,400.
  package var before: Int64
  /// The type of thing that it is about; empty if it is about no single thing.
  package var of: BundleText
  /// The limit that resets, for `limit_reset`; nil for other moments. A row of `limits`.
  package var limit: Int?
  /// The conditions of delivery; all must hold. Rows of `notification_conditions`.
  package var conditions: Range<Int>
  /// The plans that receive it. Rows of `notification_plans`.
  package var to: Range<Int>
  /// The delivery channels, the preferred one first. Rows of `notification_channels`.
  package var channels: Range<Int>
  /// Whether it is on for users who have not chosen.
  package var onByDefault: Bool
  /// The maximum number in each period; all apply. Rows of `notification_rates`.
  package var atMost: Range<Int>
  /// Whether there is at most one notification for each thing that it is about.
  package var once: Bool
  /// Whether it would be wrong on any other day.
  package var timeCritical: Bool
  /// Whether it counts toward the daily maximum that the user chose.
  package var softCap: Bool
  /// Whether it is deferred while the user snoozes notifications.
  package var snooze: Bool
  /// Combines it with other notifications that are close in time; nil if it is always alone. A row of `notification_batches`.
  package var batch: Int?
  /// Includes it if it has no room of its own; nil if it is then suppressed. A row of `notification_batches`.
  package var overflow: Int?
  /// The link that a tap opens. A row of `deep_links`.
  package var opens: Int
  /// The text on a lock screen. A row of `copy`.
  package var says: Int
  /// The text when previews are on; nil for the same text. A row of `copy`.
  package var expanded: Int?
  /// The field of the stored preferences with the choice of the user; null or missing is `on_by_default`. A row of `record_fields`.
  package var stored: Int?
  /// Whether quiet hours do not defer it; nil if they always do. A row of `programs`.
  package var despiteQuietHours: Int?
  /// The fact with the weekly maximum for each thing that it is about; nil or null for no maximum. A row of `facts`.
  package var eachPerWeek: Int?
  /// The reasons to suppress it, each with its condition. Rows of `notification_reasons`.
  package var heldBack: Range<Int>
  /// Whether its conditions are reliable. Otherwise, they withdraw nothing; nil if they always are. A row of `programs`.
  package var withdrawnOnlyIf: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    category: Int,
    switchedOn: Bool,
    at: MomentKind,
    before: Int64,
    of: BundleText,
    limit: Int?,
    conditions: Range<Int>,
    to: Range<Int>,
    channels: Range<Int>,
    onByDefault: Bool,
    atMost: Range<Int>,
    once: Bool,
    timeCritical: Bool,
    softCap: Bool,
    snooze: Bool,
    batch: Int?,
    overflow: Int?,
    opens: Int,
    says: Int,
    expanded: Int?,
    stored: Int?,
    despiteQuietHours: Int?,
    eachPerWeek: Int?,
    heldBack: Range<Int>,
    withdrawnOnlyIf: Int?
  ) {
    self.name = name
    self.category = category
    self.switchedOn = switchedOn
    self.at = at
    self.before = before
    self.of = of
    self.limit = limit
    self.conditions = conditions
    self.to = to
    self.channels = channels
    self.onByDefault = onByDefault
    self.atMost = atMost
    self.once = once
    self.timeCritical = timeCritical
    self.softCap = softCap
    self.snooze = snooze
    self.batch = batch
    self.overflow = overflow
    self.opens = opens
    self.says = says
    self.expanded = expanded
    self.stored = stored
    self.despiteQuietHours = despiteQuietHours
    self.eachPerWeek = eachPerWeek
    self.heldBack = heldBack
    self.withdrawnOnlyIf = withdrawnOnlyIf
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(category)
    output.append(switchedOn)
    output.append(at)
    output.append(before)
    output.append(of)
    output.append(limit)
    output.append(conditions)
    output.append(to)
    output.append(channels)
    output.append(onByDefault)
    output.append(atMost)
    output.append(once)
    output.append(timeCritical)
    output.append(softCap)
    output.append(snooze)
    output.append(batch)
    output.append(overflow)
    output.append(opens)
    output.append(says)
    output.append(expanded)
    output.append(stored)
    output.append(despiteQuietHours)
    output.append(eachPerWeek)
    output.append(heldBack)
    output.append(withdrawnOnlyIf)
  }
}
