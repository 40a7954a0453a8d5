extension Format {
  static let storage = Family(
    "Storage",
    choices: [
      Choice("StorageKind", "Where data is stored.", [.init("cloud", "On the server."), .init("device", "On the device.")]),
      Choice(
        "CacheKind", "How much cloud data is cached on the device; `never` for data that is stored on the device.",
        [
          .init("never", "Nothing is cached."), .init("on_demand", "Data is cached when it is used."),
          .init("pinned", "Data that the user chose is cached."), .init("recent", "Recent data is cached."),
          .init("always", "All data is cached."),
        ]),
      Choice(
        "StoredNameKind", "The kinds of rules whose names are stored.",
        [
          .init("event", "The name of an event."), .init("vector", "The name of a vector of the warning ladder."),
          .init("level", "The name of a level of the warning ladder."), .init("signal", "The name of a signal."),
          .init("operation", "The name of an sync operation."), .init("notification", "The name of a notification type."),
          .init("field", "The name of a field of a record."),
        ]),
      Choice(
        "ScopeKind", "The scope of data.", [.init("person", "Shared by all devices of a user."), .init("device", "Only of one device.")]),
    ],
    sections: [
      Section(
        52, "records", row: "Record",
        [.text("name"), .choice("scope", "ScopeKind"), .rows("fields", of: "record_fields"), .optionalRow("owner", of: "record_fields")]),
      Section(
        68, "record_fields", row: "RecordField",
        [
          .text("field"), .choice("type", "FactKind"), .flag("or_null"), .rows("values", of: "fact_values"),
          .optionalRow("if_absent", of: "constants"), .optionalRow("setting", of: "settings"),
        ]),
      Section(
        93, "fact_refs", row: "FactRef",
        [.row("fact", of: "facts")]),
      Section(
        98, "data_types", row: "DataType",
        [
          .text("name"), .choice("lives_in", "StorageKind"), .choice("cached", "CacheKind"), .optionalRow("window", of: "settings"),
          .optionalRow("limit", of: "limits"), .rows("at", of: "data_moments"),
        ]),
      Section(
        99, "data_moments", row: "DataMoment",
        [.row("moment", of: "moments"), .flag("cloud"), .flag("device"), .optionalRow("if", of: "programs", as: "condition")]),
      Section(
        121, "stored_names", row: "StoredName",
        [
          .choice("kind", "StoredNameKind"), .text("name"), .text("was"),
          .optionalRow("field", of: "record_fields", about: "The field, because fields of several records may have the same name."),
        ]),
    ])
}
