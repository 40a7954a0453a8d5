public import RulesBundle
public import RulesRuntime

// The names of what answers hold as ordinals. Answers become strings here, and nowhere before.
extension RuleBundle {
  /// The name of a rule that may be absent.
  public func name(_ section: BundleSection, _ row: Int?) -> String? { row.map { name(section, $0) } }

  /// The names of several rules, in their order.
  public func names(_ section: BundleSection, _ rows: [Int]) -> [String] { rows.map { name(section, $0) } }

  /// The name of a notice, or of the reason that informs.
  public func name(_ id: PresentedNotice.ID) -> String {
    switch id {
    case .notice(let notice): name(.notices, notice)
    case .reason(let reason): name(.reasons, reason)
    }
  }

  /// The values of an event's parameters under their names.
  public func parameters(of event: PresentedEvent) -> [(name: String, value: PresentedValue)] {
    zip(events[event.event].parameters, event.parameters).map { (text(eventParameters[$0].name), $1) }
  }

  /// What a link tells its screen, under the names of the link's parameters.
  public func parameters(of link: PresentedLink) -> [(name: String, value: String)] {
    guard let ordinal = link.link else { return [] }
    return zip(deepLinks[ordinal].parameters, link.parameters).map { (text(linkParameters[$0].parameter), $1) }
  }

  /// Where a trace has its rows.
  public func name(_ table: Trace.Table) -> String {
    switch table {
    case .table(let row): text(tables[row].name)
    case .fact(let fact): "/facts/\(name(.facts, fact))"
    case .router: "/router"
    }
  }

  /// The answer that a change of one fact leads to: `allow` or a reason code, another answer of a table, or where a link leads.
  public func name(_ answer: Trace.Answer) -> String {
    switch answer {
    case .allowed: "allow"
    case .refused(let reason): name(.reasons, reason) ?? "deny"
    case .answered(let row): self.answer(row)
    case .routed(let outcome, let route): "\(outcome.name) \(name(.routes, route))"
    }
  }
}
