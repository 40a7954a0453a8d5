internal import Conditions
internal import RuleKinds
internal import SourceText

/// The rules that the names in a condition mean.
enum ExpressionNames {
  static func all(in source: ConditionSource, _ places: SourceLocations) -> [(target: RulePath, span: Span)] {
    ConditionCompiler.tokens(in: source).compactMap { token in
      target(of: token, places).map { ($0, source.span(token.range)) }
    }
  }

  /// The rule that a token names; nil if it names none.
  static func target(of token: ConditionToken, _ places: SourceLocations) -> RulePath? {
    switch token.kind {
    case .capability: return declared(Capability.key, token.text, places)
    case .name:
      if token.text.hasPrefix("limits.") { return declared(Limit.key, String(token.text.dropFirst("limits.".count)), places) }
      if token.text.hasPrefix("settings.") { return declared(Setting.key, String(token.text.dropFirst("settings.".count)), places) }
      return declared(Condition.key, token.text, places) ?? declared(Fact.key, token.text, places)
    default: return nil
    }
  }

  private static func declared(_ kind: String, _ name: String, _ places: SourceLocations) -> RulePath? {
    places.isDeclared(kind, name) ? RulePath(kind, name) : nil
  }
}
