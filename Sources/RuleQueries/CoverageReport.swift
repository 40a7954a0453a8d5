internal import Diagnostics
internal import RuleKinds

extension Queries {
  /// The requirements of the documents, with the rules that implement them and the scenarios, invariants, and checks that verify them.
  package var coverage: ReportTable {
    ReportTable(
      key: "coverage", title: coverageTitle,
      columns: [
        .init(key: "id", title: "id", width: 10), .init(key: "source", title: "source", width: 24),
        .init(key: "about", title: "description", width: 44),
        .init(key: "rules", title: "implemented by", width: 44), .init(key: "shown", title: "verified by", width: 30),
        .init(key: "app", title: "tasks for the app", width: 36),
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
    let app = all.count { !$0.app.isEmpty }
    return "Coverage: \(all.count.counted("requirement")), \(carried) implemented by rules, \(app) with tasks for the app"
  }

  /// The tasks that rules cannot implement, for app developers.
  package var checklist: ReportTable {
    ReportTable(
      key: "checklist", title: "Checklist for the app: requirements that rules cannot implement",
      columns: [
        .init(key: "id", title: "id", width: 10), .init(key: "source", title: "source", width: 24),
        .init(key: "app", title: "task", width: 90),
      ],
      rows: book.requirements.entries.filter { !$0.value.app.isEmpty }.map { entry in
        [.text(entry.name.text), .lines(entry.value.provenance.sources), .lines(entry.value.app)]
      })
  }
}
