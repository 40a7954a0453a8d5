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
          .init("operation", "The name of a sync operation."), .init("notification", "The name of a notification type."),
          .init("field", "The name of a field of a record."),
        ]),
      Choice(
        "ScopeKind", "The scope of data.", [.init("person", "Shared by all devices of a user."), .init("device", "Only of one device.")]),
    ],
    sections: [
      Section(
        52, "records", row: "Record",
        about: "The records that apps and servers store.",
        [
          .text("name"),
          .choice("scope", "ScopeKind", about: "Whether the devices of a user share the record."),
          .rows("fields", of: "record_fields", about: "The fields in the order of the rules."),
          .optionalRow(
            "owner", of: "record_fields",
            about: "The field with the id of the user who owns the record; none without an owner."),
        ]),
      Section(
        68, "record_fields", row: "RecordField",
        about: "A field of a record.",
        [
          .text("field", about: "The name, which can contain dots for a nested field."),
          .choice("type", "FactKind", about: "The type of the value."),
          .flag("or_null", about: "Whether the value can be null."),
          .rows("values", of: "fact_values", about: "The values of an enumeration; empty for other types."),
          .optionalRow("if_absent", of: "constants", about: "The value of a missing field; none if the field has no fixed default."),
          .optionalRow(
            "setting", of: "settings",
            about: "The setting whose current value is the default; none if the field has another default or none."),
        ]),
      Section(
        93, "fact_refs", row: "FactRef",
        about: "A fact in the list of an action.",
        [
          .row("fact", of: "facts")
        ]),
      Section(
        98, "data_types", row: "DataType",
        about: "The kinds of data that the product stores.",
        [
          .text("name"),
          .choice("lives_in", "StorageKind", about: "Where the authoritative copy is stored."),
          .choice("cached", "CacheKind", about: "How much of the data on the server is cached on the device."),
          .optionalRow(
            "window", of: "settings",
            about: "The setting with the length of the recent part; none if `cached` is not `recent`."),
          .optionalRow("limit", of: "limits", about: "The limit that counts the data; none if no limit does."),
          .rows("at", of: "data_moments", about: "What happens to the data at moments."),
        ]),
      Section(
        99, "data_moments", row: "DataMoment",
        about: "What happens to a kind of data at a moment. Without a flag, the data is kept.",
        [
          .row("moment", of: "moments", about: "The moment at which the data is deleted or kept."),
          .flag("cloud", about: "Whether the copy on the server is deleted."),
          .flag("device", about: "Whether the copy on the device is deleted."),
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the data is deleted; none if it always is."),
        ]),
      Section(
        121, "stored_names", row: "StoredName",
        about: "The names of rules that apps stored under an older name.",
        [
          .choice("kind", "StoredNameKind"),
          .text("name", about: "The current name."),
          .text("was", about: "The name in stored data."),
          .optionalRow(
            "field", of: "record_fields",
            about: "The field, because fields of several records may have the same name; none for other kinds."),
        ]),
    ])
}
