public import RulesJSON
public import RulesRuntime

/// One question, as JSON asks it. docs/use/requests/README.md describes every form; Sources/RequestFormat declares them.
public struct Request: Sendable, Equatable {
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
    guard let ask = try keys.optional("ask", RequestValue.string) else {
      throw RequestError("malformed", "`ask` is missing: \(Request.questions)")
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
