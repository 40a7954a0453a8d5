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
  public var all: [(category: PluralCategory?, text: String)] {
    switch self {
    case .one(let text): [(nil, text)]
    case .forms(let forms): PluralCategory.allCases.compactMap { category in forms[category].map { (category, $0) } }
    }
  }

  /// The forms, of a text that has some.
  public var plural: PluralForms? { if case .forms(let forms) = self { forms } else { nil } }
}

/// The plural categories of CLDR. Which numbers belong to which is for each language to say.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
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

  public init(by: String?, zero: String?, one: String?, two: String?, few: String?, many: String?, other: String) {
    self.by = by
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  public subscript(category: PluralCategory) -> String? {
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
