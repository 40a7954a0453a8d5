internal import Schema

/// A date by which open questions must be decided.
package struct Milestone: Sendable, Equatable, Kind, Sourced {
  package static let key = "milestones"
  package static let singular = "milestone"

  package var provenance: Provenance
  /// `2026-12-31`
  package var date: String
}

/// The deadline of a decision.
package enum Deadline: Sendable, Equatable {
  /// `2026-12-31`
  case day(String)
  case milestone(Name<Milestone>)

  /// The deadline as written in a rule file.
  package var text: String {
    switch self {
    case .day(let day): day
    case .milestone(let name): name.text
    }
  }
}

extension RuleBook {
  /// Returns the last day of a deadline; nil when its milestone does not exist.
  package func day(of deadline: Deadline) -> String? {
    switch deadline {
    case .day(let day): day
    case .milestone(let name): milestones[name]?.date
    }
  }
}

extension Milestone {
  static let schema = Schema.object("milestone", build: Milestone.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("date", \.date, .date, is: [.deadline], "The last day on which questions that refer to the milestone can be open.")
  }
}

extension Deadline {
  static let schema = Schema<Deadline>(
    shape: .text(form: "a milestone, or a date such as `\"2026-01-05\"`"),
    read: { node, reading in
      guard let text = Schema<String>.text.read(node, &reading) else { return nil }
      if CalendarDate(text) != nil { return .day(text) }
      // Text that starts with a digit is meant as a date.
      if text.first?.isNumber ?? false { return Schema<String>.date.read(node, &reading).map { .day($0) } }
      return Schema<Name<Milestone>>.name(of: Milestone.self).read(node, &reading).map { .milestone($0) }
    },
    write: { deadline in
      switch deadline {
      case .day(let day): Schema<String>.date.write(day)
      case .milestone(let name): Schema<Name<Milestone>>.name(of: Milestone.self).write(name)
      }
    })
}
