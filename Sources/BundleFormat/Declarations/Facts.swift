extension Format {
  static let facts = Family(
    "Facts",
    choices: [
      Choice(
        "FactKind", "The type of a fact.",
        [
          .init("bool", "`true` or `false`."), .init("int", "A whole number of 64 bits."), .init("string", "A text."),
          .init("enumeration", "One of the declared values."), .init("duration", "A length of time, in seconds and nanoseconds."),
          .init("timestamp", "A point in time, in seconds and nanoseconds since 1970."), .init("list of bool", "A list of Booleans."),
          .init("list of int", "A list of whole numbers."), .init("list of string", "A list of texts."),
        ]),
      Choice(
        "SupplierKind", "The supplier of a fact.",
        [
          .init("app", "The app gives the fact."), .init("server", "The server gives the fact."),
          .init("rules", "The rules derive the fact from other facts."), .init("decision", "The runtime sets the fact while it decides."),
        ]),
      Choice(
        "Value.Tag", "The type of a value.",
        ["missing", "error", "null", "bool", "int", "string", "enumeration", "duration", "timestamp", "list"], isWritten: false),
    ],
    sections: [
      Section(
        4, "facts", row: "Fact",
        [
          .text("name"), .choice("type", "FactKind"), .flag("or_null"), .rows("values", of: "fact_values"),
          .optionalRow("if_absent", of: "constants"), .optionalRow("program", of: "programs"), .optionalRow("table", of: "tables"),
          .choice("from", "SupplierKind"), .integer("at_least"), .integer("at_most"), .flag("is_id"),
        ]),
      Section(
        5, "fact_values", row: "FactValue",
        [.text("value")]),
      Section(
        6, "constants", row: "Constant",
        [.choice("tag", "Value.Tag"), .number("aux"), .integer("bits")]),
      Section(
        7, "code", row: "Code",
        [.number("operation"), .number("operand")]),
      Section(
        8, "programs", row: "Program",
        [.rows("code", of: "code"), .number("stack"), .choice("type", "Value.Tag"), .optionalRow("values_of", of: "facts")]),
      Section(
        9, "conditions", row: "Condition",
        [.text("name"), .row("program", of: "programs")]),
    ])
}
