internal import RulesBundle

extension SwiftEmitter {
  /// What does not come at its own moment, in the types of these rules.
  func heldBack(_ text: inout SwiftText, notification: String, reason: String) {
    text.doc("A notification that does not come at its own moment: when it comes instead, or why it never does.")
    text.block("public struct \(prefix)HeldBackNotification: Sendable, Equatable") { text in
      text.line("public let type: \(notification)")
      text.doc("What it is about; nil for one that is about nothing.")
      text.line("public let thing: \(prefix)NotificationThing?")
      text.doc("The day that it belongs to, counted from 1970-01-01.")
      text.line("public let day: Int64")
      text.doc("What keeps it from coming at its moment, as the log says it.")
      text.line("public let reason: \(reason)")
      text.doc("When it comes, and as which request, or why never.")
      text.line("public let outcome: HeldBackNotification.Outcome")
      text.doc("Whether the app shows it as a card, from its moment until the person has seen it or it is no longer true.")
      text.line("public let isInApp: Bool")
      text.line()
      text.block("init(_ held: HeldBackNotification, _ things: [\(prefix)NotificationThing])") { text in
        text.line("type = \(notification)(ordinal: held.type)")
        text.line("reason = \(reason)(ordinal: held.reason)")
        text.line("thing = held.thing.map { things[$0] }")
        text.line("day = held.day")
        text.line("outcome = held.outcome")
        text.line("isInApp = held.isInApp")
      }
    }
  }
}
