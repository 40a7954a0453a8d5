import Conditions
import RuleKinds
import RuleQueries
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRuntime

/// Renders copy with example values: the numbers of the rules for each plan, and generated facts that fit them.
struct CopyExamples {
  private let book: RuleBook
  private let typed: TypedBook
  private let rules: Rules
  private let frame: Frame
  private let locale: String?
  /// The limits, each with the facts that say how much of it is used. The first of them can stand for all.
  private var counting: [(limit: Limit, facts: [String])] = []

  init(_ checked: CheckedRules, in locale: String? = nil) throws(Failure) {
    book = checked.book
    typed = checked.typed
    rules = Rules(try LoadedRules.load(CopyPreview(checked).bundle, "the sentences"))
    frame = rules.makeFrame()
    self.locale = locale
    counting = book.limits.entries.map(\.value).compactMap { limit in
      guard let used = limit.used ?? (limit.left == nil ? limit.adds : nil) else { return nil }
      var seen: Set<RulePath> = []
      let parts = names(under: RulePath(Fact.key, used.text, "value"), &seen)
      return (limit, parts.isEmpty ? [used.text] : parts)
    }
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
        let fitting = facts.map { if let counted, counted.name == $0.name { counted } else { atItsLimit($0, plan, key) } }
        let given = fitting + [GivenFact(name: Ordinals.planFact, value: .string(plan))]
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

  /// Returns a fact with a number for each plural form, which selects the form. If no single fact has the number, returns one example without such a fact.
  private func counted(_ key: String, _ variant: Int?, _ facts: [GivenFact]) -> [GivenFact?] {
    guard let entry = book.copy[key] else { return [nil] }
    let words = variant.map { entry.variants[$0].text } ?? entry.text
    guard let forms = words.plural, let plurals = Language(book.manifest.copyLanguage)?.plurals,
      let variable = PluralChoice(book, typed).variable(for: words, of: Name(key)),
      case .fact(let fact, _, _)? = typed[RulePath(Copy.key, key, "values", variable)]?.root,
      facts.contains(where: { $0.name == fact })
    else { return [nil] }
    let numbers = PluralKind.allCases.filter { forms[$0] != nil }.compactMap { plurals.numbers(of: $0).first { $0 > 0 } }
    return numbers.map { GivenFact(name: fact, value: .int(Int64($0))) }
  }

  /// Returns the fact with the number of a user who has reached the limit that it counts toward, so that a sentence does not say "3 of 2". A sentence that
  /// only some plans get when the limit is full has their number.
  private func atItsLimit(_ fact: GivenFact, _ plan: String, _ key: String) -> GivenFact {
    guard let (limit, facts) = counting.first(where: { $0.facts.contains(fact.name) }) else { return fact }
    if fact.name != facts[0] { return GivenFact(name: fact.name, value: .int(max(0, book.facts[fact.name]?.atLeast ?? 0))) }
    let told = limit.whenFull.cells.filter { book.reasons[$0.value.text]?.says?.text == key }.map(\.column)
    let column = book.plans.column(of: Name(plan))
    let numbers = limit.plans.cells.compactMap { cell -> (plan: Name<Plan>, number: Int64)? in
      if case .number(let number) = cell.value { (cell.column, number) } else { nil }
    }
    let wanted = told.isEmpty || told.contains(column) ? [column] : told
    let number = numbers.first { wanted.contains($0.plan) } ?? numbers.first { $0.number > 0 }
    return number.map { GivenFact(name: fact.name, value: .int($0.number)) } ?? fact
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
