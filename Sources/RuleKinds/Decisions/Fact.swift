package import Schema
internal import YAMLTree

/// A typed input that a rule may look at.
public struct Fact: Sendable, Equatable, Kind, Sourced {
  public static let key = "facts"
  public static let singular = "fact"

  public var provenance: Provenance
  public var type: FactType
  /// Whether the fact may be null: unlimited, or absent.
  public var orNull: Bool
  /// The smallest and the largest value of a number.
  public var atLeast: Int64?
  public var atMost: Int64?
  /// The most characters of a text that are ever shown.
  public var longest: Name<Setting>?
  /// Whether people wrote it: no lock screen and no telemetry may carry it.
  public var isPersonal: Bool
  /// What it is about, where it is about one of several things: `session`. It is there only where something is done about one.
  public var of: String?
  /// Who supplies it.
  public var from: FactSupplier
  /// Its value when nobody supplies it; without one a missing fact is an error.
  public var ifAbsent: String?
  /// The expression of a derived fact.
  public var value: Expression?
}

public enum FactType: Sendable, Hashable {
  case bool, int, text, duration, timestamp
  /// A short text of letters, digits and `._:/-`, so that nothing that somebody wrote fits.
  case id
  /// One of the plans.
  case plan
  case oneOf([String])
  case listOf(ListItem)
}

/// What a list fact holds.
public enum ListItem: String, Sendable, Hashable, CaseIterable {
  case bool, int, text
}

public enum FactSupplier: String, Sendable, Hashable, CaseIterable {
  /// The app, from what it knows on the device.
  case app
  /// The server, or the app from what the server last said.
  case server
  /// The rules themselves, from other facts.
  case rules
}

extension Fact {
  package static let schema = Schema.object("fact", build: Fact.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "type", \.type, FactType.schema,
      "What values it has: `bool`, `int`, `text`, `id` (an id, never what somebody wrote), `duration`, `timestamp`, `plan`, `{one_of: [...]}` or `{list_of: int}`."
    )
    Field("or_null", \.orNull, .boolean, or: false, "Whether it may be null: unlimited, or absent.")
    Field("at_least", \.atLeast, Schema.integer().optional, or: .some(nil), "Its smallest value; 0 when left out.")
    Field("at_most", \.atMost, Schema.integer().optional, or: .some(nil), "Its largest value.")
    Field(
      "longest", \.longest, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting that says how many characters of a text are shown at most.")
    Field("personal", \.isPersonal, .boolean, or: false, "Whether people wrote it: no lock screen and no telemetry may carry it.")
    Field(
      "of", \.of, Schema.text.optional, or: .some(nil),
      "What it is about, where that is one of several things: `session`. Only what is done about one may look at it.")
    Field("from", \.from, .choice, "Who supplies it: `app`, `server`, or the `rules` from other facts.")
    Field(
      "if_absent", \.ifAbsent, Schema.value.optional, or: .some(nil), "Its value when nobody supplies it; without one that is an error.")
    Field("value", \.value, Schema.expression.optional, or: .some(nil), "How the rules work it out, for a fact from the rules.")
  }
}

extension FactType {
  private static let words = ["bool", "int", "text", "id", "duration", "timestamp", "plan"]

  static let schema = Schema<FactType>.either(
    scalar: Schema<FactType>(
      shape: .choice(words),
      read: { node, reading in
        guard node.kind == .scalar, !node.text.isEmpty else { return reading.refuse(node, .choice(words)) }
        if node.isPoisoned { return reading.refused(node, .choice(words)) }
        switch node.text {
        case "bool": return .bool
        case "int": return .int
        case "text": return .text
        case "id": return .id
        case "duration": return .duration
        case "timestamp": return .timestamp
        case "plan": return .plan
        default:
          reading.unknownChoice(node, among: words)
          return nil
        }
      }, write: { $0.word ?? "" }),
    mapping: Schema.object("type", build: FactTypeForm.init, exactlyOne: ["one_of", "list_of"]) {
      Field("one_of", \.values, .list(.text, .inOrder), or: [], "The values it can have.")
      Field("list_of", \.items, Schema<ListItem>.choice.optional, or: .some(nil), "What the items of a list are.")
    }
    .map(\.type, FactTypeForm.init(type:)), isScalar: { $0.word != nil })

  public var word: String? {
    switch self {
    case .bool: "bool"
    case .int: "int"
    case .text: "text"
    case .id: "id"
    case .duration: "duration"
    case .timestamp: "timestamp"
    case .plan: "plan"
    case .oneOf, .listOf: nil
    }
  }
}

/// The mapping form of a type.
private struct FactTypeForm: Sendable, Equatable {
  var values: [String]
  var items: ListItem?

  init(values: [String], items: ListItem?) {
    self.values = values
    self.items = items
  }

  init(type: FactType) {
    values = []
    if case .oneOf(let values) = type { self.values = values }
    if case .listOf(let items) = type { self.items = items }
  }

  var type: FactType { items.map(FactType.listOf) ?? .oneOf(values) }
}
