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
      try fill(frame, with: request.facts, locale: request.locale)
      if let members = request.history, request.question.onlyReadsWhatIsCounted {
        var history = try history(members)
        try beginCounting(&history, frame)
      }
      try answer(request, frame, into: &writer)
      return true
    } catch {
      Rules.write(error, id: json["id"], &writer)
      return false
    }
  }

  /// A request's own mistake, in the place of its answer.
  public static func write(_ error: RequestError, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginAnswer(id)
    writer.key("error")
    writer.beginObject()
    writer.text("code", error.code)
    writer.text("message", error.message)
    writer.endObject()
    writer.endObject()
  }

  /// The ordinal of a rule that a request names.
  func known(_ name: String, _ section: Section) throws(RequestError) -> Int {
    if let row = bundle.find(section, name) { return row }
    let (code, what) = section.word
    throw RequestError("unknown_\(code)", "no \(what) is named `\(name)`")
  }
}

extension Section {
  /// What requests call the rules of a section: in codes, and in sentences.
  fileprivate var word: (code: String, what: String) {
    switch self {
    case .actions: ("action", "action")
    case .copy: ("copy", "sentence")
    case .countedEvents: ("event", "event")
    case .decisionTables: ("table", "table")
    case .emptyStates: ("empty_state", "empty state")
    case .errors: ("error", "error")
    case .facts: ("fact", "fact")
    case .fields: ("field", "field")
    case .forms: ("form", "form")
    case .ladder: ("vector", "vector of the ladder")
    case .limits: ("limit", "limit")
    case .moments: ("moment", "moment")
    case .payloads: ("payload", "payload")
    case .records: ("record", "record")
    case .retries: ("retry", "retry rule")
    case .routes: ("route", "screen")
    case .signals: ("signal", "signal")
    default: ("rule", "rule")
    }
  }
}
