package import Schema
internal import YAMLTree

/// Something that plans allow or deny: a row of the entitlement matrix.
package struct Capability: Sendable, Equatable, Kind, Sourced {
  package static let key = "capabilities"
  package static let singular = "capability"

  package var provenance: Provenance
  /// The rows of the matrix in the product documents that the capability covers.
  package var rows: [String]
  package var plans: Columns<Plan, Cell>
  package var locked: Columns<Plan, Name<Lock>>
  package var undecided: Columns<Plan, Name<Placeholder>>
}

/// What a plan allows for a capability.
package enum Cell: Sendable, Equatable {
  case allow
  /// The capability does not apply to this plan.
  case notApplicable
  case deny(Name<Reason>)
  /// Allowed while the limit has room.
  case within(Name<Limit>)
  /// Allowed while the limit has room; each use spends from the limit.
  case spends(Name<Limit>)

  package var limit: Name<Limit>? {
    switch self {
    case .within(let limit), .spends(let limit): limit
    case .allow, .notApplicable, .deny: nil
    }
  }
}

extension Capability {
  package static let schema = Schema.object("capability", build: Capability.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("rows", \.rows, .oneOrMany(.text), or: [], "The rows of the matrix in the product documents that the capability covers.")
    Field("plans", \.plans, .columns(Plan.self, Cell.schema), whenBroken: Columns(), "What each plan allows: a row of the matrix.")
    Field(
      "locked", \.locked, .columns(Plan.self, .name(of: Lock.self)), or: Columns(),
      "The lock of each locked cell; the two can change only together.")
    Field(
      "undecided", \.undecided, .columns(Plan.self, .name(of: Placeholder.self)), or: Columns(), is: [.undecided(["plans/="])],
      "The placeholder of each cell that product has not decided.")
  }
}

extension Cell {
  /// `allow`, `none`, a reason, `{within: LIMIT}`, or `{spends: LIMIT}`.
  static let schema = Schema<Cell>.either(scalar: word, mapping: limited, isScalar: { $0.limit == nil })

  /// The scalars that are not names of reasons.
  package static let words = ["allow", "none"]

  private static let word = Schema<Cell>(
    shape: .reference(to: Reason.singular),
    read: { node, reading in
      guard node.kind == .scalar, !node.text.isEmpty else { return reading.refuse(node, .reference(to: Reason.singular)) }
      if node.isInvalid { return nil }
      switch node.text {
      case "allow": return .allow
      case "none": return .notApplicable
      default:
        reading.use(Reason.key, singular: Reason.singular, node.text, at: node, orWords: words)
        return .deny(Name(node.text))
      }
    },
    write: { cell in
      switch cell {
      case .allow: "allow"
      case .notApplicable: "none"
      case .deny(let reason): reason.text
      case .within, .spends: ""
      }
    })

  private static let limited = Schema.object("cell", build: LimitedCell.init, exactlyOne: ["within", "spends"]) {
    Field("within", \.within, Schema.name(of: Limit.self).optional, or: .some(nil), "Allowed while the limit has room.")
    Field(
      "spends", \.spends, Schema.name(of: Limit.self).optional, or: .some(nil),
      "Allowed while the limit has room; each use spends from the limit."
    )
  }
  .map(\.cell, LimitedCell.init(cell:))
}

/// The mapping form of a cell.
private struct LimitedCell: Sendable, Equatable {
  var within: Name<Limit>?
  var spends: Name<Limit>?

  init(within: Name<Limit>?, spends: Name<Limit>?) {
    self.within = within
    self.spends = spends
  }

  init(cell: Cell) {
    if case .within(let limit) = cell { within = limit }
    if case .spends(let limit) = cell { spends = limit }
  }

  var cell: Cell { spends.map(Cell.spends) ?? within.map(Cell.within) ?? .notApplicable }
}
