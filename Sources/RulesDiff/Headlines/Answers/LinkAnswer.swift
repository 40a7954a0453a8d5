/// Where links lead.
extension AnswerSentence {
  var link: String {
    if group.ask.isEmpty {
      let links = "\(isOne ? "the link" : "the links") \(names)"
      guard let old = Self.routed(group.old, isNow: false), let new = Self.routed(group.new, isNow: true) else {
        return "For \(who.text), \(links) \(verb("is", "are")) \(group.new) instead of \(group.old)\(given)."
      }
      return "For \(who.text), \(links) now \(isOne ? new.one : new.several)\(given). Before, \(isOne ? "it" : "they") \(old.one)."
    }
    if group.category == .contract {
      let instead = difference("route")?.new.map { " They lead to `\($0)` instead." } ?? ""
      let whom = who.plans.isEmpty ? "" : " for \(who.names)"
      if difference("route") == nil {
        let isLost = difference("continues").map { $0.new == nil } ?? false
        let after = isLost ? ", and no longer open after the user logs in" : ""
        return
          "For \(who.names), links \(addresses) that were sent count as unknown now\(after)\(condition). They lead to the same screen as before."
      }
      if difference("outcome")?.old == "sign_in" {
        return "Links \(addresses) that were sent no longer ask for an account first\(whom).\(instead)"
      }
      return "Links \(addresses) that were sent no longer open\(whom).\(instead)"
    }
    if let route = difference("route")?.new, difference("outcome")?.old == "unknown" {
      return "Links \(addresses) now open `\(route)` for \(who.names)\(condition). Before, they were unknown."
    }
    if let route = difference("route"), let old = route.old, let new = route.new {
      return "Links \(addresses) lead \(who.names) to `\(new)` instead of `\(old)`\(condition)."
    }
    // Who must sign in comes to the same screen, whatever the link is.
    if let outcome = difference("outcome"), outcome.old == "unknown", difference("route") == nil {
      if difference("continues")?.old == nil, difference("continues")?.new != nil {
        return
          "For \(who.names), links \(addresses) now open after the user logs in\(condition). Before, they were unknown, and led to the same screen."
      }
      return "For \(who.names), links \(addresses) no longer count as unknown\(condition). They lead to the same screen as before."
    }
    if let outcome = difference("outcome"), let old = Self.outcomes[outcome.old ?? ""], let new = Self.outcomes[outcome.new ?? ""] {
      return "For \(who.names), links \(addresses) now \(new.now)\(condition). Before, they \(old.before)."
    }
    return "Links \(addresses): \(group.new) instead of \(group.old) for \(who.names)\(condition)."
  }

  /// What links do and did, by their outcome.
  private static let outcomes = [
    "opens": (now: "open their screen", before: "opened their screen"),
    "sign_in": (now: "ask for an account first", before: "asked for an account first"),
    "elsewhere": (now: "lead elsewhere", before: "led elsewhere"), "gone": (now: "say that it is gone", before: "said that it is gone"),
    "unknown": (now: "are unknown", before: "were unknown"),
  ]

  /// What links do or did, from the outcome of a decision: `opens inbox`. Nil if it is undecided.
  private static func routed(_ outcome: String, isNow: Bool) -> (one: String, several: String)? {
    func verbs(_ one: String, _ several: String, _ before: String, _ screen: Substring) -> (String, String) {
      isNow ? ("\(one) `\(screen)`", "\(several) `\(screen)`") : ("\(before) `\(screen)`", "\(before) `\(screen)`")
    }
    if outcome.hasPrefix("opens ") { return verbs("opens", "open", "opened", outcome.dropFirst("opens ".count)) }
    if outcome.hasPrefix("redirects to ") { return verbs("leads to", "lead to", "led to", outcome.dropFirst("redirects to ".count)) }
    let first = " first, then the link"
    guard outcome.hasSuffix(first) else { return nil }
    let screen = outcome.dropLast(first.count)
    return isNow
      ? ("first opens `\(screen)` and then goes on", "first open `\(screen)` and then go on")
      : ("first opened `\(screen)` and then went on", "first opened `\(screen)` and then went on")
  }

  /// What must be true of the user and of the target of the link.
  private var condition: String { ([given] + who.notes.map { ", \($0)" }).joined() }

  /// The addresses of all links that are opened in this way.
  private var addresses: String {
    DiffWords.list(group.labels.map { label in "`\(label.hasPrefix("link ") ? String(label.dropFirst("link ".count)) : label)`" })
  }
}
