internal import RulesBundle

/// The notification log in the form that the planner uses.
struct NotificationLog {
  struct Row {
    var id: [UInt8]
    var type: Int?
    var channel: ChannelKind?
    var plannedFor: Int64?
    var sent: Int64?
    var reason: Int?
    /// The keys of the occurrences that were combined.
    var members: [[UInt8]]
    var subject: [UInt8]?
    /// The time of its thing when the row was planned.
    var moment: String?
    /// Whether this device wrote the row.
    var isOwn: Bool

    /// The delivery time, or the planned time if the delivery is not recorded. Nil if it was never planned.
    var time: Int64? { sent ?? plannedFor }
  }

  private(set) var rows: [Row] = []

  init(_ rules: Rules, _ context: NotificationContext, _ reasons: NotificationReasons) {
    let device = NotificationLog.device(rules, context)
    rows.reserveCapacity(context.log.count)
    for stored in context.log { rows.append(NotificationLog.row(rules, stored, reasons, device)) }
  }

  /// The id that distinguishes this device from the user's other devices.
  static func device(_ rules: Rules, _ context: NotificationContext) -> String? {
    rules.bundle.planner[0].deviceId.flatMap { rules.value(ofField: $0, in: context.device)?.text }
  }

  private static func row(_ rules: Rules, _ stored: StoredRecord, _ reasons: NotificationReasons, _ device: String?) -> Row {
    let bundle = rules.bundle
    func value(_ column: Int) -> PlainValue? {
      bundle.optional(.planner, 0, column).flatMap { rules.value(ofField: $0, in: stored) }
    }
    func time(_ column: Int) -> Int64? { value(column)?.text.flatMap { TimeText.timestamp(Array($0.utf8))?.seconds } }
    let channel = value(PlannerRow.At.logChannel)?.text
    let owner = value(PlannerRow.At.logDevice)?.text
    var row = Row(
      id: Array((value(PlannerRow.At.logId)?.text ?? "").utf8), type: nil,
      channel: ChannelKind.allCases.first { $0.name.utf8.elementsEqual((channel ?? "").utf8) },
      plannedFor: time(PlannerRow.At.logPlannedFor), sent: time(PlannerRow.At.logSent),
      reason: value(PlannerRow.At.logReason)?.text.flatMap { reasons.position(of: $0) },
      members: (value(PlannerRow.At.logMembers)?.texts ?? []).map { Array($0.utf8) }, subject: nil, isOwn: true)
    row.moment = value(PlannerRow.At.logMoment)?.text
    if let owner, let device { row.isOwn = owner.utf8.elementsEqual(device.utf8) }
    if let type = value(PlannerRow.At.logType)?.text { row.type = bundle.find(stored: type, .notification, .notifications) }
    if let type = row.type {
      let about = bundle.utf8(bundle.notifications[type].of)
      for thing in bundle.planner[0].logThings where bundle.utf8(bundle.plannerThings[thing].thing).elementsEqual(about) {
        let field = bundle.plannerThings[thing].field
        row.subject = rules.value(ofField: field, in: stored)?.text.map { Array($0.utf8) }
      }
    }
    return row
  }
}
