internal import Conditions
internal import LanguageServer
internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import Schema
internal import SourceText
internal import YAMLTree

/// Hover texts: the page of a rule, the meaning of a key, or the type of a part of a condition.
extension RulesServer {
  mutating func hover(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try position(params), let (text, span) = HoverText.at(asked) else { return .null }
    let kind = abilities.hoversInMarkdown ? "markdown" : "plaintext"
    return .members([
      "contents": .members(["kind": .string(kind), "value": .string(text)]), "range": asked.converter.range(span),
    ])
  }
}

/// Finds the text for an offset.
enum HoverText {
  static func at(_ asked: AskedFile) -> (text: String, span: Span)? {
    guard let (kind, root) = asked.root else { return nil }
    if let found = asked.analysis.occurrences?.at(asked.offset, in: asked.file) {
      return RuleCard(asked.analysis).text(of: found.target).map { ($0, found.span) }
    }
    guard let place = ShapeWalk(kind, root).places(at: asked.offset).last, place.node.kind == .scalar else { return nil }
    if !place.isKey, case .expression? = place.scalar, let found = expression(place.node, asked) { return found }
    if kind == Scenario.key, let text = AnswerKeyText.hover(place, in: root) ?? given(place, asked) { return (text, place.node.span) }
    guard let field = place.field else { return nil }
    return (FieldCard.text(of: field), place.node.span)
  }

  /// A fact of a scenario that the language declares, or the plan of the user.
  private static func given(_ place: ShapePlace, _ asked: AskedFile) -> String? {
    guard let name = place.path.last, place.path.dropLast().last == "given" else { return nil }
    if place.isKey { return ConditionWords.languageFact(name, asked.analysis.rules).map { "**fact** `\(name)`: \($0)" } }
    return name == Ordinals.planFact ? RuleCard(asked.analysis).text(of: RulePath(Plan.key, place.node.text)) : nil
  }

  /// The type of a fact that the language declares, or what a function does.
  private static func expression(_ node: Node, _ asked: AskedFile) -> (text: String, span: Span)? {
    let source = ConditionSource(text: node.withUTF8 { Array($0) }, span: { node.sourceSpan(of: $0) })
    for token in ConditionCompiler.tokens(in: source) {
      let span = source.span(token.range)
      guard Int(span.start) <= asked.offset, asked.offset <= Int(span.end) else { continue }
      switch token.kind {
      case .function:
        return ConditionWords.functions.first { $0.name == token.text }.map { ("```cel\n\($0.signature)\n```\n\($0.about)", span) }
      case .name: return ConditionWords.languageFact(token.text, asked.analysis.rules).map { ("**fact** `\(token.text)`: \($0)", span) }
      default: continue
      }
    }
    return nil
  }
}

/// What a key means, as the reference page says it.
enum FieldCard {
  static func text(of field: FieldShape) -> String {
    var lines = ["**\(field.key)**: \(field.summary)", "", "Expected: \(field.shape.noun)."]
    if field.isRequired {
      lines.append("The key is required.")
    } else if !field.fallback.isEmpty {
      lines.append("Default: `\(field.fallback)`.")
    }
    return lines.joined(separator: "\n")
  }
}

/// The functions of conditions, and the facts that the language declares.
enum ConditionWords {
  struct Function {
    var name: String
    var signature: String
    var snippet: String
    var about: String
  }

  static let functions = [
    Function(
      name: "size", signature: "size(value) int", snippet: "size($1)", about: "The number of characters of a string, or of items of a list."
    ),
    Function(
      name: "duration", signature: "duration(text) duration", snippet: "duration('$1')", about: "A duration, such as `duration('24h')`."),
    Function(
      name: "timestamp", signature: "timestamp(text) timestamp", snippet: "timestamp('$1')",
      about: "A point in time in RFC 3339 format, such as `timestamp('2026-01-05T10:00:00Z')`."),
    Function(
      name: "plan_can", signature: "plan_can('capability') bool", snippet: "plan_can('$1')",
      about: "Whether the current plan includes a capability."),
  ]

  /// The type of a fact that the language declares; nil for other names.
  static func languageFact(_ name: String, _ rules: CheckedRules?) -> String? { rules?.languageFacts[name] }
}
