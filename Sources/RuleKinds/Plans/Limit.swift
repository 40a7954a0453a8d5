internal import Diagnostics
public import RulesBundle
package import Schema
internal import YAMLTree

/// A number that a person may not go over, by plan, with what counts toward it.
public struct Limit: Sendable, Equatable, Kind, Sourced {
  public static let key = "limits"
  public static let singular = "limit"

  public var provenance: Provenance
  public var unit: UnitKind
  public var plans: Columns<Plan, LimitValue>
  /// The fact that says how much is used; exactly one of `used` and `left` is given.
  public var used: Name<Fact>?
  /// The fact that says how much is left.
  public var left: Name<Fact>?
  /// The fact that says how much one more would add; 1 when absent.
  public var adds: Name<Fact>?
  /// Plans for which the limit warns and never blocks.
  public var soft: [Name<Plan>]
  /// Why a plan is refused when there is no room.
  public var whenFull: Columns<Plan, Name<Reason>>
  /// What people on a plan read when using it takes one away.
  public var whenSpent: Columns<Plan, Name<Reason>>
  public var resets: Name<Reset>?
  /// The event that is counted against it since the last reset, or within the window.
  public var counts: Name<CountedEvent>?
  /// How far back events count, where nothing resets.
  public var window: Quantity?
  /// What is said about it.
  public var tells: LimitTells
  /// How its meter is shown; nil for a limit without one.
  public var meter: ShownMeter?
  public var locked: Columns<Plan, Name<Lock>>
  public var undecided: Columns<Plan, Name<Placeholder>>
}

/// The sentences about a limit: at the limit, and in the list of all limits.
public struct LimitTells: Sendable, Equatable {
  /// What happened.
  public var what: Name<Copy>?
  public var why: Name<Copy>?
  /// What the person can do now.
  public var next: Name<Copy>?
  /// How much is used, and of how much.
  public var count: Name<Copy>?
  /// What counts toward it, and what does not.
  public var counted: Name<Copy>?
  /// When counting starts again.
  public var reset: Name<Copy>?

  /// One part; nil where the limit says nothing about it.
  public subscript(part: LimitPartKind) -> Name<Copy>? {
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

/// The meter of a limit: which things take up its room.
public struct ShownMeter: Sendable, Equatable {
  /// How many of the largest are shown.
  public var shows: Name<Setting>
  /// The fact that says how much is on its way out and still counts.
  public var pending: Name<Fact>?
}

public enum LimitValue: Sendable, Hashable {
  case number(Int64)
  case unlimited
  /// The limit means nothing for this plan: nothing is counted, nothing is shown.
  case notApplicable
}

extension Limit {
  package static let schema = Schema.object("limit", build: Limit.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("unit", \.unit, .choice, or: .count, "What is counted: `count`, `bytes` or `characters`.")
    Field(
      "plans", \.plans, .columns(Plan.self, LimitValue.schema), whenBroken: Columns(),
      "The number for each plan, `unlimited`, or `none` where it means nothing.")
    Field("used", \.used, Schema.name(of: Fact.self).optional, or: .some(nil), "The fact that says how much is used.")
    Field("left", \.left, Schema.name(of: Fact.self).optional, or: .some(nil), "The fact that says how much is left, instead of `used`.")
    Field(
      "adds", \.adds, Schema.name(of: Fact.self).optional, or: .some(nil), "The fact that says how much one more adds; 1 when left out.")
    Field("soft", \.soft, .oneOrMany(.name(of: Plan.self)), or: [], "Plans that are told and never blocked.")
    Field(
      "when_full", \.whenFull, .columns(Plan.self, .name(of: Reason.self)), or: Columns(),
      "Why each plan is refused when there is no room; what a soft one is told."
    )
    Field(
      "when_spent", \.whenSpent, .columns(Plan.self, .name(of: Reason.self)), or: Columns(),
      "What each plan is told when one is taken away.")
    Field("resets", \.resets, Schema.name(of: Reset.self).optional, or: .some(nil), "When counting starts anew.")
    Field(
      "counts", \.counts, Schema.name(of: CountedEvent.self).optional, or: .some(nil),
      "The event that is counted against it, when a history of what happened is given.")
    Field(
      "window", \.window, Schema.duration.optional, or: .some(nil), "How far back events count, where nothing resets: `24h`.")
    Field("tells", \.tells, LimitTells.schema, or: LimitTells(), "What is said about it, part by part.")
    Field("meter", \.meter, ShownMeter.schema.optional, or: .some(nil), "How its meter is shown.")
    Field("locked", \.locked, .columns(Plan.self, .name(of: Lock.self)), or: Columns(), "Numbers that may only change with their lock.")
    Field(
      "undecided", \.undecided, .columns(Plan.self, .name(of: Placeholder.self)), or: Columns(), "Numbers that product has not decided.")
  }
}

extension LimitTells {
  static let schema = Schema.object("words about a limit", build: LimitTells.init) {
    Field("what", \.what, copy, or: .some(nil), "What happened.")
    Field("why", \.why, copy, or: .some(nil), "Why there is a limit, in one sentence.")
    Field("next", \.next, copy, or: .some(nil), "What the person can do now.")
    Field("count", \.count, copy, or: .some(nil), "How much is used, and of how much.")
    Field("counted", \.counted, copy, or: .some(nil), "What counts toward it, and what does not.")
    Field("reset", \.reset, copy, or: .some(nil), "When it starts anew; needed where it resets.")
  }

  private static let copy = Schema<Name<Copy>>.name(of: Copy.self).optional
}

extension ShownMeter {
  static let schema = Schema.object("meter", build: ShownMeter.init) {
    Field("shows", \.shows, .name(of: Setting.self), "The setting that says how many of the largest things are shown.")
    Field(
      "pending", \.pending, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact that says how much is on its way out and still counts.")
  }
}

extension LimitValue {
  static let examples = ["10", "2GB", "unlimited", "none"]

  private static let shape = Shape.quantity(
    examples, pattern: TextPattern("^(unlimited|none|(0|[1-9][0-9]*)(\(UnitText.pattern(UnitText.bytes)))?)$", takesNumbers: true, least: 0)
  )

  /// A whole number, a size in bytes, `unlimited` or `none`.
  static let schema = Schema<LimitValue>(
    shape: shape,
    read: { node, reading in
      guard node.kind == .scalar, !node.text.isEmpty else { return reading.refuse(node, .quantity(examples)) }
      if node.isPoisoned { return reading.refused(node, .quantity(examples)) { parse($0) != nil } }
      if let value = parse(node.text) { return value }
      let near = Suggestion.nearest(to: node.text, among: ["unlimited", "none"])
      reading.diagnostics.append(
        Diagnostic(
          SchemaProblems.wrongType, "expected \(Shape.quantity(examples).noun), found `\(node.text)`", at: node.span, "not a limit",
          helps: near.map { "did you mean `\($0)`?" },
          fixes: near.map { Fix("write `\($0)`", .maybeIncorrect, [.init(node.span, $0)]) }))
      return nil
    }, write: { LimitValue.write($0) })

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
