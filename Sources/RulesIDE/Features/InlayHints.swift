internal import Conditions
internal import LanguageServer
internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import SourceText
internal import YAMLTree

/// Inlay hints: the sentence of a copy key, the numbers of a limit, and the value of a setting, next to the place that names them.
extension RulesServer {
  mutating func inlayHints(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try file(params), let occurrences = asked.analysis.occurrences, let rules = asked.analysis.rules else { return .null }
    let range = TextRange(params["range"]).map { asked.document.bytes(of: $0, encoding) } ?? 0..<asked.document.bytes.count
    var hints: [JSON] = []
    let maker = HintText(rules, asked.analysis.sentences)
    for one in occurrences.all(in: asked.file) where !one.isDeclaration {
      guard let shown = asked.shown(one.span), shown.overlaps(range), let text = maker.text(of: one.target) else { continue }
      let position = asked.document.position(of: shown.upperBound, encoding)
      hints.append(.members(["position": position.json, "label": .string(text), "paddingLeft": .bool(true)]))
    }
    return .array(hints)
  }
}

/// What editors show after a name: its sentence, its numbers, or its expression.
struct HintText {
  private static let longest = 60
  private let rules: CheckedRules
  private let sentences: Sentences

  init(_ rules: CheckedRules, _ sentences: Sentences) { (self.rules, self.sentences) = (rules, sentences) }

  func text(of path: RulePath) -> String? {
    guard path.inside.isEmpty, let kind = path.parts.first else { return nil }
    let name = path.parts[1]
    switch kind {
    case Copy.key: return sentences.main(of: name).map { "“\(short($0))”" }
    case Limit.key: return numbers(name)
    case Capability.key:
      let limits = unique(rules.book.capabilities[name]?.plans.cells.compactMap { $0.value.limit?.text } ?? [])
      let texts = limits.compactMap { limit in numbers(limit).map { "\(limit): \($0)" } }
      return texts.isEmpty ? nil : texts.joined(separator: "; ")
    case Setting.key: return rules.places.node(path.appending("value")).map { "= \($0.text)" }
    case Condition.key: return rules.typed.condition(name).map { short($0.root.text) }
    default: return nil
    }
  }

  private func numbers(_ limit: String) -> String? {
    let cells = PlanTable.numbers(limit, rules)
    return cells.isEmpty ? nil : cells.map { "\($0.plan) \($0.value)" }.joined(separator: " · ")
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= Self.longest ? line : line.prefix(Self.longest - 1) + "…"
  }
}
