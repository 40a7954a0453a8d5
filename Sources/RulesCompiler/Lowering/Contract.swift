internal import Conditions
public import RuleKinds
internal import RulesBundle

/// One thing that app code and stored requests rely on: that a rule of a name exists, or what type it has.
public struct ContractLine: Sendable, Equatable {
  /// What of it: a rule of a kind, the version of the language, a type.
  public enum Subject: String, Sendable, Hashable {
    case product, language, rule, fact, field, parameter, answers, link
  }

  public var subject: Subject
  /// The rule, or the value of one.
  public var path: RulePath
  /// The type as the reference writes it, the version, the answers one by one; empty where only the name counts.
  public var values: [String]

  public init(_ subject: Subject, _ path: RulePath, _ values: [String] = []) {
    self.subject = subject
    self.path = path
    self.values = values
  }

  /// As it goes into the hash.
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
  /// The kinds that apps already rely on, in the order that the hash of their contract has: it stays, and a kind that is new stands behind them.
  private static let contractOrder = [
    Fact.key, Plan.key, Capability.key, Limit.key, Reset.key, Action.key, EntryPoint.key, Effect.key, Reason.key, Gate.key, Button.key,
    Notice.key, ErrorRule.key, Severity.key, Surface.key, Copy.key, Event.key, SnapshotField.key, Route.key, DeepLink.key,
    NotificationCategory.key, NotificationBatch.key, NotificationType.key, CountedEvent.key, LadderLevel.key, LadderVector.key, Signal.key,
    EmptyState.key, Record.key, DecisionTable.key, DowngradeRule.key, Payload.key, OperationType.key, OfflineRow.key, RetryPolicy.key,
    Provider.key, AppTask.key, Moment.key, DataType.key, InputField.key, WordList.key, InputForm.key,
  ]

  /// What app code relies on: ids and types. Values, words and conditions may change without it.
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
