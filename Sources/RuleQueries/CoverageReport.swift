internal import RuleKinds

extension Queries {
  /// Everything that the documents ask for, with the rules that carry it and what shows that they do.
  public var coverage: ReportTable {
    ReportTable(
      key: "coverage", title: coverageTitle,
      columns: [
        .init(key: "id", title: "id", width: 10), .init(key: "source", title: "from", width: 24),
        .init(key: "about", title: "what", width: 44),
        .init(key: "rules", title: "carried by", width: 44), .init(key: "shown", title: "shown by", width: 30),
        .init(key: "app", title: "the app's part", width: 36),
      ],
      rows: book.requirements.entries.map { entry in
        let requirement = entry.value
        let shown = requirement.scenarios.map(\.text) + requirement.invariants.map(\.text) + requirement.checks
        return [
          .text(entry.name.text), .lines(requirement.provenance.sources), .text(requirement.provenance.about), .lines(requirement.rules),
          .lines(shown), .lines(requirement.app),
        ]
      })
  }

  private var coverageTitle: String {
    let all = book.requirements.entries.map(\.value)
    let carried = all.count { !$0.rules.isEmpty || !$0.checks.isEmpty }
    return "Coverage: \(all.count) requirements, \(carried) met by rules, \(all.count { !$0.app.isEmpty }) with a part for the app"
  }

  /// What no rule can do, for whoever builds the app.
  public var checklist: ReportTable {
    ReportTable(
      key: "checklist", title: "Checklist for the app: what no rule can do",
      columns: [
        .init(key: "id", title: "id", width: 10), .init(key: "source", title: "from", width: 24),
        .init(key: "app", title: "to do", width: 90),
      ],
      rows: book.requirements.entries.filter { !$0.value.app.isEmpty }.map { entry in
        [.text(entry.name.text), .lines(entry.value.provenance.sources), .lines(entry.value.app)]
      })
  }
}
