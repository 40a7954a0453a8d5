internal import Schema

/// What one difference in an answer means, as a clause: ``it appears as `banner` instead of `inline_card` ``.
struct PhrasedDifference {
  private let difference: ScenarioChange.Difference
  private let parts: [String]

  init(_ difference: ScenarioChange.Difference) {
    self.difference = difference
    parts = difference.key.split(separator: ".").map(String.init)
  }

  /// The clauses of all differences of an answer. Nil if one of them has no words.
  static func text(_ differences: [ScenarioChange.Difference]) -> String? {
    let clauses = differences.map { PhrasedDifference($0).text }
    return clauses.contains(nil) || clauses.isEmpty ? nil : DiffWords.all(clauses.compactMap { $0 }.uniqued)
  }

  /// Nil for a difference without words of its own.
  private var text: String? {
    switch parts.last {
    case "buttons"?: list("there is now the button", "there is no longer the button")
    case "copyWithoutRetry"?: present("it now says `\(difference.new ?? "")`", "it no longer says `\(difference.old ?? "")`")
    case "snoozes"?: list("there is now the snooze", "there is no longer the snooze")
    case "id"? where parts.dropLast().last == "dismiss": changed { "the button that leaves it is `\($0)` instead of `\($1)`" }
    case "dismiss"?:
      present(
        "\(subject) can now be left with `\(difference.new ?? "")`", "\(subject) can no longer be left with `\(difference.old ?? "")`")
    case "incident"?: present("it now has an incident id", "it no longer has an incident id")
    case "log"?: present("it is now logged", "it is no longer logged")
    case "prominent"?: prominent
    case "mode"?: mode
    case "expanded"?:
      present(
        "it now shows `\(difference.new ?? "")` if previews are on", "it no longer shows `\(difference.old ?? "")` if previews are on")
    case "refusal"?: changed { "it is refused as `\($0)` instead of `\($1)`" }
    case "severity"?: changed { "\(possessive) severity is `\($0)` instead of `\($1)`" }
    case "blocks"?: difference.new == "true" ? "\(subject) now blocks" : "\(subject) no longer blocks"
    case "surfaces"?: exchanged("\(subject) appears as") ?? list("\(subject) now appears as", "\(subject) no longer appears as")
    case "retry"?: changed { "what failed is tried again as `\($0)` instead of `\($1)`" }
    case "surface"?: changed { "\(subject) appears as `\($0)` instead of `\($1)`" }
    case "resumes"?: "the app \(difference.new == "true" ? "now" : "no longer") returns to \(part ?? "it") afterward"
    case "opens"?: changed { "\(subject) opens `\($0)` instead of `\($1)`" }
    case "route"? where parts.dropLast().last == "resume": changed { "users continue on `\($0)` instead of `\($1)`" }
    case "shownForMilliseconds"?: shownFor
    case "count"? where parts.first == "ladder": changed { "its count is \($0) instead of \($1)" }
    default: nil
    }
  }

  /// The parts of an answer that have names, with a word for each.
  private static let named = ["notices": "notice", "buttons": "button"]

  /// What the difference is about: a named part of the answer, or else the answer itself.
  private var subject: String { part ?? "it" }
  private var possessive: String { part.map { "\($0)'s" } ?? "its" }

  private var part: String? {
    guard let container = parts.dropLast(2).lastIndex(where: { Self.named[$0] != nil }), let word = Self.named[parts[container]] else {
      return nil
    }
    return "the \(word) `\(parts[container + 1])`"
  }

  private func changed(_ words: (_ new: String, _ old: String) -> String) -> String? {
    guard let old = difference.old, let new = difference.new, old != "null", new != "null" else { return nil }
    return words(new, old)
  }

  /// One item instead of another one. Nil for other changes of a list.
  private func exchanged(_ verb: String) -> String? {
    guard difference.gained.count == 1, difference.lost.count == 1 else { return nil }
    return "\(verb) `\(difference.gained[0])` instead of `\(difference.lost[0])`"
  }

  /// The items that come and go. Nil if items only moved.
  private func list(_ now: String, _ before: String) -> String? {
    let clauses = [(now, difference.gained), (before, difference.lost)].filter { !$0.1.isEmpty }.map { words, items in
      "\(words) \(DiffWords.all(items.map { "`\($0)`" }))"
    }
    return clauses.isEmpty ? nil : DiffWords.all(clauses)
  }

  /// Nil if the value is there before and after.
  private func present(_ now: String, _ before: String) -> String? {
    func isThere(_ value: String?) -> Bool { value != nil && value != "null" }
    let (old, new) = (isThere(difference.old), isThere(difference.new))
    return old == new ? nil : new ? now : before
  }

  /// A button is named before the key: `buttons.keep_mine.prominent`.
  private var prominent: String? {
    guard parts.count > 1 else { return nil }
    return "the button `\(parts[parts.count - 2])` \(difference.new == "true" ? "now" : "no longer") stands out"
  }

  private static let modes = [
    "now": "it happens at once", "may_fail": "it is tried and may fail", "draft": "it stays a draft until the connection is back",
    "queue": "it waits in the sync queue", "from_cache": "it uses what is on the device", "not_kept": "its result is not kept",
    "block": "it is not possible",
  ]

  private var mode: String? {
    guard let old = difference.old.flatMap({ Self.modes[$0] }), let new = difference.new.flatMap({ Self.modes[$0] }) else { return nil }
    return "\(new) (before, \(old))"
  }

  /// A surface is named before the key: `surfaces.toast.shownForMilliseconds`.
  private var shownFor: String? {
    guard parts.count > 1 else { return nil }
    func time(_ text: String?) -> String {
      text.flatMap { Int64($0) }.map { "for \(UnitText.writeMilliseconds($0))" } ?? "until it is closed"
    }
    return "the \(parts[parts.count - 2].replacing("_", with: " ")) stays \(time(difference.new)) instead of \(time(difference.old))"
  }
}
