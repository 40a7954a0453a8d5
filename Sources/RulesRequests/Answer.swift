internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  /// Answers one request, given as one JSON text, with one JSON text. Always: a mistake is answered with `{"error":...}`. Several, of
  /// which one may set values for the others, are a `Batch`.
  ///
  /// Returns whether the request could be answered; the answer is in `writer`.
  public func answer(_ line: [UInt8], _ frame: Frame, into writer: inout JSONWriter) -> Bool {
    let json: JSON
    do {
      json = try JSON.parse(line)
    } catch {
      Rules.write(RequestError("malformed_json", "\(error.message) (at byte \(error.offset))"), id: nil, &writer)
      return false
    }
    return answer(json, frame, into: &writer)
  }

  public func answer(_ json: JSON, _ frame: Frame, into writer: inout JSONWriter) -> Bool {
    do {
      let request = try Request(json)
      try answer(request, frame, into: &writer)
      return true
    } catch {
      Rules.write(error, id: json["id"], &writer)
      return false
    }
  }

  private func answer(_ request: Request, _ frame: Frame, into writer: inout JSONWriter) throws(RequestError) {
    try fill(frame, with: request.facts, locale: request.locale)
    if let members = request.history, request.question.onlyReadsWhatIsCounted {
      var history = try history(members)
      try beginCounting(&history, frame)
    }
    switch request.question {
    case .entitlement(let asked):
      let action = try actionNamed(asked.action)
      if let members = asked.history {
        try answerEntitlement(action, try history(members), isConfirmed: asked.isConfirmed, request, frame, &writer)
        return
      }
      let result = present(decide(action: action, frame), frame, trace: request.wantsTrace)
      write(result, id: request.id, &writer)
    case .doing(let doing): try answerDoing(doing, request, frame, &writer)
    case .happened(let happened): try answerHappening(happened, request, frame, &writer)
    case .ladder(let vector, let history): try answerLadder(vector, history, request, frame, &writer)
    case .plan: write(presentPlan(frame, trace: request.wantsTrace), id: request.id, &writer)
    case .snapshot: write(snapshot(frame, withLadder: request.history != nil), id: request.id, &writer)
    case .table(let name):
      guard let question = question(name) else { throw RequestError("unknown_table", "no table is named `\(name)`") }
      write(present(decide(question: question, frame), frame, trace: request.wantsTrace), id: request.id, &writer)
    case .meter(let name, let items):
      guard let limit = limit(name) else { throw RequestError("unknown_limit", "no limit is named `\(name)`") }
      guard let meter = meter(of: limit, items, frame) else { throw RequestError("no_meter", "the limit `\(name)` has no meter") }
      write(meter, id: request.id, &writer)
    case .downgrade(let kinds): write(downgrade(try things(kinds), frame), id: request.id, &writer)
    case .payload(let name, let items):
      guard let payload = payload(name) else { throw RequestError("unknown_payload", "no payload is named `\(name)`") }
      write(compose(payload, items, frame), id: request.id, &writer)
    case .overview(let history): try answerOverview(history, request, frame, &writer)
    case .notifications(let asked): try answerPlanning(asked, request, frame, &writer)
    case .record(let name, let stored):
      guard let record = record(name) else { throw RequestError("unknown_record", "no record is named `\(name)`") }
      let stored = read(record: record, stored)
      try requireOwn(stored, frame)
      write(stored, id: request.id, &writer)
    case .link(let text, let exists):
      guard hasLinks else { throw RequestError("no_links", "these rules have no links") }
      let routed = route(link: Array(text.utf8), exists: exists, frame)
      write(present(routed, frame, trace: request.wantsTrace), id: request.id, &writer)
    case .sync(let asked): try answerSync(asked, request, frame, &writer)
    case .conflict(let asked): try answerConflict(asked, request, frame, &writer)
    case .connection(let asked): try answerConnection(asked, request, frame, &writer)
    case .error(let asked): try answerError(asked, request, frame, &writer)
    case .retry(let asked): try answerRetry(asked, request, frame, &writer)
    case .toasts(let asked): try answerToasts(asked, request, frame, &writer)
    case .emptyState(let name):
      guard let state = emptyState(name) else { throw RequestError("unknown_empty_state", "no empty state is named `\(name)`") }
      write(present(emptyState: state, frame), id: request.id, &writer)
    case .screen(let name): try answerScreen(name, request, frame, &writer)
    case .moment(let name): try answerMoment(name, request, frame, &writer)
    case .field(let name, let text): try answerField(name, text, request, frame, &writer)
    case .form(let name, let texts): try answerForm(name, texts, request, frame, &writer)
    case .merge(let asked): try answerMerge(asked, request, frame, &writer)
    case .bundle: writeBundle(id: request.id, &writer)
    case .set: throw RequestError("no_batch", "`ask: set` is for the requests behind it, and none are here")
    case .fact(let name):
      guard let fact = fact(name) else { throw RequestError("unknown_fact", "no fact is named `\(name)`") }
      guard !bundle.isReserved(fact) else { throw RequestError("reserved_fact", "`\(name)` has a value only while something is decided") }
      write(presentFact(fact, frame, trace: request.wantsTrace), id: request.id, &writer)
    }
  }

  /// A request's own mistake, in the place of its answer.
  public static func write(_ error: RequestError, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.key("error")
    writer.beginObject()
    writer.key("code")
    writer.string(error.code)
    writer.key("message")
    writer.string(error.message)
    writer.endObject()
    writer.endObject()
  }

  /// An id is given back as it came, when it is of a kind that requests may have.
  static func writeID(_ id: JSON, _ writer: inout JSONWriter) {
    switch id {
    case .string, .int:
      writer.key("id")
      writer.value(id)
    default: break
    }
  }
}
