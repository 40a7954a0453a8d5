import Conditions
import RuleKinds
import RuleQueries
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRuntime

/// Renders copy with example values: the numbers of the rules for each plan, and generated facts.
struct CopyExamples {
  private let book: RuleBook
  private let typed: TypedBook
  private let rules: Rules
  private let frame: Frame
  private let locale: String?

  init(_ checked: CheckedRules, in locale: String? = nil) throws(Failure) {
    book = checked.book
    typed = checked.typed
    rules = Rules(try LoadedRules.load(CopyPreview(checked).bundle, "the sentences"))
    frame = rules.makeFrame()
    self.locale = locale
  }

  /// Returns the examples of one copy key, or of all keys.
  func all(of key: String? = nil) -> [CopyExample] {
    book.copy.entries.filter { key == nil || $0.name.text == key }.flatMap { entry in
      let facts = facts(of: entry.name.text, entry.value)
      let variants: [Int?] = [nil] + entry.value.variants.indices.map { $0 }
      return variants.flatMap { examples(entry.name.text, $0, facts) }
    }
  }

  /// Returns the copy for each plan in each plural form. Plans with the same text share one example.
  private func examples(_ key: String, _ variant: Int?, _ facts: [GivenFact]) -> [CopyExample] {
    guard let copy = rules.bundle.find(.copy, CopyPreview.name(of: key, variant: variant)) else { return [] }
    var examples: [CopyExample] = []
    for counted in counted(key, variant, facts) {
      for plan in book.plans.states.names {
        let given = counted + [GivenFact(name: Ordinals.planFact, value: .string(plan))]
        guard (try? rules.fill(frame, with: given, locale: locale)) != nil else { continue }
        let words = rules.render(copy: copy, frame)
        let (title, text) = (words.title.map(visible), visible(words.text))
        if let same = examples.firstIndex(where: { $0.title == title && $0.text == text }) {
          if !examples[same].plans.contains(plan) { examples[same].plans.append(plan) }
        } else {
          examples.append(CopyExample(key: key, variant: variant, plans: [plan], title: title, text: text))
        }
      }
    }
    return examples
  }

  /// Returns the facts once for each plural form, with a number that selects the form. If no single fact has the number, returns one example.
  private func counted(_ key: String, _ variant: Int?, _ facts: [GivenFact]) -> [[GivenFact]] {
    guard let entry = book.copy[key] else { return [facts] }
    let words = variant.map { entry.variants[$0].text } ?? entry.text
    guard let forms = words.plural, let plurals = Language(book.manifest.copyLanguage)?.plurals,
      let variable = PluralChoice(book, typed).variable(for: words, of: Name(key)),
      case .fact(let fact, _, _)? = typed[RulePath(Copy.key, key, "values", variable)]?.root
    else { return [facts] }
    let numbers = PluralKind.allCases.filter { forms[$0] != nil }.compactMap { plurals.numbers(of: $0).first { $0 > 0 } }
    return numbers.map { number in
      facts.map { $0.name == fact ? GivenFact(name: fact, value: .int(Int64(number))) : $0 }
    }
  }

  /// Returns a text without the invisible isolation characters around user input.
  private func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
  }

  /// Returns a generated value for every fact that the values of the copy depend on.
  private func facts(of key: String, _ copy: Copy) -> [GivenFact] {
    var examples: [String: JSON] = [:]
    for value in copy.values.entries {
      var seen: Set<RulePath> = []
      for name in names(under: RulePath(Copy.key, key, "values", value.variable), &seen) {
        guard let fact = book.facts[name], examples[name] == nil else { continue }
        examples[name] = example(fact, for: value)
      }
    }
    return examples.sorted { $0.key < $1.key }.map { GivenFact(name: $0.key, value: $0.value) }
  }

  /// Returns the facts that an expression depends on, directly or through conditions and derived facts. Derived facts are omitted.
  private func names(under path: RulePath, _ seen: inout Set<RulePath>) -> [String] {
    guard seen.insert(path).inserted, let uses = typed[path]?.uses else { return [] }
    var names: [String] = []
    for fact in uses.facts {
      let value = RulePath(Fact.key, fact, "value")
      if typed[value] == nil { names.append(fact) } else { names += self.names(under: value, &seen) }
    }
    for condition in uses.conditions { names += self.names(under: RulePath(Condition.key, condition, "when"), &seen) }
    return names
  }

  private func example(_ fact: Fact, for value: CopyValues.Entry) -> JSON {
    switch fact.type {
    case .bool: .bool(true)
    case .int: .int(min(max(value.format == .bytes ? 1_500_000_000 : 3, fact.atLeast ?? .min), fact.atMost ?? .max))
    case .text: .string("‹\(value.variable)›")
    case .id: .string("a-1")
    case .duration: .string("1h")
    case .timestamp: .string("2026-01-05T10:00:00Z")
    case .plan: .string(book.plans.states.names.first ?? "")
    case .oneOf(let values): .string(values.first ?? "")
    case .listOf: .array([])
    }
  }
}
