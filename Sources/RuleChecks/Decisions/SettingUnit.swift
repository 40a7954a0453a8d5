internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema
internal import SourceText
internal import YAMLTree

/// Checks that a setting has the unit that its use requires.
enum SettingUnit {
  static let explanation = Explanation(
    "setting.unit", .error,
    finds:
      "A setting that is used where another unit is required, such as a duration where a rate is required, or whose name says another unit.",
    why: "The number would be interpreted in the wrong unit.",
    example: "planner: {pending: batch_window}   # 15m",
    instead: "planner: {pending: pending_at_most}   # 60")

  /// A place that needs a setting in a unit.
  private struct Use {
    let setting: Name<Setting>
    let value: Quantity
    let need: Need
    let path: RulePath

    var isMet: Bool { need.accepts(value) }
  }

  /// Reports a setting whose value no use accepts once, at the value. If other uses accept it, a use names the wrong setting.
  private static func report(_ name: Name<Setting>, _ uses: [Use], _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let wrong = uses.filter { !$0.isMet }
    guard let first = wrong.first else { return }
    let value = context.value(Setting.key, name.text, "value")
    let named = context.uses(of: Setting.key).count { use in
      use.name == name.text && !(context.places.keyPath(at: use.span)?.parts.first.map(unitless.contains) ?? false)
    }
    let isAlone = named <= uses.count && (hasNoUnit(first.value) || !isInExpressions(name.text, context))
    guard wrong.count == uses.count, Set(wrong.map(\.need)).count == 1, isAlone, !isNeverMeant(first) else {
      for use in wrong {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name.text)` is \(QuantityText.write(use.value)), but this needs \(use.need.rawValue)",
            at: context.places.span(use.path), secondary: [.init(value, "its value")]))
      }
      return
    }
    let meant = first.need.suggestions(QuantityText.write(first.value))
    diagnostics.append(
      Diagnostic(
        explanation, "`\(name.text)` is \(QuantityText.write(first.value)), but it is used as \(first.need.rawValue)", at: value,
        secondary: wrong.prefix(3).map { .init(context.places.span($0.path), "used here") },
        helps: meant.isEmpty ? [] : ["write the unit: \(meant.quotedPhrase("or"))"]))
  }

  /// The kinds whose rules name a setting in any unit.
  private static let unitless: Set<String> = [
    Requirement.key, Invariant.key, Scenario.key, Waiver.key, Placeholder.key, RemotePath.key, Setting.key,
  ]

  /// Whether no use accepts the value: a plain number where another unit is required, or a size.
  private static func hasNoUnit(_ value: Quantity) -> Bool {
    switch value {
    case .count, .bytes: true
    default: false
    }
  }

  /// Reports two keys next to each other that need each other's setting, once, and returns the other uses.
  private static func withoutSwapped(_ uses: [Use], _ context: CheckContext, _ diagnostics: inout [Diagnostic]) -> [Use] {
    var rest = uses
    while let pair = swapped(rest) {
      let (one, other) = (rest[pair.0], rest[pair.1])
      let (first, second) = (context.places.span(one.path), context.places.span(other.path))
      let names = [one, other].map { $0.path.parts.last ?? "" }
      diagnostics.append(
        Diagnostic(
          explanation, "\(names.quotedPhrase()) have each other's setting", at: first, "this needs \(one.need.rawValue)",
          secondary: [.init(second, "this needs \(other.need.rawValue)")], helps: ["exchange the two settings"],
          fixes: [Fix("exchange the two settings", .maybeIncorrect, [.init(first, other.setting.text), .init(second, one.setting.text)])]))
      rest.remove(at: max(pair.0, pair.1))
      rest.remove(at: min(pair.0, pair.1))
    }
    return rest
  }

  private static func swapped(_ uses: [Use]) -> (Int, Int)? {
    for (index, one) in uses.enumerated() where !one.isMet {
      let other = uses.indices.dropFirst(index + 1).first { place in
        let other = uses[place]
        return !other.isMet && one.path.parts.dropLast() == other.path.parts.dropLast() && one.need.accepts(other.value)
          && other.need.accepts(one.value)
      }
      if let other { return (index, other) }
    }
    return nil
  }

  /// Whether conditions or sentences use a setting, with the unit that it has.
  static func isInExpressions(_ setting: String, _ context: CheckContext) -> Bool {
    context.typed.expressions.values.contains { $0.uses.settings.contains("settings.\(setting)") }
  }

  /// Whether the value has a unit of its own, so that the use probably names the wrong setting.
  private static func isNeverMeant(_ use: Use) -> Bool {
    if hasNoUnit(use.value) { return false }
    return use.need != .count
  }

  private enum Need: String {
    case count = "a plain number"
    case duration = "a duration such as `15m`"
    case rate = "a rate such as `10/day`"
    case percent = "a percentage such as `50%`"

    /// The ways to write a plain number in the unit.
    func suggestions(_ number: String) -> [String] {
      guard number.allSatisfy(\.isNumber) else { return [] }
      return switch self {
      case .count: []
      case .duration: ["s", "m", "h", "d"].map { number + $0 }
      case .rate: ["\(number)/day", "\(number)/week"]
      case .percent: ["\(number)%"]
      }
    }

    func accepts(_ quantity: Quantity) -> Bool {
      switch (self, quantity) {
      case (.count, .count), (.duration, .seconds), (.rate, .rate), (.percent, .percent): true
      default: false
      }
    }
  }

  /// The units that end a name, with what the value may be. The app reads a plain number in the unit of the name.
  private static let units: [String: [Need]] = [
    "milliseconds": [.count], "ms": [.count], "seconds": [.count, .duration], "minutes": [.count, .duration], "hours": [.count, .duration],
    "days": [.count, .duration], "weeks": [.count, .duration], "percent": [.count, .percent],
  ]

  /// Reports rates whose period is not the one that ends the name: `10/week` of `orders_a_day`.
  private static func period(_ name: Name<Setting>, _ value: Quantity, _ context: CheckContext) -> Diagnostic? {
    guard case .rate(_, let period) = value, let word = FileWords.words(of: name.text).last, let said = PeriodKind(word), said != period
    else { return nil }
    return Diagnostic(
      explanation, "`\(name.text)` is \(QuantityText.write(value)), but its name says \(said.name)",
      at: context.value(Setting.key, name.text, "value"), "another period",
      secondary: [.init(context.key(Setting.key, name.text), "each \(said.name)")],
      helps: ["write a rate for each \(said.name), or rename the setting"])
  }

  /// Reports settings whose values have another unit than the one that ends their names.
  private static func named(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    for entry in context.book.settings.entries where !context.isFaulty(Setting.key, entry.name.text) {
      if let problem = period(Name(entry.name.text), entry.value.value, context) { diagnostics.append(problem) }
      guard let unit = FileWords.words(of: entry.name.text).last, let fitting = units[unit],
        !fitting.contains(where: { $0.accepts(entry.value.value) })
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` is \(QuantityText.write(entry.value.value)), but its name says \(unit)",
          at: context.value(Setting.key, entry.name.text, "value"), "another unit",
          secondary: [.init(context.key(Setting.key, entry.name.text), "in \(unit)")],
          helps: ["write a plain number of \(unit), or rename the setting"]))
    }
  }

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    named(context, &diagnostics)
    var uses: [Use] = []
    func need(_ need: Need, _ setting: Name<Setting>?, _ path: RulePath) {
      guard let setting, let value = context.book.settings[setting]?.value else { return }
      uses.append(Use(setting: setting, value: value, need: need, path: path))
    }
    defer {
      let rest = withoutSwapped(uses, context, &diagnostics)
      for (name, uses) in Dictionary(grouping: rest, by: \.setting) { report(name, uses, context, &diagnostics) }
    }
    let planner = context.book.planner
    for (index, setting) in planner.atMost.enumerated() { need(.rate, setting, RulePath(Planner.key, "at_most", "\(index)")) }
    for cell in planner.reserved.cells { need(.count, cell.value, RulePath(Planner.key, "reserved", cell.column.text)) }
    need(.duration, planner.burst, RulePath(Planner.key, "burst"))
    need(.duration, planner.batch, RulePath(Planner.key, "batch"))
    need(.count, planner.pending, RulePath(Planner.key, "pending"))
    need(.duration, planner.horizon, RulePath(Planner.key, "horizon"))
    for (index, snooze) in planner.snoozes.enumerated() {
      need(.duration, snooze.after, RulePath(Planner.key, "snoozes", "\(index)", "after"))
    }
    func need(_ backoff: Backoff?, _ path: RulePath) {
      need(.duration, backoff?.first, path.appending("first"))
      need(.count, backoff?.factor, path.appending("factor"))
      need(.duration, backoff?.longest, path.appending("longest"))
      need(.percent, backoff?.jitter, path.appending("jitter"))
    }
    for entry in context.book.retries.entries {
      need(entry.value.backoff, RulePath(RetryPolicy.key, entry.name.text, "backoff"))
      need(.count, entry.value.rapid, RulePath(RetryPolicy.key, entry.name.text, "rapid"))
    }
    let sync = context.book.sync
    need(sync.backoff, RulePath(Sync.key, "backoff"))
    need(.count, sync.persistsAfter, RulePath(Sync.key, "persists_after"))
    need(.count, sync.backlog, RulePath(Sync.key, "backlog"))
    need(.count, sync.remembers, RulePath(Sync.key, "remembers"))
    let connection = context.book.connection
    need(.duration, connection.window, RulePath(ConnectionRules.key, "window"))
    need(.duration, connection.slowAfter, RulePath(ConnectionRules.key, "slow_after"))
    need(.count, connection.degradedAfter, RulePath(ConnectionRules.key, "degraded_after"))
    need(.count, connection.offlineAfter, RulePath(ConnectionRules.key, "offline_after"))
    need(.count, connection.onlineAfter, RulePath(ConnectionRules.key, "online_after"))
    need(.count, context.book.toasts.atATime, RulePath(Toasts.key, "at_a_time"))
    need(.duration, context.book.toasts.mergeWithin, RulePath(Toasts.key, "merge_within"))
    for entry in context.book.events.entries {
      need(.duration, entry.value.lateWithin, RulePath(CountedEvent.key, entry.name.text, "late_within"))
    }
    for entry in context.book.facts.entries { need(.count, entry.value.longest, RulePath(Fact.key, entry.name.text, "longest")) }
    for entry in context.book.invariants.entries {
      need(.count, entry.value.words?.shorterThan, RulePath(Invariant.key, entry.name.text, "words", "shorter_than"))
    }
  }
}
