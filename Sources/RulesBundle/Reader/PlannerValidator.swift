/// Validates stored records and the notification planner: every field of the planner belongs to the expected record, and no number causes an
/// overflow.
struct PlannerValidator: ColumnReading {
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
    // Every notification opens a link, which requires a scheme.
    try require(rows(.router) == 1 || rows(.notifications) + rows(.notificationBatches) == 0, .planner, 0)
  }

  // MARK: Records

  /// The parts of the name can be keys of objects, and the field has at most one default value, of its type.
  private func validate(field: Int) throws(BundleError) {
    let constant = bundle.recordFields[field].ifAbsent
    let setting = bundle.recordFields[field].setting
    try require(isDotted(bundle.utf8(bundle.recordFields[field].field)), .recordFields, field)
    try require(kind(field) != .enumeration || bundle.recordFields[field].values.count > 0, .recordFields, field)
    try require(constant.map { setting == nil && fits($0, field) } ?? true, .recordFields, field)
  }

  private func fits(_ constant: Int, _ field: Int) -> Bool {
    let value = bundle.constant(constant)
    return switch (value.tag, kind(field)) {
    case (.null, _): bundle.recordFields[field].orNull
    case (.bool, .bool), (.int, .int), (.string, .string), (.duration, .duration), (.timestamp, .timestamp): true
    case (.enumeration, .enumeration):
      value.bits < bundle.recordFields[field].values.count
    // Only the empty list is a valid default for a list.
    case (.list, .listOfBool), (.list, .listOfInt), (.list, .listOfString): value.count == 0
    default: false
    }
  }

  /// Whether the name consists of nonempty parts separated by dots.
  private func isDotted(_ name: UnsafeRawBufferPointer) -> Bool {
    var isPart = false
    for byte in name {
      if byte == UInt8(ascii: "."), !isPart { return false }
      isPart = byte != UInt8(ascii: ".")
    }
    return isPart
  }

  // MARK: Notifications

  /// The time by which a notification precedes its moment is bounded.
  private func validate(notification type: Int) throws(BundleError) {
    let before = bundle.notifications[type].before
    try require((0...BundleSchema.maximumLeadTime).contains(before), .notifications, type)
  }

  // MARK: The planner

  private func validatePreferences() throws(BundleError) {
    let record = bundle.planner[0].preferences
    let columns: [(Int, FactKind)] = [
      (PlannerRow.At.paused, .bool), (PlannerRow.At.snoozedUntil, .timestamp), (PlannerRow.At.dailyReminder, .string),
      (PlannerRow.At.quietFrom, .string), (PlannerRow.At.quietTo, .string), (PlannerRow.At.trainingDays, .listOfString),
      (PlannerRow.At.dailyMaximum, .int),
    ]
    try require(columns, of: record)
    for category in 0..<rows(.notificationCategories) {
      let field = bundle.notificationCategories[category].stored
      try require(field.map { isField($0, of: record, .bool) } ?? true, .notificationCategories, category)
    }
    for type in 0..<rows(.notifications) {
      let field = bundle.notifications[type].stored
      try require(field.map { isField($0, of: record, .bool) } ?? true, .notifications, type)
    }
  }

  private func validateDevice() throws(BundleError) {
    let columns: [(Int, FactKind)] = [
      (PlannerRow.At.deviceId, .string), (PlannerRow.At.deviceTimeZone, .string), (PlannerRow.At.devicePending, .listOfString),
    ]
    try require(columns, of: bundle.planner[0].device)
  }

  private func validateLog() throws(BundleError) {
    let record = bundle.planner[0].log
    let columns: [(Int, FactKind)] = [
      (PlannerRow.At.logId, .string), (PlannerRow.At.logType, .string), (PlannerRow.At.logChannel, .enumeration),
      (PlannerRow.At.logPlannedFor, .timestamp), (PlannerRow.At.logSent, .timestamp), (PlannerRow.At.logReason, .enumeration),
      (PlannerRow.At.logMembers, .listOfString), (PlannerRow.At.logDevice, .string), (PlannerRow.At.logMoment, .string),
    ]
    try require(columns, of: record)
    for thing in bundle.planner[0].logThings {
      try require(isField(bundle.plannerThings[thing].field, of: record, .string), .plannerThings, thing)
    }
  }

  /// Settings that are compared with numbers of notifications are counts.
  private func validateNumbers() throws(BundleError) {
    for row in bundle.planner[0].reserved {
      try require(isCount(bundle.plannerReserved[row].setting), .plannerReserved, row)
    }
    let pending = bundle.planner[0].pending
    try require(pending.map(isCount) ?? true, .planner, 0)
  }

  private func isCount(_ setting: Int) -> Bool {
    bundle.settings[setting].unit == .count && (0...Int64(UInt32.max)).contains(bundle.settings[setting].amount)
  }

  private func require(_ columns: [(Int, FactKind)], of record: Int) throws(BundleError) {
    for (column, kind) in columns {
      if let field = bundle.optional(.planner, 0, column), !isField(field, of: record, kind) {
        throw BundleError(.plannerInvalid, at: place(.planner, 0, column))
      }
    }
  }

  private func isField(_ field: Int, of record: Int, _ kind: FactKind) -> Bool {
    bundle.records[record].fields.contains(field) && self.kind(field) == kind
  }

  private func kind(_ field: Int) -> FactKind { bundle.recordFields[field].type }

  private func require(_ holds: Bool, _ section: BundleSection, _ row: Int) throws(BundleError) {
    if !holds { throw BundleError(.plannerInvalid, at: place(section, row)) }
  }
}
