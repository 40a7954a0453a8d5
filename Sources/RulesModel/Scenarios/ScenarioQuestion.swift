/// What a scenario asks, or what happens in it. Exactly one of those up to `form` is there.
public struct ScenarioQuestion: Sendable, Equatable {
  /// May the person do this?
  public var may: Name<Action>?
  /// The person does this, if they may.
  public var does: Name<Action>?
  /// This happens and is counted.
  public var happens: Name<CountedEvent>?
  /// This sign of abuse is seen.
  public var signal: Name<Signal>?
  /// Somebody lets the person go on here.
  public var released: Name<LadderVector>?
  /// How far is the warning here?
  public var ladder: Name<LadderVector>?
  /// What does this table answer?
  public var table: Name<DecisionTable>?
  /// How full is this?
  public var meter: Name<Limit>?
  /// What of a thing travels?
  public var payload: Name<Payload>?
  public var ask: PlainQuestion?
  /// Where does this address lead?
  public var link: String?
  /// What is the value of this fact?
  public var fact: Name<Fact>?
  /// What is shown and logged when this occurs?
  public var error: Name<ErrorRule>?
  /// Is something tried again by this rule?
  public var retry: Name<RetryPolicy>?
  /// What does this empty screen show?
  public var emptyState: Name<EmptyState>?
  /// Who may be on this screen, and what can be tapped there?
  public var screen: Name<Route>?
  /// What does the app do at this moment?
  public var moment: Name<Moment>?
  /// What about a text in this field?
  public var field: Name<InputField>?
  /// What about texts in this form?
  public var form: Name<InputForm>?

  /// The id of what happens; without one each has an id of its own.
  public var id: String?
  public var times: Int64
  /// How much time passes between two of several times.
  public var every: Int64?
  /// Whether the person said yes to a question that came before.
  public var isConfirmed: Bool
  /// Further keys of the request.
  public var with: [FreeEntry]
  /// Of a link: whether what it names is there; nil when nobody has looked.
  public var exists: Bool?
  /// What was typed into the field; nil when nobody has touched it.
  public var text: TypedWords?

  public init(
    may: Name<Action>?, does: Name<Action>?, happens: Name<CountedEvent>?, signal: Name<Signal>?, released: Name<LadderVector>?,
    ladder: Name<LadderVector>?, table: Name<DecisionTable>?, meter: Name<Limit>?, payload: Name<Payload>?, ask: PlainQuestion?,
    link: String?, fact: Name<Fact>?, error: Name<ErrorRule>?, retry: Name<RetryPolicy>?, emptyState: Name<EmptyState>?,
    screen: Name<Route>?, moment: Name<Moment>?, field: Name<InputField>?, form: Name<InputForm>?, id: String?, times: Int64,
    every: Int64?, isConfirmed: Bool, with: [FreeEntry], exists: Bool?, text: TypedWords?
  ) {
    self.may = may
    self.does = does
    self.happens = happens
    self.signal = signal
    self.released = released
    self.ladder = ladder
    self.table = table
    self.meter = meter
    self.payload = payload
    self.ask = ask
    self.link = link
    self.fact = fact
    self.error = error
    self.retry = retry
    self.emptyState = emptyState
    self.screen = screen
    self.moment = moment
    self.field = field
    self.form = form
    self.id = id
    self.times = times
    self.every = every
    self.isConfirmed = isConfirmed
    self.with = with
    self.exists = exists
    self.text = text
  }
}

/// A text as somebody typed it: perhaps nothing at all.
public struct TypedWords: Sendable, Equatable {
  public var text: String

  public init(_ text: String) { self.text = text }
}

/// Questions that are about nothing in particular.
public enum PlainQuestion: String, Sendable, Hashable, CaseIterable {
  case plan, snapshot, overview, downgrade, ladder, notifications, sync, conflict, connection, toasts, merge
}

extension ScenarioQuestion {
  public enum Form: Sendable, Hashable, CaseIterable {
    case may, does, happens, signal, released, ladder, table, meter, payload, plan, snapshot, overview, downgrade, notifications, link, fact
    case sync, conflict, connection, toasts, merge, error, retry, emptyState, screen, moment, field, form
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

  /// Whether it leaves something behind, so that asking it without an expectation makes sense.
  public var changesSomething: Bool {
    does != nil || happens != nil || signal != nil || released != nil || [.sync, .conflict, .connection, .toasts, .merge].contains(ask)
  }
}
