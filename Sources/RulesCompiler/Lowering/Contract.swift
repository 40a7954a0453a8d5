internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// The hash of what app code relies on: ids and types. Values, words and conditions may change without it.
  func contractHash() -> [UInt8] {
    var lines = ["product \(book.manifest.product)", "language \(book.manifest.language)"]
    for kind in NameTable.kinds where kind != Condition.key && kind != Setting.key {
      for name in names.sorted[kind] ?? [] { lines.append("\(kind) \(name)") }
    }
    for (name, fact) in names.ordered(book.facts) {
      lines.append("fact \(name): \(ConditionType(fact, plans: typed.ordinals.plans).description)")
    }
    for (name, field) in names.ordered(book.snapshot) {
      let type = typed[RulePath(SnapshotField.key, name, "value")]?.type.description ?? field.lists?.rawValue ?? ""
      lines.append("field \(name): \(type)")
    }
    for (name, event) in names.ordered(book.telemetry) {
      for parameter in event.parameters {
        let type = typed[RulePath(Event.key, name, "parameters", parameter.name)]?.type.description ?? ""
        lines.append("parameter \(name).\(parameter.name): \(type)")
      }
    }
    for (name, table) in names.ordered(book.tables) { lines.append("answers \(name): \(table.answers.joined(separator: ", "))") }
    for (name, link) in names.ordered(book.deepLinks) {
      let ids = link.parameters.compactMap { parameter in parameter.idOf.map { "\(parameter.name): \($0)" } }
      lines.append("link \(name)(\(ids.joined(separator: ", ")))")
    }
    return SHA256.hash(lines.joined(separator: "\n").utf8)
  }
}
