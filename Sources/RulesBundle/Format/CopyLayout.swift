// The sections of plural forms and of translations, and the positions of their columns.
extension Layout {
  static let copySections: [SectionLayout] = [
    SectionLayout(
      .copyPlurals, "copy_plurals",
      [Column("text", .row(.copyParts)), Column("by", .row(.copyValues)), Column("forms", .rows(.copyForms))]),
    SectionLayout(.copyForms, "copy_forms", [Column("category", .choice(PluralKind.names)), Column("parts", .rows(.copyParts))]),
    SectionLayout(
      .copyLocales, "copy_locales",
      [
        Column("locale", .text), Column("falls_back_to", .optionalRow(.copyLocales)), Column("plurals", .rows(.pluralRules)),
        Column("translations", .rows(.copyTranslations)),
      ]),
    SectionLayout(
      .pluralRules, "plural_rules",
      [
        Column("category", .choice(PluralKind.names)), Column("modulus", .number), Column("from", .number), Column("to", .number),
        Column("outside", .choice(noYes)), Column("and_next", .choice(noYes)),
      ]),
    SectionLayout(
      .copyTranslations, "copy_translations",
      [
        Column("copy", .row(.copy)), Column("title", .rows(.copyParts)), Column("text", .rows(.copyParts)),
        Column("variants", .rows(.copyVariants)),
      ]),
  ]
}

/// The plural categories of CLDR.
public enum PluralKind: Int, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  static let names = ["zero", "one", "two", "few", "many", "other"]
}

extension Word {
  /// A text that has plural forms, found by the first of its own parts, which are those of `other`.
  public enum CopyPlurals {
    public static let text = 0
    public static let by = 1
    public static let forms = 2
  }

  public enum CopyForms {
    public static let category = 0
    public static let parts = 1
  }

  /// The first row is the language that the product is written in.
  public enum CopyLocales {
    public static let locale = 0
    public static let fallsBackTo = 1
    public static let plurals = 2
    public static let translations = 4
  }

  /// Rows that `andNext` joins hold together; a number belongs to the category of the first rows that hold, or to `other`.
  public enum PluralRules {
    public static let category = 0
    public static let modulus = 1
    public static let from = 2
    public static let to = 3
    public static let outside = 4
    public static let andNext = 5
  }

  public enum CopyTranslations {
    public static let copy = 0
    public static let title = 1
    public static let text = 3
    public static let variants = 5
  }
}

extension Bundle {
  /// The row of a text's plural forms, by its first part.
  public func plural(of part: Int) -> Int? {
    var (low, high) = (0, count(.copyPlurals))
    while low < high {
      let middle = (low + high) / 2
      let found = word(.copyPlurals, middle, Word.CopyPlurals.text)
      if found == part { return middle }
      if found < part { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
