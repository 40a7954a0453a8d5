// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner`. How notifications are planned: one row, or no row if there are none.
@usableFromInline
package struct PlannerRow: BundleRow {
  /// The section of the rows: `planner`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .planner }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 37 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The record with the preferences of the user. A row of `records`.
  @inlinable @inline(__always)
  package var preferences: Int { loadWord(At.preferences) }
  /// The field that states whether all notifications are paused; nil without such a field. A row of `record_fields`.
  @inlinable @inline(__always)
  package var paused: Int? { loadOptional(At.paused) }
  /// The field with the end of the snooze; nil without such a field. A row of `record_fields`.
  @inlinable @inline(__always)
  package var snoozedUntil: Int? { loadOptional(At.snoozedUntil) }
  /// The field with the time of the daily reminders; nil without such a field. A row of `record_fields`.
  @inlinable @inline(__always)
  package var dailyReminder: Int? { loadOptional(At.dailyReminder) }
  /// The field with the start of quiet hours; nil without quiet hours. A row of `record_fields`.
  @inlinable @inline(__always)
  package var quietFrom: Int? { loadOptional(At.quietFrom) }
  /// The field with the end of quiet hours; nil without quiet hours. A row of `record_fields`.
  @inlinable @inline(__always)
  package var quietTo: Int? { loadOptional(At.quietTo) }
  /// The field with the preferred days for reminders, `Mon` to `Sun`; nil without such a field. A row of `record_fields`.
  @inlinable @inline(__always)
  package var trainingDays: Int? { loadOptional(At.trainingDays) }
  /// The field with the daily maximum that the user chose; nil without such a field. A row of `record_fields`.
  @inlinable @inline(__always)
  package var dailyMaximum: Int? { loadOptional(At.dailyMaximum) }
  /// The record with the state of a device. A row of `records`.
  @inlinable @inline(__always)
  package var device: Int { loadWord(At.device) }
  /// The field with the id of the device; nil without such a field. A row of `record_fields`.
  @inlinable @inline(__always)
  package var deviceId: Int? { loadOptional(At.deviceId) }
  /// The field with the time zone of the pending notifications. A row of `record_fields`.
  @inlinable @inline(__always)
  package var deviceTimeZone: Int { loadWord(At.deviceTimeZone) }
  /// The field with the ids of the notifications that are pending in the system. A row of `record_fields`.
  @inlinable @inline(__always)
  package var devicePending: Int { loadWord(At.devicePending) }
  /// The record of a log row. A row of `records`.
  @inlinable @inline(__always)
  package var log: Int { loadWord(At.log) }
  /// The field with the id of the row. A row of `record_fields`.
  @inlinable @inline(__always)
  package var logId: Int { loadWord(At.logId) }
  /// The field with the name of the notification type or of the batch. A row of `record_fields`.
  @inlinable @inline(__always)
  package var logType: Int { loadWord(At.logType) }
  /// The field with the delivery channel. A row of `record_fields`.
  @inlinable @inline(__always)
  package var logChannel: Int { loadWord(At.logChannel) }
  /// The field with the planned time. A row of `record_fields`.
  @inlinable @inline(__always)
  package var logPlannedFor: Int { loadWord(At.logPlannedFor) }
  /// The field with the time of delivery. A row of `record_fields`.
  @inlinable @inline(__always)
  package var logSent: Int { loadWord(At.logSent) }
  /// The field with the reason of the suppression. Its values are in order of precedence. A row of `record_fields`.
  @inlinable @inline(__always)
  package var logReason: Int { loadWord(At.logReason) }
  /// The field with the notifications that were combined. A row of `record_fields`.
  @inlinable @inline(__always)
  package var logMembers: Int { loadWord(At.logMembers) }
  /// The field with the device that planned the notification; nil without such a field. A row of `record_fields`.
  @inlinable @inline(__always)
  package var logDevice: Int? { loadOptional(At.logDevice) }
  /// For each type of thing, the field with its id. Rows of `planner_things`.
  @inlinable @inline(__always)
  package var logThings: Range<Int> { loadRange(At.logThings) }
  /// Whether the system allows notifications. A row of `programs`.
  @inlinable @inline(__always)
  package var allowedIf: Int { loadWord(At.allowedIf) }
  /// The fact with the number on the app icon; nil without a badge. A row of `facts`.
  @inlinable @inline(__always)
  package var badge: Int? { loadOptional(At.badge) }
  /// The batch for several undelivered notifications, shown on the next launch; nil without one. A row of `notification_batches`.
  @inlinable @inline(__always)
  package var missed: Int? { loadOptional(At.missed) }
  /// The maximum rates of all notifications together. Rows of `planner_rates`.
  @inlinable @inline(__always)
  package var atMost: Range<Int> { loadRange(At.atMost) }
  /// The parts of the maximum that are reserved for categories. Rows of `planner_reserved`.
  @inlinable @inline(__always)
  package var reserved: Range<Int> { loadRange(At.reserved) }
  /// The setting with the period in which at most one notification is delivered; nil for no such period. A row of `settings`.
  @inlinable @inline(__always)
  package var burst: Int? { loadOptional(At.burst) }
  /// The setting with the period in which notifications of a batch are combined; nil for no such period. A row of `settings`.
  @inlinable @inline(__always)
  package var batch: Int? { loadOptional(At.batch) }
  /// The setting with the maximum number of pending notifications in the system; nil for no maximum. A row of `settings`.
  @inlinable @inline(__always)
  package var pending: Int? { loadOptional(At.pending) }
  /// The setting for how far ahead to plan if all notifications would exceed `pending`; nil for no bound. A row of `settings`.
  @inlinable @inline(__always)
  package var horizon: Int? { loadOptional(At.horizon) }
  /// The field with the time of the thing, as known when the row was planned; nil without such a field. A row of `record_fields`.
  @inlinable @inline(__always)
  package var logMoment: Int? { loadOptional(At.logMoment) }
  /// The snoozes that the user can choose from, in order. Rows of `planner_snoozes`.
  @inlinable @inline(__always)
  package var snoozes: Range<Int> { loadRange(At.snoozes) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `preferences`.
    @inlinable @inline(__always)
    package static var preferences: Int { 0 }
    /// The position of `paused`.
    @inlinable @inline(__always)
    package static var paused: Int { 1 }
    /// The position of `snoozed_until`.
    @inlinable @inline(__always)
    package static var snoozedUntil: Int { 2 }
    /// The position of `daily_reminder`.
    @inlinable @inline(__always)
    package static var dailyReminder: Int { 3 }
    /// The position of `quiet_from`.
    @inlinable @inline(__always)
    package static var quietFrom: Int { 4 }
    /// The position of `quiet_to`.
    @inlinable @inline(__always)
    package static var quietTo: Int { 5 }
    /// The position of `training_days`.
    @inlinable @inline(__always)
    package static var trainingDays: Int { 6 }
    /// The position of `daily_maximum`.
    @inlinable @inline(__always)
    package static var dailyMaximum: Int { 7 }
    /// The position of `device`.
    @inlinable @inline(__always)
    package static var device: Int { 8 }
    /// The position of `device_id`.
    @inlinable @inline(__always)
    package static var deviceId: Int { 9 }
    /// The position of `device_time_zone`.
    @inlinable @inline(__always)
    package static var deviceTimeZone: Int { 10 }
    /// The position of `device_pending`.
    @inlinable @inline(__always)
    package static var devicePending: Int { 11 }
    /// The position of `log`.
    @inlinable @inline(__always)
    package static var log: Int { 12 }
    /// The position of `log_id`.
    @inlinable @inline(__always)
    package static var logId: Int { 13 }
    /// The position of `log_type`.
    @inlinable @inline(__always)
    package static var logType: Int { 14 }
    /// The position of `log_channel`.
    @inlinable @inline(__always)
    package static var logChannel: Int { 15 }
    /// The position of `log_planned_for`.
    @inlinable @inline(__always)
    package static var logPlannedFor: Int { 16 }
    /// The position of `log_sent`.
    @inlinable @inline(__always)
    package static var logSent: Int { 17 }
    /// The position of `log_reason`.
    @inlinable @inline(__always)
    package static var logReason: Int { 18 }
    /// The position of `log_members`.
    @inlinable @inline(__always)
    package static var logMembers: Int { 19 }
    /// The position of `log_device`.
    @inlinable @inline(__always)
    package static var logDevice: Int { 20 }
    /// The position of `log_things`, which has two words.
    @inlinable @inline(__always)
    package static var logThings: Int { 21 }
    /// The position of `allowed_if`.
    @inlinable @inline(__always)
    package static var allowedIf: Int { 23 }
    /// The position of `badge`.
    @inlinable @inline(__always)
    package static var badge: Int { 24 }
    /// The position of `missed`.
    @inlinable @inline(__always)
    package static var missed: Int { 25 }
    /// The position of `at_most`, which has two words.
    @inlinable @inline(__always)
    package static var atMost: Int { 26 }
    /// The position of `reserved`, which has two words.
    @inlinable @inline(__always)
    package static var reserved: Int { 28 }
    /// The position of `burst`.
    @inlinable @inline(__always)
    package static var burst: Int { 30 }
    /// The position of `batch`.
    @inlinable @inline(__always)
    package static var batch: Int { 31 }
    /// The position of `pending`.
    @inlinable @inline(__always)
    package static var pending: Int { 32 }
    /// The position of `horizon`.
    @inlinable @inline(__always)
    package static var horizon: Int { 33 }
    /// The position of `log_moment`.
    @inlinable @inline(__always)
    package static var logMoment: Int { 34 }
    /// The position of `snoozes`, which has two words.
    @inlinable @inline(__always)
    package static var snoozes: Int { 35 }
  }
}

/// The content of a row of `planner`, to be written.
package struct PlannerBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = PlannerRow

  /// The record with the preferences of the user. A row of `records`.
  package var preferences: Int
  /// The field that states whether all notifications are paused; nil without such a field. A row of `record_fields`.
  package var paused: Int?
  /// The field with the end of the snooze; nil without such a field. A row of `record_fields`.
  package var snoozedUntil: Int?
  /// The field with the time of the daily reminders; nil without such a field. A row of `record_fields`.
  package var dailyReminder: Int?
  /// The field with the start of quiet hours; nil without quiet hours. A row of `record_fields`.
  package var quietFrom: Int?
  /// The field with the end of quiet hours; nil without quiet hours. A row of `record_fields`.
  package var quietTo: Int?
  /// The field with the preferred days for reminders, `Mon` to `Sun`; nil without such a field. A row of `record_fields`.
  package var trainingDays: Int?
  /// The field with the daily maximum that the user chose; nil without such a field. A row of `record_fields`.
  package var dailyMaximum: Int?
  /// The record with the state of a device. A row of `records`.
  package var device: Int
  /// The field with the id of the device; nil without such a field. A row of `record_fields`.
  package var deviceId: Int?
  /// The field with the time zone of the pending notifications. A row of `record_fields`.
  package var deviceTimeZone: Int
  /// The field with the ids of the notifications that are pending in the system. A row of `record_fields`.
  package var devicePending: Int
  /// The record of a log row. A row of `records`.
  package var log: Int
  /// The field with the id of the row. A row of `record_fields`.
  package var logId: Int
  /// The field with the name of the notification type or of the batch. A row of `record_fields`.
  package var logType: Int
  /// The field with the delivery channel. A row of `record_fields`.
  package var logChannel: Int
  /// The field with the planned time. A row of `record_fields`.
  package var logPlannedFor: Int
  /// The field with the time of delivery. A row of `record_fields`.
  package var logSent: Int
  /// The field with the reason of the suppression. Its values are in order of precedence. A row of `record_fields`.
  package var logReason: Int
  /// The field with the notifications that were combined. A row of `record_fields`.
  package var logMembers: Int
  /// The field with the device that planned the notification; nil without such a field. A row of `record_fields`.
  package var logDevice: Int?
  /// For each type of thing, the field with its id. Rows of `planner_things`.
  package var logThings: Range<Int>
  /// Whether the system allows notifications. A row of `programs`.
  package var allowedIf: Int
  /// The fact with the number on the app icon; nil without a badge. A row of `facts`.
  package var badge: Int?
  /// The batch for several undelivered notifications, shown on the next launch; nil without one. A row of `notification_batches`.
  package var missed: Int?
  /// The maximum rates of all notifications together. Rows of `planner_rates`.
  package var atMost: Range<Int>
  /// The parts of the maximum that are reserved for categories. Rows of `planner_reserved`.
  package var reserved: Range<Int>
  /// The setting with the period in which at most one notification is delivered; nil for no such period. A row of `settings`.
  package var burst: Int?
  /// The setting with the period in which notifications of a batch are combined; nil for no such period. A row of `settings`.
  package var batch: Int?
  /// The setting with the maximum number of pending notifications in the system; nil for no maximum. A row of `settings`.
  package var pending: Int?
  /// The setting for how far ahead to plan if all notifications would exceed `pending`; nil for no bound. A row of `settings`.
  package var horizon: Int?
  /// The field with the time of the thing, as known when the row was planned; nil without such a field. A row of `record_fields`.
  package var logMoment: Int?
  /// The snoozes that the user can choose from, in order. Rows of `planner_snoozes`.
  package var snoozes: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    preferences: Int,
    paused: Int?,
    snoozedUntil: Int?,
    dailyReminder: Int?,
    quietFrom: Int?,
    quietTo: Int?,
    trainingDays: Int?,
    dailyMaximum: Int?,
    device: Int,
    deviceId: Int?,
    deviceTimeZone: Int,
    devicePending: Int,
    log: Int,
    logId: Int,
    logType: Int,
    logChannel: Int,
    logPlannedFor: Int,
    logSent: Int,
    logReason: Int,
    logMembers: Int,
    logDevice: Int?,
    logThings: Range<Int>,
    allowedIf: Int,
    badge: Int?,
    missed: Int?,
    atMost: Range<Int>,
    reserved: Range<Int>,
    burst: Int?,
    batch: Int?,
    pending: Int?,
    horizon: Int?,
    logMoment: Int?,
    snoozes: Range<Int>
  ) {
    self.preferences = preferences
    self.paused = paused
    self.snoozedUntil = snoozedUntil
    self.dailyReminder = dailyReminder
    self.quietFrom = quietFrom
    self.quietTo = quietTo
    self.trainingDays = trainingDays
    self.dailyMaximum = dailyMaximum
    self.device = device
    self.deviceId = deviceId
    self.deviceTimeZone = deviceTimeZone
    self.devicePending = devicePending
    self.log = log
    self.logId = logId
    self.logType = logType
    self.logChannel = logChannel
    self.logPlannedFor = logPlannedFor
    self.logSent = logSent
    self.logReason = logReason
    self.logMembers = logMembers
    self.logDevice = logDevice
    self.logThings = logThings
    self.allowedIf = allowedIf
    self.badge = badge
    self.missed = missed
    self.atMost = atMost
    self.reserved = reserved
    self.burst = burst
    self.batch = batch
    self.pending = pending
    self.horizon = horizon
    self.logMoment = logMoment
    self.snoozes = snoozes
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(preferences)
    output.append(paused)
    output.append(snoozedUntil)
    output.append(dailyReminder)
    output.append(quietFrom)
    output.append(quietTo)
    output.append(trainingDays)
    output.append(dailyMaximum)
    output.append(device)
    output.append(deviceId)
    output.append(deviceTimeZone)
    output.append(devicePending)
    output.append(log)
    output.append(logId)
    output.append(logType)
    output.append(logChannel)
    output.append(logPlannedFor)
    output.append(logSent)
    output.append(logReason)
    output.append(logMembers)
    output.append(logDevice)
    output.append(logThings)
    output.append(allowedIf)
    output.append(badge)
    output.append(missed)
    output.append(atMost)
    output.append(reserved)
    output.append(burst)
    output.append(batch)
    output.append(pending)
    output.append(horizon)
    output.append(logMoment)
    output.append(snoozes)
  }
}
