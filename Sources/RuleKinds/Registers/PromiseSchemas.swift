internal import RulesModel
internal import Schema

extension Invariant {
  static let schema = Schema.object(
    "invariant", build: Invariant.init,
    exactlyOne: ["decisions", "offers", "count", "names", "words", "never", "has", "never_reached", "only_reached", "switches"]
  ) {
    Field.inline(\.provenance, Provenance.schema)
    Field("decisions", \.decisions, DecisionPromise.schema.optional, or: .some(nil), "How every decision about some actions ends.")
    Field("offers", \.offers, OfferPromise.schema.optional, or: .some(nil), "Which buttons a gate offers.")
    Field("count", \.count, CountPromise.schema.optional, or: .some(nil), "How many rules of a kind there are.")
    Field("names", \.names, NamesPromise.schema.optional, or: .some(nil), "Which rules of a kind there are, whatever others are added.")
    Field("words", \.words, WordsPromise.schema.optional, or: .some(nil), "What holds for sentences.")
    Field("never", \.never, NeverPromise.schema.optional, or: .some(nil), "What rules of a kind never name.")
    Field("has", \.has, HasPromise.schema.optional, or: .some(nil), "What some rules of a kind say.")
    Field("never_reached", \.neverReached, ReachPromise.schema.optional, or: .some(nil), "Screens that some people never get to.")
    Field("only_reached", \.onlyReached, ReachPromise.schema.optional, or: .some(nil), "The only screens that some people get to.")
    Field("switches", \.switches, .oneOrMany(.text), or: [], "The kinds of which a server can switch every rule off.")
  }
}

extension DecisionPromise {
  static let schema = Schema.object("promise", build: DecisionPromise.init) {
    Field("plans", \.plans, .oneOrMany(.name(of: Plan.self)), "The plans it holds for.")
    Field("actions", \.actions, .oneOrMany(.name(of: Action.self)), or: [], "The actions it is about.")
    Field("effects", \.effects, .oneOrMany(.name(of: Effect.self)), or: [], "Every action with one of these effects.")
    Field("denied_by", \.deniedBy, Schema.name(of: Gate.self).optional, or: .some(nil), "Always refused, and shown by this gate.")
    Field("allowed", \.allowed, .boolean, or: false, "Always allowed.")
    Field(
      "except", \.except, .oneOrMany(.name(of: Reason.self)), or: [],
      "Reasons of refusals that do not count, such as those of the connection.")
    Field("resumes", \.resumes, .boolean, or: false, "Always taken up again after signing up.")
    Field("within", \.within, Schema.name(of: Limit.self).optional, or: .some(nil), "Allowed only while this limit has room.")
  }
}

extension OfferPromise {
  static let schema = Schema.object("promise", build: OfferPromise.init) {
    Field("gate", \.gate, .name(of: Gate.self), "The gate.")
    Field("exactly", \.exactly, .oneOrMany(.name(of: Button.self), .inOrder), "Its buttons, in order.")
  }
}

extension CountPromise {
  static let schema = Schema.object("promise", build: CountPromise.init) {
    Field("of", \.of, .text, "The kind: `errors`.")
    Field("exactly", \.exactly, .integer(0 ... .max), "How many.")
  }
}

extension NamesPromise {
  static let schema = Schema.object("promise", build: NamesPromise.init) {
    Field("of", \.of, .text, "The kind: `errors`.")
    Field("including", \.including, .oneOrMany(.text), "The names.")
  }
}

extension WordsPromise {
  static let schema = Schema.object("promise", build: WordsPromise.init) {
    Field("said_by", \.saidBy, .oneOrMany(.text), or: [], "Only sentences that rules of these kinds say: `notifications`.")
    Field("except", \.except, .oneOrMany(.name(of: Copy.self)), or: [], "Those of them that it does not hold for.")
    Field("shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "Only sentences on these surfaces.")
    Field("with", \.with, .oneOrMany(.text), or: [], "Only sentences with one of these words in them.")
    Field("never", \.never, .oneOrMany(.text), or: [], "The words that they never have.")
    Field(
      "shorter_than", \.shorterThan, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting that says how many characters they stay below, with every value at its longest.")
    Field("only_if", \.onlyIf, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions under which alone they are shown.")
  }
}

extension HasPromise {
  static let schema = Schema.object("promise", build: HasPromise.init) {
    Field("in", \.within, .text, "The kind: `notification_categories`.")
    Field("names", \.names, .oneOrMany(.text), "Which of it.")
    Field("key", \.key, .text, "The key: `always_in_app`.")
    Field("value", \.value, .text, "What stands there, as it is written: `\"true\"`.")
  }
}

extension NeverPromise {
  static let schema = Schema.object("promise", build: NeverPromise.init) {
    Field("in", \.within, .text, "The kind whose rules never do: `notifications`.")
    Field("name", \.kind, .text, "The kind that they never name: `plans`.")
    Field("any_of", \.names, .oneOrMany(.text), "Which of it.")
  }
}

extension ReachPromise {
  static let schema = Schema.object("promise", build: ReachPromise.init) {
    Field("by", \.plans, .oneOrMany(.name(of: Plan.self)), "The plans of those whom it is about.")
    Field(
      "from", \.from, .oneOrMany(.name(of: Route.self)), or: [],
      "Where they begin; wherever the app may open, and whatever else leads to a screen, when left out.")
    Field("routes", \.routes, .oneOrMany(.name(of: Route.self)), "The screens.")
  }
}
