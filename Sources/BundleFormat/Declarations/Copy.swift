extension Format {
  static let words = Family(
    "Words",
    choices: [
      Choice(
        "FormatKind", "How a value is written out in a sentence.",
        [
          .init("plain", "A number or a text as it is."), .init("bytes", "Decimal: `2GB`, `1.95GB`, `500MB`."),
          .init("days", "Whole days of a duration."),
          .init("time", "A duration for people, in symbols that all languages share: `45 s`, `30 min`, `1 h 5 min`, `3 d`. Rounded up."),
        ]),
      Choice("PluralKind", "The plural categories of CLDR.", ["zero", "one", "two", "few", "many", "other"]),
    ],
    sections: [
      Section(
        35, "copy", row: "Copy",
        [.text("name"), .rows("title", of: "copy_parts"), .rows("text", of: "copy_parts"), .rows("variants", of: "copy_variants")]),
      Section(
        36, "copy_variants", row: "CopyVariant",
        [.row("if", of: "programs", as: "condition"), .rows("title", of: "copy_parts"), .rows("text", of: "copy_parts")]),
      Section(
        37, "copy_parts", row: "CopyPart",
        [.text("literal"), .optionalRow("value", of: "copy_values")]),
      Section(
        38, "copy_values", row: "CopyValue",
        [.text("variable"), .row("program", of: "programs"), .choice("format", "FormatKind"), .number("longest")]),
      Section(
        109, "copy_plurals", row: "CopyPlural",
        about: "A text that has plural forms, found by the first of its own parts, which are those of `other`.",
        [.row("text", of: "copy_parts"), .row("by", of: "copy_values"), .rows("forms", of: "copy_forms")]),
      Section(
        110, "copy_forms", row: "CopyForm",
        [.choice("category", "PluralKind"), .rows("parts", of: "copy_parts")]),
      Section(
        111, "copy_locales", row: "CopyLocale", about: "The first row is the language that the product is written in.",
        [
          .text("locale"), .optionalRow("falls_back_to", of: "copy_locales"), .rows("plurals", of: "plural_rules"),
          .rows("translations", of: "copy_translations"),
        ]),
      Section(
        112, "plural_rules", row: "PluralRule",
        about: "Rows that `andNext` joins hold together; a number belongs to the category of the first rows that hold, or to `other`.",
        [.choice("category", "PluralKind"), .number("modulus"), .number("from"), .number("to"), .flag("outside"), .flag("and_next")]),
      Section(
        113, "copy_translations", row: "CopyTranslation",
        [
          .row("copy", of: "copy"), .rows("title", of: "copy_parts"), .rows("text", of: "copy_parts"),
          .rows("variants", of: "copy_variants"),
        ]),
    ])
}
