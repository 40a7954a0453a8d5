import HandzRules
import RulesBundle
import RulesRuntime
import Testing

/// Stored records in the generated Swift.
@Suite struct GeneratedRecordTests {
  private func text(_ json: [UInt8]) -> String { String(decoding: json, as: UTF8.self) }

  @Test func whatWasNeverChosenIsNil() {
    let preferences = HandzNotificationPreferences()
    #expect(preferences.scheduleDailyReminderTime == nil && preferences.pausedAll == nil && preferences.snoozeUntil == nil)
    let effective = preferences.effective
    #expect(effective.scheduleDailyReminderTime == TimeOfDay(hour: 19, minute: 0) && !effective.pausedAll && effective.timesPrompted == 0)
    #expect(effective.scheduleMaxNotifsPerDay == HandzSetting.dailyMaximum.amount && effective.scheduleTrainingDays == [])
    #expect(text(preferences.json) == "{}" && preferences == HandzNotificationPreferences())
  }

  /// A switch that was never set has the state of its category or its type.
  @Test func switchesStandAsTheRulesSay() {
    var preferences = HandzNotificationPreferences()
    #expect(preferences.effective.categoryEnabledMaintenance && !preferences.effective.typeEnabledNMaintOverdue)
    preferences.categoryEnabledMaintenance = false
    preferences.typeEnabledNMaintOverdue = true
    #expect(!preferences.effective.categoryEnabledMaintenance && preferences.effective.typeEnabledNMaintOverdue)
    for category in HandzNotificationCategory.allCases { #expect(!category.label.text.isEmpty) }
  }

  @Test func choicesAreStoredAndTakenBack() throws {
    var preferences = HandzNotificationPreferences()
    preferences.scheduleDailyReminderTime = TimeOfDay(hour: 7, minute: 5)
    preferences.scheduleQuietHoursStart = TimeOfDay("23:00")
    preferences.scheduleTrainingDays = ["Mon", "Thu"]
    preferences.snoozeUntil = Timestamp("2026-03-02T10:00:00Z")
    preferences.categoryEnabledInbox = false
    #expect(
      text(preferences.json)
        == #"{"categoryEnabled":{"inbox":false},"schedule":{"dailyReminderTime":"07:05","quietHours":{"start":"23:00"},"trainingDays":["Mon","Thu"]},"snoozeUntil":"2026-03-02T10:00:00Z"}"#
    )
    var again = try HandzNotificationPreferences(json: preferences.json)
    #expect(again == preferences && again.snoozeUntil?.seconds == 1_772_445_600)
    again.scheduleDailyReminderTime = nil
    again.snoozeUntil = nil
    again.scheduleTrainingDays = nil
    #expect(text(again.json) == #"{"categoryEnabled":{"inbox":false},"schedule":{"quietHours":{"start":"23:00"}}}"#)
  }

  /// What another version stored loads, counts as never chosen if it has no meaning here, and stays.
  @Test func otherVersionsLoseNothing() throws {
    let stored = #"{"systemPermission":"provisional","seenDeniedBanner":"yes","focus":{"mode":"gym"}}"#
    var device = try HandzNotificationDevice(json: Array(stored.utf8))
    #expect(device.systemPermission == nil && device.effective.systemPermission == .unknown && !device.effective.seenDeniedBanner)
    #expect(device.notes.unreadable == ["systemPermission", "seenDeniedBanner"] && device.notes.unknown == ["focus.mode"])
    device.seenDeniedBanner = true
    #expect(text(device.json) == #"{"seenDeniedBanner":true,"systemPermission":"provisional","focus":{"mode":"gym"}}"#)
    // An invalid time counts as never chosen, as in the planner.
    let odd = try HandzNotificationPreferences(json: Array(#"{"schedule":{"dailyReminderTime":"25:00"}}"#.utf8))
    #expect(odd.scheduleDailyReminderTime == nil && odd.effective.scheduleDailyReminderTime == TimeOfDay(hour: 19, minute: 0))
    #expect(throws: RequestError.self) { try HandzNotificationDevice(json: Array("[]".utf8)) }
  }

  @Test func everyRecordHasItsType() throws {
    var upload = HandzUpload()
    upload.duration = .seconds(90)
    upload.sizeBytes = 1_000
    #expect(text(upload.json) == #"{"sizeBytes":1000,"duration":"90s"}"# && upload.duration == .seconds(90))
    var profile = HandzProfile()
    profile.planState = .pro
    profile.subscriptionStatus = .billingIssue
    #expect(try HandzProfile(json: profile.json).planState == .pro && profile.effective.featureFlags == [])
    for record in HandzRecord.allCases { #expect(Handz.rules.record(record.name) == Int(record.rawValue)) }
  }

  @Test func timesOfDayAreClocks() {
    #expect(TimeOfDay("19:00")?.minute == 1140 && TimeOfDay(hour: 9, minute: 5)?.text == "09:05")
    #expect(TimeOfDay("24:00") == nil && TimeOfDay("7:00") == nil && TimeOfDay(hour: 24, minute: 0) == nil && TimeOfDay("07:60") == nil)
    #expect(TimeOfDay(hour: 23, minute: 59).map { $0.hour == 23 && $0.minuteOfHour == 59 } == true)
    #expect(Timestamp("2026-03-02T10:00:00Z")?.text == "2026-03-02T10:00:00Z" && Timestamp("tomorrow") == nil)
    #expect(Zone.WallTime(year: 2024, month: 2, day: 29, hour: 7)?.minute == 420 && Zone.WallTime(year: 2026, month: 2, day: 29) == nil)
    #expect(Zone.WallTime(year: 2026, month: 13, day: 1) == nil && Zone.WallTime(year: 2026, month: 4, day: 31) == nil)
  }
}
