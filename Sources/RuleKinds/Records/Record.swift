public import RulesBundle
internal import Schema

/// Something that is stored, field by field, with what stands in for a field that an old copy lacks.
public struct Record: Sendable, Equatable, Kind, Sourced {
  public static let key = "records"
  public static let singular = "record"

  public var provenance: Provenance
  public var scope: ScopeKind
  /// The field that says whose it is; nil for what is nobody's.
  public var owner: String?
  public var fields: [RecordField]
}

public struct RecordField: Sendable, Equatable {
  public var name: String
  public var about: String
  public var type: FactType
  public var orNull: Bool
  /// What stands in for it; a setting's value where it starts with `settings.`.
  public var ifAbsent: String?
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
}

extension Record {
  static let schema = Schema.object("record", build: Record.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("scope", \.scope, .choice, "Whether it belongs to the `person` or to the `device`.")
    Field("owner", \.owner, Schema.text.optional, or: .some(nil), "The field with the id of the person whose it is.")
    Field("fields", \.fields, fieldList, "Its fields, each with what stands in for it in an old copy.")
  }

  private static let fieldList = Schema<[RecordField]>.entries(
    .map(field.shape), field, key: { _, _, _ in },
    make: {
      $0.map {
        RecordField(
          name: $0.key, about: $0.value.about, type: $0.value.type, orNull: $0.value.orNull, ifAbsent: $0.value.ifAbsent, was: $0.value.was)
      }
    },
    split: { $0.map { ($0.name, Form(about: $0.about, type: $0.type, orNull: $0.orNull, ifAbsent: $0.ifAbsent, was: $0.was)) } })

  private static let field = Schema.object("field", build: Form.init) {
    Field("about", \.about, .text, "What it means.")
    Field("type", \.type, FactType.schema, "What values it has.")
    Field("or_null", \.orNull, .boolean, or: false, "Whether it may be null.")
    Field("if_absent", \.ifAbsent, Schema.value.optional, or: .some(nil), "What stands in for it; `settings.NAME` for a setting.")
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name that older versions stored it under; it goes on being stored under that one.")
  }

  private struct Form: Sendable, Equatable {
    var about: String
    var type: FactType
    var orNull: Bool
    var ifAbsent: String?
    var was: String?
  }
}
