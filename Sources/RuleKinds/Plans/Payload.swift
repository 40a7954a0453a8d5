internal import Schema
internal import YAMLTree

/// What of a thing travels when it leaves: with a link, in a file. What is not listed stays.
public struct Payload: Sendable, Equatable, Kind, Sourced {
  public static let key = "payloads"
  public static let singular = "payload"

  public var provenance: Provenance
  public var parts: [PayloadPart]
}

/// What becomes of the parts of one type.
public struct PayloadPart: Sendable, Equatable {
  public var type: String
  public var treatment: Treatment
  /// It goes along only while these hold; else it stays.
  public var conditions: [Name<Condition>]
  /// What the sender reads when there is such a part.
  public var tellsSender: Name<Copy>?
  /// What the recipient reads.
  public var tellsRecipient: Name<Copy>?
  public var locked: Name<Lock>?
}

public enum Treatment: Sendable, Equatable {
  /// Goes along with these fields and no others.
  case travels([String])
  /// Something stands in its place, the same for every such part.
  case marker([MarkerField])
  /// Does not go along; why not.
  case stays(String)
}

public struct MarkerField: Sendable, Equatable {
  public var name: String
  public var value: MarkerValue
}

public enum MarkerValue: Sendable, Equatable {
  case bool(Bool)
  case int(Int64)
  case text(String)
}

extension Payload {
  static let schema = Schema.object("payload", build: Payload.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("parts", \.parts, partList, whenBroken: [], "What becomes of each type of part; a type that is not here stays.")
  }

  private static let partList = Schema<[PayloadPart]>.entries(
    .map(onePart.shape), onePart, key: { _, _, _ in }, make: { $0.map { $0.value.part(named: $0.key) } },
    split: { $0.map { ($0.type, Form($0)) } })

  private static let onePart = Schema.object("part", build: Form.init, exactlyOne: ["travels", "marker", "stays"]) {
    Field(
      "travels", \.travels, Schema<[String]>.oneOrMany(.text).optional, or: .some(nil), "The fields that go along; no other ever does.")
    Field("marker", \.marker, markerFields.optional, or: .some(nil), "What stands in its place: fields and their values.")
    Field("stays", \.stays, Schema.text.optional, or: .some(nil), "Why it does not go along.")
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "It goes along only while these hold.")
    Field("tells_sender", \.tellsSender, copy, or: .some(nil), "What the sender is told when there is one.")
    Field("tells_recipient", \.tellsRecipient, copy, or: .some(nil), "What the recipient is told.")
    Field(
      "locked", \.locked, Schema.name(of: Lock.self).optional, or: .some(nil), "The lock, when `travels` or `marker` only changes with it.")
  }

  private static let copy = Schema<Name<Copy>>.name(of: Copy.self).optional

  private static let markerFields = Schema<[MarkerField]>.entries(
    .map(MarkerValue.schema.shape), MarkerValue.schema, key: { _, _, _ in },
    make: { $0.map { MarkerField(name: $0.key, value: $0.value) } }, split: { $0.map { ($0.name, $0.value) } })

  /// A part as it is written, under its type.
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
  /// `true`, a whole number, or a text.
  static let schema = Schema<MarkerValue>(
    shape: .text(form: "a text, a whole number, `true` or `false`"),
    read: { node, reading in
      guard node.kind == .scalar, !node.text.isEmpty else {
        return reading.refuse(node, .text(form: "a text, a whole number, `true` or `false`"))
      }
      if node.isPoisoned { return nil }
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
