internal import RuleKinds
internal import RulesJSON

/// What notification plans reached: each type that was scheduled, each condition and each reason that suppressed one, and each batch.
struct PlanReached {
  private(set) var paths: Set<RulePath> = []

  /// Everything that plans can reach.
  static func all(_ book: RuleBook) -> [RulePath] {
    var all: [RulePath] = []
    for entry in book.notifications.entries {
      let path = RulePath(NotificationType.key, entry.name.text)
      all.append(path)
      all += entry.value.fires.conditions.indices.map { path.appending("fires", "if", "\($0)") }
      all += entry.value.onlyIf.indices.map { path.appending("only_if", "\($0)") }
      all += entry.value.heldBack.map { path.appending("held_back", $0.reason) }
    }
    all += book.notificationBatches.names.map { RulePath(NotificationBatch.key, $0) }
    return all + reasons(book).map(\.path)
  }

  /// The reasons of the log and their paths.
  private static func reasons(_ book: RuleBook) -> [(name: String, path: RulePath)] {
    guard let log = book.planner.log, let field = book.records[log.record]?.fields.first(where: { $0.name == log.reason }),
      case .oneOf(let values) = field.type
    else { return [] }
    return values.enumerated().map {
      ($0.element, RulePath(Record.key, log.record.text, "fields", field.name, "type", "one_of", "\($0.offset)"))
    }
  }

  mutating func note(_ plan: JSON, _ book: RuleBook) {
    for shown in (plan["requests"]?.arrayValue ?? []) + (plan["inApp"]?.arrayValue ?? []) {
      if let batch = shown["batch"]?.stringValue { paths.insert(RulePath(NotificationBatch.key, batch)) }
      for one in [shown] + (shown["members"]?.arrayValue ?? []) {
        if let type = one["type"]?.stringValue { paths.insert(RulePath(NotificationType.key, type)) }
      }
    }
    for missing in plan["notPlanned"]?.arrayValue ?? [] {
      guard let name = missing["type"]?.stringValue, let type = book.notifications[name] else { continue }
      let path = RulePath(NotificationType.key, name)
      if let reason = missing["reason"]?.stringValue { paths.insert(path.appending("held_back", reason)) }
      guard missing["why"]?.stringValue == "condition", let condition = missing["condition"]?.stringValue else { continue }
      if let index = type.fires.conditions.firstIndex(of: Name(condition)) { paths.insert(path.appending("fires", "if", "\(index)")) }
      if let index = type.onlyIf.firstIndex(of: Name(condition)) { paths.insert(path.appending("only_if", "\(index)")) }
    }
    guard let field = book.planner.log?.reason else { return }
    for row in plan["log"]?.arrayValue ?? [] {
      guard let reason = row[field]?.stringValue, let known = PlanReached.reasons(book).first(where: { $0.name == reason }) else {
        continue
      }
      paths.insert(known.path)
    }
  }
}
