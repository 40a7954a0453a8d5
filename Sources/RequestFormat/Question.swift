/// The declaration of one kind of request: its question, its keys, and its answer.
public struct Question: Sendable {
  /// The use of a history in the request.
  enum History: Sendable {
    /// The function that answers the question evaluates the history.
    case own
    /// The history only supplies the facts that are counted from it.
    case counted
  }

  /// The part of the program that answers the question.
  enum Host: Sendable {
    /// The rules: `func answer(_: NAMERequest, _: Request, _: Frame)` in `RulesRequests`.
    case rules
    /// A batch of requests, because the question changes the answers to the following requests.
    case batch
    /// The command-line tool, because the question requires the compiler.
    case tool
  }

  /// The value of `ask`.
  let ask: String
  /// The question, as a sentence with a question mark.
  let about: String
  /// Whether the answer can contain a trace.
  let isTraced: Bool
  let history: History
  let host: Host
  let keys: [Key]
  /// Groups of keys of which a request has exactly one.
  let either: Alternatives?
  /// The name of the object that is the answer.
  let answer: String
  /// The form of the question in scenarios; nil if scenarios cannot ask it.
  let scenario: ScenarioForm?
  /// The method of the JavaScript module; nil if it has none.
  let method: Method?

  init(
    _ ask: String, _ about: String, traced isTraced: Bool = false, history: History = .counted, by host: Host = .rules, keys: [Key] = [],
    either: Alternatives? = nil, answer: String, scenario: ScenarioForm? = nil, method: Method? = nil
  ) {
    (self.ask, self.about, self.isTraced, self.history, self.host) = (ask, about, isTraced, history, host)
    (self.keys, self.either, self.answer, self.scenario, self.method) = (keys, either, answer, scenario, method)
  }

  /// The keys of the question, including the keys of all groups.
  var allKeys: [Key] { keys + (either?.groups.flatMap { $0 } ?? []) }

  /// The name of the struct that `RulesRequests` reads the keys into.
  var request: String { typeName(ask) + "Request" }
}

/// A key of a request.
struct Key: Sendable {
  enum Need: Sendable {
    /// A request without the key is rejected.
    case needed
    /// The key can be absent.
    case optional
    /// The key is required in TypeScript. A request without it starts with an empty value.
    case expected
  }

  let key: String
  let form: Given
  let need: Need
  /// The name of the property in Swift.
  let property: String
  let about: String

  init(_ key: String, _ form: Given, _ need: Need, as property: String? = nil, _ about: String) {
    (self.key, self.form, self.need, self.about) = (key, form, need, about)
    self.property = property ?? propertyName(key)
  }

  init(_ key: String, _ form: Given, as property: String? = nil, _ about: String) { self.init(key, form, .needed, as: property, about) }
}

/// The form of the value of a key of a request.
indirect enum Given: Sendable {
  case string
  /// A string that is not empty: an id of the caller.
  case id
  /// The name of a rule in a section of the bundle.
  case name(String)
  /// A string, or null for a field that the user has not edited.
  case typed
  /// `true` or `false`; false if absent.
  case flag
  /// `true` or `false`; unknown if absent.
  case answered
  /// A point in time, rounded down to the millisecond.
  case time
  /// A point in time with nanoseconds.
  case timestamp
  /// A date, read as days since 1970-01-01.
  case day
  /// A duration, rounded down to the millisecond.
  case duration
  /// A whole number in a range, with its default.
  case whole(ClosedRange<Int64>?, or: Int64?)
  /// A whole number, or null.
  case wholeOrNull
  /// One of the words of a choice.
  case word(String)
  /// An object from an earlier answer; its type in TypeScript.
  case kept(String)
  /// Facts by name.
  case facts
  case list(Given)
  /// A list of exactly two values.
  case pair(Given)
  /// An object with one of several groups of keys.
  case either(String)
  /// An object with declared keys.
  case item(String)
  /// A value with a handwritten reader: the Swift type with `init(_ json: JSON, at place: RequestPlace) throws(RequestError)`, and the type
  /// in TypeScript.
  case read(String, typeScript: String)
}

/// Groups of keys of which exactly one is present. The first key of each group identifies it.
struct Alternatives: Sendable {
  /// The name of the enum in Swift and of the type in TypeScript.
  let name: String
  let about: String
  let groups: [[Key]]

  init(_ name: String, _ about: String, _ groups: [[Key]]) { (self.name, self.about, self.groups) = (name, about, groups) }
}

/// An object inside a request.
struct Item: Sendable {
  /// The name of the struct of the runtime.
  let swift: String
  /// The name of the type in TypeScript; nil for an inline type.
  let typeScript: String?
  let keys: [Key]

  init(_ swift: String, typeScript: String? = nil, _ keys: [Key]) { (self.swift, self.typeScript, self.keys) = (swift, typeScript, keys) }
}

/// The form of a question in scenarios.
enum ScenarioForm: Sendable {
  /// `KEY: NAME` with the name of a rule of a kind. The request has the name under `subject`, and the event id under `id`.
  case about(String, kind: String, subject: String, id: String? = nil, String)
  /// `KEY: STRING`.
  case string(String, subject: String, String)
  /// `ask: WORD`.
  case plain
  /// Both `KEY: NAME` and `ask: WORD`.
  case both(String, kind: String, subject: String, String)
}

/// A method of the JavaScript module.
struct Method: Sendable {
  /// The facts that the method requires.
  enum Facts: Sendable {
    /// The facts that the action needs. There are two overloads, without and with a history.
    case ofAction
    /// The facts that the action needs with a history.
    case ofActionWithHistory
    /// Any facts except those that are counted from the history.
    case uncounted
    case any
    /// The method has no parameters.
    case nothing
  }

  let name: String
  let facts: Facts
  /// The key of the subject; nil without a subject.
  let subject: String?
  /// The generic parameter, if the type of the answer depends on the subject.
  let generic: String?
  let about: String

  init(_ name: String, _ facts: Facts, _ subject: String, generic: String? = nil, _ about: String) {
    (self.name, self.facts, self.subject, self.generic, self.about) = (name, facts, subject, generic, about)
  }

  init(_ name: String, _ facts: Facts, _ about: String) {
    (self.name, self.facts, self.subject, self.generic, self.about) = (name, facts, nil, nil, about)
  }
}

/// Returns a name in the form of a type: `EmptyState` for `empty_state`.
func typeName(_ name: String) -> String { name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

/// Returns a name in the form of a property: `eventID` for `event_id`.
func propertyName(_ name: String) -> String {
  let parts = name.split(separator: "_").map(String.init)
  return parts.dropFirst().reduce(into: parts.first ?? "") { $0 += $1 == "id" ? "ID" : $1.prefix(1).uppercased() + $1.dropFirst() }
}
