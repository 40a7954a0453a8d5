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

  /// The ordinal of a rule that a request names under a key.
  ///
  /// `what`: what sentences call it, where that is not the key.
  func known(_ name: String, _ section: BundleSection, _ key: String, _ what: String? = nil) throws(RequestError) -> Int {
    if let row = bundle.find(section, name) { return row }
    throw RequestError("unknown_\(key)", "no \(what ?? key) is named `\(name)`")
  }
}
