internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// A sentence with an example in the place of each value: the numbers of the rules, and invented facts.
struct ExampleSentence {
  private let rules: CheckedRules

  init(_ rules: CheckedRules) { self.rules = rules }

  /// Returns the text of a copy key with examples. A text that cannot be read is returned as it is.
  func text(_ text: String, of key: String) -> String {
    guard let parts = Template.parse(text) else { return text }
    return parts.map { part in
      switch part {
      case .literal(let words): words
      case .variable(let name): example(name, of: key) ?? "‹\(name)›"
      }
    }.joined()
  }

  /// Returns an example of a value; nil if only running the rules can tell.
  private func example(_ variable: String, of key: String) -> String? {
    guard let format = rules.book.copy[key]?.values[variable]?.format else { return nil }
    switch rules.typed[RulePath(Copy.key, key, "values", variable)]?.root {
    case .constant(.int(let number), _, _)?: return written(number, format)
    case .constant(.string(let text), _, _)?: return text
    case .constant(.duration(let seconds, _), _, _)?: return written(seconds, format)
    case .limit(let name, _)?:
      let numbers = rules.book.limits[name]?.plans.cells.compactMap { if case .number(let number) = $0.value { number } else { nil } }
      return numbers?.first.flatMap { written($0, format) }
    case .fact(let name, _, _)?: return rules.book.facts[name].flatMap { example($0, variable, format) }
    default: return nil
    }
  }

  private func example(_ fact: Fact, _ variable: String, _ format: FormatKind) -> String? {
    switch fact.type {
    case .int: written(min(max(format == .bytes ? 1_500_000_000 : 3, fact.atLeast ?? .min), fact.atMost ?? .max), format)
    case .duration: written(3600, format)
    case .plan: rules.book.plans.states.names.first
    case .oneOf(let values): values.first
    case .bool, .text, .id, .timestamp, .listOf: nil
    }
  }

  /// A number or a duration in seconds in the format of a value; nil where the format needs the language.
  private func written(_ number: Int64, _ format: FormatKind) -> String? {
    switch format {
    case .plain: "\(number)"
    case .days: "\(number / 86_400)"
    case .bytes, .time: nil
    }
  }
}
