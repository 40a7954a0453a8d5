internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import Schema
internal import SourceText
internal import YAMLTree

/// Writes parts of proposed scenarios in flow form.
enum ProposedYAML {
  static func given(_ entries: [FreeEntry]) -> String {
    "{" + entries.map { "\($0.key): \(FreeValue.write($0.value))" }.joined(separator: ", ") + "}"
  }

  static func then(_ members: [JSON.Member]) -> String {
    "{" + members.map { "\($0.key): \(value($0.value))" }.joined(separator: ", ") + "}"
  }

  private static func value(_ value: JSON) -> String {
    switch value {
    case .object(let members):
      "{" + members.map { "\(Schema<String>.text.write($0.key)): \(self.value($0.value))" }.joined(separator: ", ") + "}"
    case .array(let items): "[" + items.map { self.value($0) }.joined(separator: ", ") + "]"
    case .string(let text): Schema<String>.text.write(text)
    default: String(decoding: value.compact(), as: UTF8.self)
    }
  }

  /// The sources of a rule, as it states them, indented below a proposed rule.
  static func provenance(_ rule: RulePath, _ base: MutationBase) -> [String] {
    guard let rules = base.compilation.rules else { return [] }
    return ["source", "assumes"].compactMap { key in
      guard let node = rules.places.node(rule.rule.appending(key)) else { return nil }
      let written = base.compilation.sources[node.span.file].text(node.span.range)
      return written.contains("\n") ? nil : "  \(key): \(written)"
    }
  }
}
