/// The kinds of breaking changes. The raw values are stable: scripts and comments on reviews name them.
package enum BreakRule: String, Sendable, CaseIterable {
  case nameRemoved = "name-removed"
  case nameChanged = "name-changed"
  case parameterRemoved = "parameter-removed"
  case productChanged = "product-changed"
  case languageChanged = "language-changed"
  case answerRemoved = "answer-removed"
  case linkChanged = "link-changed"
  /// A link that was sent no longer opens.
  case linkDead = "link-dead"
  case typeChanged = "type-changed"
  /// A request that had an answer is now refused, because a fact no longer accepts its value.
  case valueRefused = "value-refused"
  /// A request that had an answer is now refused, because a fact is missing.
  case factRequired = "fact-required"
  /// A request that had an answer now has an error.
  case answerError = "answer-error"
  /// Stored state that older apps wrote can no longer be read.
  case stateLost = "state-lost"
  /// Stored state is read in another way.
  case stateChanged = "state-changed"
  /// A server can no longer set a value.
  case remoteRefused = "remote-refused"
  /// A lock was removed, or its value changed without a decision.
  case lockUndecided = "lock-undecided"

  /// What the rule means, in one sentence.
  package var about: String {
    switch self {
    case .nameRemoved: "A rule that app code names no longer exists."
    case .nameChanged: "A rule that app code names has another name."
    case .parameterRemoved: "A telemetry event lost a parameter."
    case .productChanged: "The rules are those of another product."
    case .languageChanged: "The rules use another version of the language."
    case .answerRemoved: "A decision table lost an answer."
    case .linkChanged: "The ids in a link have another form."
    case .linkDead: "A link that was sent no longer opens."
    case .typeChanged: "A fact, field, or parameter has another type."
    case .valueRefused: "A fact no longer accepts a value."
    case .factRequired: "A decision needs a fact that it did not need before."
    case .answerError: "A request that had an answer now has an error."
    case .stateLost: "Stored state can no longer be read."
    case .stateChanged: "Stored state is read in another way."
    case .remoteRefused: "A value that a server could set is refused."
    case .lockUndecided: "A lock was removed, or its value changed without a decision."
    }
  }
}
