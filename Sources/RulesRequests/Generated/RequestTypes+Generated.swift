// Written by `make format-files` from Sources/RequestFormat. Do not edit.
// swift-format-ignore-file

public import RulesBundle
public import RulesJSON
public import RulesRuntime

/// The keys of `ask: entitlement`.
public struct EntitlementRequest: Sendable, Equatable {
  /// The action.
  public var action: String
  /// `true`: the user confirmed the action when the warning ladder asked.
  public var isConfirmed: Bool

  init(_ keys: inout RequestKeys) throws(RequestError) {
    action = try keys.needed("action", RequestValue.string)
    isConfirmed = try keys.flag("confirmed")
  }
}

/// The keys of `ask: do`.
public struct DoRequest: Sendable, Equatable {
  /// The action.
  public var action: String
  /// `true`: the user confirmed the action when the warning ladder asked.
  public var isConfirmed: Bool
  /// The id of the event. An event counts once for each id.
  public var eventID: String?
  /// When the event happened, if it is reported late: "2026-01-05T10:00:00Z".
  public var happenedAt: Timestamp?
  /// `true`: the app retries automatically, or sends the same request again; nothing is counted.
  public var isAutomatic: Bool

  init(_ keys: inout RequestKeys) throws(RequestError) {
    action = try keys.needed("action", RequestValue.string)
    isConfirmed = try keys.flag("confirmed")
    eventID = try keys.optional("event_id", RequestValue.string)
    happenedAt = try keys.optional("happened_at", RequestValue.time)
    isAutomatic = try keys.flag("automatic")
  }
}

/// The keys of `ask: count`.
public struct CountRequest: Sendable, Equatable {
  /// The event.
  public var event: String
  /// The id of the event. An event counts once for each id.
  public var eventID: String?
  /// When the event happened, if it is reported late: "2026-01-05T10:00:00Z".
  public var happenedAt: Timestamp?
  /// `true`: the app retries automatically, or sends the same request again; nothing is counted.
  public var isAutomatic: Bool

  init(_ keys: inout RequestKeys) throws(RequestError) {
    event = try keys.needed("event", RequestValue.string)
    eventID = try keys.optional("event_id", RequestValue.string)
    happenedAt = try keys.optional("happened_at", RequestValue.time)
    isAutomatic = try keys.flag("automatic")
  }
}

/// The keys of `ask: signal`.
public struct SignalRequest: Sendable, Equatable {
  /// The signal.
  public var signal: String
  /// The vector in which the signal was detected; if absent, every vector that has the signal.
  public var vector: String?

  init(_ keys: inout RequestKeys) throws(RequestError) {
    signal = try keys.needed("signal", RequestValue.string)
    vector = try keys.optional("vector", RequestValue.string)
  }
}

/// The keys of `ask: release`.
public struct ReleaseRequest: Sendable, Equatable {
  /// The vector.
  public var vector: String

  init(_ keys: inout RequestKeys) throws(RequestError) {
    vector = try keys.needed("vector", RequestValue.string)
  }
}

/// The keys of `ask: plan`.
public struct PlanRequest: Sendable, Equatable {
  init(_ keys: inout RequestKeys) throws(RequestError) {
  }
}

/// The keys of `ask: snapshot`.
public struct SnapshotRequest: Sendable, Equatable {
  init(_ keys: inout RequestKeys) throws(RequestError) {
  }
}

/// The keys of `ask: overview`.
public struct OverviewRequest: Sendable, Equatable {
  init(_ keys: inout RequestKeys) throws(RequestError) {
  }
}

/// The keys of `ask: downgrade`.
public struct DowngradeRequest: Sendable, Equatable {
  /// A list of items for each kind in `rules/downgrade.yaml`.
  public var items: GivenThings

  init(_ keys: inout RequestKeys) throws(RequestError) {
    items = try keys.needed("items", { json, place throws(RequestError) in try GivenThings(json, at: place) })
  }
}

/// The keys of `ask: ladder`.
public struct LadderRequest: Sendable, Equatable {
  /// The vector; if absent, every vector.
  public var vector: String?

  init(_ keys: inout RequestKeys) throws(RequestError) {
    vector = try keys.optional("vector", RequestValue.string)
  }
}

/// The keys of `ask: table`.
public struct TableRequest: Sendable, Equatable {
  /// The table.
  public var table: String

  init(_ keys: inout RequestKeys) throws(RequestError) {
    table = try keys.needed("table", RequestValue.string)
  }
}

/// The keys of `ask: meter`.
public struct MeterRequest: Sendable, Equatable {
  /// The limit.
  public var limit: String
  /// The items that count toward the limit, each with an `id` and an `amount` in the unit of the limit.
  public var items: [MeterItem]

  init(_ keys: inout RequestKeys) throws(RequestError) {
    limit = try keys.needed("limit", RequestValue.string)
    items = try keys.needed("items", { json, place throws(RequestError) in try RequestValue.list(json, at: place, { json, place throws(RequestError) in try MeterItem(json, at: place) }) })
  }
}

/// The keys of `ask: payload`.
public struct PayloadRequest: Sendable, Equatable {
  /// The payload.
  public var payload: String
  /// The parts of the object, each with a `type` and `fields`.
  public var items: [PayloadItem]

  init(_ keys: inout RequestKeys) throws(RequestError) {
    payload = try keys.needed("payload", RequestValue.string)
    items = try keys.needed("items", { json, place throws(RequestError) in try RequestValue.list(json, at: place, { json, place throws(RequestError) in try PayloadItem(json, at: place) }) })
  }
}

/// The keys of `ask: notifications`.
public struct NotificationsRequest: Sendable, Equatable {
  /// The time zone of the device: a name that the host knows, or the data of the zone, with instants in seconds since 1970.
  public var zone: GivenZone
  /// The stored preferences of the user.
  public var preferences: [JSON.Member]
  /// The stored record of the device.
  public var device: [JSON.Member]
  /// The rows from earlier plans. A newer row replaces the row with the same id.
  public var log: [[JSON.Member]]
  /// Other days with known facts. Reminders of a day are planned for today and for these days.
  public var days: [NotificationDay]
  /// Everything that a notification can be about now.
  public var subjects: [NotificationSubject]
  /// How the caller can deliver. The default is `["local", "in_app"]`, for a device. A server passes `["push"]`.
  public var channels: [ChannelKind]
  /// The time, for rules without a fact `now`.
  public var now: Timestamp?

  init(_ keys: inout RequestKeys) throws(RequestError) {
    zone = try keys.needed("zone", { json, place throws(RequestError) in try GivenZone(json, at: place) })
    preferences = try keys.optional("preferences", RequestValue.object) ?? []
    device = try keys.optional("device", RequestValue.object) ?? []
    log = try keys.optional("log", { json, place throws(RequestError) in try RequestValue.list(json, at: place, RequestValue.object) }) ?? []
    days = try keys.optional("days", { json, place throws(RequestError) in try RequestValue.list(json, at: place, { json, place throws(RequestError) in try NotificationDay(json, at: place) }) }) ?? []
    subjects = try keys.optional("things", { json, place throws(RequestError) in try RequestValue.list(json, at: place, { json, place throws(RequestError) in try NotificationSubject(json, at: place) }) }) ?? []
    channels = try keys.optional("channels", { json, place throws(RequestError) in try RequestValue.list(json, at: place, { json, place throws(RequestError) in try RequestValue.word(json, at: place, "local, push, or in_app") { ChannelKind($0) } }) }) ?? []
    now = try keys.optional("now", RequestValue.time)
  }
}

/// The keys of `ask: link`.
public struct LinkRequest: Sendable, Equatable {
  /// The address exactly as it arrived.
  public var link: String
  /// Whether the target of the link exists; absent while that is unknown.
  public var exists: Bool?

  init(_ keys: inout RequestKeys) throws(RequestError) {
    link = try keys.needed("link", RequestValue.string)
    exists = try keys.optional("exists", RequestValue.flag)
  }
}

/// The keys of `ask: fact`.
public struct FactRequest: Sendable, Equatable {
  /// The fact.
  public var fact: String

  init(_ keys: inout RequestKeys) throws(RequestError) {
    fact = try keys.needed("fact", RequestValue.string)
  }
}

/// The keys of `ask: setting`.
public struct SettingRequest: Sendable, Equatable {
  /// The setting.
  public var setting: String

  init(_ keys: inout RequestKeys) throws(RequestError) {
    setting = try keys.needed("setting", RequestValue.string)
  }
}

/// The keys of `ask: sync`.
public struct SyncRequest: Sendable, Equatable {
  /// The state of the connection.
  public var connection: ConnectionKind
  /// The queue from the last answer; may be absent if it is empty.
  public var queue: [JSON.Member]
  /// The event; absent if only time passed.
  public var event: SyncEventInput?
  /// A random number from the caller, new for each request. Without it, the wait is the longest one.
  public var jitter: Int64
  /// Things whose status to return even if nothing is pending for them.
  public var entities: [SyncEntity]
  /// Things that the app is writing to the device now.
  public var writing: [SyncEntity]

  init(_ keys: inout RequestKeys) throws(RequestError) {
    connection = try keys.needed("connection", { json, place throws(RequestError) in try RequestValue.word(json, at: place, "online, degraded, or offline") { ConnectionKind($0) } })
    queue = try keys.optional("queue", RequestValue.object) ?? []
    event = try keys.optional("event", { json, place throws(RequestError) in try SyncEventInput(json, at: place) })
    jitter = try keys.optional("jitter", { json, place throws(RequestError) in try RequestValue.whole(json, at: place, 0...1000) }) ?? 1000
    entities = try keys.optional("entities", { json, place throws(RequestError) in try RequestValue.list(json, at: place, { json, place throws(RequestError) in try SyncEntity(json, at: place) }) }) ?? []
    writing = try keys.optional("writing", { json, place throws(RequestError) in try RequestValue.list(json, at: place, { json, place throws(RequestError) in try SyncEntity(json, at: place) }) }) ?? []
  }
}

/// The keys of `ask: conflict`.
public struct ConflictRequest: Sendable, Equatable {
  /// The queue from the last answer.
  public var queue: [JSON.Member]
  /// A decision, or the value that undoes one.
  public var either: ConflictDecisionRequest

  init(_ keys: inout RequestKeys) throws(RequestError) {
    queue = try keys.optional("queue", RequestValue.object) ?? []
    either = try ConflictDecisionRequest(&keys)
  }
}

/// The keys of `ask: connection`.
public struct ConnectionRequest: Sendable, Equatable {
  /// The value from the last answer.
  public var connection: [JSON.Member]
  /// The event; absent if only time passed.
  public var event: ConnectionEventInput?

  init(_ keys: inout RequestKeys) throws(RequestError) {
    connection = try keys.optional("connection", RequestValue.object) ?? []
    event = try keys.optional("event", { json, place throws(RequestError) in try ConnectionEventInput(json, at: place) })
  }
}

/// The keys of `ask: error`.
public struct ErrorRequest: Sendable, Equatable {
  /// The error.
  public var error: String
  /// The attempted action, for the log.
  public var action: String?
  /// The surface on which the error appeared.
  public var surface: String?
  /// `true`: a retry succeeded, so the error is resolved.
  public var hasRecovered: Bool

  init(_ keys: inout RequestKeys) throws(RequestError) {
    error = try keys.needed("error", RequestValue.string)
    action = try keys.optional("action", RequestValue.string)
    surface = try keys.optional("surface", RequestValue.string)
    hasRecovered = try keys.flag("recovered")
  }
}

/// The keys of `ask: retry`.
public struct RetryRequest: Sendable, Equatable {
  /// The number of failures so far, the first one included.
  public var failures: Int64
  /// A random number from the caller, new for each request. Without it, the wait is the longest one.
  public var jitter: Int64
  /// The retry rule, or an error that has one.
  public var either: RetriedRule

  init(_ keys: inout RequestKeys) throws(RequestError) {
    failures = try keys.needed("failures", { json, place throws(RequestError) in try RequestValue.whole(json, at: place, 1...Int64.max) })
    jitter = try keys.optional("jitter", { json, place throws(RequestError) in try RequestValue.whole(json, at: place, 0...1000) }) ?? 1000
    either = try RetriedRule(&keys)
  }
}

/// The keys of `ask: toasts`.
public struct ToastsRequest: Sendable, Equatable {
  /// The value from the last answer.
  public var toasts: [JSON.Member]
  /// The event, with an id that the caller chooses; absent if only time passed.
  public var event: ToastEventInput?

  init(_ keys: inout RequestKeys) throws(RequestError) {
    toasts = try keys.optional("toasts", RequestValue.object) ?? []
    event = try keys.optional("event", { json, place throws(RequestError) in try ToastEventInput(json, at: place) })
  }
}

/// The keys of `ask: empty_state`.
public struct EmptyStateRequest: Sendable, Equatable {
  /// The empty state.
  public var emptyState: String

  init(_ keys: inout RequestKeys) throws(RequestError) {
    emptyState = try keys.needed("empty_state", RequestValue.string)
  }
}

/// The keys of `ask: screen`.
public struct ScreenRequest: Sendable, Equatable {
  /// The screen.
  public var route: String

  init(_ keys: inout RequestKeys) throws(RequestError) {
    route = try keys.needed("route", RequestValue.string)
  }
}

/// The keys of `ask: moment`.
public struct MomentRequest: Sendable, Equatable {
  /// The moment.
  public var moment: String

  init(_ keys: inout RequestKeys) throws(RequestError) {
    moment = try keys.needed("moment", RequestValue.string)
  }
}

/// The keys of `ask: field`.
public struct FieldRequest: Sendable, Equatable {
  /// The field.
  public var field: String
  /// The input; null or absent while the user has not edited the field.
  public var text: String?

  init(_ keys: inout RequestKeys) throws(RequestError) {
    field = try keys.needed("field", RequestValue.string)
    text = try keys.typed("text")
  }
}

/// The keys of `ask: form`.
public struct FormRequest: Sendable, Equatable {
  /// The form.
  public var form: String
  /// The input of each field that the user has edited.
  public var texts: UserInputs?

  init(_ keys: inout RequestKeys) throws(RequestError) {
    form = try keys.needed("form", RequestValue.string)
    texts = try keys.optional("texts", { json, place throws(RequestError) in try UserInputs(json, at: place) })
  }
}

/// The keys of `ask: record`.
public struct RecordRequest: Sendable, Equatable {
  /// The record.
  public var record: String
  /// The stored JSON object.
  public var stored: [JSON.Member]

  init(_ keys: inout RequestKeys) throws(RequestError) {
    record = try keys.needed("record", RequestValue.string)
    stored = try keys.optional("stored", RequestValue.object) ?? []
  }
}

/// The keys of `ask: merge`.
public struct MergeRequest: Sendable, Equatable {
  /// Two values of one user to merge.
  public var either: MergedPair

  init(_ keys: inout RequestKeys) throws(RequestError) {
    either = try MergedPair(&keys)
  }
}

/// The keys of `ask: bundle`.
public struct BundleRequest: Sendable, Equatable {
  init(_ keys: inout RequestKeys) throws(RequestError) {
  }
}

/// The keys of `ask: set`.
public struct SetRequest: Sendable, Equatable {
  /// A value for each path, in the unit of the path.
  public var values: SetValues
  /// The version of the remote config that has the values. Every answer from now on contains it as `config`.
  public var version: Int64?

  init(_ keys: inout RequestKeys) throws(RequestError) {
    values = try keys.needed("values", { json, place throws(RequestError) in try SetValues(json, at: place) })
    version = try keys.optional("version", { json, place throws(RequestError) in try RequestValue.whole(json, at: place, 0...Int64.max) })
  }
}

/// A decision, or the value that undoes one.
public enum ConflictDecisionRequest: Sendable, Equatable {
  /// The operation that has the conflict.
  case operation(operation: String, choice: ConflictChoiceKind?, copy: String, copyPayload: String?, ids: Pair<String>, theirs: String?)
  /// The value `undo` from the answer to a decision.
  case undo(undo: StoredJSON)

  init(_ keys: inout RequestKeys) throws(RequestError) {
    var found: [Self] = []
    if keys.has("operation") {
      found.append(.operation(operation: try keys.needed("operation", RequestValue.string), choice: try keys.optional("choice", { json, place throws(RequestError) in try RequestValue.word(json, at: place, "keep_mine, keep_theirs, or keep_both") { ConflictChoiceKind($0) } }), copy: try keys.needed("copy", RequestValue.id), copyPayload: try keys.optional("copy_payload", RequestValue.string), ids: try keys.needed("ids", { json, place throws(RequestError) in try Pair(json, at: place, RequestValue.id) }), theirs: try keys.optional("theirs", RequestValue.string)))
    }
    if keys.has("undo") {
      found.append(.undo(undo: try keys.needed("undo", { json, place throws(RequestError) in try StoredJSON(json, at: place) })))
    }
    guard found.count == 1 else { throw keys.mistake(needsOneOf: "`operation` and `undo`") }
    self = found[0]
  }
}

/// The retry rule, or an error that has one.
public enum RetriedRule: Sendable, Equatable {
  /// The retry rule.
  case retry(retry: String)
  /// The error whose retry rule applies.
  case error(error: String)

  init(_ keys: inout RequestKeys) throws(RequestError) {
    var found: [Self] = []
    if keys.has("retry") {
      found.append(.retry(retry: try keys.needed("retry", RequestValue.string)))
    }
    if keys.has("error") {
      found.append(.error(error: try keys.needed("error", RequestValue.string)))
    }
    guard found.count == 1 else { throw keys.mistake(needsOneOf: "`retry` and `error`") }
    self = found[0]
  }
}

/// Two values of one user to merge.
public enum MergedPair: Sendable, Equatable {
  /// Two histories from answers. An event id counts once, the stronger block is in force, and a block that was released in either history is over.
  case histories(histories: Pair<[JSON.Member]>)
  /// Two queues from answers. An operation that is pending in either queue is pending once. An operation that is done in either queue is done.
  case queues(queues: Pair<[JSON.Member]>)
  /// Two lists of rows of the notification log. Each row is kept once, from the list with more information about it.
  case logs(logs: Pair<[[JSON.Member]]>)

  init(_ keys: inout RequestKeys) throws(RequestError) {
    var found: [Self] = []
    if keys.has("histories") {
      found.append(.histories(histories: try keys.needed("histories", { json, place throws(RequestError) in try Pair(json, at: place, RequestValue.object) })))
    }
    if keys.has("queues") {
      found.append(.queues(queues: try keys.needed("queues", { json, place throws(RequestError) in try Pair(json, at: place, RequestValue.object) })))
    }
    if keys.has("logs") {
      found.append(.logs(logs: try keys.needed("logs", { json, place throws(RequestError) in try Pair(json, at: place, { json, place throws(RequestError) in try RequestValue.list(json, at: place, RequestValue.object) }) })))
    }
    guard found.count == 1 else { throw keys.mistake(needsOneOf: "`histories`, `queues`, and `logs`") }
    self = found[0]
  }
}

/// An event of the sync queue.
public enum SyncEventInput: Sendable, Equatable {
  /// The user changed something: the operation in its stored form.
  case added(added: StoredJSON, owner: SyncEntity?, does: String?, base: Int64?)
  /// The app is about to send the operation.
  case started(started: String)
  /// The server applied the operation.
  case succeeded(succeeded: String, revision: Int64?)
  /// The operation failed.
  case failed(failed: String, kind: SyncFailure.Kind, code: String, message: String?)
  /// The server has another revision of the thing.
  case conflict(conflict: String, revision: Int64)
  /// The user canceled an upload or restored a pending deletion.
  case takenBack(takenBack: String)
  /// The user tapped Retry now.
  case retryNow
  /// The app started.
  case launched
  /// A user logged in.
  case loggedIn(user: String?)

  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    var keys = try RequestKeys(json, at: place)
    try self.init(&keys)
    try keys.finishItem()
  }

  init(_ keys: inout RequestKeys) throws(RequestError) {
    var found: [Self] = []
    if keys.has("added") {
      found.append(.added(added: try keys.needed("added", { json, place throws(RequestError) in try StoredJSON(json, at: place) }), owner: try keys.optional("owner", { json, place throws(RequestError) in try SyncEntity(json, at: place) }), does: try keys.optional("does", RequestValue.string), base: try keys.wholeOrNull("base")))
    }
    if keys.has("started") {
      found.append(.started(started: try keys.needed("started", RequestValue.string)))
    }
    if keys.has("succeeded") {
      found.append(.succeeded(succeeded: try keys.needed("succeeded", RequestValue.string), revision: try keys.wholeOrNull("revision")))
    }
    if keys.has("failed") {
      found.append(.failed(failed: try keys.needed("failed", RequestValue.string), kind: try keys.needed("as", { json, place throws(RequestError) in try RequestValue.word(json, at: place, "transient, permanent, or logged_out") { SyncFailure.Kind(word: $0) } }), code: try keys.needed("code", RequestValue.string), message: try keys.optional("message", RequestValue.string)))
    }
    if keys.has("conflict") {
      found.append(.conflict(conflict: try keys.needed("conflict", RequestValue.string), revision: try keys.needed("revision", { json, place throws(RequestError) in try RequestValue.whole(json, at: place, nil) })))
    }
    if keys.has("taken_back") {
      found.append(.takenBack(takenBack: try keys.needed("taken_back", RequestValue.string)))
    }
    if try keys.flag("retry_now") {
      found.append(.retryNow)
    }
    if try keys.flag("launched") {
      found.append(.launched)
    }
    if try keys.flag("logged_in") {
      found.append(.loggedIn(user: try keys.optional("user", RequestValue.string)))
    }
    guard found.count == 1 else { throw keys.mistake(needsOneOf: "`added`, `started`, `succeeded`, `failed`, `conflict`, `taken_back`, `retry_now`, `launched`, and `logged_in`") }
    self = found[0]
  }
}

/// The result of a network call, or a report of the operating system.
public enum ConnectionEventInput: Sendable, Equatable {
  /// A network call was answered after this time: "1.2s".
  case answered(answered: Swift.Duration)
  /// A network call failed.
  case failed
  /// The operating system reports that the network is lost.
  case lost
  /// The operating system reports that the network is back.
  case found

  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    var keys = try RequestKeys(json, at: place)
    try self.init(&keys)
    try keys.finishItem()
  }

  init(_ keys: inout RequestKeys) throws(RequestError) {
    var found: [Self] = []
    if keys.has("answered") {
      found.append(.answered(answered: try keys.needed("answered", RequestValue.duration)))
    }
    if try keys.flag("failed") {
      found.append(.failed)
    }
    if try keys.flag("lost") {
      found.append(.lost)
    }
    if try keys.flag("found") {
      found.append(.found)
    }
    guard found.count == 1 else { throw keys.mistake(needsOneOf: "`answered`, `failed`, `lost`, and `found`") }
    self = found[0]
  }
}

extension DowngradeItem {
  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    var keys = try RequestKeys(json, at: place)
    self.init(id: try keys.needed("id", RequestValue.id), edited: try keys.optional("edited", RequestValue.timestamp), created: try keys.optional("created", RequestValue.timestamp), givesWay: try keys.flag("givesWay"))
    try keys.finishItem()
  }
}

extension MeterItem {
  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    var keys = try RequestKeys(json, at: place)
    self.init(id: try keys.needed("id", RequestValue.id), amount: try keys.needed("amount", { json, place throws(RequestError) in try RequestValue.whole(json, at: place, 0...Int64.max) }), isPending: try keys.flag("pending"))
    try keys.finishItem()
  }
}

extension PayloadItem {
  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    var keys = try RequestKeys(json, at: place)
    self.init(type: try keys.needed("type", RequestValue.string), fields: try keys.optional("fields", { json, place throws(RequestError) in try PayloadFields(json, at: place) }))
    try keys.finishItem()
  }
}

extension NotificationDay {
  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    var keys = try RequestKeys(json, at: place)
    self.init(day: try keys.needed("day", RequestValue.day), facts: try keys.optional("facts", RequestValue.facts) ?? [])
    try keys.finishItem()
  }
}

extension NotificationSubject {
  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    var keys = try RequestKeys(json, at: place)
    self.init(of: try keys.needed("of", RequestValue.string), id: try keys.needed("id", { json, place throws(RequestError) in try LinkID(json, at: place) }), at: try keys.optional("at", { json, place throws(RequestError) in try PlannerTime(json, at: place) }), facts: try keys.optional("facts", RequestValue.facts) ?? [])
    try keys.finishItem()
  }
}
