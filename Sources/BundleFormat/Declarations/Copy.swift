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
        about: "The sentences that users see, in the source language.",
        [
          .text("name"),
          .rows("title", of: "copy_parts", about: "The title; empty without a title."),
          .rows("text", of: "copy_parts", about: "The text if no variant applies."),
          .rows("variants", of: "copy_variants", about: "Other wordings, in order. The first one whose condition holds applies."),
        ]),
      Section(
        36, "copy_variants", row: "CopyVariant",
        about: "Another wording of a sentence.",
        [
          .row("if", of: "programs", as: "condition", about: "Whether the variant applies."),
          .rows("title", of: "copy_parts", about: "The title; empty without a title."),
          .rows("text", of: "copy_parts", about: "The text of the variant."),
        ]),
      Section(
        37, "copy_parts", row: "CopyPart",
        about: "A part of a sentence: a literal, then a value.",
        [
          .text("literal", about: "The text before the value; can be empty."),
          .optionalRow("value", of: "copy_values", about: "The value that follows the literal; none if nothing follows it."),
        ]),
      Section(
        38, "copy_values", row: "CopyValue",
        about: "A value in a sentence.",
        [
          .text("variable", about: "The name in braces."),
          .row("program", of: "programs", about: "Computes the value."),
          .choice("format", "FormatKind"),
          .number("longest", about: "The maximum number of characters of a string that is shown; 0 if it is unlimited or not a string."),
        ]),
      Section(
        109, "copy_plurals", row: "CopyPlural",
        about: "The plural forms of a text, found by the first part of its form `other`.",
        [
          .row("text", of: "copy_parts", about: "The first part of the form `other`, which identifies the text."),
          .row("by", of: "copy_values", about: "The value whose number selects the form."),
          .rows("forms", of: "copy_forms", about: "The other forms. Without a form for the category of the number, `other` applies."),
        ]),
      Section(
        110, "copy_forms", row: "CopyForm",
        about: "A plural form of a text, except `other`.",
        [
          .choice("category", "PluralKind", about: "The category of the numbers that select the form."),
          .rows("parts", of: "copy_parts", about: "The text of the form."),
        ]),
      Section(
        111, "copy_locales", row: "CopyLocale",
        about: "The languages of copy. The first row is the source language.",
        [
          .text("locale", about: "The BCP 47 tag of the language."),
          .optionalRow(
            "falls_back_to", of: "copy_locales",
            about: "The language for sentences without a translation; none for the source language."),
          .rows("plurals", of: "plural_rules", about: "The plural rules of the language."),
          .rows(
            "translations", of: "copy_translations",
            about: "The translated sentences, in the order of `copy`; empty for the source language."),
        ]),
      Section(
        112, "plural_rules", row: "PluralRule",
        about: "Rows joined by `andNext` form one rule. A number has the category of the first rule that it satisfies, or `other`.",
        [
          .choice("category", "PluralKind", about: "The category of the numbers that satisfy the rule."),
          .number("modulus", about: "Divides the number, and its remainder is compared; 0 if the number itself is compared."),
          .number("from", about: "The start of the range."),
          .number("to", about: "The end of the range, which is included."),
          .flag("outside", about: "Whether the number must be outside the range instead of inside."),
          .flag("and_next", about: "Whether the next row belongs to the same rule. All rows of a rule must hold."),
        ]),
      Section(
        113, "copy_translations", row: "CopyTranslation",
        about: "A sentence in another language.",
        [
          .row("copy", of: "copy", about: "The sentence in the source language."),
          .rows("title", of: "copy_parts", about: "The title; empty without a title."),
          .rows("text", of: "copy_parts", about: "The text if no variant applies."),
          .rows("variants", of: "copy_variants", about: "Other wordings, in order. The first one whose condition holds applies."),
        ]),
    ])
}
