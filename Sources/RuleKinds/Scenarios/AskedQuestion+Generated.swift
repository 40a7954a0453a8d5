// Written by `make format-files` from Sources/RequestFormat. Do not edit.
// swift-format-ignore-file

internal import Schema

/// A question or an event of a scenario. Exactly one property is set.
package struct AskedQuestion: Sendable, Equatable {
  /// Whether the user may perform this action.
  package var may: Name<Action>?
  /// The user performs this action if it is allowed, and it is counted.
  package var does: Name<Action>?
  /// This event happens and is counted.
  package var happens: Name<CountedEvent>?
  /// This signal of automation or fraud is detected.
  package var signal: Name<Signal>?
  /// The block of this vector is released.
  package var released: Name<LadderVector>?
  /// The status of this vector of the warning ladder.
  package var ladder: Name<LadderVector>?
  /// The answer of this decision table.
  package var table: Name<DecisionTable>?
  /// What uses up this limit.
  package var meter: Name<Limit>?
  /// Which parts of this payload are sent.
  package var payload: Name<Payload>?
  /// A question that names no rule.
  package var ask: PlainQuestion?
  /// Where this address leads, exactly as it arrived.
  package var link: String?
  /// The value of this fact, which is usually a derived fact.
  package var fact: Name<Fact>?
  /// The value of this setting.
  package var setting: Name<Setting>?
  /// What the app shows and logs when this error occurs.
  package var error: Name<ErrorRule>?
  /// Whether this rule retries a failed call, and when.
  package var retry: Name<RetryPolicy>?
  /// What this empty screen shows.
  package var emptyState: Name<EmptyState>?
  /// Whether the user may open this screen, and what is on it.
  package var screen: Name<Route>?
  /// What the app does at this moment.
  package var moment: Name<Moment>?
  /// The result of the validation of `text` in this field.
  package var field: Name<InputField>?
  /// The result of the validation of `with: {texts: ...}` in this form.
  package var form: Name<InputForm>?
}

/// The questions that name no rule.
package enum PlainQuestion: String, Sendable, Hashable, CaseIterable {
  /// Which plan is effective?
  case plan
  /// What is the value of every snapshot field?
  case snapshot
  /// What is the status of every limit?
  case overview
  /// What happens to items after a downgrade?
  case downgrade
  /// What is the status of one vector of the warning ladder, or of all vectors?
  case ladder
  /// Which notifications should be pending?
  case notifications
  /// What does an event change in the sync queue, and what may be sent now?
  case sync
  /// How is a conflict between two versions of a thing resolved?
  case conflict
  /// What is the state of the connection after an event?
  case connection
  /// Which toasts are on the screen?
  case toasts
  /// What is the result of merging two histories, queues, or logs of one user?
  case merge
}

extension AskedQuestion {
  /// The form of a question, and its request.
  package enum Form: Sendable, Hashable, CaseIterable {
    case may, does, happens, signal, released, ladder, table, meter, payload, link, fact, setting, error, retry, emptyState, screen, moment, field, form, plan, snapshot, overview, downgrade, notifications, sync, conflict, connection, toasts, merge

    /// The value of `ask`.
    package var ask: String {
      switch self {
      case .may: "entitlement"
      case .does: "do"
      case .happens: "count"
      case .signal: "signal"
      case .released: "release"
      case .ladder: "ladder"
      case .table: "table"
      case .meter: "meter"
      case .payload: "payload"
      case .link: "link"
      case .fact: "fact"
      case .setting: "setting"
      case .error: "error"
      case .retry: "retry"
      case .emptyState: "empty_state"
      case .screen: "screen"
      case .moment: "moment"
      case .field: "field"
      case .form: "form"
      case .plan: "plan"
      case .snapshot: "snapshot"
      case .overview: "overview"
      case .downgrade: "downgrade"
      case .notifications: "notifications"
      case .sync: "sync"
      case .conflict: "conflict"
      case .connection: "connection"
      case .toasts: "toasts"
      case .merge: "merge"
      }
    }

    /// The key of the request that names the subject.
    package var subject: String? {
      switch self {
      case .may: "action"
      case .does: "action"
      case .happens: "event"
      case .signal: "signal"
      case .released: "vector"
      case .ladder: "vector"
      case .table: "table"
      case .meter: "limit"
      case .payload: "payload"
      case .link: "link"
      case .fact: "fact"
      case .setting: "setting"
      case .error: "error"
      case .retry: "retry"
      case .emptyState: "empty_state"
      case .screen: "route"
      case .moment: "moment"
      case .field: "field"
      case .form: "form"
      default: nil
      }
    }

    /// The key of the request for the event id.
    package var id: String? {
      switch self {
      case .does: "event_id"
      case .happens: "event_id"
      default: nil
      }
    }
  }

  /// The form of the question, and the name of its subject.
  package var subject: (form: Form, name: String?)? {
    if let may { return (.may, may.text) }
    if let does { return (.does, does.text) }
    if let happens { return (.happens, happens.text) }
    if let signal { return (.signal, signal.text) }
    if let released { return (.released, released.text) }
    if let ladder { return (.ladder, ladder.text) }
    if let table { return (.table, table.text) }
    if let meter { return (.meter, meter.text) }
    if let payload { return (.payload, payload.text) }
    if let link { return (.link, link) }
    if let fact { return (.fact, fact.text) }
    if let setting { return (.setting, setting.text) }
    if let error { return (.error, error.text) }
    if let retry { return (.retry, retry.text) }
    if let emptyState { return (.emptyState, emptyState.text) }
    if let screen { return (.screen, screen.text) }
    if let moment { return (.moment, moment.text) }
    if let field { return (.field, field.text) }
    if let form { return (.form, form.text) }
    switch ask {
    case .plan: return (.plan, nil)
    case .snapshot: return (.snapshot, nil)
    case .overview: return (.overview, nil)
    case .downgrade: return (.downgrade, nil)
    case .ladder: return (.ladder, nil)
    case .notifications: return (.notifications, nil)
    case .sync: return (.sync, nil)
    case .conflict: return (.conflict, nil)
    case .connection: return (.connection, nil)
    case .toasts: return (.toasts, nil)
    case .merge: return (.merge, nil)
    case nil: return nil
    }
  }
}

extension AskedQuestion {
  /// The keys of questions. A question has exactly one.
  static let keys = ["may", "does", "happens", "signal", "released", "ladder", "table", "meter", "payload", "ask", "link", "fact", "setting", "error", "retry", "empty_state", "screen", "moment", "field", "form"]

  static let schema = Schema.object("question", build: AskedQuestion.init) {
    Field("may", \.may, Schema.name(of: Action.self).optional, or: .some(nil), "Whether the user may perform this action.")
    Field("does", \.does, Schema.name(of: Action.self).optional, or: .some(nil), "The user performs this action if it is allowed, and it is counted.")
    Field("happens", \.happens, Schema.name(of: CountedEvent.self).optional, or: .some(nil), "This event happens and is counted.")
    Field("signal", \.signal, Schema.name(of: Signal.self).optional, or: .some(nil), "This signal of automation or fraud is detected.")
    Field("released", \.released, Schema.name(of: LadderVector.self).optional, or: .some(nil), "The block of this vector is released.")
    Field("ladder", \.ladder, Schema.name(of: LadderVector.self).optional, or: .some(nil), "The status of this vector of the warning ladder.")
    Field("table", \.table, Schema.name(of: DecisionTable.self).optional, or: .some(nil), "The answer of this decision table.")
    Field("meter", \.meter, Schema.name(of: Limit.self).optional, or: .some(nil), "What uses up this limit.")
    Field("payload", \.payload, Schema.name(of: Payload.self).optional, or: .some(nil), "Which parts of this payload are sent.")
    Field("ask", \.ask, Schema<PlainQuestion>.choice.optional, or: .some(nil), "A question that names no rule.")
    Field("link", \.link, Schema.text.optional, or: .some(nil), "Where this address leads, exactly as it arrived.")
    Field("fact", \.fact, Schema.name(of: Fact.self).optional, or: .some(nil), "The value of this fact, which is usually a derived fact.")
    Field("setting", \.setting, Schema.name(of: Setting.self).optional, or: .some(nil), "The value of this setting.")
    Field("error", \.error, Schema.name(of: ErrorRule.self).optional, or: .some(nil), "What the app shows and logs when this error occurs.")
    Field("retry", \.retry, Schema.name(of: RetryPolicy.self).optional, or: .some(nil), "Whether this rule retries a failed call, and when.")
    Field("empty_state", \.emptyState, Schema.name(of: EmptyState.self).optional, or: .some(nil), "What this empty screen shows.")
    Field("screen", \.screen, Schema.name(of: Route.self).optional, or: .some(nil), "Whether the user may open this screen, and what is on it.")
    Field("moment", \.moment, Schema.name(of: Moment.self).optional, or: .some(nil), "What the app does at this moment.")
    Field("field", \.field, Schema.name(of: InputField.self).optional, or: .some(nil), "The result of the validation of `text` in this field.")
    Field("form", \.form, Schema.name(of: InputForm.self).optional, or: .some(nil), "The result of the validation of `with: {texts: ...}` in this form.")
  }
}
