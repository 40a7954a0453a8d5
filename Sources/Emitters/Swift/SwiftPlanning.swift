internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  private var planPreferences: String { recordType(bundle.planner[0].preferences) }
  private var planDevice: String { recordType(bundle.planner[0].device) }
  private var planLog: String { recordType(bundle.planner[0].log) }
  private var notificationType: String { type("notifications", "notification type") }
  private var batchType: String { type("notification_batches", "notification batch") }

  /// The planner in the types of these rules.
  func planning() -> [UInt8] {
    var text = header(["internal import RulesBundle", "public import RulesRuntime"])
    text.block("extension \(prefix)") { text in planFunctions(&text) }
    text.line()
    plan(&text)
    text.line()
    planned(&text)
    text.line()
    shown(&text)
    text.line()
    missing(&text)
    text.line()
    heldBack(&text, notification: notificationType, reason: reasonType)
    return text.bytes
  }

  /// What a plan looks at, each with its type and what it means.
  private var inputs: [(name: String, type: String, about: String)] {
    [("facts", "\(prefix)Facts", hasNow ? "Today's, with `now`." : "Today's.")]
      + (hasNow ? [] : [("now", "Int64", "The moment, in seconds since 1970.")]) + [
        ("zone", "Zone", "Where the device is: reminders go by its clock on the wall."),
        ("preferences", planPreferences, "What the person chose."),
        ("device", planDevice, "What the device stored, as the last plan gave it."),
        ("log", "[\(planLog)]", "What was planned, sent and held back so far; a month is enough."),
        ("days", "[\(prefix)NotificationDay]", "Days to come and their facts: reminders of a day are planned for today and for these."),
        ("things", "[\(prefix)NotificationThing]", "All that notifications may be about right now."),
      ]
  }

  private var hasNow: Bool { bundle.book[0].now != nil }

  private func planFunctions(_ text: inout SwiftText) {
    text.doc("Plans all notifications of a device anew: when the app opens, when a preference changes, and when data changes.")
    planFunction(&text, "planNotifications", inputs, device: "device", "[.local, .inApp]")
    text.line()
    text.doc("Plans what a server sends to somebody.")
    planFunction(&text, "planPushes", inputs.filter { $0.name != "device" }, device: "\(planDevice)()", "[.push]")
  }

  private func planFunction(
    _ text: inout SwiftText, _ name: String, _ inputs: [(name: String, type: String, about: String)], device: String, _ channels: String
  ) {
    text.line("///")
    for input in inputs { text.line("/// - Parameter \(input.name): \(input.about)") }
    var parameters = inputs.map { "\($0.name == "facts" ? "_ " : "")\($0.name): \($0.type)" }
    if needsZones { parameters.append("rules: Rules = \(prefix).rules") }
    let result = "\(prefix)NotificationPlan"
    text.block("public static func \(name)(\(parameters.joined(separator: ", "))) throws(RequestError) -> \(result)") { text in
      text.line("let frame = rules.makeFrame()")
      text.line("facts.fill(frame)")
      text.line("let situation = NotificationContext(")
      text.line("  zone: zone, preferences: preferences.stored, device: \(device).stored, log: log.map(\\.stored),")
      text.line("  days: days.map { PlannedDay(day: $0.day, facts: $0.facts.givenFacts) }, things: things.map(\\.planned),")
      text.line("  channels: \(channels)\(hasNow ? "" : ", now: now"))")
      text.line("return \(result)(try rules.planNotifications(situation, frame), things)")
    }
  }

  private func plan(_ text: inout SwiftText) {
    let log = planLog
    text.doc("What should be pending, as a device or a server is to have it.")
    text.block("public struct \(prefix)NotificationPlan: Sendable, Equatable") { text in
      text.doc("The same as the runtime has it, for whoever hands it to the system.")
      text.line("public let planned: NotificationPlan")
      text.doc("All that should wait with the system, soonest first.")
      text.line("public let requests: [\(prefix)PlannedNotification]")
      text.doc("What the app shows by itself right now.")
      text.line("public let inApp: [\(prefix)ShownNotification]")
      text.doc("What was looked at and not planned, and why.")
      text.line("public let missing: [\(prefix)MissingNotification]")
      text.doc("What does not come at its own moment: when it comes instead, or why never.")
      text.line("public let heldBack: [\(prefix)HeldBackNotification]")
      text.line()
      func member(_ about: String, _ line: String) {
        text.line()
        text.doc(about)
        text.line("public var \(line)")
      }
      text.doc("Ids of what waits with the system and should not, or should at another time.")
      text.line("public var cancel: [String] { planned.cancel }")
      member("Rows for the log, new or changed.", "log: [\(log)] { planned.log.map { \(log)($0) } }")
      member("Ids of rows about what was planned and no longer is.", "withdrawn: [String] { planned.withdrawn }")
      member("What the device has to store.", "device: \(planDevice) { \(planDevice)(planned.device) }")
      member("How many more would come, which the system has no room for yet.", "later: Int { planned.later }")
      if bundle.planner[0].badge != nil {
        member("The number on the app's icon; nil when it cannot be told.", "badge: Int? { planned.badge.map { Int($0) } }")
      }
      text.line()
      text.doc("A log with the plan's rows in it, each in the place of the row that has its id, and without those that it withdraws.")
      text.block("public func log(after log: [\(log)]) -> [\(log)]") { text in
        text.line("\(prefix).rules.log(log.map(\\.stored), after: planned).map { \(log)($0) }")
      }
      text.line()
      text.block("init(_ planned: NotificationPlan, _ things: [\(prefix)NotificationThing])") { text in
        text.line("self.planned = planned")
        text.line("requests = planned.requests.map { \(prefix)PlannedNotification($0) }")
        text.line("inApp = planned.inApp.map { \(prefix)ShownNotification($0) }")
        text.line("missing = planned.notPlanned.map { \(prefix)MissingNotification($0, things) }")
        text.line("heldBack = planned.heldBack.map { \(prefix)HeldBackNotification($0, things) }")
      }
    }
  }

  /// What both kinds of shown notifications have.
  private func common(_ text: inout SwiftText) {
    text.doc("Which one it is, the same whenever it is planned again.")
    text.line("public var id: String { planned.id }")
    text.line()
    text.doc("Nil for several that became one.")
    text.line("public var type: \(notificationType)? { planned.type.map { \(notificationType)(ordinal: $0) } }")
    if has(.notificationBatches) {
      text.line()
      text.doc("What several became; nil for one alone.")
      text.line("public var batch: \(batchType)? { planned.batch.map { \(batchType)(ordinal: $0) } }")
    }
    text.line()
    text.doc("The link that a tap opens; nil for a summary that opens nothing.")
    text.line("public var link: \(prefix)Link? { try? \(prefix)Link(parsing: planned.link) }")
    text.line()
    text.doc("The types and ids of what was put together; empty for one alone.")
    text.line(
      "public var members: [(type: \(notificationType), id: String)] { planned.members.map { (\(notificationType)(ordinal: $0.type), $0.id) } }"
    )
  }

  private func planned(_ text: inout SwiftText) {
    text.doc("One notification to come.")
    text.block("public struct \(prefix)PlannedNotification: Sendable, Equatable") { text in
      text.doc("The same as the runtime has it.")
      text.line("public let planned: PlannedNotification")
      text.line()
      common(&text)
      for (about, line) in [
        ("Whether a server sends it; else it waits on the device.", "isPush: Bool { planned.channel == .push }"),
        ("When it comes.", "at: Timestamp { Timestamp(seconds: planned.at) }"),
        ("What the clock on the wall shows then.", "wall: Zone.WallTime { planned.wall }"),
        ("Whether it comes as soon as it is planned.", "isNow: Bool { planned.isNow }"),
        ("What a lock screen shows.", "copy: \(prefix)ShownCopy { \(prefix)ShownCopy(planned.copy) }"),
        (
          "What is shown where previews are on; nil where that is the same.",
          "expanded: \(prefix)ShownCopy? { planned.expanded.map { \(prefix)ShownCopy($0) } }"
        ),
        (
          "Why it waited; nil for one that did not.", "waited: \(reasonType)? { planned.waited.map { \(reasonType)(ordinal: $0.reason) } }"
        ),
      ] {
        text.line()
        text.doc(about)
        text.line("public var \(line)")
      }
      text.line()
      text.line("init(_ planned: PlannedNotification) { self.planned = planned }")
    }
  }

  private func shown(_ text: inout SwiftText) {
    text.doc("Something that the app shows by itself.")
    text.block("public struct \(prefix)ShownNotification: Sendable, Equatable") { text in
      text.doc("The same as the runtime has it.")
      text.line("public let planned: InAppNotification")
      text.line()
      common(&text)
      text.line()
      text.doc("Its words.")
      text.line("public var copy: \(prefix)ShownCopy { \(prefix)ShownCopy(planned.copy) }")
      text.line()
      text.line("init(_ planned: InAppNotification) { self.planned = planned }")
    }
  }

  /// The reasons of the log: checked rules have them as a field with declared values.
  private var reasonType: String {
    let name = enumeration(ofField: bundle.planner[0].logReason)
    return name.map { "\(planLog).\($0)" } ?? type("plans", "plan")
  }

  private func missing(_ text: inout SwiftText) {
    text.doc("A notification that was looked at and not planned.")
    text.block("public struct \(prefix)MissingNotification: Sendable, Equatable") { text in
      text.block("public enum Why: Sendable, Equatable") { text in
        for (about, line) in [
          ("The plan in force gets no such.", "plan"), ("This condition does not hold.", "condition(String)"),
          ("This condition cannot be decided, because a fact is missing.", "undecided(condition: String, \(prefix)Failure)"),
          ("It came already.", "delivered"), ("Its moment has passed.", "past"), ("Another of the same type comes then.", "repeated"),
          ("It is switched off for everybody.", "switchedOff"), ("The log has its reason.", "heldBack(\(reasonType))"),
        ] {
          text.doc(about)
          text.line("case \(line)")
        }
      }
      text.line()
      text.line("public let type: \(notificationType)")
      text.doc("What it is about; nil for one that is about nothing.")
      text.line("public let thing: \(prefix)NotificationThing?")
      text.doc("The day that it belongs to, counted from 1970-01-01.")
      text.line("public let day: Int64")
      text.line("public let why: Why")
      text.line()
      text.block("init(_ missing: NotPlanned, _ things: [\(prefix)NotificationThing])") { text in
        text.line("type = \(notificationType)(ordinal: missing.type)")
        text.line("thing = missing.thing.map { things[$0] }")
        text.line("day = missing.day")
        text.line("let bundle = \(prefix).rules.bundle")
        text.line("switch missing.why {")
        for one in ["plan", "delivered", "past", "repeated", "switchedOff"] { text.line("case .\(one): why = .\(one)") }
        text.line("case .condition(let condition): why = .condition(bundle.name(.conditions, condition))")
        text.line("case .undecided(let condition, let failure):")
        text.line("  why = .undecided(condition: bundle.name(.conditions, condition), \(prefix)Failure(failure))")
        text.line("case .heldBack(let position): why = .heldBack(\(reasonType)(ordinal: position))")
        text.line("}")
      }
    }
  }
}
