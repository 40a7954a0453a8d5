internal import RuleKinds
internal import Schema

extension Queries {
  /// The undecided values.
  package var placeholders: ReportTable {
    ReportTable(
      key: "placeholders", title: "Placeholders: undecided values",
      columns: [
        .init(key: "id", title: "id", width: 20), .init(key: "about", title: "description"), .init(key: "owner", title: "owner", width: 12),
        .init(key: "inForce", title: "current values", width: 44), .init(key: "default", title: "default", width: 24),
        .init(key: "choices", title: "choices", width: 30),
        .init(key: "decideBy", title: "decide by", width: 18), .init(key: "due", title: "due", width: 10),
        .init(key: "state", title: "state", width: 24),
      ],
      rows: book.placeholders.names.compactMap(placeholder).map { entry in
        [
          .text(entry.name), .text(entry.placeholder.about), .text(entry.placeholder.owner), .values(entry.held),
          .text(entry.placeholder.fallback ?? ""), .text(entry.choices), .text(entry.placeholder.decideBy?.text ?? ""),
          .text(entry.due ?? ""),
          .text(entry.state),
        ]
      })
  }

  /// The deadlines of undecided values, and the values that are still undecided.
  package var milestones: ReportTable {
    let open = book.placeholders.entries.filter { $0.value.decided == nil }
    return ReportTable(
      key: "milestones", title: "Milestones: deadlines of undecided values",
      columns: [
        .init(key: "id", title: "id", width: 24), .init(key: "about", title: "description"), .init(key: "date", title: "date", width: 10),
        .init(key: "days", title: "days left", width: 9), .init(key: "open", title: "undecided", width: 30),
      ],
      rows: book.milestones.entries.map { entry in
        [
          .text(entry.name.text), .text(entry.value.provenance.about), .text(entry.value.date), .number(days(to: entry.value.date)),
          .lines(open.filter { $0.value.decideBy == .milestone(entry.name) }.map(\.name.text)),
        ]
      })
  }

  /// The values that change only with a decision.
  package var locks: ReportTable {
    ReportTable(
      key: "locks", title: "Locks: values that change only with a decision",
      columns: [
        .init(key: "id", title: "id", width: 12), .init(key: "about", title: "description"), .init(key: "value", title: "value", width: 28),
        .init(key: "holds", title: "locked values", width: 60), .init(key: "keptBy", title: "enforced by", width: 28),
        .init(key: "decision", title: "decision", width: 30),
      ],
      rows: book.locks.names.compactMap(lock).map { entry in
        [
          .text(entry.name), .text(entry.lock.about), .text(entry.lock.pins.map(\.value).joined(separator: "; ")), .values(entry.held),
          .lines(entry.lock.keptBy.map(\.text)), .text(entry.decided),
        ]
      })
  }

  /// The choices made on behalf of product.
  package var assumptions: ReportTable {
    ReportTable(
      key: "assumptions", title: "Assumptions: choices made on behalf of product",
      columns: [
        .init(key: "id", title: "id", width: 12), .init(key: "says", title: "choice", width: 48),
        .init(key: "because", title: "reason", width: 44),
        .init(key: "insteadOf", title: "instead of", width: 32), .init(key: "ruling", title: "ruling", width: 36),
        .init(key: "accepted", title: "accepted", width: 24), .init(key: "rules", title: "rules", width: 6),
      ],
      rows: book.assumptions.entries.map { entry in
        let (name, assumption) = (entry.name.text, entry.value)
        return [
          .text(name), .text(assumption.says), .text(assumption.because), .lines(assumption.insteadOf), .text(assumption.ruling ?? ""),
          .text(Acceptance.state(assumption.accepted, today) ?? ""), .number(Int64(restingRules(on: name))),
        ]
      })
  }

  /// The recorded decisions.
  package var decisions: ReportTable {
    ReportTable(
      key: "decisions", title: "Decisions: what the product team decided after the documents",
      columns: [
        .init(key: "id", title: "id", width: 12), .init(key: "about", title: "decision", width: 48),
        .init(key: "because", title: "reason", width: 44), .init(key: "by", title: "by", width: 12),
        .init(key: "on", title: "on", width: 10), .init(key: "record", title: "record", width: 16),
        .init(key: "overrules", title: "overrules", width: 32), .init(key: "rules", title: "rules", width: 6),
      ],
      rows: book.decisions.entries.map { entry in
        let (name, decision) = (entry.name.text, entry.value)
        let rules = Set(index.uses(of: RulePath(RecordedDecision.key, name)).map(\.user)).count
        return [
          .text(name), .text(decision.about), .text(decision.because), .text(decision.by), .text(decision.on), .text(decision.record ?? ""),
          .lines(decision.overrules), .number(Int64(rules)),
        ]
      })
  }

  /// The people who look at changes.
  package var owners: ReportTable {
    ReportTable(
      key: "owners", title: "Owners: reviewers of changes",
      columns: [.init(key: "place", title: "part of the rules", width: 40), .init(key: "owners", title: "owners")],
      rows: book.manifest.owners.map { [.text($0.place), .lines($0.owners)] })
  }

  /// The accepted warnings.
  package var waivers: ReportTable {
    ReportTable(
      key: "waivers", title: "Waivers: accepted warnings",
      columns: [
        .init(key: "id", title: "id", width: 30), .init(key: "check", title: "warning", width: 24),
        .init(key: "target", title: "rule", width: 44),
        .init(key: "reason", title: "reason"), .init(key: "owner", title: "owner", width: 10),
        .init(key: "expires", title: "expires", width: 10), .init(key: "days", title: "days left", width: 9),
      ],
      rows: book.waivers.entries.map { entry in
        let waiver = entry.value
        return [
          .text(entry.name.text), .text(waiver.check), .text(waiver.target), .text(waiver.reason), .text(waiver.owner),
          .text(waiver.expires), .number(days(to: waiver.expires)),
        ]
      })
  }

  /// The values that servers set, with their days.
  package var overrides: ReportTable {
    ReportTable(
      key: "overrides", title: "Overrides: values that servers set",
      columns: [
        .init(key: "environment", title: "environment", width: 12), .init(key: "path", title: "value", width: 44),
        .init(key: "to", title: "to", width: 10), .init(key: "because", title: "reason", width: 40),
        .init(key: "by", title: "by", width: 12),
        .init(key: "since", title: "since", width: 10), .init(key: "from", title: "from", width: 10),
        .init(key: "until", title: "until", width: 10), .init(key: "state", title: "state", width: 20),
      ],
      rows: book.environments.entries.flatMap { environment in
        environment.value.values.cells.map { cell in
          let one = cell.value
          return [
            .text(environment.name.text), .text(cell.column.text), .text(one.to), .text(one.because), .text(one.by), .text(one.since),
            .text(one.from ?? ""), .text(one.until ?? ""), .text(state(one)),
          ]
        }
      })
  }

  /// What `publish` does with an override, and how soon that changes.
  private func state(_ override: Override) -> String {
    if let from = override.from, days(to: from) > 0 { return "begins \(inDays(from))" }
    guard let until = override.until else { return "in force" }
    return days(to: until) < 0 ? "ended; publish again" : "ends \(inDays(until))"
  }

  /// A day as seen from today: `today`, `tomorrow`, `in 3 days`, `2 days ago`.
  private func inDays(_ day: String) -> String {
    switch days(to: day) {
    case 0: "today"
    case 1: "tomorrow"
    case -1: "yesterday"
    case let days: days < 0 ? "\(-days) days ago" : "in \(days) days"
    }
  }

  /// A summary of all reports.
  package var overview: ReportTable {
    let placeholders = book.placeholders.names.compactMap(placeholder)
    let decided = placeholders.count { $0.placeholder.decided != nil }
    let open = placeholders.count { !$0.placeholder.isSettled(on: today) }
    let ruled = book.assumptions.entries.count { $0.value.ruling != nil }
    let unaccepted = book.assumptions.entries.count { !$0.value.isSettled(on: today) }
    let next = book.waivers.entries.min { $0.value.expires < $1.value.expires }
    let milestone = book.milestones.entries.filter { days(to: $0.value.date) >= 0 }.min { $0.value.date < $1.value.date }
    let ends = book.environments.entries.flatMap { $0.value.values.cells.compactMap(\.value.until) }.filter { days(to: $0) >= 0 }.min()
    let lastDecision = book.decisions.entries.max { $0.value.on < $1.value.on }.map { "last: \($0.name.text) on \($0.value.on)" } ?? ""
    let rows: [(String, Int, String)] = [
      (
        "placeholders", placeholders.count,
        "\(open) open, \(placeholders.count - open - decided) accepted, \(decided) decided; \(placeholders.count { $0.due != nil }) with a date, \(placeholders.count(where: \.isOverdue)) overdue"
      ),
      (
        "milestones", book.milestones.count,
        milestone.map { "next: \($0.name.text) on \($0.value.date), \(inDays($0.value.date))" } ?? ""
      ),
      ("locks", book.locks.count, "\(book.locks.entries.reduce(0) { $0 + $1.value.allHolds.count }) locked values"),
      ("assumptions", book.assumptions.count, "\(ruled) with a product ruling; \(unaccepted) without a ruling or acceptance"),
      ("decisions", book.decisions.count, lastDecision),
      ("overrides", overrides.rows.count, ends.map { "next ends on \($0), \(inDays($0))" } ?? ""),
      ("waivers", book.waivers.count, next.map { "next expires on \($0.value.expires), \(inDays($0.value.expires))" } ?? ""),
      ("counts", index.rules.count, "rules of \(Set(index.rules.map(\.kind)).count) kinds"),
    ]
    return ReportTable(
      key: "overview", title: "\(book.manifest.product), as of \(today.text)",
      columns: [.init(key: "register", title: "report"), .init(key: "count", title: "count"), .init(key: "says", title: "", width: 80)],
      rows: rows.map { [.text($0.0), .number(Int64($0.1)), .text($0.2)] })
  }

  /// The number of days from `today` until a day; negative if the day has passed.
  private func days(to day: String) -> Int64 { CalendarDate(day)?.days(from: today) ?? 0 }
}

extension CalendarDate {
  /// The date in ISO 8601 form: `2026-01-05`.
  var text: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return padded("\(year)", 4, onLeft: true) + "-\(two(month))-\(two(day))"
  }
}
