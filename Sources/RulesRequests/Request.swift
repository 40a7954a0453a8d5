public import RulesJSON
public import RulesRuntime

/// A request in JSON. docs/use/requests/README.md describes every request; Sources/RequestFormat declares them.
public struct Request: Sendable, Equatable {
  /// The question, with its own keys.
  public var question: Question
  /// The facts that the caller provides.
  public var facts: [GivenFact]
  /// The history of the user; nil for a request about the facts alone.
  public var history: [JSON.Member]?
  /// Whether the answer contains a trace.
  public var wantsTrace: Bool
  /// The language of the copy in the answer, a BCP 47 tag; nil for the language of the rules.
  public var locale: String?
  /// The id that the answer repeats, so that the caller can assign answers to requests.
  public var id: JSON?
  /// The history that the caller keeps between requests, instead of `history`.
  package var kept: KeptHistory?
}

extension Request {
  /// Reads a request. Unknown keys and keys of other questions are rejected.
  ///
  /// - Throws: `RequestError` with the code `malformed`, `unknown_key`, or `unknown_question`.
  public init(_ json: JSON) throws(RequestError) {
    var keys = try RequestKeys(json)
    guard let ask = try keys.optional("ask", RequestValue.string) else {
      throw RequestError("malformed", "`ask` is missing; it must be \(Request.questions)")
    }
    keys.ask = ask
    facts = try keys.optional("facts", RequestValue.facts) ?? []
    wantsTrace = try keys.flag("trace")
    id = try keys.optional("id", RequestValue.requestID)
    history = try keys.optional("history", RequestValue.object)
    locale = try keys.optional("locale", RequestValue.locale)
    question = try Question(ask, &keys)
    try keys.finish(keysOfQuestions: Request.keysOfQuestions)
  }
}
