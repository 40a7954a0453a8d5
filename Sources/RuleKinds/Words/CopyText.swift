public import RulesBundle
package import Schema
internal import SourceText
internal import YAMLTree

/// The words of a sentence in one language: one form for every number, or a form for each plural category of one.
public enum CopyText: Sendable, Equatable {
  case one(String)
  case forms(PluralForms)

  /// The words that stand for the whole: the only form, or the one for all numbers that have none of their own.
  public var words: String {
    switch self {
    case .one(let text): text
    case .forms(let forms): forms.other
    }
  }

  /// Every form with its category; nil for the only one.
  public var all: [(category: PluralKind?, text: String)] {
    switch self {
    case .one(let text): [(nil, text)]
    case .forms(let forms): PluralKind.allCases.compactMap { category in forms[category].map { (category, $0) } }
    }
  }

  /// The forms, of a text that has some.
  public var plural: PluralForms? { if case .forms(let forms) = self { forms } else { nil } }
}

/// A form for each plural category that a language tells apart.
public struct PluralForms: Sendable, Equatable {
  /// The variable whose number chooses the form; nil where the sentence has only one that can.
  public var by: String?
  public var zero: String?
  public var one: String?
  public var two: String?
  public var few: String?
  public var many: String?
  public var other: String

  package init(by: String?, zero: String?, one: String?, two: String?, few: String?, many: String?, other: String) {
    self.by = by
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  public subscript(category: PluralKind) -> String? {
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
  static let schema = Schema.object("text in plural forms", build: PluralForms.init) {
    Field(
      "by", \.by, Schema.text.optional, or: .some(nil),
      "The variable whose number chooses the form; left out where the sentence has only one that can.")
    Field("zero", \.zero, Schema.sentence.optional, or: .some(nil), "For the numbers that the language has `zero` for: Arabic's 0.")
    Field(
      "one", \.one, Schema.sentence.optional, or: .some(nil),
      "For the numbers that the language has `one` for: 1 in English, also 21 in Russian.")
    Field("two", \.two, Schema.sentence.optional, or: .some(nil), "For the numbers that the language has `two` for: Slovenian's 2 and 102.")
    Field("few", \.few, Schema.sentence.optional, or: .some(nil), "For the numbers that the language has `few` for: Czech's 2 to 4.")
    Field("many", \.many, Schema.sentence.optional, or: .some(nil), "For the numbers that the language has `many` for: Polish 5 to 21.")
    Field("other", \.other, .sentence, "For every other number, and where the number is not known.")
  }

  init(_ words: String) { self.init(by: nil, zero: nil, one: nil, two: nil, few: nil, many: nil, other: words) }
}

extension CopyText {
  static let plain = Schema<String>.sentence.map({ CopyText.one($0) }, { $0.words })
}
