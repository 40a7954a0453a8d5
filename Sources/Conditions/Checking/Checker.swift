import Diagnostics

/// Assigns a type to every part of a condition, binds its names, and reports type errors.
///
/// `guarded` holds the names that cannot be null at the current position.
struct Checker {
  /// An expression and its type at the current position. The expression is nil when an error was reported; the type is then the type that it
  /// would have had.
  struct Checked {
    var expression: TypedExpression?
    var type: ConditionType

    static let unknown = Checked(expression: nil, type: .unknown)

    var isDeclaredNullable: Bool {
      switch expression {
      case .fact, .limit: expression?.type.isNullable ?? false
      default: false
      }
    }
  }

  let names: ConditionNames
  var report: ConditionReport
  var guarded: Set<String> = []

  init(names: ConditionNames, report: ConditionReport) {
    self.names = names
    self.report = report
    self.report.facts = names.facts
  }

  mutating func checkRoot(_ node: SyntaxNode, expecting: ConditionType?) -> Checked? {
    let checked = check(node, expecting: expecting)
    guard let expecting, !checked.type.fits(expecting) else { return checked }
    if checked.type.isNullable, checked.type != .null, checked.type.withoutNull.fits(expecting) {
      reportNull(node, "this place")
    } else {
      report.add(
        ConditionProblems.typeMismatch, "expected \(expecting.words), but \(report.quoted(node.range)) is \(checked.type.words)",
        at: node.range)
    }
    return nil
  }

  /// - Parameter expecting: The type that turns strings into values of an enumeration. The caller checks whether the result has this type.
  mutating func check(_ node: SyntaxNode, expecting: ConditionType? = nil) -> Checked {
    switch node.kind {
    case .broken: return .unknown
    case .null: return constant(.null, .null)
    case .bool(let value): return constant(.bool(value), .bool)
    case .integer(let value): return constant(.int(value), .int)
    case .string(let bytes): return text(bytes, node, expecting: expecting)
    case .path(let parts, let ranges): return path(parts, ranges, node)
    case .call(let name, let nameRange, let receiver, let arguments):
      return call(name, nameRange, receiver: receiver, arguments, node)
    case .not(let operand):
      let checked = condition(operand, of: "!")
      return Checked(expression: checked.expression.map { .not($0) }, type: checked.type)
    case .negate(let operand): return negation(operand)
    case .binary(let operation, let left, let right): return binary(operation, left, right, node)
    case .and(let sides): return chain(sides, isAnd: true)
    case .or(let sides): return chain(sides, isAnd: false)
    case .conditional(let test, let then, let otherwise): return conditional(test, then, otherwise, node, expecting: expecting)
    case .list(let items): return list(items, node, expecting: expecting)
    }
  }

  func constant(_ value: Constant, _ type: ConditionType, setting: String? = nil) -> Checked {
    Checked(expression: .constant(value, type, setting: setting), type: type)
  }

  // MARK: Logic

  /// Checks a side of `&&` or `||`, the operand of `!`, or the test of `?:`, which must be a Boolean.
  private mutating func condition(_ node: SyntaxNode, of operation: String) -> Checked {
    let checked = check(node)
    switch checked.type {
    case .bool: return checked
    case .unknown: return .unknown
    case .nullable(.bool):
      reportNull(node, "`\(operation)`")
    default:
      var help: String?
      if operation == "!", !node.isParenthesised {
        help = "`!` and `not` apply only to the next operand: write `!(...)` around a comparison"
      } else if case .path(let parts, _) = node.kind, checked.type == .int {
        help = "compare it: `\(parts.joined(separator: ".")) > 0`"
      }
      report.add(
        ConditionProblems.typeMismatch, "`\(operation)` needs a Boolean, but \(report.quoted(node.range)) is \(checked.type.words)",
        at: node.range, help: help)
    }
    return .unknown
  }

  private mutating func chain(_ sides: [SyntaxNode], isAnd: Bool) -> Checked {
    let outer = guarded
    var expressions: [TypedExpression] = []
    for side in sides {
      let checked = condition(side, of: isAnd ? "&&" : "||")
      if let expression = checked.expression { expressions.append(expression) }
      guarded.formUnion(notNull(when: side, is: isAnd))
    }
    guarded = outer
    guard expressions.count == sides.count else { return Checked(expression: nil, type: .bool) }
    return Checked(expression: isAnd ? .and(expressions) : .or(expressions), type: .bool)
  }

  private mutating func conditional(
    _ test: SyntaxNode, _ then: SyntaxNode, _ otherwise: SyntaxNode, _ node: SyntaxNode, expecting: ConditionType?
  ) -> Checked {
    let checkedTest = condition(test, of: "?")
    let outer = guarded
    guarded = outer.union(notNull(when: test, is: true))
    let guardedThen = guarded
    guarded = outer.union(notNull(when: test, is: false))
    let guardedElse = guarded
    // The side that is not a string literal determines the values that a string literal may have.
    let otherwiseFirst = then.isText && !otherwise.isText
    guarded = otherwiseFirst ? guardedElse : guardedThen
    let first = check(otherwiseFirst ? otherwise : then, expecting: expecting)
    guarded = otherwiseFirst ? guardedThen : guardedElse
    let second = check(otherwiseFirst ? then : otherwise, expecting: expecting ?? first.type)
    guarded = outer
    let (checkedThen, checkedElse) = otherwiseFirst ? (second, first) : (first, second)

    guard let type = checkedThen.type.joined(with: checkedElse.type) else {
      report.add(
        ConditionProblems.typeMismatch,
        "both values of `?` must have the same type, but one is \(checkedThen.type.words) and the other is \(checkedElse.type.words)",
        at: then.range.lowerBound..<otherwise.range.upperBound,
        secondary: [(then.range, checkedThen.type.words), (otherwise.range, checkedElse.type.words)])
      return .unknown
    }
    guard let test = checkedTest.expression, let then = checkedThen.expression, let otherwise = checkedElse.expression else {
      return Checked(expression: nil, type: type)
    }
    return Checked(expression: .conditional(test, then: then, else: otherwise, type: type), type: type)
  }

  // MARK: Values

  private mutating func text(_ bytes: [UInt8], _ node: SyntaxNode, expecting: ConditionType?) -> Checked {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let expecting, let values = expecting.values else { return constant(.string(text), .string) }
    let type = ConditionType.enumeration(values)
    if let ordinal = values.firstIndex(where: { $0.utf8.elementsEqual(bytes) }) { return constant(.enumeration(ordinal), type) }
    let near = Suggestion.choices(for: text, among: values)
    let question = Suggestion.question(near, quote: "'").first
    report.add(
      ConditionProblems.unknownValue, "\(report.quoted(node.range)) is not one of the allowed values", at: node.range,
      question ?? "", notes: ["the allowed values are \(ConditionType.shortList(values))"],
      help: question, fixes: report.rewordings(of: node.range, as: near), allowed: values)
    return Checked(expression: nil, type: type)
  }

  private mutating func list(_ nodes: [SyntaxNode], _ node: SyntaxNode, expecting: ConditionType?) -> Checked {
    var wanted: ConditionType?
    if case .list(let item) = expecting?.withoutNull { wanted = item }
    var checked = [Checked?](repeating: nil, count: nodes.count)
    // Items that are not string literals determine the values that string literals may have.
    for pass in [false, true] {
      for (index, item) in nodes.enumerated() where item.isText == pass {
        let result = check(item, expecting: wanted)
        checked[index] = result
        if wanted == nil, result.type.values != nil { wanted = result.type }
      }
    }
    var type = ConditionType.unknown
    for (item, node) in zip(checked, nodes) {
      guard let item else { continue }
      guard let joined = type.joined(with: item.type) else {
        report.add(
          ConditionProblems.unsupported,
          "lists of mixed types are not supported in conditions: \(report.quoted(node.range)) is \(item.type.words)", at: node.range,
          help: "use only items of one type: the first item is \(type.words); compare the other items separately")
        return .unknown
      }
      // Lists in a bundle contain only scalars, so that comparing them takes a bounded number of steps.
      if case .list = joined.withoutNull {
        report.add(
          ConditionProblems.unsupported,
          "lists of lists are not supported in conditions: \(report.quoted(node.range)) is \(item.type.words)", at: node.range,
          help: "compare with one list at a time: `x == [1] || x == [2]`")
        return .unknown
      }
      type = joined
    }
    let expressions = checked.compactMap { $0?.expression }
    guard expressions.count == nodes.count else { return Checked(expression: nil, type: .list(type)) }
    let constants = expressions.compactMap { if case .constant(let value, _, nil) = $0 { value } else { nil } }
    if constants.count == nodes.count { return constant(.list(constants), .list(type)) }
    return Checked(expression: .list(expressions, item: type), type: .list(type))
  }
}

extension SyntaxNode {
  /// Whether this is a string literal, or a conditional expression or list of string literals only, which may become values of an enumeration.
  var isText: Bool {
    switch kind {
    case .string: true
    case .conditional(_, let then, let otherwise): then.isText && otherwise.isText
    case .list(let items): !items.isEmpty && items.allSatisfy(\.isText)
    default: false
    }
  }
}
