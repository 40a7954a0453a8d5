internal import Schema

/// A sign of automation or fraud, which is probable but never certain.
package struct Signal: Sendable, Equatable, Kind, Sourced {
  package static let key = "signals"
  package static let singular = "signal"

  package var provenance: Provenance
  /// The name under which it is stored, if different: the name that older versions know.
  package var was: String?
  /// The weight of the signal, in percent.
  package var weight: Quantity
  /// The rate of denied attempts that produces the signal; nil when only the server reports it.
  package var refusals: LadderRate?
  /// Additional reasons whose denials count as denied attempts; if empty, only denials by the ladder count.
  package var refusedFor: [Name<Reason>]
  package var undecided: Name<Placeholder>?
}

extension Signal {
  static let schema = Schema.object("signal", build: Signal.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name under which older versions stored it, and under which it is still stored.")
    Field("weight", \.weight, .percent, "The weight of the signal: `40%`.")
    Field(
      "refusals", \.refusals, LadderRate.schema.optional, or: .some(nil),
      "The rate of denied attempts that produces the signal: `{times: 5, per: 10m}`. When left out, the server reports the signal.")
    Field(
      "refused_for", \.refusedFor, .oneOrMany(.name(of: Reason.self)), or: [],
      "Reasons, in addition to those of the ladder, whose denials of stopped actions count as denied attempts.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), is: [.undecided(["weight"])],
      "The placeholder, if product has not decided.")
  }
}
