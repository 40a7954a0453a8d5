internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports values that are not in the order that the schema declares for them.
enum ValueOutOfOrder {
  static let explanation = Explanation(
    "value.out-of-order", .error,
    finds:
      "Two values of which one must not exceed the other, but does, or which have different units: a minimum and a maximum, the first and the longest delay, a setting and the one in its `at_most`, the values of two levels of the ladder, or the first and the last day of an acceptance.",
    why: "No value is between a minimum and a smaller maximum: no input is valid, or a value is never used.",
    example: "handle_shortest: {value: 30, at_most: handle_longest}   # handle_longest: {value: 20}",
    instead: "handle_shortest: {value: 3, at_most: handle_longest}")

  static let check = Check(explanation, seesOthers: true, isNeededToLower: true) { context, diagnostics in
    // Two settings may be compared by their own keys and by their users. Each pair has one message.
    var seen: Set<[Span]> = []
    for value in context.values({ role in if case .atMost = role { true } else { false } }) { pair(value, &seen, context, &diagnostics) }
    for value in context.values({ $0 == .range }) { range(value, context, &diagnostics) }
    for isStrict in [true, false] { rising(isStrict, context, &diagnostics) }
  }

  /// Reports a value that exceeds the value of another key.
  private static func pair(
    _ value: RoleValue, _ seen: inout Set<[Span]>, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard case .atMost(let key) = value.role, let own = value.path.parts.last, !context.isFaulty(value.path) else { return }
    let other = RulePath(Array(value.path.parts.dropLast()) + [key])
    guard let node = context.places.node(other), !context.isFaulty(other), let low = MeasuredValue(value.node, context),
      let high = MeasuredValue(node, context)
    else { return }
    let order = low.order(high)
    // Another problem of the two values was already reported.
    guard order ?? 1 > 0, !diagnostics.haveAny(at: low.places + high.places), seen.insert([low.place, high.place]).inserted else { return }
    let (lowName, highName) = (name(low, own, value.path), name(high, key, value.path))
    diagnostics.append(
      Diagnostic(
        explanation,
        order == nil
          ? "\(lowName) is \(low.text), which cannot be compared with \(highName), which is \(high.text)"
          : "\(lowName) is \(low.text), but must not exceed \(highName), which is \(high.text)",
        at: low.setting?.use ?? low.place, order == nil ? "another unit" : "more than \(high.text)",
        secondary: (low.setting == nil ? [] : [.init(low.place, "its value")]) + [.init(high.place, "the maximum")]
          + (high.setting.map { [.init($0.use, "used here")] } ?? []),
        helps: order == nil ? ["write both in one unit"] : ["exchange the two, if they are in each other's place, or change one of them"]))
  }

  /// The name of a value in a message: that of its setting, or its key.
  private static func name(_ value: MeasuredValue, _ key: String, _ path: RulePath) -> String {
    if let setting = value.setting { return "`\(setting.name)`" }
    return path.parts.first == Setting.key && path.parts.count == 3 ? "`\(path.parts[1])`" : "`\(key)`"
  }

  /// Reports a list that is not a minimum and a maximum.
  private static func range(_ value: RoleValue, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard let key = value.path.parts.last, !context.isFaulty(value.path), value.node.kind == .sequence else { return }
    let ends = value.node.items.map { MeasuredValue($0, context) }
    let order = ends.count == 2 ? ends[0].flatMap { low in ends[1].flatMap { low.order($0) } } : nil
    guard order ?? 1 > 0, !diagnostics.haveAny(at: [value.node.span]) else { return }
    let turned = "[\(value.node.items.reversed().map { $0.source(of: $0.span) }.joined(separator: ", "))]"
    diagnostics.append(
      Diagnostic(
        explanation, "`\(key)` is not two values of one unit in ascending order", at: value.node.span,
        order == nil ? "" : "the larger value is first",
        helps: [order == nil ? "write the minimum and the maximum: `[50, 200]`" : "write `\(turned)`"],
        fixes: order == nil ? [] : Fix.write([turned], at: value.node.span, .manual)))
  }

  /// Reports a value that is not above that of the rule before it.
  private static func rising(_ isStrict: Bool, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    var last: [[String]: (value: RoleValue, most: MeasuredValue)] = [:]
    for value in context.values({ $0 == .rising(strictly: isStrict) }) where !context.isFaulty(value.path) {
      let ends = value.node.kind == .sequence ? Array(value.node.items) : [value.node]
      // An invalid range is reported already.
      guard let first = ends.first, let end = ends.last, ends.count < 3, let least = MeasuredValue(first, context),
        let most = MeasuredValue(end, context),
        value.path.parts.count > 2, least.order(most) ?? 1 <= 0
      else { continue }
      // The values of a list follow each other, or else those of the rules of a kind.
      let item = value.path.parts.lastIndex { Int($0) != nil } ?? 1
      let key = value.path.parts.enumerated().filter { $0.offset != item }.map(\.element)
      defer { last[key] = (value, most) }
      guard let before = last[key], let order = before.most.order(least), order > 0 || isStrict && order == 0,
        !diagnostics.haveAny(at: [before.value.node.span, value.node.span]),
        !diagnostics.contains(where: { $0.name == explanation.name && [before.most.place, least.place].contains($0.primary.span) })
      else { continue }
      let (lower, higher) = (before.most.setting?.name ?? before.value.path.parts[item], least.setting?.name ?? value.path.parts[item])
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(key.last ?? "")` of `\(lower)` is \(before.most.text), but `\(higher)`, which comes after it, has \(least.text)",
          at: before.value.node.span, isStrict ? "not below the next one" : "more than the next one",
          secondary: [.init(value.node.span, "the next one")], helps: ["make the values increase from each to the next"]))
    }
  }
}

extension [Diagnostic] {
  /// Whether another check already reported a place, as the subject of a diagnostic or in a label.
  fileprivate func haveAny(at places: [Span]) -> Bool {
    contains { one in
      one.name != ValueOutOfOrder.explanation.name
        && (places.contains(one.primary.span) || one.secondary.contains { places.contains($0.span) })
    }
  }
}
