internal import RuleKinds
internal import RulesJSON

/// Stories about stored records: nothing stored, and each field with the values that its old type allows.
enum RecordStories {
  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    books.pairs(Record.key, \.records).map { pair in
      let subject = RulePath(Record.key, pair.name)
      return (
        subject,
        {
          let ask = { (stored: JSON) in
            StoryStep.ask("record", "record", pair.name, with: [.init(key: "stored", value: stored)], label: "reading `\(pair.name)`")
          }
          let stories = [Story(subject).adding(ask(.object([])))]
          return stories
            + pair.old.fields.flatMap { field in
              values(field, books).map { Story(subject).adding(ask(nested(field.was ?? field.name, $0))) }
            }
        }
      )
    }
  }

  /// A field with dots in its name as nested objects.
  private static func nested(_ name: String, _ value: JSON) -> JSON {
    name.split(separator: ".").reversed().reduce(value) { .object([.init(key: String($1), value: $0)]) }
  }

  private static func values(_ field: RecordField, _ books: BothBooks) -> [JSON] {
    let values: [JSON] =
      switch field.type {
      case .bool: [.bool(false), .bool(true)]
      case .int: [.int(0), .int(3)]
      case .text, .id: [.string("a")]
      case .duration: [.string("60s")]
      case .timestamp: [.string("2026-03-01T12:00:00Z")]
      case .plan: books.oldBook.plans.states.names.map { .string($0) }
      case .oneOf(let values): values.map { .string($0) }
      case .listOf(let item): [.array([]), .array([item == .int ? .int(1) : .string("a")])]
      }
    return values + (field.orNull ? [.null] : [])
  }
}
