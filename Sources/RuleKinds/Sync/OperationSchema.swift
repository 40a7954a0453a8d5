internal import RulesModel
internal import Schema

extension OperationType {
  static let schema = Schema.object("operation", build: OperationType.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name that older versions stored it under; it goes on being stored under that one.")
    Field("role", \.role, .choice, "What the server's yes means: it has this version, it is gone, it is attached, or nothing here.")
    Field("entities", \.entities, .oneOrMany(.text), "What it may be about: `flow`.")
    Field("added", \.added, .oneOrMany(.choice), or: [], "How good the connection must be for it to be added.")
    Field("does", \.variants, OperationVariant.list, or: [], "What it may do, each with the connections under which it is added.")
    Field(
      "waits_for", \.waitsFor, .oneOrMany(.name(of: OperationType.self)), or: [],
      "Operations about what it belongs to that must be done first.")
    Field("taken_back", \.takenBack, .choice, "Until when it can be taken out of the queue.")
    Field("deduplicated", \.isDeduplicated, .boolean, "Whether the server applies it once, however often it arrives.")
    Field("checks_revision", \.checksRevision, .boolean, "Whether the server takes it only on top of the revision it was made from.")
    Field(
      "refuses", \.refuses, .oneOrMany(OperationRefusal.schema), or: [],
      "For whom it is not added; every action that sends it refuses them too.")
  }
}

extension OperationRefusal {
  static let schema = Schema.object("refusal", build: OperationRefusal.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "It is not added while all of these hold.")
    Field("about", \.about, .oneOrMany(.text), or: [], "What it is about then; left out, all that the operation is about.")
    Field("deny", \.reason, .name(of: Reason.self), "Why.")
  }
}

extension OperationVariant {
  static let list = Schema<[OperationVariant]>.entries(
    .map(connections.shape), connections, key: { _, _, _ in },
    make: { $0.map { OperationVariant(name: $0.key, added: $0.value) } }, split: { $0.map { ($0.name, $0.added) } })

  private static let connections = Schema<[Connectivity]>.oneOrMany(.choice)
}
