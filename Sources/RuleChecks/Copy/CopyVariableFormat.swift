internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText
internal import YAMLTree

/// Reports values in a format that does not fit their type or unit.
enum CopyVariableFormat {
  static let explanation = Explanation(
    "copy.variable-format", .error,
    finds: "A value in a format that does not fit it: bytes as days, bytes as a bare number, or `true` in the middle of a sentence.",
    why: "Users would read a number that has no meaning.",
    example: "values: {days: {value: limits.media_bytes, as: days}}",
    instead: "values: {size: {value: limits.media_bytes, as: bytes}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.copy.entries {
      for value in entry.value.values.entries {
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        let isWritten = context.places.node(path)?.kind == .mapping
        guard let expression = context.typed[path], let problem = problem(expression, value.format, isWritten: isWritten, context) else {
          continue
        }
        let whole = context.places.span(path)
        diagnostics.append(
          Diagnostic(
            explanation, "`{\(value.variable)}` is \(problem.what), \(problem.form)",
            at: isWritten ? context.places.span(path.appending("as")) : whole,
            secondary: (isWritten ? [.init(context.places.span(path.appending("value")), "the value")] : [])
              + (problem.place.map { [.init(context.places.span($0), "its unit")] } ?? []),
            helps: [problem.help]))
      }
    }
  }

  private struct Problem {
    var what: String
    /// The reason, which ends the message.
    var form: String
    var help: String
    var place: RulePath?
  }

  private static func problem(_ expression: TypedCondition, _ format: FormatKind, isWritten: Bool, _ context: CheckContext) -> Problem? {
    let type = expression.type.withoutNull
    let leaves = expression.root.parts
    let bytes = leaves.lazy.compactMap { unit(of: $0, context) }.first
    switch (format, type) {
    case (_, .unknown): return nil
    case (.bytes, .int):
      guard let bytes, bytes.unit != .bytes else { return nil }
      return Problem(
        what: bytes.words, form: "which cannot be written as bytes", help: "remove `as: bytes`, or use a size", place: bytes.place)
    case (.plain, .duration):
      if isWritten { return nil }
      return Problem(
        what: "a duration", form: "which needs a format",
        help: "write `{value: ..., as: time}` for a readable duration, such as `30 min`, or `as: days` for whole days")
    case (.plain, .bool):
      return Problem(
        what: "true or false", form: "but a sentence takes a number or a string",
        help: "express it as text: write one of the `variants` with the condition under which it is true")
    case (.plain, .timestamp):
      return Problem(
        what: "a point in time", form: "but a sentence takes a number or a string",
        help: "let the app format it for the user's locale, and supply it as a fact of type `text`")
    case (.plain, .list):
      return Problem(
        what: "a list", form: "but a sentence takes a number or a string", help: "show its size, or let the app supply a string")
    case (.plain, .int):
      switch bytes?.unit {
      case .bytes:
        return Problem(
          what: "a number of bytes", form: "which cannot be written as a bare number", help: "write `as: bytes`", place: bytes?.place)
      case .timeOfDay:
        return Problem(
          what: "a time of day", form: "which cannot be written as a bare number",
          help: "let the app format it for the user's locale, and supply it as a fact of type `text`",
          place: bytes?.place)
      default: return nil
      }
    case (.plain, _): return nil
    case (_, .duration) where format != .bytes: return nil
    // A setting that should be a duration is already reported.
    case (.days, .int) where leaves.contains(where: { if case .constant(_, _, .some) = $0 { true } else { false } }): return nil
    default:
      return Problem(
        what: type.words, form: "which cannot be written as \(format.name)",
        help: format == .bytes ? "`bytes` takes a whole number of bytes" : "`\(format.name)` takes a duration",
        place: leaves.lazy.compactMap(setting).first)
    }
  }

  private struct Held {
    enum Unit { case bytes, timeOfDay, other }
    var unit: Unit
    var words: String
    var place: RulePath
  }

  /// The value of a setting. Nil for another part of an expression.
  private static func setting(_ part: TypedExpression) -> RulePath? {
    guard case .constant(_, _, let setting?) = part else { return nil }
    return RulePath(Setting.key, setting.settingName, "value")
  }

  /// The unit of a limit, of the amount of a limit, or of a setting. Nil if the expression has no unit.
  private static func unit(of part: TypedExpression, _ context: CheckContext) -> Held? {
    switch part {
    case .fact(let name, _, _):
      guard let limit = context.book.limits.inBytes(of: Name(name))?.name.text, !context.isFaulty(Limit.key, limit),
        LimitUnit.misfit(in: limit, context) == nil
      else { return nil }
      return Held(unit: .bytes, words: "a number of bytes", place: RulePath(Limit.key, limit, "unit"))
    case .limit(let name, _):
      guard let unit = context.book.limits[name]?.unit, !context.isFaulty(Limit.key, name), LimitUnit.misfit(in: name, context) == nil
      else {
        return nil
      }
      return Held(
        unit: unit == .bytes ? .bytes : .other, words: "a number of \(unit == .characters ? "characters" : "things")",
        place: RulePath(Limit.key, name, "plans"))
    case .constant(_, _, let setting?):
      let name = setting.settingName
      guard let value = context.book.settings[name]?.value else { return nil }
      let place = RulePath(Setting.key, name, "value")
      switch value {
      case .bytes: return Held(unit: .bytes, words: "a number of bytes", place: place)
      case .timeOfDay: return Held(unit: .timeOfDay, words: "a time of day", place: place)
      case .count, .percent, .rate, .seconds: return Held(unit: .other, words: "a number without a size", place: place)
      }
    default: return nil
    }
  }
}

extension TypedExpression {
  /// The expressions that supply the value: both branches of a conditional, and both sides of a sum or a difference.
  fileprivate var parts: [TypedExpression] {
    switch self {
    case .conditional(_, let then, let otherwise, _): then.parts + otherwise.parts
    case .binary(.add, let left, let right, _), .binary(.subtract, let left, let right, _): left.parts + right.parts
    case .negate(let operand): operand.parts
    default: [self]
    }
  }
}
