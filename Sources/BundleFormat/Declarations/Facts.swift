extension Format {
  static let facts = Family(
    "Facts",
    choices: [
      Choice(
        "FactKind", "The type of a fact.",
        [
          .init("bool", "A Boolean: `true` or `false`."), .init("int", "A whole number of 64 bits."), .init("string", "A string."),
          .init("enumeration", "One of the declared values."), .init("duration", "A length of time, in seconds and nanoseconds."),
          .init("timestamp", "A point in time, in seconds and nanoseconds since 1970."), .init("list of bool", "A list of Booleans."),
          .init("list of int", "A list of whole numbers."), .init("list of string", "A list of strings."),
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
        about: "The typed inputs of the rules, those that are computed, and those that the runtime sets.",
        [
          .text("name"),
          .choice("type", "FactKind"),
          .flag("or_null", about: "Whether the value can be null."),
          .rows(
            "values", of: "fact_values",
            about: "The values of an enumeration. Their positions are the ordinals. The values of the plan are the rows of `plans`."),
          .optionalRow(
            "if_absent", of: "constants",
            about: "The value if the request does not provide one; without it, a missing fact is an error."),
          .optionalRow("program", of: "programs", about: "Computes the value of a fact from `rules`; none for the other facts."),
          .optionalRow("table", of: "tables", about: "Decides the value. Only the plan has a table."),
          .choice("from", "SupplierKind", about: "The supplier. A request cannot provide facts from `decision`, which the runtime sets."),
          .integer("at_least", about: "The minimum of an `int` in a request."),
          .integer("at_most", about: "The maximum of an `int` in a request; the largest 64-bit number if there is none."),
          .flag("is_id", about: "Whether the value identifies something. It is never user input."),
        ]),
      Section(
        5, "fact_values", row: "FactValue",
        about: "A value of an enumeration: of a fact, or of a field of a record.",
        [
          .text("value", about: "The name of the value.")
        ]),
      Section(
        6, "constants", row: "Constant",
        about: "The constants of programs, defaults, and payloads. The items of a list precede the list.",
        [
          .choice("tag", "Value.Tag", about: "The type, which determines the meaning of `bits` and `aux`."),
          .number("aux", about: "The nanoseconds of a time, from 0 to 999,999,999; otherwise 0."),
          .integer("bits", about: "The content: a number, an ordinal, whole seconds, or the location of a string or of items."),
        ]),
      Section(
        7, "code", row: "Code",
        about: "The instructions of all programs.",
        [
          .number("operation", about: "The operation in the low 8 bits, and its operand `a` in the high 16 bits."),
          .number("operand", about: "The operand `b`: a row, a count, or the position of an instruction in the program."),
        ]),
      Section(
        8, "programs", row: "Program",
        about: "The compiled expressions.",
        [
          .rows("code", of: "code", about: "The instructions, from 1 to 65,535."),
          .number("stack", about: "The maximum number of values on the stack, up to 64."),
          .choice("type", "Value.Tag", about: "The type of the result, which can also be null."),
          .optionalRow("values_of", of: "facts", about: "The fact whose values name an enumeration result; none for other types."),
        ]),
      Section(
        9, "conditions", row: "Condition",
        about: "The named conditions.",
        [
          .text("name"),
          .row("program", of: "programs", about: "Returns whether the condition holds."),
        ]),
    ])
}
