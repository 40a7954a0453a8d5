// Written by `make format-files` from Sources/RequestFormat. Do not edit.
// swift-format-ignore-file

internal import Schema

/// What a scenario asks, or what happens in it: exactly one of these is there.
public struct AskedQuestion: Sendable, Equatable {
  /// Whether the person may do this action.
  public var may: Name<Action>?
  /// The person does this action if they may, and it counts.
  public var does: Name<Action>?
  /// This event happens, and it counts.
  public var happens: Name<CountedEvent>?
  /// This sign of abuse is seen.
  public var signal: Name<Signal>?
  /// Somebody lets the person go on here.
  public var released: Name<LadderVector>?
  /// How far the warning goes here.
  public var ladder: Name<LadderVector>?
  /// What this table answers.
  public var table: Name<DecisionTable>?
  /// How full this limit is.
  public var meter: Name<Limit>?
  /// What travels when this is sent.
  public var payload: Name<Payload>?
  /// A question about nothing in particular.
  public var ask: PlainQuestion?
  /// Where this address leads, as it arrives from outside.
  public var link: String?
  /// The value of this fact, above all of one that the rules work out.
  public var fact: Name<Fact>?
  /// What is shown and logged when this error occurs.
  public var error: Name<ErrorRule>?
  /// Whether something is tried again by this rule.
  public var retry: Name<RetryPolicy>?
  /// What this empty screen shows.
  public var emptyState: Name<EmptyState>?
  /// Who may be on this screen, and what can be tapped there.
  public var screen: Name<Route>?
  /// What the app does at this moment.
  public var moment: Name<Moment>?
  /// What is said about `text` in this field.
  public var field: Name<InputField>?
  /// What is said about `with: {texts: ...}` in this form.
  public var form: Name<InputForm>?
}

/// Questions that are about no rule in particular.
public enum PlainQuestion: String, Sendable, Hashable, CaseIterable {
  /// Which plan is in force?
  case plan
  /// What is the value of every snapshot field?
  case snapshot
  /// Where does the person stand with every limit?
  case overview
  /// What becomes of a person's things?
  case downgrade
  /// Where does the warning ladder stand, with one vector or with all?
  case ladder
  /// What should be pending?
  case notifications
  /// What may be sent now, and what came of what happened?
  case sync
  /// What becomes of two versions of one thing?
  case conflict
  /// How good is the connection, after what happened?
  case connection
  /// Which toasts are on the screen?
  case toasts
  /// What becomes of two histories, queues or logs of one person?
  case merge
}

extension AskedQuestion {
  /// The question in the terms of requests.
  public enum Form: Sendable, Hashable, CaseIterable {
    case may, does, happens, signal, released, ladder, table, meter, payload, link, fact, error, retry, emptyState, screen, moment, field, form, plan, snapshot, overview, downgrade, notifications, sync, conflict, connection, toasts, merge

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

    /// The key that names what it is about.
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

    /// The key for the id of what happens.
    package var id: String? {
      switch self {
      case .does: "event_id"
      case .happens: "event_id"
      default: nil
      }
    }
  }

  /// Which form it has, and the name of what it is about.
  public var subject: (form: Form, name: String?)? {
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
  /// The keys of which a question has exactly one.
  static let keys = ["may", "does", "happens", "signal", "released", "ladder", "table", "meter", "payload", "ask", "link", "fact", "error", "retry", "empty_state", "screen", "moment", "field", "form"]

  static let schema = Schema.object("question", build: AskedQuestion.init) {
    Field("may", \.may, Schema.name(of: Action.self).optional, or: .some(nil), "Whether the person may do this action.")
    Field("does", \.does, Schema.name(of: Action.self).optional, or: .some(nil), "The person does this action if they may, and it counts.")
    Field("happens", \.happens, Schema.name(of: CountedEvent.self).optional, or: .some(nil), "This event happens, and it counts.")
    Field("signal", \.signal, Schema.name(of: Signal.self).optional, or: .some(nil), "This sign of abuse is seen.")
    Field("released", \.released, Schema.name(of: LadderVector.self).optional, or: .some(nil), "Somebody lets the person go on here.")
    Field("ladder", \.ladder, Schema.name(of: LadderVector.self).optional, or: .some(nil), "How far the warning goes here.")
    Field("table", \.table, Schema.name(of: DecisionTable.self).optional, or: .some(nil), "What this table answers.")
    Field("meter", \.meter, Schema.name(of: Limit.self).optional, or: .some(nil), "How full this limit is.")
    Field("payload", \.payload, Schema.name(of: Payload.self).optional, or: .some(nil), "What travels when this is sent.")
    Field("ask", \.ask, Schema<PlainQuestion>.choice.optional, or: .some(nil), "A question about nothing in particular.")
    Field("link", \.link, Schema.text.optional, or: .some(nil), "Where this address leads, as it arrives from outside.")
    Field("fact", \.fact, Schema.name(of: Fact.self).optional, or: .some(nil), "The value of this fact, above all of one that the rules work out.")
    Field("error", \.error, Schema.name(of: ErrorRule.self).optional, or: .some(nil), "What is shown and logged when this error occurs.")
    Field("retry", \.retry, Schema.name(of: RetryPolicy.self).optional, or: .some(nil), "Whether something is tried again by this rule.")
    Field("empty_state", \.emptyState, Schema.name(of: EmptyState.self).optional, or: .some(nil), "What this empty screen shows.")
    Field("screen", \.screen, Schema.name(of: Route.self).optional, or: .some(nil), "Who may be on this screen, and what can be tapped there.")
    Field("moment", \.moment, Schema.name(of: Moment.self).optional, or: .some(nil), "What the app does at this moment.")
    Field("field", \.field, Schema.name(of: InputField.self).optional, or: .some(nil), "What is said about `text` in this field.")
    Field("form", \.form, Schema.name(of: InputForm.self).optional, or: .some(nil), "What is said about `with: {texts: ...}` in this form.")
  }
}
