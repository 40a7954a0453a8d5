package import RuleKinds
internal import Schema

extension Queries {
  /// What is left to the app: rules that no answer depends on, and requirements that no rule implements, each with the reason.
  package var app: ReportTable { Queries.app(of: book) }

  /// The table of `report app` for a rule book, which needs no index.
  package static func app(of book: RuleBook) -> ReportTable {
    let settings = book.settings.entries.compactMap { row(Setting.singular, $0.name.text, $0.value.provenance, $0.value.leftToApp) }
    let events = book.telemetry.entries.compactMap { row(Event.singular, $0.name.text, $0.value.provenance, $0.value.leftToApp) }
    let errors = book.errors.entries.compactMap { row(ErrorRule.singular, $0.name.text, $0.value.provenance, $0.value.leftToApp) }
    let providers = book.providers.entries.compactMap {
      row(Provider.singular, "\($0.name.text)/looks", $0.value.provenance, $0.value.looks)
    }
    let data = book.dataTypes.entries.compactMap {
      row(DataType.singular, "\($0.name.text)/protected_by", $0.value.provenance, $0.value.protectedBy)
    }
    let requirements = book.requirements.entries.filter { isForApp($0.value) }.map { entry in
      [
        ReportTable.Cell.text(Requirement.singular), .text(entry.name.text), .lines(entry.value.provenance.sources),
        .lines(entry.value.app),
      ]
    }
    return ReportTable(
      key: "app", title: "Left to the app: rules that no answer depends on",
      columns: [
        .init(key: "kind", title: "kind", width: 16), .init(key: "name", title: "name", width: 30),
        .init(key: "source", title: "source", width: 20), .init(key: "why", title: "why", width: 80),
      ], rows: settings + events + errors + providers + data + unused(in: book) + requirements)
  }

  /// The rules that nothing uses and that a waiver keeps.
  private static func unused(in book: RuleBook) -> [[ReportTable.Cell]] {
    let kept = book.waivers.entries.map(\.value).filter { $0.check == "rule.unused" }
    func rows<Rule: Kind>(_ rules: Named<Rule, Rule>, _ sources: (Rule) -> [String]) -> [[ReportTable.Cell]] {
      kept.compactMap { waiver in
        let (kind, name) = (Rule.key + "/", waiver.target)
        guard name.hasPrefix(kind), let rule = rules[Name<Rule>(String(name.dropFirst(kind.count)))] else { return nil }
        return [.text(Rule.singular), .text(String(name.dropFirst(kind.count))), .lines(sources(rule)), .text(waiver.reason)]
      }
    }
    func sourced<Rule: Kind & Sourced>(_ rules: Named<Rule, Rule>) -> [[ReportTable.Cell]] { rows(rules) { $0.provenance.sources } }
    let spoken = sourced(book.copy) + sourced(book.buttons) + sourced(book.gates) + sourced(book.surfaces) + sourced(book.reasons)
    let counted = sourced(book.facts) + sourced(book.conditions) + sourced(book.limits) + sourced(book.resets) + sourced(book.signals)
    let named =
      sourced(book.entryPoints) + sourced(book.effects) + sourced(book.severities) + sourced(book.tasks) + sourced(book.wordLists)
      + sourced(book.milestones)
    let grouped = sourced(book.notificationBatches) + sourced(book.notificationCategories)
    return spoken + counted + named + grouped + rows(book.assumptions, \.sources)
  }

  private static func row(_ kind: String, _ name: String, _ provenance: Provenance, _ why: String?) -> [ReportTable.Cell]? {
    why.map { [.text(kind), .text(name), .lines(provenance.sources), .text($0)] }
  }

  /// Whether only the app implements a requirement.
  private static func isForApp(_ requirement: Requirement) -> Bool {
    !requirement.app.isEmpty && requirement.rules.isEmpty && requirement.scenarios.isEmpty && requirement.invariants.isEmpty
      && requirement.checks.isEmpty
  }
}
