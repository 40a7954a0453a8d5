internal import RulesModel
internal import Schema

extension CopyText {
  static let schema = Schema<CopyText>.either(
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
