internal import RulesModel
internal import Schema

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

extension DecisionTable {
  static let schema = Schema.object("table", build: DecisionTable.init, exactlyOne: ["first_match", "only_match"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field("answers", \.answers, .list(.text, .inOrder), "The possible answers.")
    Field(
      "answers_are", \.answersAre, Schema.text.optional, or: .some(nil),
      "The kind whose rules the answers name: `routes`; left out for words that mean something to the caller alone.")
    Field("except", \.except, .oneOrMany(.text), or: [], "Answers that are words for the caller all the same.")
    Field(
      "first_match", \.firstMatch, .list(TableRow.schema, .sequence), or: [], "The first row that applies decides; the last has no `if`.")
    Field(
      "only_match", \.onlyMatch, .list(TableRow.schema, .sequence), or: [],
      "Or rows of which exactly one applies to anybody, in whatever order they stand: the compiler shows that none overlap and none is missing."
    )
    Field("on_error", \.onError, .text, "The answer when a fact is missing: the safest one.")
  }
}

extension TableRow {
  static let schema = Schema.object("row", build: TableRow.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold.")
    Field("then", \.then, .text, "The answer.")
  }
}
