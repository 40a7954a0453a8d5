// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// The state of one device. Logging out cancels everything that is pending in the system.
///
/// Source: CH27 §5.3; CH27 §9.1
///
/// A field is nil if it was never set; set it to nil to clear it. Records of older and newer versions can be read, and fields that this version does not know are preserved.
public struct HandzNotificationDevice: Sendable, Equatable {
  /// The values of `systemPermission`.
  public enum SystemPermission: Int, CaseIterable, Sendable {
    /// The value `unknown` of the field `systemPermission`.
    case unknown = 0
    /// The value `granted` of the field `systemPermission`.
    case granted = 1
    /// The value `denied` of the field `systemPermission`.
    case denied = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .unknown: "unknown"
      case .granted: "granted"
      case .denied: "denied"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The record in the type of the runtime.
  public internal(set) var stored: StoredRecord

  /// Creates an empty record.
  public init() { stored = Handz.rules.emptyRecord(0) }

  init(_ stored: StoredRecord) { self.stored = stored }

  /// Parses the JSON of any version. Throws only if it is not a JSON object.
  public init(json: [UInt8]) throws(RequestError) { stored = try Handz.rules.read(record: 0, json: json) }

  /// The JSON to store, in UTF-8.
  public var json: [UInt8] { Handz.rules.json(of: stored) }

  /// The parts of the JSON that this version does not understand.
  public var notes: StoredRecord.Notes { stored.notes }

  /// What tells this device from the person's others.
  public var deviceId: String? {
    get { stored.values[0].flatMap { $0.text } }
    set { Handz.rules.set(field: 0, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// What the system last said; the system itself is right.
  public var systemPermission: SystemPermission? {
    get { stored.values[1].flatMap { $0.text.flatMap { SystemPermission(name: $0) } } }
    set { Handz.rules.set(field: 1, of: &stored, to: newValue.map { .text($0.name) }) }
  }

  /// Whether the system has put its question here.
  public var systemDialogShown: Bool? {
    get { stored.values[2].flatMap { $0.bool } }
    set { Handz.rules.set(field: 2, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// Whether the banner after a refusal has been shown here.
  public var seenDeniedBanner: Bool? {
    get { stored.values[3].flatMap { $0.bool } }
    set { Handz.rules.set(field: 3, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// The time zone that what waits was planned for.
  public var timeZoneId: String? {
    get { stored.values[4].flatMap { $0.text } }
    set { Handz.rules.set(field: 4, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The ids of what waits with the system.
  public var pendingRequests: [String]? {
    get { stored.values[5].flatMap { $0.list { $0.text } } }
    set { Handz.rules.set(field: 5, of: &stored, to: newValue.map { .list($0.map { .text($0) }) }) }
  }

  /// The effective values: the stored values, or the defaults of the rules.
  public var effective: Effective { Effective(record: self) }

  /// The effective values of a record: the stored values, or the defaults of the rules.
  public struct Effective: Sendable, Equatable {
    fileprivate let record: HandzNotificationDevice

    /// The effective value of `systemPermission`.
    public var systemPermission: SystemPermission { record.systemPermission ?? Handz.rules.defaultValue(forField: 1) { $0.text.flatMap { SystemPermission(name: $0) } } }

    /// The effective value of `systemDialogShown`.
    public var systemDialogShown: Bool { record.systemDialogShown ?? Handz.rules.defaultValue(forField: 2) { $0.bool } }

    /// The effective value of `seenDeniedBanner`.
    public var seenDeniedBanner: Bool { record.seenDeniedBanner ?? Handz.rules.defaultValue(forField: 3) { $0.bool } }

    /// The effective value of `pendingRequests`.
    public var pendingRequests: [String] { record.pendingRequests ?? Handz.rules.defaultValue(forField: 5) { $0.list { $0.text } } }
  }
}

/// One row for each notification that was planned, sent or suppressed. A trigger whose conditions do not hold leaves none. The fields of its context are what it is about, and what tells it from others of its type.
///
/// Source: CH27 §9.2
///
/// A field is nil if it was never set; set it to nil to clear it. Records of older and newer versions can be read, and fields that this version does not know are preserved.
public struct HandzNotificationEventLog: Sendable, Equatable {
  /// The values of `channel`.
  public enum Channel: Int, CaseIterable, Sendable {
    /// The value `local` of the field `channel`.
    case local = 0
    /// The value `push` of the field `channel`.
    case push = 1
    /// The value `in_app` of the field `channel`.
    case inApp = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .local: "local"
      case .push: "push"
      case .inApp: "in_app"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `suppressedReason`.
  public enum SuppressedReason: Int, CaseIterable, Sendable {
    /// The value `system_denied` of the field `suppressedReason`.
    case systemDenied = 0
    /// The value `paused_all` of the field `suppressedReason`.
    case pausedAll = 1
    /// The value `category_off` of the field `suppressedReason`.
    case categoryOff = 2
    /// The value `missing_data` of the field `suppressedReason`.
    case missingData = 3
    /// The value `sender_blocked` of the field `suppressedReason`.
    case senderBlocked = 4
    /// The value `abuse_filter` of the field `suppressedReason`.
    case abuseFilter = 5
    /// The value `snoozed` of the field `suppressedReason`.
    case snoozed = 6
    /// The value `quiet_hours` of the field `suppressedReason`.
    case quietHours = 7
    /// The value `rate_limited` of the field `suppressedReason`.
    case rateLimited = 8

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .systemDenied: "system_denied"
      case .pausedAll: "paused_all"
      case .categoryOff: "category_off"
      case .missingData: "missing_data"
      case .senderBlocked: "sender_blocked"
      case .abuseFilter: "abuse_filter"
      case .snoozed: "snoozed"
      case .quietHours: "quiet_hours"
      case .rateLimited: "rate_limited"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The record in the type of the runtime.
  public internal(set) var stored: StoredRecord

  /// Creates an empty record.
  public init() { stored = Handz.rules.emptyRecord(1) }

  init(_ stored: StoredRecord) { self.stored = stored }

  /// Parses the JSON of any version. Throws only if it is not a JSON object.
  public init(json: [UInt8]) throws(RequestError) { stored = try Handz.rules.read(record: 1, json: json) }

  /// The JSON to store, in UTF-8.
  public var json: [UInt8] { Handz.rules.json(of: stored) }

  /// The parts of the JSON that this version does not understand.
  public var notes: StoredRecord.Notes { stored.notes }

  /// The row.
  public var id: String? {
    get { stored.values[0].flatMap { $0.text } }
    set { Handz.rules.set(field: 6, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// Who it was for.
  public var userId: String? {
    get { stored.values[1].flatMap { $0.text } }
    set { Handz.rules.set(field: 7, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The type.
  public var typeId: String? {
    get { stored.values[2].flatMap { $0.text } }
    set { Handz.rules.set(field: 8, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// How it was delivered.
  public var channel: Channel? {
    get { stored.values[3].flatMap { $0.text.flatMap { Channel(name: $0) } } }
    set { Handz.rules.set(field: 9, of: &stored, to: newValue.map { .text($0.name) }) }
  }

  /// When it should come; the new time for one that waits.
  public var scheduledFor: Timestamp? {
    get { stored.values[4].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 10, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// When it came.
  public var sentAt: Timestamp? {
    get { stored.values[5].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 11, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// When it was tapped.
  public var openedAt: Timestamp? {
    get { stored.values[6].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 12, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// Why it was not delivered; null if it was. If several reasons apply, the first one in this list.
  public var suppressedReason: SuppressedReason? {
    get { stored.values[7].flatMap { $0.text.flatMap { SuppressedReason(name: $0) } } }
    set { Handz.rules.set(field: 13, of: &stored, to: newValue.map { .text($0.name) }) }
  }

  /// The flow.
  public var contextFlowId: String? {
    get { stored.values[8].flatMap { $0.text } }
    set { Handz.rules.set(field: 14, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The mastery plan.
  public var contextPlanId: String? {
    get { stored.values[9].flatMap { $0.text } }
    set { Handz.rules.set(field: 15, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The import.
  public var contextImportId: String? {
    get { stored.values[10].flatMap { $0.text } }
    set { Handz.rules.set(field: 16, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The planned session.
  public var contextSessionId: String? {
    get { stored.values[11].flatMap { $0.text } }
    set { Handz.rules.set(field: 17, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The trial.
  public var contextTrialId: String? {
    get { stored.values[12].flatMap { $0.text } }
    set { Handz.rules.set(field: 18, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The failed payment.
  public var contextBillingEventId: String? {
    get { stored.values[13].flatMap { $0.text } }
    set { Handz.rules.set(field: 19, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// What was put together into this one, each by its type, what it is about and its day.
  public var contextMembers: [String]? {
    get { stored.values[14].flatMap { $0.list { $0.text } } }
    set { Handz.rules.set(field: 20, of: &stored, to: newValue.map { .list($0.map { .text($0) }) }) }
  }

  /// The device that planned it; null for a push.
  public var contextDeviceId: String? {
    get { stored.values[15].flatMap { $0.text } }
    set { Handz.rules.set(field: 21, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The time of the session as it was when the row was planned. A session that was moved has another one.
  public var contextMoment: String? {
    get { stored.values[16].flatMap { $0.text } }
    set { Handz.rules.set(field: 22, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The version of the app.
  public var appVersion: String? {
    get { stored.values[17].flatMap { $0.text } }
    set { Handz.rules.set(field: 23, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The effective values: the stored values, or the defaults of the rules.
  public var effective: Effective { Effective(record: self) }

  /// The effective values of a record: the stored values, or the defaults of the rules.
  public struct Effective: Sendable, Equatable {
    fileprivate let record: HandzNotificationEventLog

    /// The effective value of `context.members`.
    public var contextMembers: [String] { record.contextMembers ?? Handz.rules.defaultValue(forField: 20) { $0.list { $0.text } } }
  }
}

/// What a person has chosen about notifications, the same on all their devices.
///
/// Source: CH27 §9.1
///
/// A field is nil if it was never set; set it to nil to clear it. Records of older and newer versions can be read, and fields that this version does not know are preserved.
public struct HandzNotificationPreferences: Sendable, Equatable {
  /// The record in the type of the runtime.
  public internal(set) var stored: StoredRecord

  /// Creates an empty record.
  public init() { stored = Handz.rules.emptyRecord(2) }

  init(_ stored: StoredRecord) { self.stored = stored }

  /// Parses the JSON of any version. Throws only if it is not a JSON object.
  public init(json: [UInt8]) throws(RequestError) { stored = try Handz.rules.read(record: 2, json: json) }

  /// The JSON to store, in UTF-8.
  public var json: [UInt8] { Handz.rules.json(of: stored) }

  /// The parts of the JSON that this version does not understand.
  public var notes: StoredRecord.Notes { stored.notes }

  /// Whose they are.
  public var userId: String? {
    get { stored.values[0].flatMap { $0.text } }
    set { Handz.rules.set(field: 24, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// Whether everything is paused. The system's permission stays as it is.
  public var pausedAll: Bool? {
    get { stored.values[1].flatMap { $0.bool } }
    set { Handz.rules.set(field: 25, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// Its switch; null while untouched.
  public var categoryEnabledMaintenance: Bool? {
    get { stored.values[2].flatMap { $0.bool } }
    set { Handz.rules.set(field: 26, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// Its switch; null while untouched.
  public var categoryEnabledPractice: Bool? {
    get { stored.values[3].flatMap { $0.bool } }
    set { Handz.rules.set(field: 27, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// Its switch; null while untouched.
  public var categoryEnabledMastery: Bool? {
    get { stored.values[4].flatMap { $0.bool } }
    set { Handz.rules.set(field: 28, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// Its switch; null while untouched.
  public var categoryEnabledInbox: Bool? {
    get { stored.values[5].flatMap { $0.bool } }
    set { Handz.rules.set(field: 29, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// Its switch; null while untouched.
  public var categoryEnabledBilling: Bool? {
    get { stored.values[6].flatMap { $0.bool } }
    set { Handz.rules.set(field: 30, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// Its switch; null while untouched.
  public var categoryEnabledAccountSecurity: Bool? {
    get { stored.values[7].flatMap { $0.bool } }
    set { Handz.rules.set(field: 31, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// Its switch; null while untouched.
  public var typeEnabledNMaintOverdue: Bool? {
    get { stored.values[8].flatMap { $0.bool } }
    set { Handz.rules.set(field: 32, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// Its switch; null while untouched.
  public var typeEnabledNPracticeStreakNudge: Bool? {
    get { stored.values[9].flatMap { $0.bool } }
    set { Handz.rules.set(field: 33, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// The person's reminder time, by the clock on the wall.
  public var scheduleDailyReminderTime: TimeOfDay? {
    get { stored.values[10].flatMap { $0.timeOfDay } }
    set { Handz.rules.set(field: 34, of: &stored, to: newValue.map { .text($0.text) }) }
  }

  /// When the person's quiet hours begin.
  public var scheduleQuietHoursStart: TimeOfDay? {
    get { stored.values[11].flatMap { $0.timeOfDay } }
    set { Handz.rules.set(field: 35, of: &stored, to: newValue.map { .text($0.text) }) }
  }

  /// When the person's quiet hours end.
  public var scheduleQuietHoursEnd: TimeOfDay? {
    get { stored.values[12].flatMap { $0.timeOfDay } }
    set { Handz.rules.set(field: 36, of: &stored, to: newValue.map { .text($0.text) }) }
  }

  /// The days on which reminders that can wait should come; an empty list is all days. Each is `Mon`, `Tue`, `Wed`, `Thu`, `Fri`, `Sat`, or `Sun`.
  public var scheduleTrainingDays: [String]? {
    get { stored.values[13].flatMap { $0.list { $0.text } } }
    set { Handz.rules.set(field: 37, of: &stored, to: newValue.map { .list($0.map { .text($0) }) }) }
  }

  /// The person's daily maximum.
  public var scheduleMaxNotifsPerDay: Int? {
    get { stored.values[14].flatMap { $0.int } }
    set { Handz.rules.set(field: 38, of: &stored, to: newValue.map { .int(Int64($0)) }) }
  }

  /// Until when reminders wait; null when they do not.
  public var snoozeUntil: Timestamp? {
    get { stored.values[15].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 39, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// When the sheet about reminders was last shown.
  public var lastPromptedAt: Timestamp? {
    get { stored.values[16].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 40, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// How often the sheet about reminders was shown.
  public var timesPrompted: Int? {
    get { stored.values[17].flatMap { $0.int } }
    set { Handz.rules.set(field: 41, of: &stored, to: newValue.map { .int(Int64($0)) }) }
  }

  /// When something here last changed.
  public var updatedAt: Timestamp? {
    get { stored.values[18].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 42, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// The effective values: the stored values, or the defaults of the rules.
  public var effective: Effective { Effective(record: self) }

  /// The effective values of a record: the stored values, or the defaults of the rules.
  public struct Effective: Sendable, Equatable {
    fileprivate let record: HandzNotificationPreferences

    /// The effective value of `pausedAll`.
    public var pausedAll: Bool { record.pausedAll ?? Handz.rules.defaultValue(forField: 25) { $0.bool } }

    /// The effective value of `categoryEnabled.maintenance`.
    public var categoryEnabledMaintenance: Bool { record.categoryEnabledMaintenance ?? Handz.rules.switchDefault(26) ?? false }

    /// The effective value of `categoryEnabled.practice`.
    public var categoryEnabledPractice: Bool { record.categoryEnabledPractice ?? Handz.rules.switchDefault(27) ?? false }

    /// The effective value of `categoryEnabled.mastery`.
    public var categoryEnabledMastery: Bool { record.categoryEnabledMastery ?? Handz.rules.switchDefault(28) ?? false }

    /// The effective value of `categoryEnabled.inbox`.
    public var categoryEnabledInbox: Bool { record.categoryEnabledInbox ?? Handz.rules.switchDefault(29) ?? false }

    /// The effective value of `categoryEnabled.billing`.
    public var categoryEnabledBilling: Bool { record.categoryEnabledBilling ?? Handz.rules.switchDefault(30) ?? false }

    /// The effective value of `categoryEnabled.accountSecurity`.
    public var categoryEnabledAccountSecurity: Bool { record.categoryEnabledAccountSecurity ?? Handz.rules.switchDefault(31) ?? false }

    /// The effective value of `typeEnabled.N-MAINT-OVERDUE`.
    public var typeEnabledNMaintOverdue: Bool { record.typeEnabledNMaintOverdue ?? Handz.rules.switchDefault(32) ?? false }

    /// The effective value of `typeEnabled.N-PRACTICE-STREAK-NUDGE`.
    public var typeEnabledNPracticeStreakNudge: Bool { record.typeEnabledNPracticeStreakNudge ?? Handz.rules.switchDefault(33) ?? false }

    /// The effective value of `schedule.dailyReminderTime`.
    public var scheduleDailyReminderTime: TimeOfDay { record.scheduleDailyReminderTime ?? Handz.rules.defaultValue(forField: 34) { $0.timeOfDay } }

    /// The effective value of `schedule.quietHours.start`.
    public var scheduleQuietHoursStart: TimeOfDay { record.scheduleQuietHoursStart ?? Handz.rules.defaultValue(forField: 35) { $0.timeOfDay } }

    /// The effective value of `schedule.quietHours.end`.
    public var scheduleQuietHoursEnd: TimeOfDay { record.scheduleQuietHoursEnd ?? Handz.rules.defaultValue(forField: 36) { $0.timeOfDay } }

    /// The effective value of `schedule.trainingDays`.
    public var scheduleTrainingDays: [String] { record.scheduleTrainingDays ?? Handz.rules.defaultValue(forField: 37) { $0.list { $0.text } } }

    /// The effective value of `schedule.maxNotifsPerDay`.
    public var scheduleMaxNotifsPerDay: Int { record.scheduleMaxNotifsPerDay ?? Handz.rules.defaultValue(forField: 38) { $0.int } }

    /// The effective value of `timesPrompted`.
    public var timesPrompted: Int { record.timesPrompted ?? Handz.rules.defaultValue(forField: 41) { $0.int } }
  }
}

/// Whether and how often one mastery plan reminds.
///
/// Source: CH27 §6.2
///
/// A field is nil if it was never set; set it to nil to clear it. Records of older and newer versions can be read, and fields that this version does not know are preserved.
public struct HandzPlanReminder: Sendable, Equatable {
  /// The record in the type of the runtime.
  public internal(set) var stored: StoredRecord

  /// Creates an empty record.
  public init() { stored = Handz.rules.emptyRecord(3) }

  init(_ stored: StoredRecord) { self.stored = stored }

  /// Parses the JSON of any version. Throws only if it is not a JSON object.
  public init(json: [UInt8]) throws(RequestError) { stored = try Handz.rules.read(record: 3, json: json) }

  /// The JSON to store, in UTF-8.
  public var json: [UInt8] { Handz.rules.json(of: stored) }

  /// The parts of the JSON that this version does not understand.
  public var notes: StoredRecord.Notes { stored.notes }

  /// Whose it is.
  public var userId: String? {
    get { stored.values[0].flatMap { $0.text } }
    set { Handz.rules.set(field: 43, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// Which plan.
  public var planId: String? {
    get { stored.values[1].flatMap { $0.text } }
    set { Handz.rules.set(field: 44, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// Whether it reminds at all; null while untouched.
  public var enabled: Bool? {
    get { stored.values[2].flatMap { $0.bool } }
    set { Handz.rules.set(field: 45, of: &stored, to: newValue.map { .bool($0) }) }
  }

  /// How often; null is as the plan says.
  public var timesPerWeek: Int? {
    get { stored.values[3].flatMap { $0.int } }
    set { Handz.rules.set(field: 46, of: &stored, to: newValue.map { .int(Int64($0)) }) }
  }
}

/// What is kept about a person with an account; a guest has none. Only the name travels, with what the person shares.
///
/// Source: CH07 §4; CH29 §4
///
/// A field is nil if it was never set; set it to nil to clear it. Records of older and newer versions can be read, and fields that this version does not know are preserved.
public struct HandzProfile: Sendable, Equatable {
  /// The values of `planState`.
  public enum PlanState: Int, CaseIterable, Sendable {
    /// An account without a subscription.
    ///
    /// Source: CH08 §1.1
    case free = 0
    /// Pro for a limited time; then Pro if it converts, else Free.
    ///
    /// Source: CH08 §1.1; CH08 §6
    case trial = 1
    /// An active subscription.
    ///
    /// Source: CH08 §1.1
    case pro = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .free: "free"
      case .trial: "trial"
      case .pro: "pro"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `subscriptionStatus`.
  public enum SubscriptionStatus: Int, CaseIterable, Sendable {
    /// The value `none` of the field `subscriptionStatus`.
    case none = 0
    /// The value `active` of the field `subscriptionStatus`.
    case active = 1
    /// The value `trial` of the field `subscriptionStatus`.
    case trial = 2
    /// The value `billing_issue` of the field `subscriptionStatus`.
    case billingIssue = 3
    /// The value `expired` of the field `subscriptionStatus`.
    case expired = 4

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .none: "none"
      case .active: "active"
      case .trial: "trial"
      case .billingIssue: "billing_issue"
      case .expired: "expired"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The record in the type of the runtime.
  public internal(set) var stored: StoredRecord

  /// Creates an empty record.
  public init() { stored = Handz.rules.emptyRecord(4) }

  init(_ stored: StoredRecord) { self.stored = stored }

  /// Parses the JSON of any version. Throws only if it is not a JSON object.
  public init(json: [UInt8]) throws(RequestError) { stored = try Handz.rules.read(record: 4, json: json) }

  /// The JSON to store, in UTF-8.
  public var json: [UInt8] { Handz.rules.json(of: stored) }

  /// The parts of the JSON that this version does not understand.
  public var notes: StoredRecord.Notes { stored.notes }

  /// The id of the user; it never changes.
  public var userId: String? {
    get { stored.values[0].flatMap { $0.text } }
    set { Handz.rules.set(field: 47, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// What others read when the person shares; null until there is one.
  public var displayName: String? {
    get { stored.values[1].flatMap { $0.text } }
    set { Handz.rules.set(field: 48, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// Their handle (CH29 calls it username).
  public var handle: String? {
    get { stored.values[2].flatMap { $0.text } }
    set { Handz.rules.set(field: 49, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The picture; null is a tile with initials.
  public var avatar: String? {
    get { stored.values[3].flatMap { $0.text } }
    set { Handz.rules.set(field: 50, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// When the account was made.
  public var createdAt: Timestamp? {
    get { stored.values[4].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 51, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// The plan when the server last looked. The plan in force is computed on the device.
  public var planState: PlanState? {
    get { stored.values[5].flatMap { $0.text.flatMap { PlanState(name: $0) } } }
    set { Handz.rules.set(field: 52, of: &stored, to: newValue.map { .text($0.name) }) }
  }

  /// When the trial began; null without one.
  public var trialStart: Timestamp? {
    get { stored.values[6].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 53, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// When it ends or ended; null without one.
  public var trialEnd: Timestamp? {
    get { stored.values[7].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 54, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// What the store last said.
  public var subscriptionStatus: SubscriptionStatus? {
    get { stored.values[8].flatMap { $0.text.flatMap { SubscriptionStatus(name: $0) } } }
    set { Handz.rules.set(field: 55, of: &stored, to: newValue.map { .text($0.name) }) }
  }

  /// What the server has switched on for this account.
  public var featureFlags: [String]? {
    get { stored.values[9].flatMap { $0.list { $0.text } } }
    set { Handz.rules.set(field: 56, of: &stored, to: newValue.map { .list($0.map { .text($0) }) }) }
  }

  /// The effective values: the stored values, or the defaults of the rules.
  public var effective: Effective { Effective(record: self) }

  /// The effective values of a record: the stored values, or the defaults of the rules.
  public struct Effective: Sendable, Equatable {
    fileprivate let record: HandzProfile

    /// The effective value of `subscriptionStatus`.
    public var subscriptionStatus: SubscriptionStatus { record.subscriptionStatus ?? Handz.rules.defaultValue(forField: 55) { $0.text.flatMap { SubscriptionStatus(name: $0) } } }

    /// The effective value of `featureFlags`.
    public var featureFlags: [String] { record.featureFlags ?? Handz.rules.defaultValue(forField: 56) { $0.list { $0.text } } }
  }
}

/// One change on its way to the server.
///
/// Source: CH28 §7.2
///
/// A field is nil if it was never set; set it to nil to clear it. Records of older and newer versions can be read, and fields that this version does not know are preserved.
public struct HandzSyncOperation: Sendable, Equatable {
  /// The record in the type of the runtime.
  public internal(set) var stored: StoredRecord

  /// Creates an empty record.
  public init() { stored = Handz.rules.emptyRecord(5) }

  init(_ stored: StoredRecord) { self.stored = stored }

  /// Parses the JSON of any version. Throws only if it is not a JSON object.
  public init(json: [UInt8]) throws(RequestError) { stored = try Handz.rules.read(record: 5, json: json) }

  /// The JSON to store, in UTF-8.
  public var json: [UInt8] { Handz.rules.json(of: stored) }

  /// The parts of the JSON that this version does not understand.
  public var notes: StoredRecord.Notes { stored.notes }

  /// What tells it from every other one on every device; the server applies it once.
  public var opId: String? {
    get { stored.values[0].flatMap { $0.text } }
    set { Handz.rules.set(field: 57, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// What is done.
  public var opType: String? {
    get { stored.values[1].flatMap { $0.text } }
    set { Handz.rules.set(field: 58, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// What it is done to.
  public var entityType: String? {
    get { stored.values[2].flatMap { $0.text } }
    set { Handz.rules.set(field: 59, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// Which one; an id of the device until the server has given one.
  public var entityId: String? {
    get { stored.values[3].flatMap { $0.text } }
    set { Handz.rules.set(field: 60, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// What is sent. No log has it.
  public var payloadJson: String? {
    get { stored.values[4].flatMap { $0.text } }
    set { Handz.rules.set(field: 61, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// When it was added. Nothing is ordered by it.
  public var createdAt: Timestamp? {
    get { stored.values[5].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 62, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// How often it was sent.
  public var attemptCount: Int? {
    get { stored.values[6].flatMap { $0.int } }
    set { Handz.rules.set(field: 63, of: &stored, to: newValue.map { .int(Int64($0)) }) }
  }

  /// Before this time it is not tried again.
  public var nextRetryAt: Timestamp? {
    get { stored.values[7].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 64, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// Why it last failed.
  public var lastErrorCode: String? {
    get { stored.values[8].flatMap { $0.text } }
    set { Handz.rules.set(field: 65, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// More about that; never user input.
  public var lastErrorMessage: String? {
    get { stored.values[9].flatMap { $0.text } }
    set { Handz.rules.set(field: 66, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// What must be done first; null when nothing must.
  public var dependsOnOpId: String? {
    get { stored.values[10].flatMap { $0.text } }
    set { Handz.rules.set(field: 67, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The device that it was made on.
  public var deviceId: String? {
    get { stored.values[11].flatMap { $0.text } }
    set { Handz.rules.set(field: 68, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// Whose it is. Only that user's login sends it.
  public var userId: String? {
    get { stored.values[12].flatMap { $0.text } }
    set { Handz.rules.set(field: 69, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// The effective values: the stored values, or the defaults of the rules.
  public var effective: Effective { Effective(record: self) }

  /// The effective values of a record: the stored values, or the defaults of the rules.
  public struct Effective: Sendable, Equatable {
    fileprivate let record: HandzSyncOperation

    /// The effective value of `attempt_count`.
    public var attemptCount: Int { record.attemptCount ?? Handz.rules.defaultValue(forField: 63) { $0.int } }
  }
}

/// What is kept about one uploaded file. None of it travels with a share link.
///
/// Source: CH29 §5.2
///
/// A field is nil if it was never set; set it to nil to clear it. Records of older and newer versions can be read, and fields that this version does not know are preserved.
public struct HandzUpload: Sendable, Equatable {
  /// The record in the type of the runtime.
  public internal(set) var stored: StoredRecord

  /// Creates an empty record.
  public init() { stored = Handz.rules.emptyRecord(6) }

  init(_ stored: StoredRecord) { self.stored = stored }

  /// Parses the JSON of any version. Throws only if it is not a JSON object.
  public init(json: [UInt8]) throws(RequestError) { stored = try Handz.rules.read(record: 6, json: json) }

  /// The JSON to store, in UTF-8.
  public var json: [UInt8] { Handz.rules.json(of: stored) }

  /// The parts of the JSON that this version does not understand.
  public var notes: StoredRecord.Notes { stored.notes }

  /// Whose it is.
  public var userId: String? {
    get { stored.values[0].flatMap { $0.text } }
    set { Handz.rules.set(field: 70, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// Its size; the storage counts it.
  public var sizeBytes: Int? {
    get { stored.values[1].flatMap { $0.int } }
    set { Handz.rules.set(field: 71, of: &stored, to: newValue.map { .int(Int64($0)) }) }
  }

  /// What kind of file it is.
  public var mimeType: String? {
    get { stored.values[2].flatMap { $0.text } }
    set { Handz.rules.set(field: 72, of: &stored, to: newValue.map { .text($0) }) }
  }

  /// How long the video is.
  public var duration: Swift.Duration? {
    get { stored.values[3].flatMap { $0.duration } }
    set { Handz.rules.set(field: 73, of: &stored, to: newValue.map { .duration($0) }) }
  }

  /// When it was uploaded.
  public var createdAt: Timestamp? {
    get { stored.values[4].flatMap { $0.timestamp } }
    set { Handz.rules.set(field: 74, of: &stored, to: newValue.map { .timestamp($0) }) }
  }

  /// Where the storage has it. Only the server and the person's own devices know.
  public var storagePath: String? {
    get { stored.values[5].flatMap { $0.text } }
    set { Handz.rules.set(field: 75, of: &stored, to: newValue.map { .text($0) }) }
  }
}
