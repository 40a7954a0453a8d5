package import RulesBundle
package import Schema
internal import SourceText
internal import YAMLTree

/// The text of a copy entry in one language: a single form, or a form for each plural category.
package enum CopyText: Sendable, Equatable {
  case one(String)
  case forms(PluralForms)

  /// The representative form: the only form, or the form `other`.
  package var words: String {
    switch self {
    case .one(let text): text
    case .forms(let forms): forms.other
    }
  }

  /// Every form with its category; nil for the only one.
  package var all: [(category: PluralKind?, text: String)] {
    switch self {
    case .one(let text): [(nil, text)]
    case .forms(let forms): PluralKind.allCases.compactMap { category in forms[category].map { (category, $0) } }
    }
  }

  /// The plural forms; nil for a text with a single form.
  package var plural: PluralForms? { if case .forms(let forms) = self { forms } else { nil } }
}

/// A form for each plural category of a language.
package struct PluralForms: Sendable, Equatable {
  /// The variable that selects the form; nil when only one variable can.
  package var by: String?
  package var zero: String?
  package var one: String?
  package var two: String?
  package var few: String?
  package var many: String?
  package var other: String

  package init(by: String?, zero: String?, one: String?, two: String?, few: String?, many: String?, other: String) {
    self.by = by
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  package subscript(category: PluralKind) -> String? {
    switch category {
    case .zero: zero
    case .one: one
    case .two: two
    case .few: few
    case .many: many
    case .other: other
    }
  }
}

extension CopyText {
  package static let schema = Schema<CopyText>.either(
    scalar: Schema<String>.sentence.map({ .one($0) }, { $0.words }),
    mapping: PluralForms.schema.map({ .forms($0) }, { $0.plural ?? PluralForms($0.words) }),
    isScalar: { $0.plural == nil })
}

extension PluralForms {
  static let schema = Schema.object("set of plural forms", build: PluralForms.init) {
    Field(
      "by", \.by, Schema.text.optional, or: .some(nil),
      "The variable that selects the form. Leave it out when only one variable can.")
    Field("zero", \.zero, Schema.sentence.optional, or: .some(nil), "The form for numbers of the category `zero`, such as 0 in Arabic.")
    Field(
      "one", \.one, Schema.sentence.optional, or: .some(nil),
      "The form for numbers of the category `one`, such as 1 in English, or 1 and 21 in Russian.")
    Field(
      "two", \.two, Schema.sentence.optional, or: .some(nil), "The form for numbers of the category `two`, such as 2 and 102 in Slovenian.")
    Field("few", \.few, Schema.sentence.optional, or: .some(nil), "The form for numbers of the category `few`, such as 2 to 4 in Czech.")
    Field(
      "many", \.many, Schema.sentence.optional, or: .some(nil), "The form for numbers of the category `many`, such as 5 to 21 in Polish.")
    Field("other", \.other, .sentence, "The form for all other numbers, and for an unknown number.")
  }

  init(_ words: String) { self.init(by: nil, zero: nil, one: nil, two: nil, few: nil, many: nil, other: words) }
}

extension CopyText {
  static let plain = Schema<String>.sentence.map({ CopyText.one($0) }, { $0.words })
}
