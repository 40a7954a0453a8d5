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
        about: "The input fields, with the values that they accept.",
        [
          .text("name"),
          .choice("form", "FieldFormKind"),
          .flag("trimmed", about: "Whether leading and trailing white space is removed before the input is checked."),
          .flag("lower_case", about: "Whether the letters A to Z are converted to lower case before the input is checked."),
          .flag("multiline", about: "Whether free text can have several lines."),
          .flag("optional", about: "Whether the field can be left empty."),
          .rows("characters", of: "field_characters", about: "The characters that a word can contain, or that free text cannot contain."),
          .optionalRow("shortest", of: "settings", about: "The setting with the minimum length, from 1 to 1,048,576; none for no minimum."),
          .optionalRow("longest", of: "settings", about: "The setting with the maximum length, from 1 to 1,048,576; none for no maximum."),
          .choice("counted_in", "FieldUnitKind", about: "The unit of the length."),
          .optionalRow("not_in", of: "word_lists", about: "The words that the field rejects; none if it rejects no words."),
          .rows("schemes", of: "field_schemes", about: "The schemes of a web address; empty for other forms."),
          .optionalRow(
            "taken", of: "facts", about: "The fact that states whether the value is already in use; none if values can be used twice."),
          .optionalRow(
            "taken_for", of: "facts",
            about: "The fact with the input that `taken` is about; none if `taken` is about the current input."),
          .rows(
            "made_up", of: "field_made_up",
            about: "The pattern of the value that is generated for an empty input; empty without such a value."),
          .rows("refuses", of: "field_refusals", about: "The errors in the order of the reasons. A reason without a row has no message."),
        ]),
      Section(
        101, "field_characters", row: "FieldCharacter",
        about: "A range of Unicode scalars.",
        [
          .number("first", about: "The first scalar, up to 1,114,111."),
          .number("last", about: "The last scalar, which is included."),
        ]),
      Section(
        102, "field_schemes", row: "FieldScheme",
        about: "A scheme of web addresses.",
        [
          .text("scheme", about: "The scheme, before the colon.")
        ]),
      Section(
        103, "field_made_up", row: "FieldMadeUp",
        about: "A part of a generated value: a literal, then characters of a fact.",
        [
          .text("literal", about: "The text before the characters; can be empty."),
          .optionalRow("fact", of: "facts", about: "The fact that supplies the characters; none if nothing follows the literal."),
          .rows("characters", of: "field_characters", about: "The characters that can be used."),
          .optionalRow("length", of: "settings", about: "The setting with the number of characters; none if nothing follows the literal."),
        ]),
      Section(
        104, "field_refusals", row: "FieldRefusal",
        about: "The error for one reason to reject an input.",
        [
          .choice("reason", "FieldReasonKind"),
          .row("error", of: "errors", about: "The error that is shown."),
        ]),
      Section(
        105, "word_lists", row: "WordList",
        about: "The lists of words that fields reject.",
        [
          .text("name"),
          .rows("words", of: "word_list_words", about: "The words in byte order."),
        ]),
      Section(
        106, "word_list_words", row: "WordListWord",
        about: "A word that fields reject.",
        [
          .text("word", about: "The word with the letters A to Z in lower case. Inputs are compared after the same conversion.")
        ]),
      Section(
        107, "forms", row: "Form",
        about: "The forms, each a list of input fields.",
        [
          .text("name"),
          .rows("fields", of: "form_fields", about: "The fields in the order of the screen."),
        ]),
      Section(
        108, "form_fields", row: "FormField",
        about: "A field in the list of a form.",
        [
          .row("field", of: "fields")
        ]),
    ])
}
