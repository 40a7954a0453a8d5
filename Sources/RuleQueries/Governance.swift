internal import RuleKinds
internal import Schema

extension Queries {
  /// What is not decided yet.
  public var placeholders: ReportTable {
    ReportTable(
      key: "placeholders", title: "Placeholders: what is not decided",
      columns: [
        .init(key: "id", title: "id", width: 20), .init(key: "about", title: "what"), .init(key: "owner", title: "who decides", width: 12),
        .init(key: "inForce", title: "in force", width: 44), .init(key: "default", title: "default", width: 24),
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

  /// By when open questions must be decided, and which are still open.
  public var milestones: ReportTable {
    let open = book.placeholders.entries.filter { $0.value.decided == nil }
    return ReportTable(
      key: "milestones", title: "Milestones: by when open questions must be decided",
      columns: [
        .init(key: "id", title: "id", width: 24), .init(key: "about", title: "what"), .init(key: "date", title: "date", width: 10),
        .init(key: "days", title: "days left", width: 9), .init(key: "open", title: "not decided", width: 30),
      ],
      rows: book.milestones.entries.map { entry in
        [
          .text(entry.name.text), .text(entry.value.provenance.about), .text(entry.value.date), .number(days(to: entry.value.date)),
          .lines(open.filter { $0.value.decideBy == .milestone(entry.name) }.map(\.name.text)),
        ]
      })
  }

  /// What changes only with a decision.
  public var locks: ReportTable {
    ReportTable(
      key: "locks", title: "Locks: what changes only with a decision",
      columns: [
        .init(key: "id", title: "id", width: 12), .init(key: "about", title: "what"), .init(key: "value", title: "value", width: 28),
        .init(key: "holds", title: "where", width: 60), .init(key: "keptBy", title: "kept by", width: 28),
        .init(key: "decision", title: "decision", width: 30),
      ],
      rows: book.locks.names.compactMap(lock).map { entry in
        [
          .text(entry.name), .text(entry.lock.about), .text(entry.lock.pins.map(\.value).joined(separator: "; ")), .values(entry.held),
          .lines(entry.lock.keptBy.map(\.text)), .text(entry.decided),
        ]
      })
  }

  /// What was chosen for product.
  public var assumptions: ReportTable {
    ReportTable(
      key: "assumptions", title: "Assumptions: what was chosen for product",
      columns: [
        .init(key: "id", title: "id", width: 12), .init(key: "says", title: "chosen", width: 48),
        .init(key: "because", title: "because", width: 44),
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

  /// Warnings that somebody lives with.
  public var waivers: ReportTable {
    ReportTable(
      key: "waivers", title: "Waivers: warnings that somebody lives with",
      columns: [
        .init(key: "id", title: "id", width: 30), .init(key: "check", title: "warning", width: 24),
        .init(key: "target", title: "rule", width: 44),
        .init(key: "reason", title: "reason"), .init(key: "owner", title: "owner", width: 10),
        .init(key: "expires", title: "until", width: 10), .init(key: "days", title: "days left", width: 9),
      ],
      rows: book.waivers.entries.map { entry in
        let waiver = entry.value
        return [
          .text(entry.name.text), .text(waiver.check), .text(waiver.target), .text(waiver.reason), .text(waiver.owner),
          .text(waiver.expires), .number(days(to: waiver.expires)),
        ]
      })
  }

  /// All of it in a few lines.
  public var overview: ReportTable {
    let placeholders = book.placeholders.names.compactMap(placeholder)
    let decided = placeholders.count { $0.placeholder.decided != nil }
    let open = placeholders.count { !$0.placeholder.isSettled(on: today) }
    let ruled = book.assumptions.entries.count { $0.value.ruling != nil }
    let unaccepted = book.assumptions.entries.count { !$0.value.isSettled(on: today) }
    let next = book.waivers.entries.min { $0.value.expires < $1.value.expires }
    let milestone = book.milestones.entries.filter { days(to: $0.value.date) >= 0 }.min { $0.value.date < $1.value.date }
    let rows: [(String, Int, String)] = [
      (
        "placeholders", placeholders.count,
        "\(open) open, \(placeholders.count - open - decided) accepted, \(decided) decided; \(placeholders.count { $0.due != nil }) with a date, \(placeholders.count(where: \.isOverdue)) overdue"
      ),
      (
        "milestones", book.milestones.count,
        milestone.map { "the next is \($0.name.text) on \($0.value.date), in \(days(to: $0.value.date)) days" } ?? ""
      ),
      ("locks", book.locks.count, "\(book.locks.entries.reduce(0) { $0 + $1.value.allHolds.count }) values held"),
      ("assumptions", book.assumptions.count, "\(ruled) with a ruling of product; \(unaccepted) neither ruled on nor accepted"),
      ("waivers", book.waivers.count, next.map { "the next ends on \($0.value.expires), in \(days(to: $0.value.expires)) days" } ?? ""),
      ("counts", index.rules.count, "rules of \(Set(index.rules.map(\.kind)).count) kinds"),
    ]
    return ReportTable(
      key: "overview", title: "\(book.manifest.product), as of \(today.text)",
      columns: [.init(key: "register", title: "register"), .init(key: "count", title: "count"), .init(key: "says", title: "", width: 80)],
      rows: rows.map { [.text($0.0), .number(Int64($0.1)), .text($0.2)] })
  }

  /// Days until a day, from the one that dates are compared with; negative when it has passed.
  private func days(to day: String) -> Int64 { CalendarDate(day)?.days(from: today) ?? 0 }
}

extension CalendarDate {
  /// `2026-01-05`
  var text: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return padded("\(year)", 4, onLeft: true) + "-\(two(month))-\(two(day))"
  }
}
