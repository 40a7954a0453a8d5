internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

// The documentation of ids and values that have no description of their own in the rules.
extension SwiftEmitter {
  /// A doc comment: a text and its sources.
  typealias Documentation = (text: String, sources: [String])

  /// Returns the documentation of the id of a rule.
  func documentation(of section: BundleSection, _ kind: String, _ row: Int) -> Documentation {
    let name = bundle.name(section, row)
    let doc = docs[kind, name]
    switch section {
    case .settings: return ("\(doc?.text ?? "") \(amount(of: row))", doc?.sources ?? [])
    case .facts: return (documentation(ofFact: row), doc?.sources ?? [])
    case .remoteOverridables: return remoteDocumentation(row, name)
    case .locked:
      let lock = bundle.text(bundle.locked[row].lock)
      return joined("`\(name)`, which the lock `\(lock)` protects.", docs["locks", lock])
    default: return (doc.map(\.text) ?? "`\(name)`.", doc?.sources ?? [])
    }
  }

  /// Returns the description of a fact, with the range of a whole number.
  func documentation(ofFact fact: Int) -> String {
    let name = bundle.name(.facts, fact)
    let text = docs["facts", name]?.text ?? SwiftEmitter.languageFacts[name] ?? "`\(name)`."
    let (least, most) = (bundle.facts[fact].atLeast, bundle.facts[fact].atMost)
    guard bundle.factKind(fact) == .int, bundle.facts[fact].program == nil, least > 0 || most < .max else { return text }
    return text + (most < .max ? " From \(least) to \(most)." : " At least \(least).")
  }

  /// The facts that the rules language declares.
  private static let languageFacts = [
    "plan": "The effective plan.",
    "decision.action": "The action of the decision, which the runtime sets.",
    "decision.entryPoint": "The entry point of the action, which the runtime sets; null without an entry point.",
    "decision.gate": "The gate of the reason, which the runtime sets; null without a gate.",
    "decision.reason": "The reason of the denial, which the runtime sets; null if the action is allowed.",
    "error.id": "The name of the error that is shown, which the runtime sets.",
    "error.severity": "The severity of the error that is shown, which the runtime sets.",
    "error.surface": "The surface that shows the error, which the runtime sets.",
    "ladder.count": "The number of events that a vector counts, which the runtime sets.",
    "ladder.level": "The level of a vector, which the runtime sets.",
    "ladder.limit": "The count at which a vector starts to slow down or stop the user, which the runtime sets.",
    "ladder.pause": "The length of a pause, which the runtime sets.",
    "ladder.suspension": "The length of a block or a suspension, which the runtime sets.",
    "ladder.thing": "The phrase for the activity that a vector counts, which the runtime sets.",
    "ladder.timeLeft": "The time until a pause, a block, or a suspension ends, which the runtime sets.",
    "ladder.vector": "The name of a vector, which the runtime sets.",
    "ladder.window": "The period in which the events of a vector count, which the runtime sets.",
  ]

  // MARK: Values of enumerations

  /// Returns the documentation of the values of an enumeration. A value is described by the rule of the same name, if all values are names of one
  /// kind, or by the condition that compares the fact with the value.
  ///
  /// - Parameters:
  ///   - names: The values, in order.
  ///   - owner: The fact or the field that has the values, such as "the fact `x`".
  ///   - fact: The fact, if it is one.
  func documentation(ofValues names: [String], of owner: String, fact: Int?) -> [Documentation] {
    let kind = docs.singulars.keys.sorted().first { kind in names.count > 1 && names.allSatisfy { docs[kind, $0]?.text.isEmpty == false } }
    return names.enumerated().map { ordinal, name in
      if let kind, let doc = docs[kind, name] { return (doc.text, doc.sources) }
      let text = "The value `\(name)` of \(owner)."
      guard let condition = fact.flatMap({ condition(thatFact: $0, isValue: ordinal) }) else { return (text, []) }
      return joined("\(text) The condition `\(condition)` is then true:", docs["conditions", condition])
    }
  }

  /// Returns the first condition that only compares a fact with a value; nil if there is none with a description.
  private func condition(thatFact fact: Int, isValue ordinal: Int) -> String? {
    for row in 0..<bundle.count(.conditions) {
      let code = bundle.programs[bundle.conditions[row].program].code
      guard code.count == 1, let only = code.first.map({ bundle.instruction($0) }), Int(only.a) == fact else { continue }
      let isEqual =
        switch only.operation {
        case .factEqual: bundle.constant(Int(only.b)).tag == .enumeration && bundle.constant(Int(only.b)).bits == Int64(ordinal)
        case .factIsOneOf: ordinal < 32 && only.b == 1 << UInt32(ordinal)
        default: false
        }
      let name = bundle.name(.conditions, row)
      if isEqual, docs["conditions", name]?.text.isEmpty == false { return name }
    }
    return nil
  }

  // MARK: Answers of tables

  /// Returns the documentation of the answers of a decision table: what each names, and the rows that lead to it.
  func documentation(ofAnswers names: [String], table question: Int) -> [Documentation] {
    let table = bundle.tables[bundle.decisionTables[question].table]
    return names.enumerated().map { position, name in
      let named = docs[bundle.decisionTables[question].answersAreRoutes ? "routes" : "copy", name]
      var cases = table.rows.filter { bundle.outcomes[bundle.tableRows[$0].then].value == position }.map { row in
        bundle.tableRows[row].condition.map { "if \(conditions(of: $0))" } ?? "in all other cases"
      }
      if bundle.outcomes[table.onError].value == position { cases.append("if a required fact is missing") }
      let result = cases.isEmpty ? "`\(name)`, which no row has as its result." : "`\(name)`, \(cases.joined(separator: ", or "))."
      return joined(result, named)
    }
  }

  /// Returns the names of the conditions of a row, all of which must hold.
  private func conditions(of program: Int) -> String {
    let names = bundle.programs[program].code.compactMap { index in
      let instruction = bundle.instruction(index)
      return instruction.operation == .condition ? "`\(bundle.name(.conditions, Int(instruction.b)))`" : nil
    }
    return names.isEmpty ? "its condition is true" : names.phrase()
  }

  // MARK: Values of a remote config

  private func remoteDocumentation(_ row: Int, _ path: String) -> Documentation {
    let remote = bundle.remoteOverridables[row]
    let unit = remote.places.first.flatMap { self.unit(of: bundle.overridePlaces[$0]) }.map { " (\($0))" } ?? ""
    let text =
      switch remote.form {
      case .onOff: "`\(path)`: a switch."
      case .range: "`\(path)`: a number from \(remote.least) to \(remote.most)\(unit)."
      case .options:
        "`\(path)`: one of \(remote.options.map { option(bundle.overrideOptions[$0]) }.phrase("or"))\(unit)."
      }
    let parts = path.split(separator: "/").map(String.init)
    return joined(text, parts.count > 1 ? docs[parts[0], parts[1]] : nil)
  }

  private func option(_ option: OverrideOptionRow) -> String { option.kind == .unlimited ? "unlimited" : "\(option.amount)" }

  /// Returns the unit of a number that can be overridden; nil for a plain number.
  private func unit(of place: OverridePlaceRow) -> String? {
    switch BundleSection(rawValue: UInt8(place.section)) {
    case .settings: return unitName(ofSetting: place.row)
    case .limitValues:
      let limit = (0..<bundle.count(.limits)).first { bundle.limits[$0].values.contains(place.row) }
      switch limit.map({ bundle.limits[$0].unit }) {
      case .bytes: return "bytes"
      case .characters: return "characters"
      case .count, nil: return nil
      }
    case .ladder: return place.column == LadderRow.At.window ? "seconds" : nil
    case .ladderSteps:
      switch place.column {
      case LadderStepRow.At.lasts, LadderStepRow.At.afterWithin: return "seconds"
      case LadderStepRow.At.share: return "percent"
      default: return nil
      }
    default: return nil
    }
  }

  private func joined(_ text: String, _ rule: RuleDocs.Entry?) -> Documentation {
    guard let rule, !rule.text.isEmpty else { return (text, rule?.sources ?? []) }
    return ("\(text) \(rule.text)", rule.sources)
  }
}
