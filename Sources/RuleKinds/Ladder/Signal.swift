internal import Schema

/// A sign of automation or fraud: probable, never certain.
public struct Signal: Sendable, Equatable, Kind, Sourced {
  public static let key = "signals"
  public static let singular = "signal"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  /// How much it weighs, of 100.
  public var weight: Quantity
  /// So many refused tries in so much time are such a sign; nil when only the server sees it.
  public var refusals: LadderRate?
  /// Why else a try at what a vector stops may be refused, to count among them; without it only what the ladder itself stops does.
  public var refusedFor: [Name<Reason>]
  public var undecided: Name<Placeholder>?
}

extension Signal {
  static let schema = Schema.object("signal", build: Signal.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name that older versions stored it under; it goes on being stored under that one.")
    Field("weight", \.weight, .percent, "How much it weighs: `40%`.")
    Field(
      "refusals", \.refusals, LadderRate.schema.optional, or: .some(nil),
      "So many refused tries are this sign: `{times: 5, per: 10m}`. Without it, the server reports the sign.")
    Field(
      "refused_for", \.refusedFor, .oneOrMany(.name(of: Reason.self)), or: [],
      "Reasons besides those of the ladder: what a vector stops and is refused for one of them counts among the refused tries.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, when product has not decided."
    )
  }
}
