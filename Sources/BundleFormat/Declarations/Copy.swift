extension Format {
  static let words = Family(
    "Words",
    choices: [
      Choice(
        "FormatKind", "How a value is formatted in copy.",
        [
          .init("plain", "A number or a string without formatting."), .init("bytes", "Decimal bytes: `2GB`, `1.95GB`, `500MB`."),
          .init("days", "The whole days of a duration."),
          .init("time", "A duration in language-neutral symbols, rounded up: `45 s`, `30 min`, `1 h 5 min`, `3 d`."),
        ]),
      Choice(
        "PluralKind", "The CLDR plural categories.",
        [
          .init("zero", "Numbers of the CLDR category `zero`."), .init("one", "Numbers of the CLDR category `one`."),
          .init("two", "Numbers of the CLDR category `two`."), .init("few", "Numbers of the CLDR category `few`."),
          .init("many", "Numbers of the CLDR category `many`."), .init("other", "Numbers of the CLDR category `other`."),
        ]),
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
        about: "The plural forms of a text, found by the first part of its form `other`.",
        [.row("text", of: "copy_parts"), .row("by", of: "copy_values"), .rows("forms", of: "copy_forms")]),
      Section(
        110, "copy_forms", row: "CopyForm",
        [.choice("category", "PluralKind"), .rows("parts", of: "copy_parts")]),
      Section(
        111, "copy_locales", row: "CopyLocale", about: "The languages of copy. The first row is the source language.",
        [
          .text("locale"), .optionalRow("falls_back_to", of: "copy_locales"), .rows("plurals", of: "plural_rules"),
          .rows("translations", of: "copy_translations"),
        ]),
      Section(
        112, "plural_rules", row: "PluralRule",
        about: "Rows joined by `andNext` form one rule. A number has the category of the first rule that it satisfies, or `other`.",
        [.choice("category", "PluralKind"), .number("modulus"), .number("from"), .number("to"), .flag("outside"), .flag("and_next")]),
      Section(
        113, "copy_translations", row: "CopyTranslation",
        [
          .row("copy", of: "copy"), .rows("title", of: "copy_parts"), .rows("text", of: "copy_parts"),
          .rows("variants", of: "copy_variants"),
        ]),
    ])
}
