internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Combines the messages about the keys of a rule that is in a file of another kind.
enum MisplacedRules {
  static func combined(_ diagnostics: [Diagnostic], _ reading: ParseContext) -> [Diagnostic] {
    let unknown = diagnostics.filter { $0.name == SchemaProblems.unknownKey.name }.map(\.primary.span)
    guard unknown.count > 1 else { return diagnostics }
    let kinds = RuleBookSchema.schema.fields.filter { if case .named = $0.shape { true } else { false } }.map(\.key)
    var result = diagnostics
    for declaration in kinds.flatMap(reading.declarations(of:)) {
      let keys = declaration.value.entries.map(\.key)
      guard keys.count(where: { unknown.contains($0.span) }) > 1 else { continue }
      let homes = kinds.filter { kind in
        kind != declaration.kind && keys.allSatisfy { RuleBookSchema.shape(at: RulePath(kind, declaration.name, $0.text)) != nil }
      }
      guard let home = homes.first, homes.count == 1 else { continue }
      let rule = Span(declaration.key.span.file, Int(declaration.key.span.start), Int(declaration.value.span.end))
      result.removeAll { one in
        [SchemaProblems.unknownKey.name, SchemaProblems.missingKey.name].contains(one.name) && rule.contains(one.primary.span)
      }
      let noun = reading.singular(of: home) ?? home
      result.append(
        Diagnostic(
          SchemaProblems.misplacedFile,
          "`\(declaration.name)` has the keys of \(Shape.article(noun)), but is among rules of the kind `\(declaration.kind)`",
          at: declaration.key.span, helps: ["move it to the rules in `\(home)`"]))
    }
    return result
  }
}
