internal import Conditions
internal import RulesBundle

/// Computes the maximum length of copy, in user-perceived characters.
package struct LongestText: Sendable {
  private let book: RuleBook
  private let typed: TypedBook

  package init(_ book: RuleBook, _ typed: TypedBook) {
    self.book = book
    self.typed = typed
  }

  /// Returns the maximum length of an entry across variants and languages; nil when the length is unlimited.
  package func characters(of copy: Name<Copy>) -> Int? {
    guard let entry = book.copy[copy] else { return nil }
    var most = 0
    var texts = [entry.text] + entry.variants.map(\.text)
    for translation in book.translations.languages.compactMap({ $0.sentences[copy] }) {
      texts += [translation.text] + translation.variants.map(\.text)
    }
    for text in texts.flatMap(\.all) {
      let (characters, unlimited) = length(of: text.text, in: copy)
      if !unlimited.isEmpty { return nil }
      most = max(most, characters)
    }
    return most
  }

  package func hasValues(_ copy: Name<Copy>) -> Bool { !(book.copy[copy]?.values.entries.isEmpty ?? true) }

  /// Returns the maximum number of characters of a text fact that are shown; nil when it is unlimited.
  package func characters(of fact: Name<Fact>) -> Int? {
    book.facts[fact]?.longest.flatMap { book.settings[$0] }.map { Int(clamping: $0.value.amount) }
  }

  /// Returns the maximum number of characters of user input that a variable shows; nil for other values and for unlimited input.
  package func characters(ofText variable: String, in copy: Name<Copy>) -> Int? {
    guard let condition = typed[RulePath(Copy.key, copy.text, "values", variable)], condition.type.holdsText,
      typed.factsBehind(condition, in: book).contains(where: { book.facts[$0]?.longest != nil })
    else { return nil }
    return length(ofValue: variable, in: copy)
  }

  /// Returns the length with every variable at its longest, and the names of the variables with unlimited length.
  package func length(of text: String, in copy: Name<Copy>) -> (characters: Int, unlimited: [String]) {
    var characters = 0
    var unlimited: [String] = []
    for part in Template.parse(text) ?? [] {
      switch part {
      case .literal(let words): characters += words.count
      case .variable(let name):
        if let length = length(ofValue: name, in: copy) { characters += length } else { unlimited.append(name) }
      }
    }
    return (characters, unlimited)
  }

  /// Returns the maximum length of a value; nil when it is unlimited.
  private func length(ofValue variable: String, in copy: Name<Copy>) -> Int? {
    guard let expression = typed[RulePath(Copy.key, copy.text, "values", variable)]?.root,
      let format = book.copy[copy]?.values[variable]?.format
    else { return 0 }
    switch format {
    case .plain: return length(of: expression)
    case .bytes: return "999.99GB".count
    case .days: return length(of: expression).map { min($0, 6) }
    case .time: return "100000 d 23 h".count
    }
  }

  private func length(of expression: TypedExpression) -> Int? {
    switch expression {
    case .constant(let constant, _, _):
      switch constant {
      case .int(let number): return "\(number)".count
      case .string(let text): return text.count
      default: return length(of: expression.type)
      }
    case .fact(Ordinals.thingFact, _, _): return book.ladder.entries.compactMap { $0.value.thing.flatMap(characters) }.max() ?? 0
    case .fact(let name, _, let type): return book.facts[name].map { length(of: $0) } ?? length(of: type) ?? 0
    case .limit(let name, _):
      return book.limits[name]?.plans.cells.map { cell in if case .number(let number) = cell.value { "\(number)".count } else { 1 } }.max()
        ?? 1
    case .binary(.add, let left, let right, type: .string):
      guard let a = length(of: left), let b = length(of: right) else { return nil }
      return a + b
    case .conditional(_, let then, let otherwise, _):
      guard let a = length(of: then), let b = length(of: otherwise) else { return nil }
      return max(a, b)
    default: return length(of: expression.type)
    }
  }

  private func length(of fact: Fact) -> Int? {
    switch fact.type {
    // A missing setting has already been reported.
    case .text: fact.longest.map { Int(clamping: book.settings[$0]?.value.amount ?? 0) }
    case .id: IDFormat.maximumLength
    case .int: fact.atMost.map { "\($0)".count } ?? Int64.max.description.count
    case .oneOf(let values): values.map(\.count).max()
    case .plan: book.plans.states.names.map(\.count).max()
    case .bool, .duration, .timestamp: length(of: ConditionType(fact, plans: []))
    case .listOf: nil
    }
  }

  private func length(of type: ConditionType) -> Int? {
    switch type {
    case .nullable(let inner): length(of: inner)
    case .bool: "false".count
    case .int: Int64.min.description.count
    case .duration, .timestamp: "2006-01-02T15:04:05.000000000Z".count
    case .enumeration(let values): values.map(\.count).max()
    default: nil
    }
  }
}
