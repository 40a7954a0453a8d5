internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// What people type: fields, the words that they must not be, and the forms that they stand in.
  mutating func lowerFields() {
    for (name, list) in names.ordered(book.wordLists) {
      let words = list.folded.map { [writer.text(String(decoding: $0, as: UTF8.self))] }
      writer.add(to: .wordLists, [writer.text(name)] + writer.addRange(to: .wordListWords, words))
    }
    for (name, field) in names.ordered(book.fields) { lower(field, name) }
    for (name, form) in names.ordered(book.forms) {
      writer.add(to: .forms, [writer.text(name)] + refs(form.fields, to: .formFields))
    }
  }

  private mutating func lower(_ field: InputField, _ name: String) {
    let characters = ranges(field.form == .word ? field.characters : field.refused)
    let schemes = writer.addRange(to: .fieldSchemes, field.schemes.map { [writer.text($0.rawValue)] })
    let madeUp = lower(field.madeUp)
    let refuses = field.refuses.map { [UInt32(position($0.reason)), UInt32(names[ErrorRule.key, $0.error.text])] }
    var row = [writer.text(name), UInt32(position(field.form))]
    row += [field.isTrimmed, field.isLowerCase, field.isMultiline, field.isOptional].map { $0 ? 1 : 0 }
    row += characters
    row += [optional(field.shortest), optional(field.longest), UInt32(position(field.countedIn)), optional(field.notIn)]
    row += schemes
    row += [optional(field.taken), optional(field.takenFor)]
    row += madeUp
    row += writer.addRange(to: .fieldRefusals, refuses)
    writer.add(to: .fields, row)
  }

  private func position<Choice: CaseIterable & Equatable>(_ choice: Choice) -> Int {
    Array(Choice.allCases).firstIndex(of: choice) ?? 0
  }

  private mutating func ranges(_ ranges: [CharacterRange]) -> [UInt32] {
    writer.addRange(to: .fieldCharacters, ranges.map { [$0.first, $0.last] })
  }

  /// A pattern as literals, each with the value that follows it.
  private mutating func lower(_ text: MadeUpText?) -> [UInt32] {
    guard let text else { return [0, 0] }
    var rows: [[UInt32]] = []
    var literal = ""
    for part in Template.parse(text.text) ?? [] {
      switch part {
      case .literal(let words): literal += words
      case .variable(let name):
        guard let value = text[name] else { continue }
        rows.append(
          [writer.text(literal), UInt32(names[Fact.key, value.fact.text])] + ranges(value.characters)
            + [UInt32(names[Setting.key, value.length.text])])
        literal = ""
      }
    }
    if !literal.isEmpty || rows.isEmpty { rows.append([writer.text(literal), Lowering.none, 0, 0, Lowering.none]) }
    return writer.addRange(to: .fieldMadeUp, rows)
  }
}
