/// What a field accepts.
extension AnswerSentence {
  var field: String {
    // The label names the field.
    let text = (isOne ? group.label.replacing(" in \(names)", with: "") : group.label).replacing("``", with: "an empty text")
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
}
