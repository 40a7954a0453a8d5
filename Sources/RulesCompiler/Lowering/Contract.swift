internal import Conditions
package import RuleKinds
internal import RulesBundle

/// A line of the contract with app code and stored requests: the existence of a rule, or the type of a value.
package struct ContractLine: Sendable, Equatable {
  /// The subject of a line: a rule, the language version, or the type of a value.
  package enum Subject: String, Sendable, Hashable {
    case product, language, rule, fact, field, parameter, answers, link
  }

  /// The subject of the line.
  package var subject: Subject
  /// The path of the rule or the value.
  package var path: RulePath
  /// The type as in the reference, the version, or the answers; empty if only the name is relevant.
  package var values: [String]

  /// Creates a line.
  package init(_ subject: Subject, _ path: RulePath, _ values: [String] = []) {
    self.subject = subject
    self.path = path
    self.values = values
  }

  /// The text of the line in the hash.
  var text: String {
    let parts = path.parts
    let value = values.joined(separator: ", ")
    switch subject {
    case .product, .language: return "\(subject.rawValue) \(value)"
    case .rule: return "\(parts[0]) \(parts[1])"
    case .fact, .field, .answers: return "\(subject.rawValue) \(parts[1]): \(value)"
    case .parameter: return "parameter \(parts[1]).\(parts[3]): \(value)"
    case .link: return "link \(parts[1])(\(value))"
    }
  }
}

extension Lowering {
  /// The kinds in the order of the contract hash, which must never change. New kinds follow them.
  private static let contractOrder = [
    Fact.key, Plan.key, Capability.key, Limit.key, Reset.key, Action.key, EntryPoint.key, Effect.key, Reason.key, Gate.key, Button.key,
    Notice.key, ErrorRule.key, Severity.key, Surface.key, Copy.key, Event.key, SnapshotField.key, Route.key, DeepLink.key,
    NotificationCategory.key, NotificationBatch.key, NotificationType.key, CountedEvent.key, LadderLevel.key, LadderVector.key, Signal.key,
    EmptyState.key, Record.key, DecisionTable.key, DowngradeRule.key, Payload.key, OperationType.key, OfflineRow.key, RetryPolicy.key,
    Provider.key, AppTask.key, Moment.key, DataType.key, InputField.key, WordList.key, InputForm.key,
  ]

  /// Returns the contract of the rules with app code: ids and types. Changes to values, copy, and conditions do not affect it.
  func contract() -> [ContractLine] {
    var lines = [
      ContractLine(.product, RulePath("manifest", "product"), [book.manifest.product]),
      ContractLine(.language, RulePath("manifest", "language"), ["\(book.manifest.language)"]),
    ]
    let others = names.sorted.keys.filter { !Lowering.contractOrder.contains($0) && $0 != Condition.key && $0 != Setting.key }
    for kind in Lowering.contractOrder + others.sorted() {
      for name in names.sorted[kind] ?? [] { lines.append(ContractLine(.rule, RulePath(kind, name))) }
    }
    for (name, fact) in names.ordered(book.facts) {
      lines.append(ContractLine(.fact, RulePath(Fact.key, name), [ConditionType(fact, plans: typed.ordinals.plans).description]))
    }
    for (name, field) in names.ordered(book.snapshot) {
      let type = typed[RulePath(SnapshotField.key, name, "value")]?.type.description ?? field.lists?.rawValue ?? ""
      lines.append(ContractLine(.field, RulePath(SnapshotField.key, name), [type]))
    }
    for (name, event) in names.ordered(book.telemetry) {
      for parameter in event.parameters {
        let path = RulePath(Event.key, name, "parameters", parameter.name)
        lines.append(ContractLine(.parameter, path, [typed[path]?.type.description ?? ""]))
      }
    }
    for (name, table) in names.ordered(book.tables) {
      lines.append(ContractLine(.answers, RulePath(DecisionTable.key, name, "answers"), table.answers))
    }
    for (name, link) in names.ordered(book.deepLinks) {
      let ids = link.parameters.compactMap { parameter in parameter.idOf.map { "\(parameter.name): \($0)" } }
      lines.append(ContractLine(.link, RulePath(DeepLink.key, name, "parameters"), ids))
    }
    return lines
  }

  static func hash(of contract: [ContractLine]) -> [UInt8] {
    SHA256.hash(contract.map(\.text).joined(separator: "\n").utf8)
  }
}
