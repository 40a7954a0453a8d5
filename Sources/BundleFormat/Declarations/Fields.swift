extension Format {
  static let fields = Family(
    "Fields",
    choices: [
      Choice(
        "FieldFormKind", "The required format of an input field.",
        [
          .init("free", "Free text."), .init("word", "A word of certain characters."), .init("email", "An email address."),
          .init("web_address", "A web address such as `https://example.org/path`."),
          .init("secret", "A secret, such as a password, which is neither trimmed nor logged."),
        ]),
      Choice(
        "FieldUnitKind", "The unit of the length of an input field.",
        [
          .init("characters", "User-perceived characters (grapheme clusters)."), .init("code_points", "Unicode code points."),
          .init("bytes", "Bytes of UTF-8."),
        ]),
      Choice(
        "FieldReasonKind", "The reason why an input is rejected. Reasons are checked in this order.",
        [
          .init("empty", "The input is empty or contains only white space."), .init("bad_character", "A character is not allowed."),
          .init("malformed", "The input is not a valid address."), .init("too_short", "The input is shorter than the minimum."),
          .init("too_long", "The input is longer than the maximum."),
          .init("not_in", "The input is a forbidden word."),
          .init("taken", "The value is already in use."),
        ]),
    ],
    sections: [
      Section(
        100, "fields", row: "Field",
        [
          .text("name"), .choice("form", "FieldFormKind"), .flag("trimmed"), .flag("lower_case"), .flag("multiline"), .flag("optional"),
          .rows("characters", of: "field_characters"), .optionalRow("shortest", of: "settings"), .optionalRow("longest", of: "settings"),
          .choice("counted_in", "FieldUnitKind"), .optionalRow("not_in", of: "word_lists"), .rows("schemes", of: "field_schemes"),
          .optionalRow("taken", of: "facts"), .optionalRow("taken_for", of: "facts"), .rows("made_up", of: "field_made_up"),
          .rows("refuses", of: "field_refusals"),
        ]),
      Section(
        101, "field_characters", row: "FieldCharacter",
        [.number("first"), .number("last")]),
      Section(
        102, "field_schemes", row: "FieldScheme",
        [.text("scheme")]),
      Section(
        103, "field_made_up", row: "FieldMadeUp",
        [
          .text("literal"), .optionalRow("fact", of: "facts"), .rows("characters", of: "field_characters"),
          .optionalRow("length", of: "settings"),
        ]),
      Section(
        104, "field_refusals", row: "FieldRefusal",
        [.choice("reason", "FieldReasonKind"), .row("error", of: "errors")]),
      Section(
        105, "word_lists", row: "WordList",
        [.text("name"), .rows("words", of: "word_list_words")]),
      Section(
        106, "word_list_words", row: "WordListWord",
        [.text("word")]),
      Section(
        107, "forms", row: "Form",
        [.text("name"), .rows("fields", of: "form_fields")]),
      Section(
        108, "form_fields", row: "FormField",
        [.row("field", of: "fields")]),
    ])
}
