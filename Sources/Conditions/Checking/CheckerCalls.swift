import Diagnostics
import RulesBundle

extension Checker {
  mutating func call(
    _ name: String, _ nameRange: Range<Int>, receiver: SyntaxNode?, _ arguments: [SyntaxNode], _ node: SyntaxNode
  ) -> Checked {
    if let receiver, receiver.isBroken { return .unknown }
    switch name {
    case "size":
      let values = (receiver.map { [$0] } ?? []) + arguments
      guard let argument = only(values, name, node, wanted: "a string or a list") else { return Checked(expression: nil, type: .int) }
      return size(argument)
    case "duration" where receiver == nil:
      guard let argument = only(arguments, name, node, wanted: "a string such as '1h30m'") else {
        return Checked(expression: nil, type: .duration)
      }
      return duration(argument)
    case "timestamp" where receiver == nil:
      guard let argument = only(arguments, name, node, wanted: "a string such as '2026-01-05T10:00:00Z'") else {
        return Checked(expression: nil, type: .timestamp)
      }
      return timestamp(argument)
    case "plan_can" where receiver == nil:
      guard let argument = only(arguments, name, node, wanted: "the name of a capability in quotes") else {
        return Checked(expression: nil, type: .bool)
      }
      return planCan(argument)
    default:
      unknownFunction(name, nameRange, receiver, node)
      return .unknown
    }
  }

  private mutating func only(_ arguments: [SyntaxNode], _ name: String, _ node: SyntaxNode, wanted: String) -> SyntaxNode? {
    if arguments.count == 1 { return arguments[0] }
    if arguments.contains(where: \.isBroken) { return nil }
    report.add(
      ConditionProblems.typeMismatch, "`\(name)` takes one argument, \(wanted), but has \(arguments.count)", at: node.range)
    return nil
  }

  private mutating func size(_ argument: SyntaxNode) -> Checked {
    let checked = check(argument)
    switch checked.type {
    case .string, .list: return Checked(expression: checked.expression.map { .size($0) }, type: .int)
    case .unknown: break
    case .nullable(.string), .nullable(.list): reportNull(argument, "`size`")
    default:
      report.add(
        ConditionProblems.typeMismatch, "`size` needs a string or a list, but \(report.quoted(argument.range)) is \(checked.type.words)",
        at: argument.range)
    }
    return Checked(expression: nil, type: .int)
  }

  private mutating func duration(_ argument: SyntaxNode) -> Checked {
    if case .string(let bytes) = argument.kind {
      if let value = TimeText.duration(bytes) {
        return constant(.duration(seconds: value.seconds, nanoseconds: value.nanoseconds), .duration)
      }
      report.add(
        ConditionProblems.invalidLiteral, "\(report.quoted(argument.range)) is not a duration", at: argument.range,
        help: "write numbers with the units h, m, s, ms, us, or ns, such as '1h30m'; a day is '24h'")
      return Checked(expression: nil, type: .duration)
    }
    return time(argument, "duration", .duration) { .parseDuration($0) }
  }

  private mutating func timestamp(_ argument: SyntaxNode) -> Checked {
    if case .string(let bytes) = argument.kind {
      if let value = TimeText.timestamp(bytes) {
        return constant(.timestamp(seconds: value.seconds, nanoseconds: value.nanoseconds), .timestamp)
      }
      report.add(
        ConditionProblems.invalidLiteral, "\(report.quoted(argument.range)) is not a timestamp", at: argument.range,
        help: "write the date, time, and time zone, such as '2026-01-05T10:00:00Z' or '2026-01-05T11:00:00+01:00'")
      return Checked(expression: nil, type: .timestamp)
    }
    return time(argument, "timestamp", .timestamp) { .parseTimestamp($0) }
  }

  /// Checks a string that is parsed at run time. A value that already has the target type passes through, as in CEL.
  private mutating func time(
    _ argument: SyntaxNode, _ name: String, _ type: ConditionType, parse: (TypedExpression) -> TypedExpression
  ) -> Checked {
    let checked = check(argument)
    switch checked.type {
    case .unknown: break
    case .string: return Checked(expression: checked.expression.map(parse), type: type)
    case type: return checked
    case .nullable(.string), .nullable(type): reportNull(argument, "`\(name)`")
    default:
      report.add(
        ConditionProblems.typeMismatch, "`\(name)` needs a string, but \(report.quoted(argument.range)) is \(checked.type.words)",
        at: argument.range)
    }
    return Checked(expression: nil, type: type)
  }

  private mutating func planCan(_ argument: SyntaxNode) -> Checked {
    let failed = Checked(expression: nil, type: .bool)
    guard case .string(let bytes) = argument.kind else {
      if !argument.isBroken {
        report.add(
          ConditionProblems.typeMismatch, "`plan_can` takes the name of a capability in quotes", at: argument.range,
          help: "write plan_can('flow.save')")
      }
      return failed
    }
    let name = String(decoding: bytes, as: UTF8.self)
    if let ordinal = names.capabilities[name] { return Checked(expression: .planCan(name: name, ordinal: ordinal), type: .bool) }
    if names.quiet.contains("plan_can:" + name) || names.quiet.contains("plan_can:*") { return failed }
    let near = Suggestion.choices(for: name, among: names.capabilities.keys.sorted())
    report.add(
      ConditionProblems.unknownName, "no capability is named `\(name)`", at: argument.range,
      help: Suggestion.question(near, quote: "'").first, fixes: report.rewordings(of: argument.range, as: near))
    return failed
  }

  private mutating func unknownFunction(_ name: String, _ nameRange: Range<Int>, _ receiver: SyntaxNode?, _ node: SyntaxNode) {
    if let help = UnsupportedFunctions.help(for: name) {
      report.add(ConditionProblems.unsupported, "`\(name)` is not supported in conditions", at: nameRange, help: help)
      return
    }
    if receiver != nil, ["duration", "timestamp", "plan_can"].contains(name) {
      report.add(
        ConditionProblems.unknownName, "`\(name)` is a function, not a method", at: nameRange, help: "write `\(name)(...)`")
      return
    }
    let known = ["duration", "plan_can", "size", "timestamp"]
    let near = Suggestion.choices(for: name, among: known)
    report.add(
      ConditionProblems.unknownName, "no function is named `\(name)`", at: nameRange,
      notes: near.isEmpty ? ["the available functions are \(known.quotedPhrase())"] : [],
      help: Suggestion.question(near).first, fixes: ConditionFix.choices(replacing: nameRange, by: near))
  }
}

/// CEL functions and macros that conditions do not support, with the help for each.
enum UnsupportedFunctions {
  static func help(for name: String) -> String? {
    switch name {
    case "has": "compare the fact with null: `x != null`"
    case "all", "exists", "exists_one", "map", "filter", "existsOne", "transformList", "transformMap":
      "test with `in` whether a list contains a value, or declare a fact for the result"
    case "matches", "startsWith", "endsWith", "contains": "declare a fact for the result, or list the strings: `x in ['a', 'b']`"
    case "int", "uint", "double", "string", "bytes", "bool", "dyn", "type": "declare the fact with the type that it needs in facts.yaml"
    case "getDate", "getDayOfMonth", "getDayOfWeek", "getDayOfYear", "getFullYear", "getHours", "getMilliseconds", "getMinutes", "getMonth",
      "getSeconds":
      "compare timestamps and durations directly, or declare a fact for that part"
    case "charAt", "indexOf", "lastIndexOf", "join", "lowerAscii", "upperAscii", "replace", "split", "substring", "trim", "format", "quote",
      "reverse":
      "declare a fact that holds the resulting string"
    case "abs", "ceil", "floor", "round", "greatest", "least", "sqrt", "sign", "min", "max": "use `?:`, or declare a derived fact"
    case "optional", "or", "orValue", "hasValue", "value": "compare the fact with null instead"
    default: nil
    }
  }
}
