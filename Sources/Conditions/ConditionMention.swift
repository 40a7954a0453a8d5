/// A name in the text of a condition, with its location. Tools that rename use it.
package struct ConditionMention: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// A name without quotes: `usage.savedFlows`, `limits.saved_flows`.
    case path
    /// The name of a capability, as in `plan_can('flow.save')`.
    case capability
    /// A string that is compared with these names: `'free'` in `plan == 'free'`.
    case string(comparedWith: [String])
  }

  package let form: Form
  package let name: String
  /// The bytes of the name in the text of the condition, without quotes.
  package let range: Range<Int>
}

extension ConditionCompiler {
  /// Returns every name and every string in a condition, in the order of the text; empty if the text has a syntax error.
  package static func mentions(in source: ConditionSource) -> [ConditionMention] {
    guard source.text.count <= ConditionLimits.bytes else { return [] }
    var lexer = Lexer(source)
    lexer.run()
    var parser = Parser(lexer)
    let root = parser.run()
    guard !parser.gaveUp else { return [] }
    var search = MentionSearch(text: source.text)
    search.walk(root, comparedWith: [])
    return search.found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

private struct MentionSearch {
  let text: [UInt8]
  var found: [ConditionMention] = []

  mutating func walk(_ node: SyntaxNode, comparedWith names: [String]) {
    switch node.kind {
    case .broken, .null, .bool, .integer: break
    case .string(let bytes): add(.string(comparedWith: names), bytes, in: node.range)
    case .path(let parts, let ranges):
      guard let first = ranges.first, let last = ranges.last else { return }
      add(.path, Array(parts.joined(separator: ".").utf8), in: first.lowerBound..<last.upperBound)
    case .call(let name, _, let receiver, let arguments):
      if let receiver { walk(receiver, comparedWith: []) }
      for argument in arguments {
        if name == "plan_can", case .string(let bytes) = argument.kind {
          add(.capability, bytes, in: argument.range)
        } else {
          walk(argument, comparedWith: [])
        }
      }
    case .not(let operand), .negate(let operand): walk(operand, comparedWith: [])
    case .binary(let sign, let left, let right):
      let compares = sign == .equal || sign == .notEqual || sign == .isIn
      walk(left, comparedWith: compares ? MentionSearch.paths(right) : [])
      walk(right, comparedWith: compares ? MentionSearch.paths(left) : [])
    case .and(let sides), .or(let sides): for side in sides { walk(side, comparedWith: []) }
    case .conditional(let test, let then, let otherwise):
      walk(test, comparedWith: [])
      walk(then, comparedWith: names)
      walk(otherwise, comparedWith: names)
    case .list(let items): for item in items { walk(item, comparedWith: names) }
    }
  }

  /// Adds a name if the text contains its bytes as they are. A string with an escape sequence is left out.
  private mutating func add(_ form: ConditionMention.Form, _ name: [UInt8], in range: Range<Int>) {
    guard !name.isEmpty, let start = text[range].firstRange(of: name) else { return }
    found.append(ConditionMention(form: form, name: String(decoding: name, as: UTF8.self), range: start))
  }

  /// The names whose values an operand can have.
  private static func paths(_ node: SyntaxNode) -> [String] {
    switch node.kind {
    case .path(let parts, _): [parts.joined(separator: ".")]
    case .conditional(_, let then, let otherwise): paths(then) + paths(otherwise)
    case .list(let items): items.flatMap(paths)
    default: []
    }
  }
}
