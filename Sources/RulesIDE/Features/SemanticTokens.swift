internal import Conditions
internal import LanguageServer
internal import RuleKinds
internal import RulesJSON
internal import Schema
internal import SourceText
internal import YAMLTree

/// The types of semantic tokens, from the standard ones, so that every color theme has colors for them.
enum TokenType: String, CaseIterable {
  case property, type, variable, parameter, enumMember, function, keyword, string, number, `operator`, comment, event, decorator
}

/// A colored part of a file.
struct SemanticToken: Equatable {
  var span: Span
  var type: TokenType
  var isDeclaration = false
}

extension RulesServer {
  mutating func semanticTokens(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try file(params) else { return .null }
    let range = TextRange(params["range"]).map { asked.document.bytes(of: $0, encoding) }
    let tokens = Tokenizer.tokens(asked)
    var data: [JSON] = []
    var last = TextPosition(line: 0, character: 0)
    for token in tokens {
      guard let shown = asked.shown(token.span), range.map(shown.overlaps) ?? true else { continue }
      for part in Self.lines(of: shown, in: asked.document) {
        let start = asked.document.position(of: part.lowerBound, encoding)
        let end = asked.document.position(of: part.upperBound, encoding)
        let delta = start.line - last.line
        let type = TokenType.allCases.firstIndex(of: token.type) ?? 0
        let numbers = [
          delta, delta == 0 ? start.character - last.character : start.character, end.character - start.character, type,
          token.isDeclaration ? 1 : 0,
        ]
        data += numbers.map { .int(Int64($0)) }
        last = start
      }
    }
    return .members(["data": .array(data)])
  }

  /// Splits a range at line breaks, because clients do not support tokens of several lines.
  private static func lines(of range: Range<Int>, in document: TextDocument) -> [Range<Int>] {
    let first = document.lines.line(of: range.lowerBound)
    let last = document.lines.line(of: max(range.lowerBound, range.upperBound - 1))
    return (first...last).compactMap { line in
      let content = document.lines.content(of: line, in: document.bytes)
      let part = max(content.lowerBound, range.lowerBound)..<max(content.lowerBound, min(content.upperBound, range.upperBound))
      return part.isEmpty ? nil : part
    }
  }
}

/// Finds the semantic tokens of a file, in order and without overlaps.
enum Tokenizer {
  static func tokens(_ asked: AskedFile) -> [SemanticToken] {
    var tokens: [SemanticToken] = []
    if let (kind, root) = asked.root {
      ShapeWalk(kind, root).forEach { place in
        guard place.node.kind == .scalar, place.node.span.start < place.node.span.end else { return }
        if place.isKey { tokens.append(key(place)) } else { tokens += value(place) }
      }
      for one in asked.analysis.occurrences?.all(in: asked.file) ?? [] {
        tokens.append(SemanticToken(span: one.span, type: type(of: one.target.parts[0]), isDeclaration: one.isDeclaration))
      }
    }
    return disjoint(tokens)
  }

  private static func key(_ place: ShapePlace) -> SemanticToken {
    SemanticToken(span: place.node.span, type: place.shape?.isObject ?? false ? .property : .parameter)
  }

  private static func value(_ place: ShapePlace) -> [SemanticToken] {
    let whole = { (type: TokenType) in [SemanticToken(span: place.node.span, type: type)] }
    switch place.scalar {
    case .expression: return expression(place.node)
    case .choice: return whole(.enumMember)
    case .boolean: return whole(.keyword)
    case .integer, .quantity: return whole(.number)
    case .reference: return whole(.variable)
    default:
      let text = place.node.text
      if place.node.isPlain, ["true", "false", "null"].contains(text) { return whole(.keyword) }
      return whole(place.node.isPlain && Int64(text) != nil ? .number : .string)
    }
  }

  private static func expression(_ node: Node) -> [SemanticToken] {
    let source = ConditionSource(text: node.withUTF8 { Array($0) }, span: { node.sourceSpan(of: $0) })
    return ConditionCompiler.tokens(in: source).compactMap { token in
      let type: TokenType? =
        switch token.kind {
        case .name: .variable
        case .capability, .string: .string
        case .function: .function
        case .number: .number
        case .keyword: .keyword
        case .symbol: .operator
        case .punctuation, .invalid: nil
        }
      return type.map { SemanticToken(span: source.span(token.range), type: $0) }
    }
  }

  static func type(of kind: String) -> TokenType {
    switch kind {
    case Fact.key, SnapshotField.key: .variable
    case Setting.key, Limit.key: .enumMember
    case Condition.key, Action.key, DecisionTable.key, Capability.key: .function
    case Event.key, CountedEvent.key: .event
    case Copy.key, Document.key, Translation.key: .string
    case Lock.key, Placeholder.key, Assumption.key, RecordedDecision.key, Waiver.key: .decorator
    default: .type
    }
  }

  /// Cuts tokens where a more exact one overlaps them: a name in a sentence or in a condition.
  private static func disjoint(_ tokens: [SemanticToken]) -> [SemanticToken] {
    // The later of two tokens with one span is that of a name, which says more.
    let sorted = tokens.enumerated().sorted {
      ($0.element.span.start, $1.element.span.end, $1.offset) < ($1.element.span.start, $0.element.span.end, $0.offset)
    }.map(\.element)
    var result: [SemanticToken] = []
    for token in sorted {
      if let last = result.last, last.span.end > token.span.start {
        if last.span == token.span { continue }
        result.removeLast()
        if last.span.start < token.span.start {
          result.append(
            SemanticToken(
              span: Span(last.span.file, Int(last.span.start), Int(token.span.start)), type: last.type, isDeclaration: last.isDeclaration))
        }
        result.append(token)
        if last.span.end > token.span.end {
          result.append(
            SemanticToken(
              span: Span(last.span.file, Int(token.span.end), Int(last.span.end)), type: last.type, isDeclaration: last.isDeclaration))
        }
      } else {
        result.append(token)
      }
    }
    return result
  }
}
