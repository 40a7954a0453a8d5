package import RulesBundle
internal import Schema

/// A stored record, with a default for each field that an older version does not have.
package struct Record: Sendable, Equatable, Kind, Sourced {
  package static let key = "records"
  package static let singular = "record"

  package var provenance: Provenance
  package var scope: ScopeKind
  /// The field with the id of the owner; nil for records without an owner.
  package var owner: String?
  package var fields: [RecordField]
}

package struct RecordField: Sendable, Equatable {
  package var name: String
  package var about: String
  package var type: FactType
  package var orNull: Bool
  /// The default of the field; `settings.NAME` is the value of a setting.
  package var ifAbsent: String?
  /// The name under which it is stored, if different: the name that older versions know.
  package var was: String?
}

extension Record {
  static let schema = Schema.object("record", build: Record.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("scope", \.scope, .choice, "Whether the record belongs to the user (`person`) or to the `device`.")
    Field("owner", \.owner, Schema.text.optional, or: .some(nil), "The field with the id of the user who owns the record.")
    Field("fields", \.fields, fieldList, "The fields, each with its default for records of older versions.")
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
    Field("about", \.about, .text, "The meaning of the field.")
    Field("type", \.type, FactType.schema, "The type of the field.")
    Field("or_null", \.orNull, .boolean, or: false, "Whether the field can be null.")
    Field(
      "if_absent", \.ifAbsent, Schema.value.optional, or: .some(nil), "The default of the field; `settings.NAME` is the value of a setting."
    )
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name under which older versions stored it, and under which it is still stored.")
  }

  private struct Form: Sendable, Equatable {
    var about: String
    var type: FactType
    var orNull: Bool
    var ifAbsent: String?
    var was: String?
  }
}
