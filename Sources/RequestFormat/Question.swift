/// One kind of request: what it asks, under which keys, and what it is answered with.
public struct Question: Sendable {
  /// What a history in the request is there for.
  enum History: Sendable {
    /// The engine takes it itself.
    case own
    /// Only the facts that are counted in it.
    case counted
  }

  /// Who answers it.
  enum Host: Sendable {
    /// The rules alone: `func answer(_: NAMERequest, _: Request, _: Frame)` in `RulesRequests`.
    case rules
    /// A batch of requests, since the answer is about those behind it.
    case batch
    /// The tool, since it needs the compiler.
    case tool
  }

  /// The value of `ask`.
  let ask: String
  /// What is asked, as a sentence with a question mark.
  let about: String
  let isTraced: Bool
  let history: History
  let host: Host
  let keys: [Key]
  /// Keys of which a request has one or another group.
  let either: Alternatives?
  /// The object that answers it, by its name.
  let answer: String
  let scenario: ScenarioForm?
  let method: Method?

  init(
    _ ask: String, _ about: String, traced isTraced: Bool = false, history: History = .counted, by host: Host = .rules, keys: [Key] = [],
    either: Alternatives? = nil, answer: String, scenario: ScenarioForm? = nil, method: Method? = nil
  ) {
    (self.ask, self.about, self.isTraced, self.history, self.host) = (ask, about, isTraced, history, host)
    (self.keys, self.either, self.answer, self.scenario, self.method) = (keys, either, answer, scenario, method)
  }

  /// The keys that are its own, those of every group included.
  var allKeys: [Key] { keys + (either?.groups.flatMap { $0 } ?? []) }

  /// The struct that `RulesRequests` reads it into.
  var request: String { typeName(ask) + "Request" }
}

/// A key of a request.
struct Key: Sendable {
  enum Need: Sendable {
    /// A request without it is refused.
    case needed
    /// It may be left out.
    case optional
    /// Programs in TypeScript give it; a request without it begins with nothing.
    case expected
  }

  let key: String
  let form: Given
  let need: Need
  /// The property in Swift.
  let property: String
  let about: String

  init(_ key: String, _ form: Given, _ need: Need, as property: String? = nil, _ about: String) {
    (self.key, self.form, self.need, self.about) = (key, form, need, about)
    self.property = property ?? propertyName(key)
  }

  init(_ key: String, _ form: Given, as property: String? = nil, _ about: String) { self.init(key, form, .needed, as: property, about) }
}

/// What a key of a request may hold.
indirect enum Given: Sendable {
  case string
  /// A string that is not empty: the id of something that the caller knows.
  case id
  /// The name of a rule: of a section of the bundle.
  case name(String)
  /// A string, or null for a field that nobody has touched.
  case typed
  /// `true` or `false`; left out, false.
  case flag
  /// `true` or `false`; left out, not known.
  case answered
  /// A moment, as milliseconds since 1970.
  case time
  /// A moment, with its nanoseconds.
  case timestamp
  /// A date, as days since 1970-01-01.
  case day
  /// How long something took, in milliseconds.
  case duration
  case whole(ClosedRange<Int64>?, or: Int64?)
  /// A whole number, or null.
  case wholeOrNull
  /// One of the words of a choice.
  case word(String)
  /// An object that an answer gave; its type in TypeScript.
  case kept(String)
  /// Facts by their names.
  case facts
  case list(Given)
  /// Exactly two of them.
  case pair(Given)
  /// One of several groups of keys.
  case either(String)
  /// An object with keys of its own.
  case item(String)
  /// Read by hand: the Swift type with `init(_ json: JSON, at place: RequestPlace) throws(RequestError)`, and what TypeScript says of it.
  case read(String, typeScript: String)
}

/// Groups of keys, of which exactly one is there: the first key of each says which.
struct Alternatives: Sendable {
  /// The enum in Swift and the type in TypeScript.
  let name: String
  let about: String
  let groups: [[Key]]

  init(_ name: String, _ about: String, _ groups: [[Key]]) { (self.name, self.about, self.groups) = (name, about, groups) }
}

/// An object inside of a request.
struct Item: Sendable {
  /// The struct in Swift, which the runtime has, and the type in TypeScript, where it has a name there.
  let swift: String
  let typeScript: String?
  let keys: [Key]

  init(_ swift: String, typeScript: String? = nil, _ keys: [Key]) { (self.swift, self.typeScript, self.keys) = (swift, typeScript, keys) }
}

/// How a scenario asks it.
enum ScenarioForm: Sendable {
  /// `KEY: NAME`, the name of a rule of a kind, under `subject` in the request. `id`: the key for the id of what happens.
  case about(String, kind: String, subject: String, id: String? = nil, String)
  /// `KEY: STRING`.
  case string(String, subject: String, String)
  /// `ask: WORD`.
  case plain
  /// Both `KEY: NAME` and `ask: WORD`.
  case both(String, kind: String, subject: String, String)
}

/// A method of the module for JavaScript.
struct Method: Sendable {
  /// What is said of its facts.
  enum Facts: Sendable {
    /// Those that an action needs; there are two forms, without and with a history.
    case ofAction
    /// Those that an action needs with a history.
    case ofActionWithHistory
    /// All but those that are counted.
    case uncounted
    case any
    /// The method takes nothing.
    case nothing
  }

  let name: String
  let facts: Facts
  /// The key of what it is about, and the type's parameter where the answer depends on it.
  let subject: String?
  let generic: String?
  let about: String

  init(_ name: String, _ facts: Facts, _ subject: String, generic: String? = nil, _ about: String) {
    (self.name, self.facts, self.subject, self.generic, self.about) = (name, facts, subject, generic, about)
  }

  init(_ name: String, _ facts: Facts, _ about: String) {
    (self.name, self.facts, self.subject, self.generic, self.about) = (name, facts, nil, nil, about)
  }
}

/// `empty_state` as the name of a type.
func typeName(_ name: String) -> String { name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

/// `event_id` as the name of a property.
func propertyName(_ name: String) -> String {
  let parts = name.split(separator: "_").map(String.init)
  return parts.dropFirst().reduce(into: parts.first ?? "") { $0 += $1 == "id" ? "ID" : $1.prefix(1).uppercased() + $1.dropFirst() }
}
