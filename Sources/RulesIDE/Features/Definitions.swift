internal import LanguageServer
internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import SourceText

/// Definitions, references, and highlights.
extension RulesServer {
  mutating func definition(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try position(params), let found = asked.analysis.occurrences?.at(asked.offset, in: asked.file),
      let rules = asked.analysis.rules
    else { return .null }
    // A path such as `limits/saved_flows/plans/free` leads to the value.
    let target = found.target
    return asked.converter.location(
      target.inside.isEmpty ? rules.places.key(target) : rules.places.entry(target) ?? rules.places.key(target))
  }

  mutating func references(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try position(params), let occurrences = asked.analysis.occurrences,
      let found = occurrences.at(asked.offset, in: asked.file)
    else { return .null }
    let withDeclaration = params["context"]?["includeDeclaration"]?.boolValue ?? true
    return .list(occurrences.of(found.target).filter { withDeclaration || !$0.isDeclaration }) { asked.converter.location($0.span) }
  }

  mutating func highlights(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try position(params), let occurrences = asked.analysis.occurrences,
      let found = occurrences.at(asked.offset, in: asked.file)
    else { return .null }
    let here = occurrences.all(in: asked.file).filter { $0.target.rule == found.target.rule }
    return .list(here) { .members(["range": asked.converter.range($0.span), "kind": .int($0.isDeclaration ? 3 : 2)]) }
  }
}
