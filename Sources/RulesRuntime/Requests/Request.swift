public import RulesJSON

/// One question, as JSON asks it. docs/requests.md describes every form.
public struct Request: Sendable, Equatable {
  public enum Question: Sendable, Equatable {
    /// Is this action allowed, and if not why?
    case entitlement(action: String)
    /// Which plan is in force?
    case plan
    /// The value of every snapshot field.
    case snapshot
  }

  public var question: Question
  public var facts: [GivenFact]
  public var wantsTrace: Bool
  /// Given back with the answer, so that a caller can tell answers apart.
  public var id: JSON?
}

/// A fact that a request gives, under its full name.
public struct GivenFact: Sendable, Equatable {
  public var name: String
  public var value: JSON

  public init(name: String, value: JSON) {
    self.name = name
    self.value = value
  }
}

/// Why a request cannot be answered: its own mistake.
public struct RequestError: Error, Sendable, Equatable {
  public var code: String
  public var message: String

  public init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension Request {
  /// Reads a request strictly: unknown keys are mistakes.
  public init(_ json: JSON) throws(RequestError) {
    guard case .object(let members) = json else { throw RequestError("malformed", "a request is a JSON object") }
    var ask: String?
    var action: String?
    facts = []
    wantsTrace = false
    id = nil
    for member in members {
      switch (member.key, member.value) {
      case ("ask", .string(let text)): ask = text
      case ("action", .string(let text)): action = text
      case ("facts", .object(let members)): GivenFact.collect(members, prefix: "", into: &facts)
      case ("trace", .bool(let flag)): wantsTrace = flag
      case ("id", .string), ("id", .int): id = member.value
      case ("ask", _), ("action", _): throw RequestError("malformed", "`\(member.key)` is a text")
      case ("facts", _): throw RequestError("malformed", "`facts` is an object: names and values")
      case ("trace", _): throw RequestError("malformed", "`trace` is true or false")
      case ("id", _): throw RequestError("malformed", "`id` is a text or a whole number")
      default: throw RequestError("unknown_key", "a request has no key `\(member.key)`; the keys are ask, action, facts, trace and id")
      }
    }
    switch (ask, action) {
    case ("entitlement", let action?): question = .entitlement(action: action)
    case ("entitlement", nil): throw RequestError("malformed", "`ask: entitlement` needs an `action`")
    case ("plan", nil): question = .plan
    case ("snapshot", nil): question = .snapshot
    case ("plan", _), ("snapshot", _): throw RequestError("malformed", "`action` belongs to `ask: entitlement` only")
    case (let other?, _):
      throw RequestError("unknown_question", "`ask` cannot be `\(other)`; it is entitlement, plan, snapshot or condition")
    case (nil, _): throw RequestError("malformed", "`ask` is missing: entitlement, plan, snapshot or condition")
    }
  }
}

extension GivenFact {
  /// `{"usage": {"savedFlows": 2}}` and `{"usage.savedFlows": 2}` say the same; saying both is a mistake that `fill` finds.
  public static func collect(_ members: [JSON.Member], prefix: String, into facts: inout [GivenFact]) {
    for member in members {
      let name = prefix.isEmpty ? member.key : "\(prefix).\(member.key)"
      // An empty object gives nothing; it stays, so that reading it is a mistake and not silence.
      if case .object(let inner) = member.value, !inner.isEmpty {
        collect(inner, prefix: name, into: &facts)
        continue
      }
      facts.append(GivenFact(name: name, value: member.value))
    }
  }
}
