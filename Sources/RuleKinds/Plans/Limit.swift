internal import Diagnostics
package import RulesBundle
package import Schema
internal import YAMLTree

/// A maximum for each plan, with what counts toward it.
package struct Limit: Sendable, Equatable, Kind, Sourced {
  package static let key = "limits"
  package static let singular = "limit"

  package var provenance: Provenance
  package var unit: UnitKind
  package var plans: Columns<Plan, LimitValue>
  /// The fact with the amount in use; a limit has exactly one of `used` and `left`.
  package var used: Name<Fact>?
  /// The fact with the remaining amount.
  package var left: Name<Fact>?
  /// The fact with the amount that one more item adds; 1 when nil.
  package var adds: Name<Fact>?
  /// Plans for which the limit warns and never blocks.
  package var soft: [Name<Plan>]
  /// The reason that each plan gets when the limit is full.
  package var whenFull: Columns<Plan, Name<Reason>>
  /// The reason that each plan gets as a message when an action spends from the limit.
  package var whenSpent: Columns<Plan, Name<Reason>>
  package var resets: Name<Reset>?
  /// The event that counts against the limit, since the last reset or within the window.
  package var counts: Name<CountedEvent>?
  /// How far back events count, for a limit that does not reset.
  package var window: Quantity?
  /// The messages about the limit.
  package var tells: LimitTells
  /// The meter of the limit; nil for a limit without one.
  package var meter: ShownMeter?
  package var locked: Columns<Plan, Name<Lock>>
  package var undecided: Columns<Plan, Name<Placeholder>>
}

extension Limit {
  /// The facts with the amount in use, the remaining amount, and the amount that one more item adds. All have the unit of the limit.
  package var amounts: [Name<Fact>] { [used, left, adds].compactMap(\.self) }
}

extension Named<Limit, Limit> {
  /// The first limit in bytes of which a fact is an amount. Nil if it is also an amount of a limit in another unit.
  package func inBytes(of fact: Name<Fact>) -> Entry? {
    let limits = entries.filter { $0.value.amounts.contains(fact) }
    return limits.allSatisfy { $0.value.unit == .bytes } ? limits.first : nil
  }
}

/// The messages about a limit, for the moment when it is reached and for the list of all limits.
package struct LimitTells: Sendable, Equatable {
  /// What happened.
  package var what: Name<Copy>?
  package var why: Name<Copy>?
  /// What the user can do next.
  package var next: Name<Copy>?
  /// The amount in use and the maximum.
  package var count: Name<Copy>?
  /// What counts toward the limit and what does not.
  package var counted: Name<Copy>?
  /// When the count resets.
  package var reset: Name<Copy>?

  /// The message for a part; nil when the limit has none.
  package subscript(part: LimitPartKind) -> Name<Copy>? {
    switch part {
    case .what: what
    case .why: why
    case .next: next
    case .count: count
    case .counted: counted
    case .reset: reset
    }
  }
}

/// The meter of a limit, which shows the largest items that count toward it.
package struct ShownMeter: Sendable, Equatable {
  /// The setting with the number of largest items to show.
  package var shows: Name<Setting>
  /// The fact with the amount that is pending removal and still counts.
  package var pending: Name<Fact>?
}

package enum LimitValue: Sendable, Hashable {
  case number(Int64)
  case unlimited
  /// The limit does not apply to this plan: nothing is counted or shown.
  case notApplicable
}

extension Limit {
  package static let schema = Schema.object("limit", build: Limit.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("unit", \.unit, .choice, or: .count, "The unit of the limit: `count`, `bytes`, or `characters`.")
    Field(
      "plans", \.plans, .columns(Plan.self, LimitValue.schema), whenBroken: Columns(),
      "The maximum for each plan, `unlimited`, or `none` if the limit does not apply to the plan.")
    Field("used", \.used, Schema.name(of: Fact.self).optional, or: .some(nil), "The fact with the amount in use.")
    Field("left", \.left, Schema.name(of: Fact.self).optional, or: .some(nil), "The fact with the remaining amount, instead of `used`.")
    Field(
      "adds", \.adds, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact with the amount that one more item adds; 1 when left out.")
    Field("soft", \.soft, .oneOrMany(.name(of: Plan.self)), or: [], "The plans that get a warning and are never blocked.")
    Field(
      "when_full", \.whenFull, .columns(Plan.self, .name(of: Reason.self)), or: Columns(),
      "The reason that each plan gets when the limit is full: for a denial, or for a warning if the plan is soft."
    )
    Field(
      "when_spent", \.whenSpent, .columns(Plan.self, .name(of: Reason.self)), or: Columns(),
      "The reason that each plan gets as a message when an action spends from the limit.")
    Field("resets", \.resets, Schema.name(of: Reset.self).optional, or: .some(nil), "The schedule on which the count resets.")
    Field(
      "counts", \.counts, Schema.name(of: CountedEvent.self).optional, or: .some(nil),
      "The event that counts against the limit, if the request contains a history.")
    Field(
      "window", \.window, Schema.duration.optional, or: .some(nil), "How far back events count, for a limit that does not reset: `24h`.")
    Field("tells", \.tells, LimitTells.schema, or: LimitTells(), "The messages about the limit, by part.")
    Field("meter", \.meter, ShownMeter.schema.optional, or: .some(nil), "The meter of the limit.")
    Field(
      "locked", \.locked, .columns(Plan.self, .name(of: Lock.self)), or: Columns(),
      "The lock of each locked value; the two can change only together.")
    Field(
      "undecided", \.undecided, .columns(Plan.self, .name(of: Placeholder.self)), or: Columns(), is: [.undecided(["plans/="])],
      "The placeholder of each value that product has not decided.")
  }
}

extension LimitTells {
  static let schema = Schema.object("set of messages about a limit", build: LimitTells.init) {
    Field("what", \.what, copy, or: .some(nil), "What happened.")
    Field("why", \.why, copy, or: .some(nil), "The reason for the limit, in one sentence.")
    Field("next", \.next, copy, or: .some(nil), "What the user can do next.")
    Field("count", \.count, copy, or: .some(nil), "The amount in use and the maximum.")
    Field("counted", \.counted, copy, or: .some(nil), "What counts toward the limit and what does not.")
    Field("reset", \.reset, copy, or: .some(nil), "When the count resets; required for a limit that resets.")
  }

  private static let copy = Schema<Name<Copy>>.name(of: Copy.self).optional
}

extension ShownMeter {
  static let schema = Schema.object("meter", build: ShownMeter.init) {
    Field("shows", \.shows, .name(of: Setting.self), "The setting with the number of largest items to show.")
    Field(
      "pending", \.pending, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact with the amount that is pending removal and still counts.")
  }
}

extension LimitValue {
  static let examples = ["10", "2GB", "unlimited", "none"]

  private static let shape = Shape.quantity(
    examples, pattern: TextPattern("^(unlimited|none|(0|[1-9][0-9]*)(\(UnitText.pattern(UnitText.bytes)))?)$", takesNumbers: true, least: 0)
  )

  /// A whole number, a size in bytes, `unlimited`, or `none`.
  static let schema = Schema<LimitValue>(
    shape: shape,
    read: { node, reading in
      guard node.kind == .scalar, !node.text.isEmpty else { return reading.refuse(node, .quantity(examples)) }
      let advice = advice(node.text)
      if node.isInvalid {
        return reading.refused(
          node, .quantity(examples), message: advice?.message(node.text), help: advice?.help, fixes: advice?.fixes(at: node.span)
        ) { parse($0) != nil }
      }
      if let value = parse(node.text) { return value }
      if let advice {
        reading.diagnostics.append(
          Diagnostic(
            SchemaProblems.badUnit, advice.message(node.text), at: node.span, helps: [advice.help], fixes: advice.fixes(at: node.span)))
        return nil
      }
      let meant = words(node.text)
      let near =
        meant.isEmpty
        ? Suggestion.choices(for: node.text, among: ["unlimited", "none"]) + QuantityText.likely(node.text) { parse($0) != nil } : meant
      reading.diagnostics.append(
        Diagnostic(
          SchemaProblems.wrongType, "expected \(Shape.quantity(examples).noun), found `\(node.text)`", at: node.span, "not a limit",
          helps: Suggestion.question(near), fixes: Fix.write(near, at: node.span)))
      return nil
    }, write: { LimitValue.write($0) })

  private static func advice(_ text: String) -> QuantityAdvice? {
    parse(text) == nil ? QuantityAdvice(text) { parse($0) != nil } : nil
  }

  /// The words that another word for a limit means: `no limit` is `unlimited`, and `null` can be either.
  private static func words(_ text: String) -> [String] {
    let word = text.lowercased().filter(\.isLetter)
    if ["nolimit", "nolimits", "infinite", "infinity", "inf", "unbounded", "limitless", "max", "all"].contains(word) || text == "\u{221E}" {
      return ["unlimited"]
    }
    if text == "null" { return ["none", "unlimited"] }
    if text.hasPrefix("-"), let number = Int64(text), number < 0 { return number == -1 ? ["unlimited", "1"] : ["\(0 - number)"] }
    return Suggestion.nearest(to: text, among: ["unlimited", "none"])
  }

  static func parse(_ text: String) -> LimitValue? {
    switch text {
    case "unlimited": return .unlimited
    case "none": return .notApplicable
    default:
      if let number = Int64(text), number >= 0, text == "\(number)" { return .number(number) }
      return UnitText.parse(text, UnitText.bytes).map { .number($0) }
    }
  }

  static func write(_ value: LimitValue) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .unlimited: "unlimited"
    case .notApplicable: "none"
    }
  }
}
