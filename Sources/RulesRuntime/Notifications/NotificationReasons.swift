internal import RulesBundle

/// Why a notification does not come, in the order of the log: the first that holds is written down.
struct NotificationReasons {
  /// What the planner itself holds back for.
  enum Kind: Int, CaseIterable {
    case systemDenied, pausedAll, categoryOff, missingData, snoozed, quietHours, rateLimited

    static let names = ["system_denied", "paused_all", "category_off", "missing_data", "snoozed", "quiet_hours", "rate_limited"]
    var name: String { Kind.names[rawValue] }
  }

  /// By the reason's position: which of the planner's it is, or nil for one that only conditions of a type have.
  let kinds: [Kind?]
  let names: [String]

  init(_ bundle: Bundle) {
    let field = bundle.planner[0].logReason
    names = bundle.recordFields[field].values.map { bundle.text(bundle.factValues[$0].value) }
    kinds = names.map { name in Kind.allCases.first { $0.name.utf8.elementsEqual(name.utf8) } }
  }

  func position(of kind: Kind) -> Int? { kinds.firstIndex { $0 == kind } }

  func position(of name: String) -> Int? { names.firstIndex { $0.utf8.elementsEqual(name.utf8) } }

  /// Whether a row with this reason stands for something that only came later.
  func isWaiting(_ position: Int) -> Bool { kinds[position] == .quietHours || kinds[position] == .snoozed }
}
