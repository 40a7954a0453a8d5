// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notifications`.
@usableFromInline
package struct NotificationRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .notifications }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 32 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var category: Int { loadWord(At.category) }
  @inlinable @inline(__always)
  package var switchedOn: Bool { loadFlag(At.switchedOn) }
  @inlinable @inline(__always)
  package var at: MomentKind { MomentKind(verified: loadByte(At.at)) }
  @inlinable @inline(__always)
  package var before: Int64 { loadInteger(At.before) }
  @inlinable @inline(__always)
  package var of: BundleText { loadText(At.of) }
  @inlinable @inline(__always)
  package var limit: Int? { loadOptional(At.limit) }
  @inlinable @inline(__always)
  package var conditions: Range<Int> { loadRange(At.conditions) }
  @inlinable @inline(__always)
  package var to: Range<Int> { loadRange(At.to) }
  @inlinable @inline(__always)
  package var channels: Range<Int> { loadRange(At.channels) }
  @inlinable @inline(__always)
  package var onByDefault: Bool { loadFlag(At.onByDefault) }
  @inlinable @inline(__always)
  package var atMost: Range<Int> { loadRange(At.atMost) }
  @inlinable @inline(__always)
  package var once: Bool { loadFlag(At.once) }
  @inlinable @inline(__always)
  package var timeCritical: Bool { loadFlag(At.timeCritical) }
  @inlinable @inline(__always)
  package var softCap: Bool { loadFlag(At.softCap) }
  @inlinable @inline(__always)
  package var snooze: Bool { loadFlag(At.snooze) }
  @inlinable @inline(__always)
  package var batch: Int? { loadOptional(At.batch) }
  @inlinable @inline(__always)
  package var overflow: Int? { loadOptional(At.overflow) }
  @inlinable @inline(__always)
  package var opens: Int { loadWord(At.opens) }
  @inlinable @inline(__always)
  package var says: Int { loadWord(At.says) }
  @inlinable @inline(__always)
  package var expanded: Int? { loadOptional(At.expanded) }
  @inlinable @inline(__always)
  package var stored: Int? { loadOptional(At.stored) }
  @inlinable @inline(__always)
  package var despiteQuietHours: Int? { loadOptional(At.despiteQuietHours) }
  @inlinable @inline(__always)
  package var eachPerWeek: Int? { loadOptional(At.eachPerWeek) }
  @inlinable @inline(__always)
  package var heldBack: Range<Int> { loadRange(At.heldBack) }
  @inlinable @inline(__always)
  package var withdrawnOnlyIf: Int? { loadOptional(At.withdrawnOnlyIf) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var category: Int { 1 }
    @inlinable @inline(__always)
    package static var switchedOn: Int { 2 }
    @inlinable @inline(__always)
    package static var at: Int { 3 }
    @inlinable @inline(__always)
    package static var before: Int { 4 }
    @inlinable @inline(__always)
    package static var of: Int { 6 }
    @inlinable @inline(__always)
    package static var limit: Int { 7 }
    @inlinable @inline(__always)
    package static var conditions: Int { 8 }
    @inlinable @inline(__always)
    package static var to: Int { 10 }
    @inlinable @inline(__always)
    package static var channels: Int { 12 }
    @inlinable @inline(__always)
    package static var onByDefault: Int { 14 }
    @inlinable @inline(__always)
    package static var atMost: Int { 15 }
    @inlinable @inline(__always)
    package static var once: Int { 17 }
    @inlinable @inline(__always)
    package static var timeCritical: Int { 18 }
    @inlinable @inline(__always)
    package static var softCap: Int { 19 }
    @inlinable @inline(__always)
    package static var snooze: Int { 20 }
    @inlinable @inline(__always)
    package static var batch: Int { 21 }
    @inlinable @inline(__always)
    package static var overflow: Int { 22 }
    @inlinable @inline(__always)
    package static var opens: Int { 23 }
    @inlinable @inline(__always)
    package static var says: Int { 24 }
    @inlinable @inline(__always)
    package static var expanded: Int { 25 }
    @inlinable @inline(__always)
    package static var stored: Int { 26 }
    @inlinable @inline(__always)
    package static var despiteQuietHours: Int { 27 }
    @inlinable @inline(__always)
    package static var eachPerWeek: Int { 28 }
    @inlinable @inline(__always)
    package static var heldBack: Int { 29 }
    @inlinable @inline(__always)
    package static var withdrawnOnlyIf: Int { 31 }
  }
}

/// The content of a row of `notifications`.
package struct NotificationBuilder: RowBuilder {
  package typealias Row = NotificationRow

  package var name: BundleText
  package var category: Int
  package var switchedOn: Bool
  package var at: MomentKind
  package var before: Int64
  package var of: BundleText
  package var limit: Int?
  package var conditions: Range<Int>
  package var to: Range<Int>
  package var channels: Range<Int>
  package var onByDefault: Bool
  package var atMost: Range<Int>
  package var once: Bool
  package var timeCritical: Bool
  package var softCap: Bool
  package var snooze: Bool
  package var batch: Int?
  package var overflow: Int?
  package var opens: Int
  package var says: Int
  package var expanded: Int?
  package var stored: Int?
  package var despiteQuietHours: Int?
  package var eachPerWeek: Int?
  package var heldBack: Range<Int>
  package var withdrawnOnlyIf: Int?

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
