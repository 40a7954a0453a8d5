internal import RuleKinds
internal import RulesJSON

/// The state from an answer that an app passes to the next request of the same form: the connection and the toasts.
struct CarriedState {
  private var values: [AskedQuestion.Form: JSON] = [:]

  /// The key of requests and answers that contains the state.
  private static let keys: [AskedQuestion.Form: String] = [.connection: "connection", .toasts: "toasts"]

  /// The members of a request: those of the question and the carried state.
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
