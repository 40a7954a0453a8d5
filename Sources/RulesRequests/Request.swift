public import RulesJSON
public import RulesRuntime

/// One question, as JSON asks it. docs/requests.md describes every form.
public struct Request: Sendable, Equatable {
  public enum Question: Sendable, Equatable {
    /// Is this action allowed, and if not why?
    case entitlement(Doing)
    /// The same, and if it is allowed count what doing it counts.
    case doing(Doing)
    /// Something happened.
    case happened(Happened)
    /// Where the warning ladder stands, with one vector or with all.
    case ladder(vector: String?, history: [JSON.Member]?)
    /// Which plan is in force?
    case plan
    /// The value of every snapshot field.
    case snapshot
    /// Which answer does a table give?
    case table(String)
    /// What becomes of a person's things?
    case downgrade([GivenThings])
    /// What of a thing travels when it leaves?
    case payload(String, items: [PayloadItem])
    /// What takes up the room of a limit?
    case meter(limit: String, items: [MeterItem])
    /// Where does the person stand with every limit?
    case overview(history: [JSON.Member]?)
    /// What should be pending?
    case notifications(Planning)
    /// What does a stored record say?
    case record(String, stored: [JSON.Member])
    /// Where does a link lead the person? `exists`: whether what it names is there.
    case link(String, exists: Bool?)
    /// What is the value of a fact?
    case fact(String)
    /// What may be sent now, and what came of what happened?
    case sync(Syncing)
    /// What becomes of two versions of one thing?
    case conflict(Resolving)
    /// How good is the connection, after what happened?
    case connection(Watching)
    /// What is shown and logged when an error occurs, or is over?
    case error(Occurred)
    /// Is it tried again, and when?
    case retry(Retrying)
    /// Which toasts are on the screen?
    case toasts(Toasting)
    /// What does an empty screen show?
    case emptyState(String)
    /// Who may be on a screen, and what can be tapped there?
    case screen(String)
    /// What does the app do now that this has come?
    case moment(String)
    /// What about this text? Nil: nobody has touched the field.
    case field(String, text: String?)
    /// What about these texts together?
    case form(String, texts: [TypedInto])
    /// Which rules answer here?
    case bundle
    /// What becomes of two histories, queues or logs of one person?
    case merge(Merge)
    /// What a server has set, for the requests behind this one.
    case set([SetValue])
  }

  /// An action, and by whom it is tried.
  public struct Doing: Sendable, Equatable {
    public var action: String
    /// What they did before; nil asks about the facts alone.
    public var history: [JSON.Member]?
    /// Which one of its kind it is, so that it counts once.
    public var eventID: String?
    /// Whether the person was asked and goes on.
    public var isConfirmed = false
    /// Whether the app tries again by itself, or sends again what it has sent.
    public var isAutomatic = false
    /// When it was done, in milliseconds since 1970, for what is handed in late.
    public var happenedAt: Int64?
  }

  /// Something that happened, to whom.
  public struct Happened: Sendable, Equatable {
    public enum What: Sendable, Equatable {
      case event(String, id: String?)
      case signal(String, vector: String?)
      case released(String)
    }

    public var what: What
    public var history: [JSON.Member]?
    public var isAutomatic = false
    /// When it happened, in milliseconds since 1970, for what is handed in late.
    public var happenedAt: Int64?
  }

  public var question: Question
  public var facts: [GivenFact]
  /// What the person did before; nil asks about the facts alone.
  public var history: [JSON.Member]?
  public var wantsTrace: Bool
  /// The language of every sentence of the answer, as `Frame.speak` takes it.
  public var locale: String?
  /// Given back with the answer, so that a caller can tell answers apart.
  public var id: JSON?
}

extension Request {
  /// Reads a request strictly: unknown keys are mistakes, and so are keys of another question.
  public init(_ json: JSON) throws(RequestError) {
    var keys = try RequestKeys(json)
    guard let ask = try keys.text("ask") else { throw RequestError("malformed", "`ask` is missing: \(Request.questions)") }
    facts = []
    if let members = try keys.object("facts", "names and values") { GivenFact.collect(members, prefix: "", into: &facts) }
    wantsTrace = try keys.flag("trace")
    id = try keys.id()
    history = try keys.object("history", "as the last answer gave it")
    locale = try keys.locale()
    switch ask {
    case "entitlement": question = .entitlement(try Request.doing(ask, &keys, history))
    case "do":
      var doing = try Request.doing(ask, &keys, history)
      doing.eventID = try keys.text("event_id")
      doing.isAutomatic = try keys.flag("automatic")
      doing.happenedAt = try keys.time("happened_at")
      question = .doing(doing)
    case "count":
      let name = try keys.needed("event", for: ask)
      question = .happened(
        Happened(
          what: .event(name, id: try keys.text("event_id")), history: history,
          isAutomatic: try keys.flag("automatic"), happenedAt: try keys.time("happened_at")))
    case "signal":
      let name = try keys.needed("signal", for: ask)
      question = .happened(
        Happened(what: .signal(name, vector: try keys.text("vector")), history: history))
    case "release":
      let vector = try keys.needed("vector", for: ask)
      question = .happened(Happened(what: .released(vector), history: history))
    case "ladder": question = .ladder(vector: try keys.text("vector"), history: history)
    case "plan": question = .plan
    case "snapshot": question = .snapshot
    case "table": question = .table(try keys.needed("table", for: ask))
    case "meter":
      question = .meter(limit: try keys.needed("limit", for: ask), items: try MeterItem.read(try keys.items(for: ask)))
    case "downgrade":
      guard let things = try keys.object("items", "a list for each kind of things") else {
        throw RequestError("malformed", "`ask: downgrade` needs `items`")
      }
      question = .downgrade(try GivenThings.read(things))
    case "payload":
      question = .payload(try keys.needed("payload", for: ask), items: try PayloadItem.read(try keys.items(for: ask)))
    case "overview": question = .overview(history: history)
    case "notifications": question = .notifications(try Request.planning(&keys))
    case "record":
      question = .record(try keys.needed("record", for: ask), stored: try keys.object("stored", "the record as it is stored") ?? [])
    case "link": question = .link(try keys.needed("link", for: ask), exists: try keys.optionalFlag("exists"))
    case "fact": question = .fact(try keys.needed("fact", for: ask))
    case "sync": question = .sync(try Request.syncing(&keys))
    case "conflict": question = .conflict(try Request.resolving(&keys))
    case "connection": question = .connection(try Request.watching(&keys))
    case "error": question = .error(try Request.occurred(&keys))
    case "retry": question = .retry(try Request.retrying(&keys))
    case "toasts": question = .toasts(try Request.toasting(&keys))
    case "empty_state": question = .emptyState(try keys.needed("empty_state", for: ask))
    case "screen": question = .screen(try keys.needed("route", for: ask))
    case "moment": question = .moment(try keys.needed("moment", for: ask))
    case "field": question = .field(try keys.needed("field", for: ask), text: try Request.typed(&keys))
    case "form": question = .form(try keys.needed("form", for: ask), texts: try Request.typedTexts(&keys))
    case "merge": question = .merge(try Request.merge(&keys))
    case "bundle": question = .bundle
    case "set": question = .set(try Request.values(&keys))
    default: throw RequestError("unknown_question", "`ask` cannot be `\(ask)`; it is \(Request.questions)")
    }
    try keys.finish(ask, keysOfQuestions: Request.keysOfQuestions)
  }

  private static func doing(_ ask: String, _ keys: inout RequestKeys, _ history: [JSON.Member]?) throws(RequestError) -> Doing {
    Doing(
      action: try keys.needed("action", for: ask), history: history,
      isConfirmed: try keys.flag("confirmed"))
  }

  private static let questions =
    "entitlement, do, count, signal, release, ladder, plan, snapshot, table, downgrade, meter, payload, overview, notifications, record, link, fact, sync, conflict, connection, error, retry, toasts, empty_state, screen, moment, field, form, merge, bundle, set or condition"
  /// Keys that belong to some question only.
  private static let keysOfQuestions = [
    "action", "expression", "event", "event_id", "happened_at", "confirmed", "automatic", "signal", "vector", "table", "limit", "payload",
    "items", "zone", "preferences", "device", "log", "days", "things", "channels", "now", "record", "stored", "link", "exists", "fact",
    "queue", "connection", "jitter", "entities", "writing", "operation", "choice", "copy", "copy_payload", "ids", "theirs", "undo", "error",
    "surface",
    "recovered", "retry", "failures", "toasts", "empty_state", "route", "moment", "field", "text", "form", "texts", "values", "histories",
    "queues", "logs",
  ]
}

extension RequestKeys {
  /// The items of a question that is about some.
  fileprivate mutating func items(for ask: String) throws(RequestError) -> [JSON] {
    guard let items = try list("items", "one object for each thing") else {
      throw RequestError("malformed", "`ask: \(ask)` needs `items`")
    }
    return items
  }
}
