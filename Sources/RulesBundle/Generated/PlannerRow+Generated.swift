// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner`.
@usableFromInline
package struct PlannerRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .planner }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 37 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var preferences: Int { loadWord(At.preferences) }
  @inlinable @inline(__always)
  package var paused: Int? { loadOptional(At.paused) }
  @inlinable @inline(__always)
  package var snoozedUntil: Int? { loadOptional(At.snoozedUntil) }
  @inlinable @inline(__always)
  package var dailyReminder: Int? { loadOptional(At.dailyReminder) }
  @inlinable @inline(__always)
  package var quietFrom: Int? { loadOptional(At.quietFrom) }
  @inlinable @inline(__always)
  package var quietTo: Int? { loadOptional(At.quietTo) }
  @inlinable @inline(__always)
  package var trainingDays: Int? { loadOptional(At.trainingDays) }
  @inlinable @inline(__always)
  package var dailyMaximum: Int? { loadOptional(At.dailyMaximum) }
  @inlinable @inline(__always)
  package var device: Int { loadWord(At.device) }
  @inlinable @inline(__always)
  package var deviceId: Int? { loadOptional(At.deviceId) }
  @inlinable @inline(__always)
  package var deviceTimeZone: Int { loadWord(At.deviceTimeZone) }
  @inlinable @inline(__always)
  package var devicePending: Int { loadWord(At.devicePending) }
  @inlinable @inline(__always)
  package var log: Int { loadWord(At.log) }
  @inlinable @inline(__always)
  package var logId: Int { loadWord(At.logId) }
  @inlinable @inline(__always)
  package var logType: Int { loadWord(At.logType) }
  @inlinable @inline(__always)
  package var logChannel: Int { loadWord(At.logChannel) }
  @inlinable @inline(__always)
  package var logPlannedFor: Int { loadWord(At.logPlannedFor) }
  @inlinable @inline(__always)
  package var logSent: Int { loadWord(At.logSent) }
  @inlinable @inline(__always)
  package var logReason: Int { loadWord(At.logReason) }
  @inlinable @inline(__always)
  package var logMembers: Int { loadWord(At.logMembers) }
  @inlinable @inline(__always)
  package var logDevice: Int? { loadOptional(At.logDevice) }
  @inlinable @inline(__always)
  package var logThings: Range<Int> { loadRange(At.logThings) }
  @inlinable @inline(__always)
  package var allowedIf: Int { loadWord(At.allowedIf) }
  @inlinable @inline(__always)
  package var badge: Int? { loadOptional(At.badge) }
  @inlinable @inline(__always)
  package var missed: Int? { loadOptional(At.missed) }
  @inlinable @inline(__always)
  package var atMost: Range<Int> { loadRange(At.atMost) }
  @inlinable @inline(__always)
  package var reserved: Range<Int> { loadRange(At.reserved) }
  @inlinable @inline(__always)
  package var burst: Int? { loadOptional(At.burst) }
  @inlinable @inline(__always)
  package var batch: Int? { loadOptional(At.batch) }
  @inlinable @inline(__always)
  package var pending: Int? { loadOptional(At.pending) }
  @inlinable @inline(__always)
  package var horizon: Int? { loadOptional(At.horizon) }
  @inlinable @inline(__always)
  package var logMoment: Int? { loadOptional(At.logMoment) }
  @inlinable @inline(__always)
  package var snoozes: Range<Int> { loadRange(At.snoozes) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var preferences: Int { 0 }
    @inlinable @inline(__always)
    package static var paused: Int { 1 }
    @inlinable @inline(__always)
    package static var snoozedUntil: Int { 2 }
    @inlinable @inline(__always)
    package static var dailyReminder: Int { 3 }
    @inlinable @inline(__always)
    package static var quietFrom: Int { 4 }
    @inlinable @inline(__always)
    package static var quietTo: Int { 5 }
    @inlinable @inline(__always)
    package static var trainingDays: Int { 6 }
    @inlinable @inline(__always)
    package static var dailyMaximum: Int { 7 }
    @inlinable @inline(__always)
    package static var device: Int { 8 }
    @inlinable @inline(__always)
    package static var deviceId: Int { 9 }
    @inlinable @inline(__always)
    package static var deviceTimeZone: Int { 10 }
    @inlinable @inline(__always)
    package static var devicePending: Int { 11 }
    @inlinable @inline(__always)
    package static var log: Int { 12 }
    @inlinable @inline(__always)
    package static var logId: Int { 13 }
    @inlinable @inline(__always)
    package static var logType: Int { 14 }
    @inlinable @inline(__always)
    package static var logChannel: Int { 15 }
    @inlinable @inline(__always)
    package static var logPlannedFor: Int { 16 }
    @inlinable @inline(__always)
    package static var logSent: Int { 17 }
    @inlinable @inline(__always)
    package static var logReason: Int { 18 }
    @inlinable @inline(__always)
    package static var logMembers: Int { 19 }
    @inlinable @inline(__always)
    package static var logDevice: Int { 20 }
    @inlinable @inline(__always)
    package static var logThings: Int { 21 }
    @inlinable @inline(__always)
    package static var allowedIf: Int { 23 }
    @inlinable @inline(__always)
    package static var badge: Int { 24 }
    @inlinable @inline(__always)
    package static var missed: Int { 25 }
    @inlinable @inline(__always)
    package static var atMost: Int { 26 }
    @inlinable @inline(__always)
    package static var reserved: Int { 28 }
    @inlinable @inline(__always)
    package static var burst: Int { 30 }
    @inlinable @inline(__always)
    package static var batch: Int { 31 }
    @inlinable @inline(__always)
    package static var pending: Int { 32 }
    @inlinable @inline(__always)
    package static var horizon: Int { 33 }
    @inlinable @inline(__always)
    package static var logMoment: Int { 34 }
    @inlinable @inline(__always)
    package static var snoozes: Int { 35 }
  }
}

/// The content of a row of `planner`.
package struct PlannerBuilder: RowBuilder {
  package typealias Row = PlannerRow

  package var preferences: Int
  package var paused: Int?
  package var snoozedUntil: Int?
  package var dailyReminder: Int?
  package var quietFrom: Int?
  package var quietTo: Int?
  package var trainingDays: Int?
  package var dailyMaximum: Int?
  package var device: Int
  package var deviceId: Int?
  package var deviceTimeZone: Int
  package var devicePending: Int
  package var log: Int
  package var logId: Int
  package var logType: Int
  package var logChannel: Int
  package var logPlannedFor: Int
  package var logSent: Int
  package var logReason: Int
  package var logMembers: Int
  package var logDevice: Int?
  package var logThings: Range<Int>
  package var allowedIf: Int
  package var badge: Int?
  package var missed: Int?
  package var atMost: Range<Int>
  package var reserved: Range<Int>
  package var burst: Int?
  package var batch: Int?
  package var pending: Int?
  package var horizon: Int?
  package var logMoment: Int?
  package var snoozes: Range<Int>

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
