// The sections of what people type, and the positions of their columns.
extension Layout {
  /// The most characters that a field may ask for or allow.
  public static let longestText: Int64 = 1 << 20

  static let fieldSections: [SectionLayout] = [
    SectionLayout(
      .fields, "fields",
      [
        Column("name", .text), Column("form", .choice(FieldFormKind.names)), Column("trimmed", .choice(noYes)),
        Column("lower_case", .choice(noYes)), Column("multiline", .choice(noYes)), Column("optional", .choice(noYes)),
        Column("characters", .rows(.fieldCharacters)), Column("shortest", .optionalRow(.settings)),
        Column("longest", .optionalRow(.settings)), Column("counted_in", .choice(FieldUnitKind.names)),
        Column("not_in", .optionalRow(.wordLists)), Column("schemes", .rows(.fieldSchemes)), Column("taken", .optionalRow(.facts)),
        Column("taken_for", .optionalRow(.facts)), Column("made_up", .rows(.fieldMadeUp)), Column("refuses", .rows(.fieldRefusals)),
      ]),
    SectionLayout(.fieldCharacters, "field_characters", [Column("first", .number), Column("last", .number)]),
    SectionLayout(.fieldSchemes, "field_schemes", [Column("scheme", .text)]),
    SectionLayout(
      .fieldMadeUp, "field_made_up",
      [
        Column("literal", .text), Column("fact", .optionalRow(.facts)), Column("characters", .rows(.fieldCharacters)),
        Column("length", .optionalRow(.settings)),
      ]),
    SectionLayout(.fieldRefusals, "field_refusals", [Column("reason", .choice(FieldReasonKind.names)), Column("error", .row(.errors))]),
    SectionLayout(.wordLists, "word_lists", [Column("name", .text), Column("words", .rows(.wordListWords))]),
    SectionLayout(.wordListWords, "word_list_words", [Column("word", .text)]),
    SectionLayout(.forms, "forms", [Column("name", .text), Column("fields", .rows(.formFields))]),
    SectionLayout(.formFields, "form_fields", [Column("field", .row(.fields))]),
  ]
}

extension Word {
  public enum Fields {
    public static let name = 0
    public static let form = 1
    public static let trimmed = 2
    public static let lowerCase = 3
    public static let multiline = 4
    public static let optional = 5
    public static let characters = 6
    public static let shortest = 8
    public static let longest = 9
    public static let countedIn = 10
    public static let notIn = 11
    public static let schemes = 12
    public static let taken = 14
    public static let takenFor = 15
    public static let madeUp = 16
    public static let refuses = 18
  }

  public enum FieldCharacters {
    public static let first = 0
    public static let last = 1
  }

  public enum FieldSchemes {
    public static let scheme = 0
  }

  public enum FieldMadeUp {
    public static let literal = 0
    public static let fact = 1
    public static let characters = 2
    public static let length = 4
  }

  public enum FieldRefusals {
    public static let reason = 0
    public static let error = 1
  }

  public enum WordLists {
    public static let name = 0
    public static let words = 1
  }

  public enum WordListWords {
    public static let word = 0
  }

  public enum Forms {
    public static let name = 0
    public static let fields = 1
  }

  public enum FormFields {
    public static let field = 0
  }
}
