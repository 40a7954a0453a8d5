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
    /// Which answer does a table give?
    case table(String)
    /// What becomes of a person's things?
    case downgrade([GivenThings])
    /// What of a thing travels when it leaves?
    case payload(String, items: [PayloadItem])
    /// What takes up the room of a limit?
    case meter(limit: String, items: [MeterItem])
    /// Where does the person stand with every limit?
    case overview
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
  /// Reads a request strictly: unknown keys are mistakes, and so are keys of another question.
  public init(_ json: JSON) throws(RequestError) {
    var keys = try RequestKeys(json)
    guard let ask = try keys.text("ask") else { throw RequestError("malformed", "`ask` is missing: \(Request.questions)") }
    facts = []
    if let members = try keys.object("facts", "names and values") { GivenFact.collect(members, prefix: "", into: &facts) }
    wantsTrace = try keys.flag("trace")
    id = try keys.id()
    switch ask {
    case "entitlement": question = .entitlement(action: try keys.needed("action", for: ask))
    case "plan": question = .plan
    case "snapshot": question = .snapshot
    case "table": question = .table(try keys.needed("table", for: ask))
    case "meter":
      question = .meter(limit: try keys.needed("limit", for: ask), items: try MeterItem.read(try keys.items(for: ask)))
    case "downgrade":
      guard let things = try keys.object("items", "a list for each kind of things") else {
        throw RequestError("malformed", "`ask: downgrade` needs `items`")
      }
      question = .downgrade(try GivenThings.read(things))
    case "payload":
      question = .payload(try keys.needed("payload", for: ask), items: try PayloadItem.read(try keys.items(for: ask)))
    case "overview": question = .overview
    default: throw RequestError("unknown_question", "`ask` cannot be `\(ask)`; it is \(Request.questions)")
    }
    try keys.finish(ask, keysOfQuestions: Request.keysOfQuestions)
  }

  private static let questions = "entitlement, plan, snapshot, table, downgrade, meter, payload, overview or condition"
  /// Keys that belong to some question only.
  private static let keysOfQuestions = ["action", "expression", "table", "limit", "payload", "items"]
}

extension RequestKeys {
  /// The items of a question that is about some.
  fileprivate mutating func items(for ask: String) throws(RequestError) -> [JSON] {
    guard let items = try list("items", "one object for each thing") else {
      throw RequestError("malformed", "`ask: \(ask)` needs `items`")
    }
    return items
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
