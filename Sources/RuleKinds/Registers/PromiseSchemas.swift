internal import RulesModel
internal import Schema

extension Invariant {
  static let schema = Schema.object(
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

extension ComparePromise {
  static let schema = Schema.object("promise", build: ComparePromise.init) {
    Field("plan", \.plan, .name(of: Plan.self), "The plan it is about.")
    Field("as", \.with, .name(of: Plan.self), "The plan that it is compared with.")
    Field(
      "except", \.except, .oneOrMany(.name(of: Reason.self)), or: [],
      "Reasons of refusals that do not count, such as one that says that somebody has it already.")
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
  static let schema = Schema.object("promise", build: NamesPromise.init, exactlyOne: ["including", "exactly"]) {
    Field("of", \.of, .text, "The kind: `errors`.")
    Field("including", \.including, .oneOrMany(.text), or: [], "The names, whatever others there are.")
    Field("exactly", \.exactly, .oneOrMany(.text), or: [], "The names, and no others.")
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
      "written", \.written, .oneOrMany(.text), or: [],
      "How these words are written wherever they are said, `Not now`; all in small letters inside a sentence.")
    Field(
      "shorter_than", \.shorterThan, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting that says how many characters they stay below, with every value at its longest.")
    Field("only_if", \.onlyIf, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions under which alone they are shown.")
  }
}

extension HasPromise {
  static let schema = Schema.object("promise", build: HasPromise.init) {
    Field("in", \.within, .text, "The kind: `notification_categories`.")
    Field("names", \.names, .oneOrMany(.text), or: [], "Which of it; left out where a file is one rule.")
    Field("key", \.keys, .oneOrMany(.text), "The keys: `always_in_app`; deeper ones as a path, `parameters/plan`.")
    Field(
      "value", \.values, .oneOrMany(.text), or: [],
      "What stands there, as it is written: `\"true\"`. Of a list, what is in it, or the whole: `\"[S1, S2]\"`. Left out: something.")
  }
}

extension LacksPromise {
  static let schema = Schema.object("promise", build: LacksPromise.init) {
    Field("in", \.within, .text, "The kind: `severities`.")
    Field("names", \.names, .oneOrMany(.text), "Which of it.")
    Field("key", \.keys, .oneOrMany(.text), "The keys that they do not have: `logged`.")
  }
}

extension ColumnPromise {
  static let schema = Schema.object("promise", build: ColumnPromise.init) {
    Field("of", \.of, .text, "The kind: `notifications`.")
    Field("key", \.key, .text, "The key, or the way to it: `at_most`, `parameters/filter/always`.")
    Field("says", \.cells, rules, "What each rule says there, as it is written.")
  }

  private static let rules = Schema<[Cell]>.entries(
    .map(values.shape), values, key: { _, _, _ in }, make: { $0.map { Cell(name: $0.key, values: $0.value) } },
    split: { $0.map { ($0.name, $0.values) } })

  private static let values = Schema<[String]>.oneOrMany(.text)
}

extension AnswerPromise {
  static let schema = Schema.object("promise", build: AnswerPromise.init, exactlyOne: ["table", "router"]) {
    Field("table", \.table, Schema.name(of: DecisionTable.self).optional, or: .some(nil), "The table.")
    Field("router", \.isRouter, .boolean, or: false, "The rows of the router, which say who goes elsewhere before a link is followed.")
    Field("plans", \.plans, .oneOrMany(.name(of: Plan.self)), or: [], "The plans of those whom it is about; everybody when left out.")
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "While these hold.")
    Field("unless", \.unless, .oneOrMany(.name(of: Condition.self)), or: [], "While none of these holds.")
    Field("only", \.only, .oneOrMany(.text), "The only answers, or the only screens.")
  }
}

extension NeverPromise {
  static let schema = Schema.object("promise", build: NeverPromise.init) {
    Field("in", \.within, .text, "The kind whose rules never do: `notifications`.")
    Field("name", \.kind, .text, "The kind that they never name: `plans`.")
    Field("any_of", \.names, .oneOrMany(.text), "Which of it.")
    Field("except", \.except, .oneOrMany(.text), or: [], "The rules that may.")
  }
}

extension AlwaysPromise {
  static let schema = Schema.object("promise", build: AlwaysPromise.init) {
    Field("in", \.within, .text, "The kind: `moments`.")
    Field("rules", \.rules, .oneOrMany(.text), "Which of it.")
    Field("name", \.kind, .text, "The kind that they name: `tasks`.")
    Field("all_of", \.names, .oneOrMany(.text), "Which of it, in a key of theirs or in an expression.")
  }
}

extension OrderPromise {
  static let schema = Schema.object("promise", build: OrderPromise.init) {
    Field("in", \.within, .text, "The kind whose rules do: `actions`.")
    Field("first", \.first, .text, "What is named first, where both are: `capabilities/flow.edit`.")
    Field("then", \.then, .oneOrMany(.text), "What is named later: `reasons/over_the_cap`.")
  }
}

extension CallPromise {
  static let schema = Schema.object("promise", build: CallPromise.init) {
    Field("never", \.never, .oneOrMany(.text), "The words that no rule and no stored field has in its name: `username`.")
    Field("but", \.but, .text, "The word that says the same: `handle`.")
  }
}

extension FormPromise {
  static let schema = Schema.object("promise", build: FormPromise.init) {
    Field("of", \.of, .oneOrMany(.text), "The kinds: `errors`.")
    Field(
      "like", \.like, .oneOrMany(.text),
      "What a name looks like: text with `{digits}`, `{capitals}` (with `-` and digits) or `{words}` (small letters with `_`, `.` and `/`)."
    )
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
