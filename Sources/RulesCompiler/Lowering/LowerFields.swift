internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers input fields, word lists, and forms.
  mutating func lowerFields() {
    for (name, list) in names.ordered(book.wordLists) {
      let words = list.folded.map { WordListWordBuilder(word: writer.text(String(decoding: $0, as: UTF8.self))) }
      writer.add(WordListBuilder(name: writer.text(name), words: writer.addRange(words)))
    }
    for (name, field) in names.ordered(book.fields) { lower(field, name) }
    for (name, form) in names.ordered(book.forms) {
      writer.add(FormBuilder(name: writer.text(name), fields: refs(form.fields, FormFieldBuilder.init(field:))))
    }
  }

  private mutating func lower(_ field: InputField, _ name: String) {
    let characters = ranges(field.form == .word ? field.characters : field.refused)
    let schemes = writer.addRange(field.schemes.map { FieldSchemeBuilder(scheme: writer.text($0.rawValue)) })
    let madeUp = lower(field.madeUp)
    let refuses = field.refuses.map { FieldRefusalBuilder(reason: $0.reason, error: row($0.error)) }
    writer.add(
      FieldBuilder(
        name: writer.text(name), form: field.form, trimmed: field.isTrimmed, lowerCase: field.isLowerCase, multiline: field.isMultiline,
        optional: field.isOptional, characters: characters, shortest: optional(field.shortest), longest: optional(field.longest),
        countedIn: field.countedIn, notIn: optional(field.notIn), schemes: schemes, taken: optional(field.taken),
        takenFor: optional(field.takenFor), madeUp: madeUp, refuses: writer.addRange(refuses)))
  }

  private mutating func ranges(_ ranges: [CharacterRange]) -> Range<Int> {
    writer.addRange(ranges.map { FieldCharacterBuilder(first: Int($0.first), last: Int($0.last)) })
  }

  /// Adds a pattern as literals, each followed by an optional value.
  private mutating func lower(_ text: GeneratedText?) -> Range<Int> {
    guard let text else { return 0..<0 }
    var rows: [FieldMadeUpBuilder] = []
    var literal = ""
    for part in Template.parse(text.text) ?? [] {
      switch part {
      case .literal(let words): literal += words
      case .variable(let name):
        guard let value = text[name] else { continue }
        rows.append(
          FieldMadeUpBuilder(
            literal: writer.text(literal), fact: row(value.fact), characters: ranges(value.characters), length: row(value.length)))
        literal = ""
      }
    }
    if !literal.isEmpty || rows.isEmpty {
      rows.append(FieldMadeUpBuilder(literal: writer.text(literal), fact: nil, characters: 0..<0, length: nil))
    }
    return writer.addRange(rows)
  }
}
