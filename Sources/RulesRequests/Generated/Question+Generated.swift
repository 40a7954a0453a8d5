// Written by `make format-files` from Sources/RequestFormat. Do not edit.
// swift-format-ignore-file

internal import RulesJSON
internal import RulesRuntime

extension Request {
  /// What a request asks.
  public enum Question: Sendable, Equatable {
    /// Is this action allowed, and if not why?
    case entitlement(EntitlementRequest)
    /// The same, and if it is allowed count what doing it counts.
    case `do`(DoRequest)
    /// Something happened: what comes of it?
    case count(CountRequest)
    /// A sign of automation or fraud was seen: what comes of it?
    case signal(SignalRequest)
    /// A block is ended: what comes of it?
    case release(ReleaseRequest)
    /// Which plan is in force?
    case plan(PlanRequest)
    /// What is the value of every snapshot field?
    case snapshot(SnapshotRequest)
    /// Where does the person stand with every limit?
    case overview(OverviewRequest)
    /// What becomes of a person's things?
    case downgrade(DowngradeRequest)
    /// Where does the warning ladder stand, with one vector or with all?
    case ladder(LadderRequest)
    /// Which answer does a table give?
    case table(TableRequest)
    /// What takes up the room of a limit?
    case meter(MeterRequest)
    /// What of a thing travels when it leaves?
    case payload(PayloadRequest)
    /// What should be pending?
    case notifications(NotificationsRequest)
    /// Where does a link lead the person?
    case link(LinkRequest)
    /// What is the value of a fact?
    case fact(FactRequest)
    /// What may be sent now, and what came of what happened?
    case sync(SyncRequest)
    /// What becomes of two versions of one thing?
    case conflict(ConflictRequest)
    /// How good is the connection, after what happened?
    case connection(ConnectionRequest)
    /// What is shown and logged when an error occurs, or is over?
    case error(ErrorRequest)
    /// Is it tried again, and when?
    case retry(RetryRequest)
    /// Which toasts are on the screen?
    case toasts(ToastsRequest)
    /// What does an empty screen show?
    case emptyState(EmptyStateRequest)
    /// Who may be on a screen, and what can be tapped there?
    case screen(ScreenRequest)
    /// What does the app do now?
    case moment(MomentRequest)
    /// What about this text?
    case field(FieldRequest)
    /// What about these texts together?
    case form(FormRequest)
    /// What does a stored record say?
    case record(RecordRequest)
    /// What becomes of two histories, queues or logs of one person?
    case merge(MergeRequest)
    /// Which rules answer here?
    case bundle(BundleRequest)
    /// What has a server set, for the requests behind this one?
    case set(SetRequest)
  }

  /// The words that `ask` may be, as a sentence lists them.
  static let questions = "entitlement, do, count, signal, release, plan, snapshot, overview, downgrade, ladder, table, meter, payload, notifications, link, fact, sync, conflict, connection, error, retry, toasts, empty_state, screen, moment, field, form, record, merge, bundle, set or condition"

  /// Keys that belong to some question only.
  static let keysOfQuestions = ["action", "confirmed", "event_id", "happened_at", "automatic", "event", "signal", "vector", "items", "table", "limit", "payload", "zone", "preferences", "device", "log", "days", "things", "channels", "now", "link", "exists", "fact", "connection", "queue", "jitter", "entities", "writing", "operation", "choice", "copy", "copy_payload", "ids", "theirs", "undo", "error", "surface", "recovered", "failures", "retry", "toasts", "empty_state", "route", "moment", "field", "text", "form", "texts", "record", "stored", "histories", "queues", "logs", "values", "expression"]
}

extension Request.Question {
  /// Reads the keys of the question that is called `ask`.
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
    default: throw RequestError("unknown_question", "`ask` cannot be `\(ask)`; it is \(Request.questions)")
    }
  }

  /// Whether a history is there for what is counted in it, and the engine does not look at it otherwise.
  var onlyReadsWhatIsCounted: Bool {
    switch self {
    case .plan, .snapshot, .downgrade, .table, .meter, .payload, .notifications, .link, .fact, .sync, .conflict, .connection, .error, .retry, .toasts, .emptyState, .screen, .moment, .field, .form, .record: true
    case .entitlement, .do, .count, .signal, .release, .overview, .ladder, .merge, .bundle, .set: false
    }
  }
}

extension Rules {
  /// Answers a question: the members of the answer, behind the request's id.
  func answer(_ request: Request, _ frame: Frame, into writer: inout JSONWriter) throws(RequestError) {
    switch request.question {
    case .entitlement(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .do(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .count(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .signal(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .release(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .plan(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .snapshot(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .overview(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .downgrade(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .ladder(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .table(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .meter(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .payload(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .notifications(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .link(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .fact(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .sync(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .conflict(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .connection(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .error(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .retry(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .toasts(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .emptyState(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .screen(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .moment(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .field(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .form(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .record(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .merge(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .bundle(let asked):
      let answer = try self.answer(asked, request, frame)
      writer.beginAnswer(request.id)
      writeMembers(of: answer, &writer)
      writer.endObject()
    case .set: throw RequestError("no_batch", "`ask: set` is for the requests behind it, and none are here")
    }
  }
}
