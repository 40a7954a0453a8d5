internal import RulesBundle

/// The reasons why a notification is suppressed, in the order of the log. The log contains the first one that applies.
struct NotificationReasons {
  /// The reasons that the planner itself applies.
  enum Kind: Int, CaseIterable {
    case systemDenied, pausedAll, categoryOff, missingData, snoozed, quietHours, rateLimited

    static let names = ["system_denied", "paused_all", "category_off", "missing_data", "snoozed", "quiet_hours", "rate_limited"]
    var name: String { Kind.names[rawValue] }
  }

  /// The planner's reason at each index. Nil for a reason that only the conditions of a type use.
  let kinds: [Kind?]
  let names: [String]

  init(_ bundle: RuleBundle) {
    let field = bundle.planner[0].logReason
    names = bundle.recordFields[field].values.map { bundle.text(bundle.factValues[$0].value) }
    kinds = names.map { name in Kind.allCases.first { $0.name.utf8.elementsEqual(name.utf8) } }
  }

  func position(of kind: Kind) -> Int? { kinds.firstIndex { $0 == kind } }

  func position(of name: String) -> Int? { names.firstIndex { $0.utf8.elementsEqual(name.utf8) } }

  /// Whether the reason defers a notification and does not suppress it.
  func isWaiting(_ position: Int) -> Bool { kinds[position] == .quietHours || kinds[position] == .snoozed }
}
