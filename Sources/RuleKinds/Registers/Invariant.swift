package import Schema

/// A promise of the product that must hold whatever the facts are. Exactly one of its forms is given.
public struct Invariant: Sendable, Equatable, Kind, Sourced {
  public static let key = "invariants"
  public static let singular = "invariant"

  public var provenance: Provenance
  public var decisions: DecisionPromise?
  /// What one plan is allowed, another is too.
  public var atLeast: ComparePromise?
  /// Two plans are decided the same.
  public var same: ComparePromise?
  public var offers: OfferPromise?
  public var count: CountPromise?
  public var names: NamesPromise?
  public var words: WordsPromise?
  public var never: NeverPromise?
  public var always: AlwaysPromise?
  public var order: OrderPromise?
  public var form: FormPromise?
  public var called: CallPromise?
  public var has: HasPromise?
  public var lacks: LacksPromise?
  public var column: ColumnPromise?
  public var answers: AnswerPromise?
  /// Screens that some people never get to.
  public var neverReached: ReachPromise?
  /// The only screens that some people get to.
  public var onlyReached: ReachPromise?
  /// Kinds of which a server can switch every rule off.
  public var switches: [String]
}

extension Invariant {
  package static let schema = Schema.object(
    "invariant", build: Invariant.init,
    exactlyOne: [
      "decisions", "at_least", "same", "offers", "count", "names", "words", "never", "always", "order", "form", "called", "has",
      "lacks", "column", "answers", "never_reached", "only_reached", "switches",
    ]
  ) {
    Field.inline(\.provenance, Provenance.schema)
    Field("decisions", \.decisions, DecisionPromise.schema.optional, or: .some(nil), "How every decision about some actions ends.")
    Field("at_least", \.atLeast, ComparePromise.schema.optional, or: .some(nil), "A plan that is allowed whatever another is.")
    Field("same", \.same, ComparePromise.schema.optional, or: .some(nil), "A plan for which everything is decided as for another.")
    Field("offers", \.offers, OfferPromise.schema.optional, or: .some(nil), "Which buttons a gate offers.")
    Field("count", \.count, CountPromise.schema.optional, or: .some(nil), "How many rules of a kind there are.")
    Field("names", \.names, NamesPromise.schema.optional, or: .some(nil), "Which rules of a kind there are, whatever others are added.")
    Field("words", \.words, WordsPromise.schema.optional, or: .some(nil), "What holds for sentences.")
    Field("never", \.never, NeverPromise.schema.optional, or: .some(nil), "What rules of a kind never name.")
    Field("always", \.always, AlwaysPromise.schema.optional, or: .some(nil), "What some rules of a kind always name.")
    Field("order", \.order, OrderPromise.schema.optional, or: .some(nil), "What rules of a kind name before something else.")
    Field("form", \.form, FormPromise.schema.optional, or: .some(nil), "What names of some kinds look like.")
    Field("called", \.called, CallPromise.schema.optional, or: .some(nil), "Words that no name has, for there is another.")
    Field("has", \.has, HasPromise.schema.optional, or: .some(nil), "What some rules of a kind say.")
    Field("lacks", \.lacks, LacksPromise.schema.optional, or: .some(nil), "What some rules of a kind do not say.")
    Field("column", \.column, ColumnPromise.schema.optional, or: .some(nil), "What rules of a kind say under one key, each its own.")
    Field("answers", \.answers, AnswerPromise.schema.optional, or: .some(nil), "What alone a table answers to some people.")
    Field("never_reached", \.neverReached, ReachPromise.schema.optional, or: .some(nil), "Screens that some people never get to.")
    Field("only_reached", \.onlyReached, ReachPromise.schema.optional, or: .some(nil), "The only screens that some people get to.")
    Field("switches", \.switches, .oneOrMany(.text), or: [], "The kinds of which a server can switch every rule off.")
  }
}
