package import RuleKinds
package import RulesBundle

/// What a person decides about a new limit: the maximum of plans, and the period after which its count resets.
package struct LimitTerms: Sendable, Equatable {
  /// The maximum of a plan, as rules write it: `3`, `2GB`, `unlimited`, `none`.
  package struct Value: Sendable, Equatable {
    package let plan: String
    package let text: String

    /// Reads `free=3`; nil if it has another form.
    package init?(_ argument: String) {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, Value.isValue(parts[1]) else { return nil }
      (plan, text) = (parts[0], parts[1])
    }

    /// Whether the limit can be full on the plan.
    var isNumber: Bool { text != "unlimited" && text != "none" }

    /// The value for questions about whether there is a maximum. A number with a unit stands for any number.
    var limit: LimitValue {
      switch text {
      case "unlimited": .unlimited
      case "none": .notApplicable
      default: .number(Int64(text) ?? 1)
      }
    }

    private static func isValue(_ text: String) -> Bool {
      ["unlimited", "none"].contains(text) || text.wholeMatch(of: /[0-9]+([kKMGT]i?B|B)?/) != nil
    }
  }

  package let values: [Value]
  package let period: LimitPeriod?

  package init(values: [Value] = [], period: LimitPeriod? = nil) { (self.values, self.period) = (values, period) }

  /// The value that a person decided for a plan.
  subscript(plan: String) -> Value? { values.last { $0.plan == plan } }

  /// The values of a limit, with those that a person decided.
  func applied(to plans: Columns<Plan, LimitValue>) -> Columns<Plan, LimitValue> {
    Columns(plans.cells.map { .init(column: $0.column, value: self[$0.column.text]?.limit ?? $0.value) })
  }
}

/// The period after which the count of a limit resets.
package struct LimitPeriod: Sendable, Equatable {
  package let every: PeriodKind
  /// How many periods pass until the next reset.
  package let interval: Int64
  /// The fact with the time from which periods are counted; nil for the calendar.
  package let from: String?
  /// The first day of weeks; nil for Monday.
  package let beginsOn: Weekday?
  /// The time zone; nil for that of the other schedules.
  package let zone: String?

  /// - Parameter every: A period, or a number of periods: `quarter`, `30 days`. With another text, the result is nil.
  package init?(_ every: String, from: String? = nil, beginsOn: Weekday? = nil, zone: String? = nil) {
    guard let found = every.lowercased().wholeMatch(of: /(?:([1-9][0-9]{0,5}) ?)?([a-z]+?)(s?)/) else { return nil }
    let name = String(found.output.2)
    guard let kind = PeriodKind.allCases.first(where: { $0.name == name }), found.output.3.isEmpty || found.output.1 != nil else {
      return nil
    }
    self.every = kind
    interval = found.output.1.flatMap { Int64($0) } ?? 1
    (self.from, self.beginsOn, self.zone) = (from, beginsOn, zone)
  }

  /// The periods of the language: `hour`, `day`, `week`.
  package static var names: [String] { PeriodKind.names }
}
