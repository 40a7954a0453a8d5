internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  private var planPreferences: String { recordType(bundle.planner[0].preferences) }
  private var planDevice: String { recordType(bundle.planner[0].device) }
  private var planLog: String { recordType(bundle.planner[0].log) }
  private var notificationType: String { type("notifications", "notification type") }
  private var batchType: String { type("notification_batches", "notification batch") }

  /// Generates the notification planner with the types of the rules.
  func planning() -> [UInt8] {
    var text = header(["internal import RulesBundle", "public import RulesRuntime"])
    text.block("extension \(prefix)") { text in scheduleFunctions(&text) }
    text.line()
    schedule(&text)
    text.line()
    planned(&text)
    text.line()
    shown(&text)
    text.line()
    unplanned(&text)
    text.line()
    heldBack(&text, notification: notificationType, reason: reasonType)
    return text.bytes
  }

  /// The parameters of the planner, with types and descriptions.
  private var inputs: [(name: String, type: String, about: String)] {
    [("facts", "\(prefix)Facts", hasNow ? "The facts of today, with `now`." : "The facts of today.")]
      + (hasNow ? [] : [("now", "Timestamp", "The current time.")]) + [
        ("zone", "Zone", "The time zone of the device. Reminders use its local time."),
        ("preferences", planPreferences, "The preferences of the user."),
        ("device", planDevice, "The record of the device that the last schedule returned."),
        ("log", "[\(planLog)]", "The notifications that were planned, sent, and suppressed so far. The last month is enough."),
        ("days", "[\(prefix)NotificationDay]", "The coming days and their facts. Daily reminders are planned for today and these days."),
        ("subjects", "[\(prefix)NotificationSubject]", "Everything that notifications can be about now."),
      ]
  }

  private var hasNow: Bool { bundle.book[0].now != nil }

  private func scheduleFunctions(_ text: inout SwiftText) {
    text.doc(
      "Returns the schedule of all notifications of a device. Call it whenever the app opens, a preference changes, or data changes.")
    scheduleFunction(&text, "notificationSchedule", inputs, device: "device", "[.local, .inApp]")
    text.line()
    text.doc("Returns the schedule of the push notifications that a server sends to a user.")
    scheduleFunction(&text, "pushSchedule", inputs.filter { $0.name != "device" }, device: "\(planDevice)()", "[.push]")
  }

  private func scheduleFunction(
    _ text: inout SwiftText, _ name: String, _ inputs: [(name: String, type: String, about: String)], device: String, _ channels: String
  ) {
    text.line("///")
    for input in inputs { text.line("/// - Parameter \(input.name): \(input.about)") }
    var parameters = inputs.map { "\($0.name == "facts" ? "_ " : "")\($0.name): \($0.type)" }
    if needsZones { parameters.append("rules: Rules = \(prefix).rules") }
    let result = "\(prefix)NotificationSchedule"
    text.block("public static func \(name)(\(parameters.joined(separator: ", "))) throws(RequestError) -> \(result)") { text in
      text.line("let frame = rules.makeFrame()")
      text.line("facts.fill(frame)")
      text.line("let context = NotificationContext(")
      text.line("  zone: zone, preferences: preferences.stored, device: \(device).stored, log: log.map(\\.stored),")
      text.line("  days: days.map { NotificationDay(day: $0.day, facts: $0.facts.givenFacts) }, subjects: subjects.map(\\.base),")
      text.line("  channels: \(channels)\(hasNow ? "" : ", now: now"))")
      text.line("return \(result)(try rules.notificationSchedule(context, frame), subjects)")
    }
  }

  private func schedule(_ text: inout SwiftText) {
    let log = planLog
    text.doc("The notifications that a device or a server must have pending.")
    text.block("public struct \(prefix)NotificationSchedule: Sendable, Equatable") { text in
      text.doc("The schedule in the type of the runtime, for `HostNotifications`.")
      text.line("public let base: NotificationSchedule")
      text.doc("The requests that must be pending in the system, soonest first.")
      text.line("public let requests: [\(prefix)PlannedNotification]")
      text.doc("The notifications that the app shows now.")
      text.line("public let inApp: [\(prefix)ShownNotification]")
      text.doc("The notifications that are not planned, with the reasons.")
      text.line("public let unplanned: [\(prefix)UnplannedNotification]")
      text.doc("The notifications that are not delivered at their own time.")
      text.line("public let heldBack: [\(prefix)HeldBackNotification]")
      text.line()
      func member(_ about: String, _ line: String) {
        text.line()
        text.doc(about)
        text.line("public var \(line)")
      }
      text.doc("The ids of pending requests to remove from the system.")
      text.line("public var canceledIDs: [String] { base.canceledIDs }")
      member("The new and changed rows of the log.", "log: [\(log)] { base.log.map { \(log)($0) } }")
      member("The ids of log rows about notifications that are no longer planned.", "withdrawnIDs: [String] { base.withdrawnIDs }")
      member("The record that the device must store.", "device: \(planDevice) { \(planDevice)(base.device) }")
      member("The number of further notifications for which the system has no room yet.", "deferredCount: Int { base.deferredCount }")
      if bundle.planner[0].badge != nil {
        member("The number on the app icon; nil if it is unknown.", "badge: Int? { base.badge.map { Int($0) } }")
      }
      if !bundle.planner[0].snoozes.isEmpty {
        member(
          "The snoozes that the user can choose from now, with their ends. Store the end of the chosen one in the preferences, and request a new schedule.",
          "snoozes: [(label: \(prefix)ShownCopy, until: Timestamp, wall: Zone.WallTime)] { base.snoozes.map { (\(prefix)ShownCopy($0.copy), $0.until, $0.wall) } }"
        )
      }
      text.line()
      text.block("init(_ base: NotificationSchedule, _ subjects: [\(prefix)NotificationSubject])") { text in
        text.line("self.base = base")
        text.line("requests = base.requests.map { \(prefix)PlannedNotification($0) }")
        text.line("inApp = base.inApp.map { \(prefix)ShownNotification($0) }")
        text.line("unplanned = base.unplanned.map { \(prefix)UnplannedNotification($0, subjects) }")
        text.line("heldBack = base.heldBack.map { \(prefix)HeldBackNotification($0, subjects) }")
      }
    }
    text.line()
    text.block("extension [\(log)]") { text in
      text.doc("Returns this log with the rows of a schedule. They replace rows with the same id, and withdrawn rows are removed.")
      text.block("public func applying(_ schedule: \(prefix)NotificationSchedule) -> [\(log)]") { text in
        text.line("\(prefix).rules.applying(schedule.base, to: map(\\.stored)).map { \(log)($0) }")
      }
    }
  }

  /// Generates the members that planned and in-app notifications share.
  private func common(_ text: inout SwiftText) {
    text.doc("The id, which stays the same when the notification is planned again.")
    text.line("public var id: String { base.id }")
    text.line()
    text.doc("The type; nil for a batch of several notifications.")
    text.line("public var type: \(notificationType)? { base.type.map { \(notificationType)(ordinal: $0) } }")
    if has(.notificationBatches) {
      text.line()
      text.doc("The batch; nil for a single notification.")
      text.line("public var batch: \(batchType)? { base.batch.map { \(batchType)(ordinal: $0) } }")
    }
    text.line()
    text.doc("The link that a tap opens; nil for a summary without a link.")
    text.line("public var link: \(prefix)DeepLink? { try? \(prefix)DeepLink(parsing: base.link) }")
    text.line()
    text.doc("The types and ids of the notifications in a batch; empty for a single notification.")
    text.line(
      "public var members: [(type: \(notificationType), id: String)] { base.members.map { (\(notificationType)(ordinal: $0.type), $0.id) } }"
    )
  }

  private func planned(_ text: inout SwiftText) {
    text.doc("A planned notification.")
    text.block("public struct \(prefix)PlannedNotification: Sendable, Equatable") { text in
      text.doc("The notification in the type of the runtime.")
      text.line("public let base: PlannedNotification")
      text.line()
      common(&text)
      for (about, line) in [
        ("Whether a server sends it; if not, the device delivers it.", "isPush: Bool { base.channel == .push }"),
        ("The time of delivery.", "at: Timestamp { base.at }"),
        ("The local time of delivery.", "wall: Zone.WallTime { base.wall }"),
        ("Whether it is delivered immediately.", "isNow: Bool { base.isNow }"),
        ("The copy for a locked screen.", "copy: \(prefix)ShownCopy { \(prefix)ShownCopy(base.copy) }"),
        (
          "The copy if previews are on; nil if it is the same.",
          "expanded: \(prefix)ShownCopy? { base.expanded.map { \(prefix)ShownCopy($0) } }"
        ),
        (
          "The reason why it is delivered late; nil if it is not.",
          "delayReason: \(reasonType)? { base.delay.map { \(reasonType)(ordinal: $0.reason) } }"
        ),
      ] {
        text.line()
        text.doc(about)
        text.line("public var \(line)")
      }
      text.line()
      text.line("init(_ base: PlannedNotification) { self.base = base }")
    }
  }

  private func shown(_ text: inout SwiftText) {
    text.doc("A notification that the app shows in its own interface.")
    text.block("public struct \(prefix)ShownNotification: Sendable, Equatable") { text in
      text.doc("The notification in the type of the runtime.")
      text.line("public let base: InAppNotification")
      text.line()
      common(&text)
      text.line()
      text.doc("The copy.")
      text.line("public var copy: \(prefix)ShownCopy { \(prefix)ShownCopy(base.copy) }")
      text.line()
      text.line("init(_ base: InAppNotification) { self.base = base }")
    }
  }

  /// The type of the reasons in the log. Checked rules declare them as the values of a field.
  private var reasonType: String {
    let name = enumeration(ofField: bundle.planner[0].logReason)
    return name.map { "\(planLog).\($0)" } ?? type("plans", "plan")
  }

  private func unplanned(_ text: inout SwiftText) {
    text.doc("A notification that is not planned.")
    text.block("public struct \(prefix)UnplannedNotification: Sendable, Equatable") { text in
      text.doc("The reason why a notification is not planned.")
      text.block("public enum Reason: Sendable, Equatable") { text in
        for (about, line) in [
          ("The effective plan does not include it.", "plan"), ("This condition does not hold.", "condition(String)"),
          ("This condition cannot be evaluated, because a fact is missing.", "undecided(condition: String, \(prefix)Failure)"),
          ("It was already delivered.", "delivered"), ("Its time has passed.", "past"),
          ("Another notification of the same type has the same time.", "repeated"),
          ("It is switched off for all users.", "switchedOff"), ("It is held back for this reason.", "heldBack(\(reasonType))"),
        ] {
          text.doc(about)
          text.line("case \(line)")
        }
      }
      text.line()
      text.doc("The type of the notification.")
      text.line("public let type: \(notificationType)")
      text.doc("The subject that it is about; nil if it has none.")
      text.line("public let subject: \(prefix)NotificationSubject?")
      text.doc("The day that it belongs to.")
      text.line("public let day: CalendarDay")
      text.doc("The reason why it is not planned.")
      text.line("public let reason: Reason")
      text.line()
      text.block("init(_ unplanned: UnplannedNotification, _ subjects: [\(prefix)NotificationSubject])") { text in
        text.line("type = \(notificationType)(ordinal: unplanned.type)")
        text.line("subject = unplanned.subject.map { subjects[$0] }")
        text.line("day = unplanned.day")
        text.line("let bundle = \(prefix).rules.bundle")
        text.line("switch unplanned.reason {")
        for one in ["plan", "delivered", "past", "repeated", "switchedOff"] { text.line("case .\(one): reason = .\(one)") }
        text.line("case .condition(let condition): reason = .condition(bundle.name(.conditions, condition))")
        text.line("case .undecided(let condition, let failure):")
        text.line("  reason = .undecided(condition: bundle.name(.conditions, condition), \(prefix)Failure(failure))")
        text.line("case .heldBack(let position): reason = .heldBack(\(reasonType)(ordinal: position))")
        text.line("}")
      }
    }
  }
}
