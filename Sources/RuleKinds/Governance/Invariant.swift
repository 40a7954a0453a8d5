package import Schema

/// A statement about the product that must hold for all facts. An invariant has exactly one form.
package struct Invariant: Sendable, Equatable, Kind, Sourced {
  package static let key = "invariants"
  package static let singular = "invariant"

  package var provenance: Provenance
  package var decisions: DecisionInvariant?
  /// A plan that allows at least what another plan allows.
  package var atLeast: CompareInvariant?
  /// A plan that gets the same decisions as another plan.
  package var same: CompareInvariant?
  package var offers: OfferInvariant?
  package var count: CountInvariant?
  package var names: NamesInvariant?
  package var words: WordsInvariant?
  /// What some sentences tell people.
  package var sentence: SentenceInvariant?
  /// What texts of some rules say.
  package var texts: TextsInvariant?
  /// Copy keys whose sentences are the same, so that none reveals more than another.
  package var sameWords: [Name<Copy>]
  package var never: NeverInvariant?
  package var always: AlwaysInvariant?
  package var order: OrderInvariant?
  package var form: FormInvariant?
  package var called: CallInvariant?
  package var has: HasInvariant?
  package var lacks: LacksInvariant?
  package var column: ColumnInvariant?
  package var answers: AnswerInvariant?
  package var means: MeansInvariant?
  /// Screens that some users never reach.
  package var neverReached: ReachInvariant?
  /// The only screens that some users reach.
  package var onlyReached: ReachInvariant?
  /// Kinds in which a server can turn off every rule.
  package var switches: [String]
}

extension Invariant {
  package static let schema = Schema.object(
    "invariant", build: Invariant.init,
    exactlyOne: [
      "decisions", "at_least", "same", "offers", "count", "names", "words", "sentence", "texts", "same_words", "never", "always", "order",
      "form", "called", "has", "lacks", "column", "answers", "means", "never_reached", "only_reached", "switches",
    ]
  ) {
    Field.inline(\.provenance, Provenance.schema)
    Field("decisions", \.decisions, DecisionInvariant.schema.optional, or: .some(nil), "The outcome of every decision about some actions.")
    Field("at_least", \.atLeast, CompareInvariant.schema.optional, or: .some(nil), "A plan that allows at least what another plan allows.")
    Field("same", \.same, CompareInvariant.schema.optional, or: .some(nil), "A plan that gets the same decisions as another plan.")
    Field("offers", \.offers, OfferInvariant.schema.optional, or: .some(nil), "The buttons that a gate offers.")
    Field("count", \.count, CountInvariant.schema.optional, or: .some(nil), "The number of rules of a kind.")
    Field("names", \.names, NamesInvariant.schema.optional, or: .some(nil), "The names of the rules of a kind.")
    Field("words", \.words, WordsInvariant.schema.optional, or: .some(nil), "A requirement on copy.")
    Field(
      "sentence", \.sentence, SentenceInvariant.schema.optional, or: .some(nil), "Words that some sentences contain, or never contain.")
    Field("texts", \.texts, TextsInvariant.schema.optional, or: .some(nil), "Words that the texts of some rules contain.")
    Field(
      "same_words", \.sameWords, .oneOrMany(.name(of: Copy.self)), or: [],
      "Copy keys whose sentences are the same in every language, so that none reveals more than another.")
    Field("never", \.never, NeverInvariant.schema.optional, or: .some(nil), "The rules that rules of a kind never name.")
    Field("always", \.always, AlwaysInvariant.schema.optional, or: .some(nil), "The rules that some rules of a kind always name.")
    Field("order", \.order, OrderInvariant.schema.optional, or: .some(nil), "The order in which rules of a kind name other rules.")
    Field("form", \.form, FormInvariant.schema.optional, or: .some(nil), "The form of the names of some kinds.")
    Field("called", \.called, CallInvariant.schema.optional, or: .some(nil), "Words that no name contains, because another term is used.")
    Field("has", \.has, HasInvariant.schema.optional, or: .some(nil), "The keys and values that some rules of a kind have.")
    Field("lacks", \.lacks, LacksInvariant.schema.optional, or: .some(nil), "The keys that some rules of a kind do not have.")
    Field("column", \.column, ColumnInvariant.schema.optional, or: .some(nil), "The value that each rule of a kind has for one key.")
    Field("answers", \.answers, AnswerInvariant.schema.optional, or: .some(nil), "The only answers that a table gives to some users.")
    Field(
      "means", \.means, MeansInvariant.schema.optional, or: .some(nil),
      "Cases in which a condition holds, and cases in which it does not.")
    Field("never_reached", \.neverReached, ReachInvariant.schema.optional, or: .some(nil), "The screens that some users never reach.")
    Field("only_reached", \.onlyReached, ReachInvariant.schema.optional, or: .some(nil), "The only screens that some users reach.")
    Field("switches", \.switches, .oneOrMany(.text), or: [], "The kinds in which a server can turn off every rule.")
  }
}
