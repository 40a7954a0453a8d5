internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that a condition, and every part of it, can both hold and not hold.
enum ConditionConstant {
  static let explanation = Explanation(
    "condition.constant", .error,
    finds: "A condition, or a part of one, that always holds or never holds, regardless of the facts.",
    why: "It looks as if it distinguished between users. A row with a condition that never holds is never reached.",
    example: "half_full: {when: usage.savedFlows >= 0}   # the fact is `at_least: 0`",
    instead: "half_full: {when: usage.savedFlows >= 1}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    var constants = ConstantNames(context)
    for (path, expression) in context.typed.expressions.sorted(by: { $0.key.description < $1.key.description }) {
      guard context.analysis.isSound(expression) else { continue }
      // If another constant expression is the cause, only that expression is reported.
      if constants.have(partOf: expression) { continue }
      diagnostics += problems(of: expression, at: path, context)
    }
  }

  private static func problems(of expression: TypedCondition, at path: RulePath, _ context: CheckContext) -> [Diagnostic] {
    let parts = ExpressionPart.all(of: expression.root).filter {
      !$0.expression.isLiteral || path.parts.first == Condition.key && !$0.isBranch
    }
    var reported: [(path: [Int], diagnostic: Diagnostic)] = []
    for part in parts where !reported.contains(where: { $0.path.starts(with: part.path) }) {
      guard let holds = context.analysis.constant(part.expression) else { continue }
      let place = span(of: part.path, at: path, context)
      let isCondition = part.path.isEmpty && path.parts.first == Condition.key
      let subject = part.path.isEmpty ? "`\(name(path))`" : part.quoted
      let what = "\(subject) \(isCondition ? "\(holds ? "always" : "never") holds" : "is \(holds ? "always" : "never") true")"
      let remedy =
        isCondition ? "remove the condition from the rules that use it" : "remove this \(part.path.isEmpty ? "expression" : "part")"
      reported.append(
        (
          part.path,
          Diagnostic(
            explanation, what, at: place, holds ? "true for all facts" : "false for all facts",
            notes: context.analysis.bounds(in: part.expression), helps: ["compare with another value, or \(remedy)"])
        ))
    }
    return reported.isEmpty ? superfluous(parts, at: path, context) : reported.map(\.diagnostic)
  }

  /// Reports comparisons that the other parts decide. Named conditions may overlap, because each of them has a meaning of its own.
  private static func superfluous(_ parts: [ExpressionPart], at path: RulePath, _ context: CheckContext) -> [Diagnostic] {
    var found: [(path: [Int], diagnostic: Diagnostic)] = []
    for part in parts.reversed() where part.expression.isComparison && !found.contains(where: { part.path.starts(with: $0.path) }) {
      // A part that is reported decides nothing.
      let others = part.others.filter { other in !found.contains { $0.path.starts(with: other.path) } }
      guard !others.isEmpty, let holds = context.analysis.constant(part.expression, assuming: others) else { continue }
      let cause = others.first { context.analysis.constant(part.expression, assuming: [$0]) == holds }
      let secondary = cause.map { Diagnostic.Label(span(of: $0.path, at: path, context), holds ? "implies it" : "excludes it") }
      found.append(
        (
          part.path,
          Diagnostic(
            explanation, "\(part.quoted) is \(holds ? "always" : "never") true here", at: span(of: part.path, at: path, context),
            "the rest of the expression \(holds ? "implies" : "excludes") it", secondary: secondary.map { [$0] } ?? [],
            helps: ["compare with another value, or remove this part"])
        ))
    }
    return found.reversed().map(\.diagnostic)
  }

  private static func name(_ path: RulePath) -> String { path.parts.count > 1 ? path.parts[1] : path.description }

  private static func span(of part: [Int], at path: RulePath, _ context: CheckContext) -> Span {
    guard !part.isEmpty, let source = context.places.expression(at: path), let range = ConditionCompiler.range(of: part, in: source) else {
      return context.places.span(path)
    }
    return source.span(range)
  }
}

/// The conditions and derived facts with a constant value.
private struct ConstantNames {
  private let context: CheckContext
  private var known: [RulePath: Bool] = [:]

  init(_ context: CheckContext) { self.context = context }

  /// Whether an expression uses a condition or a derived fact that is constant.
  mutating func have(partOf expression: TypedCondition) -> Bool {
    let paths =
      expression.uses.conditions.map { RulePath(Condition.key, $0, "when") }
      + expression.uses.facts.map { RulePath(Fact.key, $0, "value") }
    return paths.contains { isConstant($0) }
  }

  private mutating func isConstant(_ path: RulePath) -> Bool {
    if let known = known[path] { return known }
    guard let expression = context.typed[path], expression.type == .bool else { return false }
    let result = context.analysis.constant(expression.root) != nil
    known[path] = result
    return result
  }
}

extension ExpressionPart {
  /// The part in backticks, or `this part` if it is long.
  fileprivate var quoted: String { expression.text.count <= 60 ? "`\(expression.text)`" : "this part" }
}

extension TypedExpression {
  fileprivate var isComparison: Bool { if case .binary = self { true } else { false } }

  /// Whether the expression contains no names, so its author knows that it is constant.
  fileprivate var isLiteral: Bool {
    let uses = NameUses(of: self)
    return uses.facts.isEmpty && uses.limits.isEmpty && uses.settings.isEmpty && uses.capabilities.isEmpty && uses.conditions.isEmpty
  }
}
