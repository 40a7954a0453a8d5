import RulesBundle
import TestSupport
import Testing

/// Stored records that cannot be read, and planners that refer to wrong fields, are rejected on load.
@Suite struct BadPlannerTests {
  private let bundle = Result { try RuleBundle(RealRules.file) }

  /// The real bundle with one word replaced. Returns the reason if the location is that of the row or the word.
  private func refusal(_ word: UInt32, _ section: BundleSection, _ row: Int, _ column: Int) -> BundleError.Reason? {
    var file = BundleFile(RealRules.file)
    let place = file.place(section, row, column)
    file.set(word, at: place)
    guard let refusal = file.refusal else { return nil }
    #expect([place, file.place(section, row, 0)].contains(refusal.offset), "\(section) \(row) \(column)")
    return refusal.reason
  }

  private func field(_ name: String, of record: String) throws -> Int {
    let bundle = try bundle.get()
    let row = try #require(bundle.find(.records, record))
    return try #require(
      bundle.records[row].fields.first { bundle.text(bundle.recordFields[$0].field) == name })
  }

  /// Every column of the planner that names a field, with a field of the right record and another type, and with one of another record.
  @Test func fieldsOfThePlannerAreFieldsOfItsRecords() throws {
    let columns: [(Int, of: String)] = [
      (PlannerRow.At.paused, "NotificationPreferences"), (PlannerRow.At.snoozedUntil, "NotificationPreferences"),
      (PlannerRow.At.dailyReminder, "NotificationPreferences"), (PlannerRow.At.quietFrom, "NotificationPreferences"),
      (PlannerRow.At.quietTo, "NotificationPreferences"), (PlannerRow.At.trainingDays, "NotificationPreferences"),
      (PlannerRow.At.dailyMaximum, "NotificationPreferences"), (PlannerRow.At.deviceId, "NotificationDevice"),
      (PlannerRow.At.deviceTimeZone, "NotificationDevice"), (PlannerRow.At.devicePending, "NotificationDevice"),
      (PlannerRow.At.logId, "NotificationEventLog"), (PlannerRow.At.logType, "NotificationEventLog"),
      (PlannerRow.At.logChannel, "NotificationEventLog"), (PlannerRow.At.logPlannedFor, "NotificationEventLog"),
      (PlannerRow.At.logSent, "NotificationEventLog"), (PlannerRow.At.logReason, "NotificationEventLog"),
      (PlannerRow.At.logMembers, "NotificationEventLog"), (PlannerRow.At.logDevice, "NotificationEventLog"),
    ]
    let bundle = try bundle.get()
    for (column, record) in columns {
      let own = bundle.records[try #require(bundle.find(.records, record))].fields
      let kind = bundle.recordFields[bundle.column(.planner, 0, column)].type
      for field in 0..<bundle.count(.recordFields) {
        let isTaken = own.contains(field) && bundle.recordFields[field].type == kind
        #expect(refusal(UInt32(field), .planner, 0, column) == (isTaken ? nil : .plannerInvalid), "column \(column), field \(field)")
      }
    }
  }

  @Test func aRecordOfAnotherShapeIsRefused() throws {
    let bundle = try bundle.get()
    let other = UInt32(try #require(bundle.find(.records, "PlanReminder")))
    for column in [PlannerRow.At.preferences, PlannerRow.At.device, PlannerRow.At.log] {
      var file = BundleFile(RealRules.file)
      file.set(other, at: file.place(.planner, 0, column))
      #expect(file.refusal?.reason == .plannerInvalid, "\(column)")
    }
  }

  @Test func whatMayBeLeftOutMayBe() {
    for column in [
      PlannerRow.At.paused, PlannerRow.At.dailyReminder, PlannerRow.At.logDevice, PlannerRow.At.pending, PlannerRow.At.horizon,
    ] {
      #expect(refusal(BundleSchema.none, .planner, 0, column) == nil, "\(column)")
    }
    for column in [PlannerRow.At.devicePending, PlannerRow.At.logReason, PlannerRow.At.allowedIf] {
      #expect(refusal(BundleSchema.none, .planner, 0, column) == .numberOutside, "\(column)")
    }
  }

  @Test func switchesAndThingsAreFieldsToo() throws {
    let (device, text) = (try field("systemDialogShown", of: "NotificationDevice"), try field("userId", of: "NotificationPreferences"))
    let bundle = try bundle.get()
    let overdue = try #require(bundle.find(.notifications, "N-MAINT-OVERDUE"))
    for wrong in [device, text] {
      #expect(refusal(UInt32(wrong), .notificationCategories, 0, NotificationCategoryRow.At.stored) == .plannerInvalid)
      #expect(refusal(UInt32(wrong), .notifications, overdue, NotificationRow.At.stored) == .plannerInvalid)
      #expect(refusal(UInt32(wrong), .plannerThings, 0, PlannerThingRow.At.field) == .plannerInvalid)
    }
    #expect(
      refusal(UInt32(try field("pausedAll", of: "NotificationPreferences")), .notifications, overdue, NotificationRow.At.stored) == nil)
    #expect(refusal(UInt32(try field("userId", of: "NotificationEventLog")), .plannerThings, 0, PlannerThingRow.At.field) == nil)
  }

  @Test func nothingComesLongBeforeItsMomentOrAfterIt() throws {
    let bundle = try bundle.get()
    let type = try #require(bundle.find(.notifications, "N-PRACTICE-CREDIT-EXPIRY"))
    func refused(_ seconds: Int64) -> BundleError.Reason? {
      var file = BundleFile(RealRules.file)
      for (column, word) in BundleWriter.words(seconds).enumerated() {
        file.set(word, at: file.place(.notifications, type, NotificationRow.At.before + column))
      }
      return file.refusal?.reason
    }
    for seconds in [0, 1, BundleSchema.maximumLeadTime] { #expect(refused(seconds) == nil, "\(seconds)") }
    for seconds in [-1, BundleSchema.maximumLeadTime + 1, .min, .max] { #expect(refused(seconds) == .plannerInvalid, "\(seconds)") }
  }

  @Test func numbersOfNotificationsAreSmall() throws {
    let bundle = try bundle.get()
    let duration = UInt32(try #require(bundle.find(.settings, "batch_window")))
    #expect(refusal(duration, .planner, 0, PlannerRow.At.pending) == .plannerInvalid)
    #expect(refusal(duration, .plannerReserved, 0, PlannerReservedRow.At.setting) == .plannerInvalid)
    for setting in [
      try #require(bundle.planner[0].pending), bundle.plannerReserved[0].setting,
    ] {
      for high in [1, .max] as [UInt32] {
        var file = BundleFile(RealRules.file)
        file.set(high, at: file.place(.settings, setting, SettingRow.At.amount + 1))
        #expect(file.refusal?.reason == .plannerInvalid)
      }
    }
  }

  @Test func whatStandsInForAFieldIsOneOfItsValues() throws {
    let (permission, paused) = (
      try field("systemPermission", of: "NotificationDevice"), try field("pausedAll", of: "NotificationPreferences")
    )
    let (reason, days) = (
      try field("suppressedReason", of: "NotificationEventLog"), try field("schedule.trainingDays", of: "NotificationPreferences")
    )
    let bundle = try bundle.get()
    let absent = RecordFieldRow.At.ifAbsent
    // Of an enumeration with fewer values; null although the field has no null; of another type; twice.
    #expect(refusal(0, .recordFields, permission, RecordFieldRow.At.values + 1) == .plannerInvalid)
    let null = UInt32(bundle.column(.recordFields, reason, absent))
    #expect(bundle.constant(Int(null)).tag == .null)
    #expect(refusal(null, .recordFields, paused, absent) == .plannerInvalid)
    #expect(refusal(UInt32(bundle.column(.recordFields, permission, absent)), .recordFields, days, absent) == .plannerInvalid)
    #expect(refusal(UInt32(bundle.column(.recordFields, days, absent)), .recordFields, permission, absent) == .plannerInvalid)
    #expect(refusal(0, .recordFields, paused, RecordFieldRow.At.setting) == .plannerInvalid)
    #expect(refusal(BundleSchema.none, .recordFields, paused, absent) == nil)
    var file = BundleFile(RealRules.file)
    file.set(3, at: file.place(.constants, bundle.column(.recordFields, permission, absent), ConstantRow.At.bits))
    #expect(file.refusal?.reason == .plannerInvalid, "the fourth of three")
  }

  @Test(arguments: ["", ".", "a.", ".a", "a..b"]) func namesOfFieldsHaveNoEmptyParts(name: String) {
    #expect(made(name) == .plannerInvalid)
  }

  @Test(arguments: ["a", "a.b", "a.b.c"]) func namesOfFieldsHaveParts(name: String) { #expect(made(name) == nil) }

  private func made(_ name: String) -> BundleError.Reason? {
    var made = HandMade()
    let (record, field) = (made.writer.number(of: "r"), made.writer.number(of: name))
    made.writer.add(to: .recordFields, [field, 0, 0, 0, 0, BundleSchema.none, BundleSchema.none])
    made.writer.add(to: .records, [record, 0, 0, 1, BundleSchema.none])
    return made.refusal?.reason
  }

  @Test func thereIsOnePlannerAndItHasARouter() throws {
    #expect(planners(1, notifications: false) == nil)
    #expect(planners(2, notifications: false) == .plannerInvalid)
    #expect(planners(1, notifications: true) == .plannerInvalid, "the planned notification opens something")
  }

  /// A bundle with planners of a record whose fields are all there, and with a batch.
  private func planners(_ count: Int, notifications: Bool) -> BundleError.Reason? {
    let none = BundleSchema.none
    let kinds: [FactKind] = [.string, .listOfString, .enumeration, .timestamp]
    var made = HandMade(constants: [.bool(true)], programs: [[Instruction(.constant, b: 0)]])
    let values = made.writer.addRange(to: .factValues, [[made.writer.number(of: "one")]])
    for (number, kind) in kinds.enumerated() {
      let range = kind == .enumeration ? values : [0, 0]
      made.writer.add(to: .recordFields, [made.writer.number(of: "f\(number)"), UInt32(kind.position), 1] + range + [none, none])
    }
    let name = made.writer.number(of: "r")
    made.writer.add(to: .records, [name, 0, 0, UInt32(kinds.count), BundleSchema.none])
    if notifications {
      let (key, path) = (made.writer.number(of: "batch"), made.writer.number(of: "list"))
      made.writer.add(to: .copy, [key, 0, 0, 0, 0, 0, 0])
      made.writer.add(to: .routes, [key, none, none] + HandMade.plainScreen)
      made.writer.add(to: .deepLinks, [key, path, 0, 0, 0, none])
      made.writer.add(to: .notificationBatches, [key, 0, 0, 0, 0])
    }
    for _ in 0..<count {
      var row: [UInt32] = [0] + Array(repeating: none, count: 7)
      row += [0, none, 0, 1]
      row += [0, 0, 0, 2, 3, 3, 2, 1, none, 0, 0]
      row += [0, none, none, 0, 0, 0, 0, none, none, none, none, none, 0, 0]
      made.writer.add(to: .planner, row)
    }
    return made.refusal?.reason
  }
}
