package import Schema
internal import YAMLTree

/// A typed input that rules can use.
package struct Fact: Sendable, Equatable, Kind, Sourced {
  package static let key = "facts"
  package static let singular = "fact"

  package var provenance: Provenance
  package var type: FactType
  /// Whether the fact can be null: unlimited, or absent.
  package var orNull: Bool
  /// The minimum and the maximum of a number.
  package var atLeast: Int64?
  package var atMost: Int64?
  /// The setting with the maximum number of characters of a text that are shown.
  package var longest: Name<Setting>?
  /// Whether the value is personal user input, which lock screens and telemetry must not contain.
  package var isPersonal: Bool
  /// The type of thing that the fact is about, such as `session`. The fact is available only to rules about such a thing.
  package var of: String?
  /// The supplier of the fact.
  package var from: FactSupplier
  /// The value when the fact is not supplied; without it, a missing fact is an error.
  package var ifAbsent: String?
  /// The expression of a derived fact.
  package var value: Expression?
}

/// The declared type of a fact, without null.
public enum FactType: Sendable, Hashable {
  /// `true` or `false`.
  case bool
  /// A whole number.
  case int
  /// A text, which can be user input.
  case text
  /// A length of time.
  case duration
  /// A point in time.
  case timestamp
  /// A short text of letters, digits, and `._:/-`, so that it cannot hold user input.
  case id
  /// One of the plans.
  case plan
  /// One of the declared values.
  case oneOf([String])
  /// A list of items of one type.
  case listOf(ListItem)
}

/// The type of the items of a list fact.
public enum ListItem: String, Sendable, Hashable, CaseIterable {
  /// `true` or `false`.
  case bool
  /// A whole number.
  case int
  /// A text, which can be user input.
  case text
}

package enum FactSupplier: String, Sendable, Hashable, CaseIterable {
  /// The app, from data on the device.
  case app
  /// The server, or the app from the last response of the server.
  case server
  /// The rules themselves, from other facts.
  case rules
}

extension Fact {
  package static let schema = Schema.object("fact", build: Fact.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "type", \.type, FactType.schema,
      "The type of the fact: `bool`, `int`, `text`, `id` (an identifier, never user input), `duration`, `timestamp`, `plan`, `{one_of: [...]}`, or `{list_of: int}`."
    )
    Field("or_null", \.orNull, .boolean, or: false, "Whether the fact can be null: unlimited, or absent.")
    Field(
      "at_least", \.atLeast, Schema.integer().optional, or: .some(nil), is: [.atMost("at_most")], "The minimum; 0 when left out.")
    Field("at_most", \.atMost, Schema.integer().optional, or: .some(nil), "The maximum.")
    Field(
      "longest", \.longest, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting with the maximum number of characters of a text that are shown.")
    Field(
      "personal", \.isPersonal, .boolean, or: false,
      "Whether the value is personal user input, which lock screens and telemetry must not contain.")
    Field(
      "of", \.of, Schema.text.optional, or: .some(nil),
      "The type of thing that the fact is about: `session`. Only rules about such a thing can use the fact.")
    Field("from", \.from, .choice, "The supplier of the fact: `app`, `server`, or `rules` for a value derived from other facts.")
    Field(
      "if_absent", \.ifAbsent, Schema.value.optional, or: .some(nil),
      "The value when the fact is not supplied. Without it, a missing fact is an error.")
    Field("value", \.value, Schema.expression.optional, or: .some(nil), "The expression that computes the value, for a fact from `rules`.")
  }
}

extension FactType {
  private static let words = ["bool", "int", "text", "id", "duration", "timestamp", "plan"]

  static let schema = Schema<FactType>.either(
    scalar: Schema<FactType>(
      shape: .choice(words),
      read: { node, reading in
        guard node.kind == .scalar, !node.text.isEmpty else { return reading.refuse(node, .choice(words)) }
        if node.isInvalid { return reading.refused(node, .choice(words)) }
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
      Field("one_of", \.values, .list(.text), or: [], "The values that it can have.")
      Field("list_of", \.items, Schema<ListItem>.choice.optional, or: .some(nil), "The type of the items of a list.")
    }
    .map(\.type, FactTypeForm.init(type:)), isScalar: { $0.word != nil })

  package var word: String? {
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
