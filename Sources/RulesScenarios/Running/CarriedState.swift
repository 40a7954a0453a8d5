internal import RuleKinds
internal import RulesJSON

/// What an app keeps of an answer and gives back with the next question of the same form: the connection, the toasts.
struct CarriedState {
  private var values: [AskedQuestion.Form: JSON] = [:]

  /// The key of requests and answers that holds it.
  private static let keys: [AskedQuestion.Form: String] = [.connection: "connection", .toasts: "toasts"]

  /// The keys of a request: those of the question, and what was kept.
  func keys(_ form: AskedQuestion.Form, _ with: [FreeEntry]) -> [JSON.Member] {
    var members = with.map { JSON.Member(key: $0.key, value: JSON($0.value)) }
    if let key = CarriedState.keys[form], let value = values[form], !members.contains(where: { $0.key == key }) {
      members.append(.init(key: key, value: value))
    }
    return members
  }

  mutating func remember(_ answer: JSON, _ form: AskedQuestion.Form) {
    if let key = CarriedState.keys[form], let value = answer[key] { values[form] = value }
  }
}
