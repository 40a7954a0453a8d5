internal import RuleKinds
package import RulesJSON

extension DiffReport {
  /// The report as JSON. docs/ship/command-line.md describes the format.
  package var json: JSON {
    object([
      ("version", .int(DiffReport.jsonVersion)), ("headlines", .array(headlines.map(DiffReport.json))),
      ("names", names.isEmpty ? nil : .array(names.map(DiffReport.json))),
      ("questions", questions.isEmpty ? nil : .array(questions.map { object([("path", .string($0.path)), ("text", .string($0.text))]) })),
      ("expectations", DiffReport.strings(expectations.map(\.scenario))), ("decisions", decisions),
      ("changes", .array(changes.map(DiffReport.json))), ("contract", .array(breaks.map(DiffReport.json))),
      ("answers", .array(answers.map(DiffReport.json))), ("scenarios", .array(scenarios.map(DiffReport.json))),
      (
        "lostMinutes",
        lostMinutes.isEmpty
          ? nil : .array(lostMinutes.map { object([("notification", .string($0.notification)), ("to", .string($0.to))]) })
      ),
      ("environments", environments.isEmpty ? nil : .array(environments.map(DiffReport.json))), ("covered", coverage),
      ("sameBundle", .bool(isSameBundle)),
    ])
  }

  /// The decisions that scenarios with other expectations cite in addition, by scenario.
  private var decisions: JSON? {
    let cited = expectations.filter { !$0.decisions.isEmpty }
    return cited.isEmpty ? nil : object(cited.map { ($0.scenario, DiffReport.strings($0.decisions)) })
  }

  /// The version of the JSON output. It rises when a key changes its meaning or is removed.
  private static let jsonVersion: Int64 = 2

  private static func json(_ headline: Headline) -> JSON {
    object([
      ("category", .string(headline.category.rawValue)), ("rule", headline.rule.map { .string($0.rawValue) }),
      ("text", .string(headline.text)), ("who", .string(headline.who)), ("plans", strings(headline.plans)),
      ("paths", strings(headline.paths)),
    ])
  }

  private static func json(_ rule: NamedRule) -> JSON {
    object([("name", .string(rule.name)), ("kind", .string(rule.kind)), ("about", .string(rule.about))])
  }

  private static func json(_ report: EnvironmentReport) -> JSON {
    object([
      ("environment", .string(report.environment)), ("from", report.from.map { .string($0) }),
      (
        "values",
        .array(
          report.values.map { value in
            object([
              ("path", .string(value.path)), ("old", .string(value.old)), ("new", .string(value.new)),
              ("oldFromServer", .bool(value.isOldServed)), ("newFromServer", .bool(value.isNewServed)),
              ("until", value.until.map { .string($0) }),
            ])
          })
      ), ("headlines", .array(report.headlines.map(json))), ("hidden", strings(report.hidden)),
      ("mistakes", strings(report.mistakes)),
    ])
  }

  private static func json(_ change: Change) -> JSON {
    object([
      ("path", .string(change.path)), ("kind", .string(change.kind)), ("form", .string(change.form)),
      ("category", .string(change.category.rawValue)), ("delivery", .string(change.delivery.rawValue)),
      ("old", change.old.map { .string($0) }), ("new", change.new.map { .string($0) }), ("added", strings(change.added)),
      ("removed", strings(change.removed)), ("oldPlace", change.oldPlace.map(json)),
      ("newPlace", change.newPlace.map(json)), ("contract", strings(change.breaks)),
      ("sameForEverybody", change.isSame ? .bool(true) : nil), ("plans", strings(change.plans)),
      (
        "affects",
        change.affects.isEmpty
          ? nil : .array(change.affects.map { object([("kind", .string($0.kind)), ("names", strings($0.names))]) })
      ),
    ])
  }

  private static func json(_ broken: Break) -> JSON {
    object([
      ("rule", .string(broken.rule)), ("path", .string(broken.path)), ("text", .string(broken.text)), ("place", broken.place.map(json)),
    ])
  }

  private static func json(_ answer: AnswerChange) -> JSON {
    func given(_ facts: [AnswerChange.Given]) -> JSON? {
      facts.isEmpty ? nil : .array(facts.map { object([("fact", .string($0.fact)), ("value", .string($0.value))]) })
    }
    func items(_ items: [PlanMove.Item]) -> JSON? {
      items.isEmpty
        ? nil
        : .array(
          items.map {
            object([("kind", .string($0.kind)), ("name", .string($0.name)), ("screen", $0.screen.isEmpty ? nil : .string($0.screen))])
          })
    }
    return object([
      ("kind", .string(answer.singular)), ("decision", .string(answer.decision)), ("category", .string(answer.category.rawValue)),
      ("old", .string(answer.old)), ("new", .string(answer.new)), ("plans", strings(answer.plans)), ("example", given(answer.example)),
      ("besides", given(answer.besides)), ("notes", strings(answer.notes)), ("lost", items(answer.lost)), ("gained", items(answer.gained)),
      ("scenario", answer.scenario.isEmpty ? nil : .string(answer.scenario)),
      (
        "diary",
        answer.diary.isEmpty
          ? nil
          : .array(
            answer.diary.map { line in
              object([
                ("at", .string(line.at)), ("until", line.until.map { .string($0) }), ("what", .string(line.what)),
                ("old", line.old.map { .string($0) }), ("new", line.new.map { .string($0) }),
              ])
            })
      ), ("oldRow", .string(answer.oldRow.description)), ("newRow", .string(answer.newRow.description)),
    ])
  }

  private static func json(_ change: ScenarioChange) -> JSON {
    object([
      ("scenario", .string(change.scenario)), ("step", change.step.isEmpty ? nil : .string(change.step)),
      ("question", .string(change.question)),
      (
        "differences",
        .array(
          change.differences.map { one in
            object([
              ("key", .string(one.key)), ("old", one.old.map { .string($0) }), ("new", one.new.map { .string($0) }),
              ("added", strings(one.added)), ("removed", strings(one.removed)),
            ])
          })
      ), ("others", strings(change.others)),
    ])
  }

  private static func json(_ place: Place) -> JSON {
    object([("file", .string(place.file)), ("line", .int(Int64(place.line))), ("column", .int(Int64(place.column)))])
  }

  private var coverage: JSON {
    object([
      ("decisions", .int(Int64(covered.decisions))), ("complete", .int(Int64(covered.complete))),
      ("untouched", .int(Int64(covered.untouched))), ("people", .int(Int64(covered.people))),
      ("requests", .int(Int64(covered.requests))), ("stories", .int(Int64(covered.stories))),
      ("scenarios", .int(Int64(covered.scenarios))), ("unreached", DiffReport.strings(covered.unreached)),
    ])
  }

  /// An array of strings; nil if it is empty, so that the member is omitted.
  private static func strings(_ texts: [String]) -> JSON? { texts.isEmpty ? nil : .array(texts.map { .string($0) }) }
}

/// An object of the members that have a value.
private func object(_ members: [(String, JSON?)]) -> JSON {
  .object(members.compactMap { key, value in value.map { .init(key: key, value: $0) } })
}
