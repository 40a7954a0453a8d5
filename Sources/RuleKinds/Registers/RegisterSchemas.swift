internal import RulesModel
internal import Schema

extension Lock {
  static let schema = Schema.object("lock", build: Lock.init) {
    Field("about", \.about, .text, "What is locked.")
    Field("value", \.value, Schema.text.optional, or: .some(nil), "The pinned value, written as in the rule.")
    Field("holds", \.holds, .oneOrMany(.text), or: [], "Where that value stands: `limits/saved_flows/plans/free`.")
    Field("also", \.also, .list(PinnedValue.schema), or: [], "Values that it pins besides, where the rules write it in another way.")
    Field("kept_by", \.keptBy, .oneOrMany(.name(of: Invariant.self)), or: [], "The invariants that keep what one value cannot say.")
    Field("decision", \.decision, Decision.schema, "Who decided it, and where that is recorded.")
    Field("source", \.sources, .oneOrMany(.citation), "Where the documents say it.")
  }
}

extension PinnedValue {
  static let schema = Schema.object("pinned value", build: PinnedValue.init) {
    Field("value", \.value, .text, "The value, written as in the rule.")
    Field("holds", \.holds, .oneOrMany(.text), "Where it stands.")
  }
}

extension Decision {
  static let schema = Schema.object("decision", build: Decision.init) {
    Field("record", \.record, .text, "The entry of the decision log.")
    Field("by", \.by, .text, "Who decided.")
    Field("on", \.on, .date, "When: `\"2026-01-05\"`.")
  }
}

extension Acceptance {
  static let schema = Schema.object("acceptance", build: Acceptance.init) {
    Field("by", \.by, .text, "Who accepts it.")
    Field("on", \.on, .date, "Since when.")
    Field("until", \.until, .date, "Until when.")
  }
}

extension Placeholder {
  static let schema = Schema.object("placeholder", build: Placeholder.init) {
    Field("about", \.about, .text, "What is not decided.")
    Field("owner", \.owner, .text, "The chapter or the person who decides.")
    Field("options", \.options, .oneOrMany(.text), or: [], "The values to choose from, written as in the rule.")
    Field("range", \.range, .list(.text, .sequence), or: [], "The smallest and the largest value.")
    Field("default", \.fallback, Schema.text.optional, or: .some(nil), "What holds until then, where no rule holds the value.")
    Field(
      "decide_by", \.decideBy, Deadline.schema.optional, or: .some(nil), "The milestone, or the date, by which it must be decided.")
    Field("decided", \.decided, Decision.schema.optional, or: .some(nil), "Who decided it, once someone has.")
    Field("accepted", \.accepted, Acceptance.schema.optional, or: .some(nil), "Who lives with it undecided, and until when: the last day.")
    Field("source", \.sources, .oneOrMany(.citation), "Where the documents leave it open.")
  }
}

extension Assumption {
  static let schema = Schema.object("assumption", build: Assumption.init) {
    Field("says", \.says, .text, "What was chosen.")
    Field("because", \.because, .text, "Why.")
    Field("instead_of", \.insteadOf, .oneOrMany(.text), "What else it could have been.")
    Field("ruling", \.ruling, Schema.text.optional, or: .some(nil), "The product ruling that settles it.")
    Field("accepted", \.accepted, Acceptance.schema.optional, or: .some(nil), "Who accepts it, and until when.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents conflict or say nothing.")
  }
}

extension Waiver {
  static let schema = Schema.object("waiver", build: Waiver.init) {
    Field("check", \.check, .text, "The warning's name.")
    Field("target", \.target, .text, "The rule, as a path: `capabilities/flow.merge`.")
    Field("reason", \.reason, .text, "Why it is acceptable.")
    Field("owner", \.owner, .text, "Who answers for it.")
    Field("expires", \.expires, .date, "When it ends.")
  }
}
