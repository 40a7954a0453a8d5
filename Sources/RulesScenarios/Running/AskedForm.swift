internal import RuleKinds

/// How a form of question is put to the runtime. A question that the runtime does not know yet is answered with a mistake.
struct AskedForm {
  /// The value of `ask`.
  let ask: String
  /// The key that names what it is about.
  var subject: String?
  /// The key for the id of what happens.
  var id: String?

  init(_ form: ScenarioQuestion.Form) {
    switch form {
    case .may: self.init(ask: "entitlement", subject: "action")
    case .does: self.init(ask: "do", subject: "action", id: "event_id")
    case .happens: self.init(ask: "count", subject: "event", id: "event_id")
    case .signal: self.init(ask: "signal", subject: "signal")
    case .released: self.init(ask: "release", subject: "vector")
    case .ladder: self.init(ask: "ladder", subject: "vector")
    case .table: self.init(ask: "table", subject: "table")
    case .meter: self.init(ask: "meter", subject: "limit")
    case .payload: self.init(ask: "payload", subject: "payload")
    case .plan: self.init(ask: "plan")
    case .snapshot: self.init(ask: "snapshot")
    case .overview: self.init(ask: "overview")
    case .downgrade: self.init(ask: "downgrade")
    case .notifications: self.init(ask: "notifications")
    case .link: self.init(ask: "link", subject: "link")
    case .sync: self.init(ask: "sync")
    case .conflict: self.init(ask: "conflict")
    case .merge: self.init(ask: "merge")
    case .screen: self.init(ask: "screen", subject: "route")
    case .moment: self.init(ask: "moment", subject: "moment")
    case .fact: self.init(ask: "fact", subject: "fact")
    case .connection: self.init(ask: "connection")
    case .toasts: self.init(ask: "toasts")
    case .error: self.init(ask: "error", subject: "error")
    case .retry: self.init(ask: "retry", subject: "retry")
    case .emptyState: self.init(ask: "empty_state", subject: "empty_state")
    case .field: self.init(ask: "field", subject: "field")
    case .form: self.init(ask: "form", subject: "form")
    }
  }

  private init(ask: String, subject: String? = nil, id: String? = nil) {
    self.ask = ask
    self.subject = subject
    self.id = id
  }
}
