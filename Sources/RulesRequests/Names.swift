public import RulesBundle
public import RulesRuntime

// The names for the ordinals in answers. Answers contain ordinals until they are written as JSON.
extension RuleBundle {
  /// Returns the name of a rule; nil for nil.
  public func name(_ section: BundleSection, _ row: Int?) -> String? { row.map { name(section, $0) } }

  /// Returns the names of several rules, in the same order.
  public func names(_ section: BundleSection, _ rows: [Int]) -> [String] { rows.map { name(section, $0) } }

  /// Returns the name of a notice, or of a reason that informs.
  public func name(_ id: PresentedNotice.ID) -> String {
    switch id {
    case .notice(let notice): name(.notices, notice)
    case .reason(let reason): name(.reasons, reason)
    }
  }

  /// Returns the parameters of an event with their names.
  public func parameters(of event: PresentedEvent) -> [(name: String, value: PresentedValue)] {
    zip(events[event.event].parameters, event.parameters).map { (text(eventParameters[$0].name), $1) }
  }

  /// Returns the parameters of a link with their names.
  public func parameters(of link: PresentedLink) -> [(name: String, value: String)] {
    guard let ordinal = link.link else { return [] }
    return zip(deepLinks[ordinal].parameters, link.parameters).map { (text(linkParameters[$0].parameter), $1) }
  }

  /// Returns the location of the table of a trace in the rules.
  public func name(_ table: Trace.Table) -> String {
    switch table {
    case .table(let row): text(tables[row].name)
    case .fact(let fact): "/facts/\(name(.facts, fact))"
    case .router: "/router"
    }
  }

  /// Returns the answer of a counterfactual: `allow` or a reason, an answer of a table, or the destination of a link.
  public func name(_ answer: Trace.Answer) -> String {
    switch answer {
    case .allowed: "allow"
    case .denied(let reason): name(.reasons, reason) ?? "deny"
    case .answered(let row): self.answer(row)
    case .routed(let outcome, let route): "\(outcome.name) \(name(.routes, route))"
    }
  }
}
