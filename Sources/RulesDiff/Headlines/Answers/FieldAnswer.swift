internal import Diagnostics

/// What a field accepts.
extension AnswerSentence {
  var field: String {
    // The label names the field.
    let labels = isOne ? group.labels.map { $0.replacing(" in \(names)", with: "") } : [group.label]
    let text = lengths ?? labels.map { $0.replacing("``", with: "an empty text") }.phrase(atMost: 6)
    let whom = who.plans.isEmpty ? "" : " for \(who.text)"
    return switch difference("valid")?.new ?? difference("complete")?.new {
    case "false"?: "\(names) no longer accepts \(text)\(whom)."
    case "true"?: "\(names) now accepts \(text)\(whom)."
    default:
      switch differences.first(where: { TellingDifferences.last($0.key) == "state" }) {
      case let state? where state.new == "invalid": "\(names) no longer accepts \(text)\(whom)."
      case let state? where state.old == "invalid": "\(names) now accepts \(text)\(whom)."
      default: general
      }
    }
  }
  /// The lengths of the texts, if only their length matters: `21 to 24 characters`. Nil if not.
  private var lengths: String? {
    let numbers = group.labels.compactMap { label -> Int? in
      let parts = label.split(separator: " ")
      return parts.count > 1 && parts[1] == "characters" ? Int(parts[0]) : nil
    }
    // Besides several lengths, a listed word that is as long is not named.
    guard isOne, let least = numbers.min(), let most = numbers.max(), least < most else { return nil }
    return "\(least) to \(most) characters"
  }
}
