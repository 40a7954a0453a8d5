/// What must be true of stored records and of how notifications are planned: every field that the planner reads or writes belongs to the
/// record that it is looked for in, and no number makes it count beyond what numbers hold.
struct PlannerValidator: SectionWords {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    for field in 0..<rows(.recordFields) { try validate(field: field) }
    for type in 0..<rows(.notifications) { try validate(notification: type) }
    try require(rows(.planner) <= 1, .planner, 0)
    guard rows(.planner) == 1 else { return }
    try validatePreferences()
    try validateDevice()
    try validateLog()
    try validateNumbers()
    // What is planned opens something, and an address needs a scheme.
    try require(rows(.router) == 1 || rows(.notifications) + rows(.notificationBatches) == 0, .planner, 0)
  }

  // MARK: Records

  /// A name whose parts can be keys of objects, and one value of its type to stand in for it, at most.
  private func validate(field: Int) throws(BundleError) {
    let constant = word(.recordFields, field, Word.RecordFields.ifAbsent)
    let setting = word(.recordFields, field, Word.RecordFields.setting)
    try require(isDotted(text(.recordFields, field, Word.RecordFields.field)), .recordFields, field)
    try require(kind(field) != .enumeration || word(.recordFields, field, Word.RecordFields.values + 1) > 0, .recordFields, field)
    try require(isNone(constant) || isNone(setting) && fits(constant, field), .recordFields, field)
  }

  private func fits(_ constant: Int, _ field: Int) -> Bool {
    switch (Value.Tag(rawValue: UInt8(truncatingIfNeeded: word(.constants, constant, Word.Constants.tag))), kind(field)) {
    case (.null, _): word(.recordFields, field, Word.RecordFields.orNull) == 1
    case (.bool, .bool), (.int, .int), (.string, .string), (.duration, .duration), (.timestamp, .timestamp): true
    case (.enumeration, .enumeration):
      word(.constants, constant, Word.Constants.bits) < word(.recordFields, field, Word.RecordFields.values + 1)
    // Only the empty list stands in for one.
    case (.list, .listOfBool), (.list, .listOfInt), (.list, .listOfString): word(.constants, constant, Word.Constants.bits) == 0
    default: false
    }
  }

  /// Parts with dots between, none of them empty.
  private func isDotted(_ name: UnsafeRawBufferPointer) -> Bool {
    var isPart = false
    for byte in name {
      if byte == UInt8(ascii: "."), !isPart { return false }
      isPart = byte != UInt8(ascii: ".")
    }
    return isPart
  }

  // MARK: Notifications

  /// How long before its moment one comes is less than anybody plans ahead.
  private func validate(notification type: Int) throws(BundleError) {
    let before = integer(.notifications, type, Word.Notifications.before)
    try require((0...Layout.longestBefore).contains(before), .notifications, type)
  }

  // MARK: The planner

  private func validatePreferences() throws(BundleError) {
    let record = word(.planner, 0, Word.Planner.preferences)
    let columns: [(Int, FactKind)] = [
      (Word.Planner.paused, .bool), (Word.Planner.snoozedUntil, .timestamp), (Word.Planner.dailyReminder, .string),
      (Word.Planner.quietFrom, .string), (Word.Planner.quietTo, .string), (Word.Planner.trainingDays, .listOfString),
      (Word.Planner.dailyMaximum, .int),
    ]
    try require(columns, of: record)
    for category in 0..<rows(.notificationCategories) {
      let field = word(.notificationCategories, category, Word.NotificationCategories.stored)
      try require(isNone(field) || isField(field, of: record, .bool), .notificationCategories, category)
    }
    for type in 0..<rows(.notifications) {
      let field = word(.notifications, type, Word.Notifications.stored)
      try require(isNone(field) || isField(field, of: record, .bool), .notifications, type)
    }
  }

  private func validateDevice() throws(BundleError) {
    let columns: [(Int, FactKind)] = [
      (Word.Planner.deviceId, .string), (Word.Planner.deviceTimeZone, .string), (Word.Planner.devicePending, .listOfString),
    ]
    try require(columns, of: word(.planner, 0, Word.Planner.device))
  }

  private func validateLog() throws(BundleError) {
    let record = word(.planner, 0, Word.Planner.log)
    let columns: [(Int, FactKind)] = [
      (Word.Planner.logId, .string), (Word.Planner.logType, .string), (Word.Planner.logChannel, .enumeration),
      (Word.Planner.logPlannedFor, .timestamp), (Word.Planner.logSent, .timestamp), (Word.Planner.logReason, .enumeration),
      (Word.Planner.logMembers, .listOfString), (Word.Planner.logDevice, .string), (Word.Planner.logMoment, .string),
    ]
    try require(columns, of: record)
    for thing in range(.planner, 0, Word.Planner.logThings) {
      try require(isField(word(.plannerThings, thing, Word.PlannerThings.field), of: record, .string), .plannerThings, thing)
    }
  }

  /// What is counted against other numbers is a number of notifications.
  private func validateNumbers() throws(BundleError) {
    for row in range(.planner, 0, Word.Planner.reserved) {
      try require(isCount(word(.plannerReserved, row, Word.PlannerReserved.setting)), .plannerReserved, row)
    }
    let pending = word(.planner, 0, Word.Planner.pending)
    try require(isNone(pending) || isCount(pending), .planner, 0)
  }

  private func isCount(_ setting: Int) -> Bool {
    word(.settings, setting, Word.Settings.unit) == SettingKind.count.rawValue && word(.settings, setting, Word.Settings.amount + 1) == 0
  }

  private func require(_ columns: [(Int, FactKind)], of record: Int) throws(BundleError) {
    for (column, kind) in columns {
      let field = word(.planner, 0, column)
      if !isNone(field), !isField(field, of: record, kind) { throw BundleError(.plannerInvalid, at: place(.planner, 0, column)) }
    }
  }

  private func isField(_ field: Int, of record: Int, _ kind: FactKind) -> Bool {
    range(.records, record, Word.Records.fields).contains(field) && self.kind(field) == kind
  }

  private func kind(_ field: Int) -> FactKind? { FactKind(rawValue: word(.recordFields, field, Word.RecordFields.type)) }

  private func require(_ holds: Bool, _ section: Section, _ row: Int) throws(BundleError) {
    if !holds { throw BundleError(.plannerInvalid, at: place(section, row)) }
  }
}
