internal import Schema
internal import YAMLTree

/// The parts of an item that are included when it is shared with a link or exported to a file. Other parts are excluded.
package struct Payload: Sendable, Equatable, Kind, Sourced {
  package static let key = "payloads"
  package static let singular = "payload"

  package var provenance: Provenance
  package var parts: [PayloadPart]
}

/// How a payload treats the parts of one type.
package struct PayloadPart: Sendable, Equatable {
  package var type: String
  package var treatment: Treatment
  /// The conditions for including the part; all must hold.
  package var conditions: [Name<Condition>]
  /// The message to the sender when the item has such a part.
  package var tellsSender: Name<Copy>?
  /// The message to the recipient.
  package var tellsRecipient: Name<Copy>?
  package var locked: Name<Lock>?
}

package enum Treatment: Sendable, Equatable {
  /// Included, with only these fields.
  case travels([String])
  /// Replaced by a marker, which is the same for every part of the type.
  case marker([MarkerField])
  /// Excluded, with the reason.
  case stays(String)
}

package struct MarkerField: Sendable, Equatable {
  package var name: String
  package var value: MarkerValue
}

package enum MarkerValue: Sendable, Equatable {
  case bool(Bool)
  case int(Int64)
  case text(String)
}

extension Payload {
  static let schema = Schema.object("payload", build: Payload.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("parts", \.parts, partList, whenBroken: [], "How each type of part is treated; a type that is not listed is excluded.")
  }

  private static let partList = Schema<[PayloadPart]>.entries(
    .map(onePart.shape), onePart, key: { _, _, _ in }, make: { $0.map { $0.value.part(named: $0.key) } },
    split: { $0.map { ($0.type, Form($0)) } })

  private static let onePart = Schema.object("part", build: Form.init, exactlyOne: ["travels", "marker", "stays"]) {
    Field(
      "travels", \.travels, Schema<[String]>.oneOrMany(.text).optional, or: .some(nil), "The only fields to include.")
    Field("marker", \.marker, markerFields.optional, or: .some(nil), "The marker that replaces the part: fields and their values.")
    Field("stays", \.stays, Schema.text.optional, or: .some(nil), "The reason that the part is excluded.")
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions for including the part; all must hold.")
    Field("tells_sender", \.tellsSender, copy, or: .some(nil), "The message to the sender when the item has such a part.")
    Field("tells_recipient", \.tellsRecipient, copy, or: .some(nil), "The message to the recipient.")
    Field(
      "locked", \.locked, Schema.name(of: Lock.self).optional, or: .some(nil),
      "The lock, if `travels` or `marker` can change only together with it.")
  }

  private static let copy = Schema<Name<Copy>>.name(of: Copy.self).optional

  private static let markerFields = Schema<[MarkerField]>.entries(
    .map(MarkerValue.schema.shape), MarkerValue.schema, key: { _, _, _ in },
    make: { $0.map { MarkerField(name: $0.key, value: $0.value) } }, split: { $0.map { ($0.name, $0.value) } })

  /// A part as in a rule file, under its type.
  private struct Form: Sendable, Equatable {
    var travels: [String]?
    var marker: [MarkerField]?
    var stays: String?
    var conditions: [Name<Condition>]
    var tellsSender: Name<Copy>?
    var tellsRecipient: Name<Copy>?
    var locked: Name<Lock>?

    init(
      travels: [String]?, marker: [MarkerField]?, stays: String?, conditions: [Name<Condition>], tellsSender: Name<Copy>?,
      tellsRecipient: Name<Copy>?, locked: Name<Lock>?
    ) {
      self.travels = travels
      self.marker = marker
      self.stays = stays
      self.conditions = conditions
      self.tellsSender = tellsSender
      self.tellsRecipient = tellsRecipient
      self.locked = locked
    }

    init(_ part: PayloadPart) {
      if case .travels(let fields) = part.treatment { travels = fields }
      if case .marker(let fields) = part.treatment { marker = fields }
      if case .stays(let why) = part.treatment { stays = why }
      conditions = part.conditions
      tellsSender = part.tellsSender
      tellsRecipient = part.tellsRecipient
      locked = part.locked
    }

    func part(named type: String) -> PayloadPart {
      let treatment: Treatment = travels.map { .travels($0) } ?? marker.map { .marker($0) } ?? .stays(stays ?? "")
      return PayloadPart(
        type: type, treatment: treatment, conditions: conditions, tellsSender: tellsSender, tellsRecipient: tellsRecipient, locked: locked)
    }
  }
}

extension MarkerValue {
  /// A Boolean, a whole number, or text.
  static let schema = Schema<MarkerValue>(
    shape: .text(form: "text, a whole number, `true`, or `false`"),
    read: { node, reading in
      // An unquoted null is no text: YAML readers take it for nothing.
      let isNull = node.isPlain && ["null", "Null", "NULL", "~"].contains(node.text)
      guard node.kind == .scalar, !node.text.isEmpty, !isNull else {
        return reading.refuse(node, .text(form: "text, a whole number, `true`, or `false`"))
      }
      if node.isInvalid { return nil }
      if node.isPlain, node.text == "true" || node.text == "false" { return .bool(node.text == "true") }
      if node.isPlain, let number = Int64(node.text), node.text == "\(number)" { return .int(number) }
      return .text(node.text)
    },
    write: { value in
      switch value {
      case .bool(let flag): flag ? "true" : "false"
      case .int(let number): "\(number)"
      case .text(let text): Schema<String>.text.write(text)
      }
    })
}
