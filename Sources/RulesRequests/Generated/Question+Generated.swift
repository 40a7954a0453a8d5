// Written by `make format-files` from Sources/RequestFormat. Do not edit.
// swift-format-ignore-file

internal import RulesJSON
internal import RulesRuntime

extension Request {
  /// The question of a request.
  public enum Question: Sendable, Equatable {
    /// Is an action allowed?
    case entitlement(EntitlementRequest)
    /// Is an action allowed? An allowed action is counted.
    case `do`(DoRequest)
    /// What does an event change?
    case count(CountRequest)
    /// What does a signal of automation or fraud change?
    case signal(SignalRequest)
    /// What does the release of a block change?
    case release(ReleaseRequest)
    /// Which plan is effective?
    case plan(PlanRequest)
    /// What is the value of every snapshot field?
    case snapshot(SnapshotRequest)
    /// What is the status of every limit?
    case overview(OverviewRequest)
    /// What happens to items after a downgrade?
    case downgrade(DowngradeRequest)
    /// What is the status of one vector of the warning ladder, or of all vectors?
    case ladder(LadderRequest)
    /// What is the answer of a decision table?
    case table(TableRequest)
    /// What uses up a limit?
    case meter(MeterRequest)
    /// Which parts of an object are sent?
    case payload(PayloadRequest)
    /// Which notifications should be pending?
    case notifications(NotificationsRequest)
    /// Where does a link lead?
    case link(LinkRequest)
    /// What is the value of a fact?
    case fact(FactRequest)
    /// What is the value of a setting?
    case setting(SettingRequest)
    /// What does an event change in the sync queue, and what may be sent now?
    case sync(SyncRequest)
    /// How is a conflict between two versions of a thing resolved?
    case conflict(ConflictRequest)
    /// What is the state of the connection after an event?
    case connection(ConnectionRequest)
    /// What does the app show and log when an error occurs or is resolved?
    case error(ErrorRequest)
    /// Is a failed call retried, and when?
    case retry(RetryRequest)
    /// Which toasts are on the screen?
    case toasts(ToastsRequest)
    /// What does an empty screen show?
    case emptyState(EmptyStateRequest)
    /// May the user open a screen, and what is on it?
    case screen(ScreenRequest)
    /// What does the app do at a moment such as logout?
    case moment(MomentRequest)
    /// Is the input of a field valid?
    case field(FieldRequest)
    /// Can the input of a form be submitted?
    case form(FormRequest)
    /// What are the values of a stored record?
    case record(RecordRequest)
    /// What is the result of merging two histories, queues, or logs of one user?
    case merge(MergeRequest)
    /// Which rules are loaded?
    case bundle(BundleRequest)
    /// Which overrides apply to the following requests?
    case set(SetRequest)
  }

  /// The allowed values of `ask`, as a list for a sentence.
  static let questions = "entitlement, do, count, signal, release, plan, snapshot, overview, downgrade, ladder, table, meter, payload, notifications, link, fact, setting, sync, conflict, connection, error, retry, toasts, empty_state, screen, moment, field, form, record, merge, bundle, set, or condition"

  /// The keys that belong to some questions only.
  static let keysOfQuestions = ["action", "confirmed", "event_id", "happened_at", "automatic", "event", "signal", "vector", "items", "table", "limit", "payload", "zone", "preferences", "device", "log", "days", "things", "channels", "now", "link", "exists", "fact", "setting", "connection", "queue", "jitter", "entities", "writing", "operation", "choice", "copy", "copy_payload", "ids", "theirs", "undo", "error", "surface", "recovered", "failures", "retry", "toasts", "empty_state", "route", "moment", "field", "text", "form", "texts", "record", "stored", "histories", "queues", "logs", "values", "version", "expression"]
}

extension Request.Question {
  /// Reads the keys of the question with the name `ask`.
  init(_ ask: String, _ keys: inout RequestKeys) throws(RequestError) {
    switch ask {
    case "entitlement": self = .entitlement(try EntitlementRequest(&keys))
    case "do": self = .do(try DoRequest(&keys))
    case "count": self = .count(try CountRequest(&keys))
    case "signal": self = .signal(try SignalRequest(&keys))
    case "release": self = .release(try ReleaseRequest(&keys))
    case "plan": self = .plan(try PlanRequest(&keys))
    case "snapshot": self = .snapshot(try SnapshotRequest(&keys))
    case "overview": self = .overview(try OverviewRequest(&keys))
    case "downgrade": self = .downgrade(try DowngradeRequest(&keys))
    case "ladder": self = .ladder(try LadderRequest(&keys))
    case "table": self = .table(try TableRequest(&keys))
    case "meter": self = .meter(try MeterRequest(&keys))
    case "payload": self = .payload(try PayloadRequest(&keys))
    case "notifications": self = .notifications(try NotificationsRequest(&keys))
    case "link": self = .link(try LinkRequest(&keys))
    case "fact": self = .fact(try FactRequest(&keys))
    case "setting": self = .setting(try SettingRequest(&keys))
    case "sync": self = .sync(try SyncRequest(&keys))
    case "conflict": self = .conflict(try ConflictRequest(&keys))
    case "connection": self = .connection(try ConnectionRequest(&keys))
    case "error": self = .error(try ErrorRequest(&keys))
    case "retry": self = .retry(try RetryRequest(&keys))
    case "toasts": self = .toasts(try ToastsRequest(&keys))
    case "empty_state": self = .emptyState(try EmptyStateRequest(&keys))
    case "screen": self = .screen(try ScreenRequest(&keys))
    case "moment": self = .moment(try MomentRequest(&keys))
    case "field": self = .field(try FieldRequest(&keys))
    case "form": self = .form(try FormRequest(&keys))
    case "record": self = .record(try RecordRequest(&keys))
    case "merge": self = .merge(try MergeRequest(&keys))
    case "bundle": self = .bundle(try BundleRequest(&keys))
    case "set": self = .set(try SetRequest(&keys))
    default: throw RequestError("unknown_question", "unknown question `\(ask)`; `ask` must be \(Request.questions)")
    }
  }

  /// Whether a history only supplies the facts that are counted from it.
  var onlyReadsWhatIsCounted: Bool {
    switch self {
    case .plan, .snapshot, .downgrade, .table, .meter, .payload, .notifications, .link, .fact, .setting, .sync, .conflict, .connection, .error, .retry, .toasts, .emptyState, .moment, .field, .form, .record: true
    case .entitlement, .do, .count, .signal, .release, .overview, .ladder, .screen, .merge, .bundle, .set: false
    }
  }
}

extension Rules {
  /// Answers a question. The answer starts with the id of the request and the version of the remote config.
  func answer(_ request: Request, _ frame: Frame, into writer: inout JSONWriter) throws(RequestError) {
    switch request.question {
    case .entitlement(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .do(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .count(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .signal(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .release(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .plan(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .snapshot(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .overview(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .downgrade(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .ladder(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .table(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .meter(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .payload(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .notifications(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .link(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .fact(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .setting(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .sync(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .conflict(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .connection(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .error(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .retry(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .toasts(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .emptyState(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .screen(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .moment(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .field(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .form(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .record(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .merge(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .bundle(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id, configVersion)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .set: throw RequestError("no_batch", "`ask: set` applies to the following requests, and a single request has none")
    }
  }
}
