internal import RulesBundle

extension SwiftEmitter {
  /// Generates held-back notifications with the types of the rules.
  func heldBack(_ text: inout SwiftText, notification: String, reason: String) {
    text.doc("A notification that is not delivered at its own time: when it is delivered instead, or why it is dropped.")
    text.block("public struct \(prefix)HeldBackNotification: Sendable, Equatable") { text in
      text.doc("The type of the notification.")
      text.line("public let type: \(notification)")
      text.doc("The subject that it is about; nil if it has none.")
      text.line("public let subject: \(prefix)NotificationSubject?")
      text.doc("The day that it belongs to.")
      text.line("public let day: CalendarDay")
      text.doc("The reason that the log records.")
      text.line("public let reason: \(reason)")
      text.doc("When it is delivered and as which request, or why it is dropped.")
      text.line("public let outcome: HeldBackNotification.Outcome")
      text.doc("Whether the app shows it as a card, from its own time until the user has seen it or it no longer applies.")
      text.line("public let isInApp: Bool")
      text.line()
      text.block("init(_ held: HeldBackNotification, _ subjects: [\(prefix)NotificationSubject])") { text in
        text.line("type = \(notification)(ordinal: held.type)")
        text.line("reason = \(reason)(ordinal: held.reason)")
        text.line("subject = held.subject.map { subjects[$0] }")
        text.line("day = held.day")
        text.line("outcome = held.outcome")
        text.line("isInApp = held.isInApp")
      }
    }
  }
}
