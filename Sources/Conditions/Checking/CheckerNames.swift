import Diagnostics

extension Checker {
  /// Checks a bare name: a limit, a setting, a fact, or a named condition.
  mutating func path(_ parts: [String], _ ranges: [Range<Int>], _ node: SyntaxNode) -> Checked {
    let name = parts.joined(separator: ".")
    let rest = parts.dropFirst().joined(separator: ".")
    switch parts[0] {
    case "limits" where names.fact(name) == nil: return limit(rest, name, node)
    case "settings" where names.fact(name) == nil: return setting(rest, name, node)
    default: break
    }
    if let fact = names.fact(name) {
      if fact.type == .unknown { return .unknown }
      let type = guarded.contains(name) ? fact.type.withoutNull : fact.type
      return Checked(expression: .fact(name: name, ordinal: fact.ordinal, type: fact.type), type: type)
    }
    if let ordinal = names.conditions[name] { return Checked(expression: .condition(name: name, ordinal: ordinal), type: .bool) }
    if !names.quiet.contains(name), !names.quiet.contains("*") { reportUnknown(name, parts, ranges, node) }
    return .unknown
  }

  private mutating func limit(_ rest: String, _ name: String, _ node: SyntaxNode) -> Checked {
    if let ordinal = names.limits[rest] {
      let type: ConditionType = guarded.contains(name) ? .int : .nullable(.int)
      return Checked(expression: .limit(name: rest, ordinal: ordinal), type: type)
    }
    reportUnknown("limit", rest, prefix: "limits.", among: names.limits.keys.sorted(), node)
    return .unknown
  }

  private mutating func setting(_ rest: String, _ name: String, _ node: SyntaxNode) -> Checked {
    if let setting = names.settings[rest] {
      if setting.type == .unknown { return .unknown }
      let known = constant(setting.value, setting.type, setting: name)
      // The value of a constant determines whether it is null.
      return Checked(expression: known.expression, type: setting.value == .null ? .null : setting.type.withoutNull)
    }
    reportUnknown("setting", rest, prefix: "settings.", among: names.settings.keys.sorted(), node)
    return .unknown
  }

  /// Reports an unknown `limits.x` or `settings.x`.
  private mutating func reportUnknown(_ sort: String, _ rest: String, prefix: String, among known: [String], _ node: SyntaxNode) {
    if names.quiet.contains(prefix + rest) || names.quiet.contains(prefix + "*") { return }
    if rest.isEmpty {
      report.add(
        ConditionProblems.unknownName, "`\(prefix.dropLast())` has no value on its own", at: node.range,
        notes: listing(known, as: "\(sort)s", prefix: prefix), help: "write `\(prefix)` followed by the name of a \(sort)")
      return
    }
    let near = Suggestion.choices(for: rest, among: known).map { prefix + $0 }
    report.add(
      ConditionProblems.unknownName, "no \(sort) is named `\(rest)`", at: node.range,
      notes: near.isEmpty ? listing(known, as: "\(sort)s", prefix: prefix) : [], help: Suggestion.question(near).first,
      fixes: ConditionFix.choices(replacing: node.range, by: near))
  }

  private mutating func reportUnknown(_ name: String, _ parts: [String], _ ranges: [Range<Int>], _ node: SyntaxNode) {
    let message = "no fact or condition is named `\(name)`"
    // `plan.name`: the longest prefix that names a fact or a condition has no members.
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let beginning = parts.prefix(count).joined(separator: ".")
      guard let type = names.fact(beginning)?.type ?? (names.conditions[beginning] == nil ? nil : .bool) else { continue }
      if type == .unknown { return }
      report.add(
        ConditionProblems.unknownName, message, at: node.range, notes: ["`\(beginning)` is \(type.words) and has no members"],
        help: "write `\(beginning)`")
      return
    }
    let known = (Array(names.facts.keys) + Array(names.brought.keys) + Array(names.conditions.keys)).sorted()
    let prefixed = names.limits.keys.map { "limits.\($0)" } + names.settings.keys.map { "settings.\($0)" }
    let near = Suggestion.choices(for: name, among: known + prefixed.sorted() + ["true", "false", "null"])
    if !near.isEmpty {
      report.add(
        ConditionProblems.unknownName, message, at: node.range, help: Suggestion.question(near).first,
        fixes: ConditionFix.choices(replacing: node.range, by: near))
      return
    }
    let group = parts[0] + "."
    let below = known.filter { $0.hasPrefix(group) }
    if !below.isEmpty {
      report.add(
        ConditionProblems.unknownName, message, at: node.range, notes: listing(below, as: "names that begin with `\(group)`", prefix: ""))
      return
    }
    let isValue = parts.count == 1 && names.facts.values.contains { $0.type.values?.contains(name) ?? false }
    report.add(
      ConditionProblems.unknownName, message, at: node.range, help: isValue ? "write a value in quotes: '\(name)'" : nil,
      fixes: isValue ? [ConditionFix(replace: node.range, by: "'\(name)'")] : [])
  }

  /// Returns the available names as a note.
  func listing(_ names: [String], as what: String, prefix: String) -> [String] {
    if names.isEmpty { return ["no \(what) are declared"] }
    return ["the \(what) are \(ConditionType.shortList(names.map { "`\(prefix)\($0)`" }))"]
  }

  mutating func reportNull(_ node: SyntaxNode, _ user: String) {
    var written = report.quoted(node.range)
    var suggestion: String?
    if case .path(let parts, _) = node.kind {
      let name = parts.joined(separator: ".")
      written = "`\(name)`"
      let meaning = parts[0] == "limits" ? " (unlimited)" : ""
      suggestion = "test `\(name) == null || ...` or `\(name) != null && ...` first"
      report.add(
        ConditionProblems.nullUnguarded, "\(written) may be null\(meaning), but \(user) needs a value", at: node.range, help: suggestion)
      return
    }
    report.add(
      ConditionProblems.nullUnguarded, "\(written) may be null, but \(user) needs a value", at: node.range,
      help: "provide a value for null: `x != null ? x : 0`")
  }
}
