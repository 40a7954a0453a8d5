internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  /// Answers one request in JSON. An invalid request is answered with `{"error":...}`. Use `Batch` for several requests, of which one can set
  /// overrides for the others.
  ///
  /// - Parameters:
  ///   - line: The request, in UTF-8.
  ///   - frame: A frame of these rules. Its contents are replaced by the facts of the request.
  ///   - writer: The writer to which the answer is written.
  /// - Returns: Whether the request could be answered.
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

  /// Answers one parsed request, as `answer(_:_:into:)` does for its text.
  public func answer(_ json: JSON, _ frame: Frame, into writer: inout JSONWriter) -> Bool {
    answer(json, keeping: nil, frame, into: &writer)
  }

  /// Answers one parsed request about a user whose history the caller keeps.
  package func answer(_ json: JSON, keeping kept: KeptHistory?, _ frame: Frame, into writer: inout JSONWriter) -> Bool {
    do {
      var request = try Request(json)
      request.kept = kept
      try fillAndAnswer(request, frame, into: &writer)
      return true
    } catch {
      Rules.write(error, id: json["id"], &writer)
      return false
    }
  }

  /// Fills a frame with the facts of a request, and answers it.
  package func fillAndAnswer(_ request: Request, _ frame: Frame, into writer: inout JSONWriter) throws(RequestError) {
    try fill(frame, with: request.facts, locale: request.locale)
    if request.question.onlyReadsWhatIsCounted, var history = try history(of: request) {
      try beginCounting(&history, frame)
    }
    try answer(request, frame, into: &writer)
  }

  /// Writes the answer to an invalid request: an object with `error`, and the id of the request if it has one.
  public static func write(_ error: RequestError, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginAnswer(id)
    writer.key("error")
    writer.beginObject()
    writer.text("code", error.code)
    writer.text("message", error.message)
    writer.endObject()
    writer.endObject()
  }

  /// Returns the ordinal of a rule that a request names.
  ///
  /// - Parameters:
  ///   - key: The key with the name, for the code of the error.
  ///   - what: The kind of the rule, for the message of the error; nil if it is the key.
  /// - Throws: `RequestError` with the code `unknown_KEY`.
  func known(_ name: String, _ section: BundleSection, _ key: String, _ what: String? = nil) throws(RequestError) -> Int {
    if let row = bundle.find(section, name) { return row }
    throw RequestError("unknown_\(key)", "no \(what ?? key) is named `\(name)`")
  }
}
