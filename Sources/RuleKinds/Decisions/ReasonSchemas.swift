internal import RulesModel
internal import Schema

extension Reason {
  static let schema = Schema.object("reason", build: Reason.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "gate", \.gate, Schema.name(of: Gate.self).optional, or: .some(nil),
      "How the refusal is shown; left out for a reason that only informs.")
    Field("error", \.error, Schema.name(of: ErrorRule.self).optional, or: .some(nil), "The error it is logged as.")
    Field(
      "shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "The surfaces it appears on; else its gate's, else its error's.")
    Field("says", \.says, Schema.name(of: Copy.self).optional, or: .some(nil), "Its words; else its gate's, else its error's.")
    Field(
      "buttons", \.buttons, Schema.oneOrMany(.name(of: Button.self), .maybeEmpty).optional, or: .some(nil),
      "The ways on, `[]` for none; left out, its gate's, else its error's.")
    Field("emits", \.emits, .oneOrMany(.name(of: Event.self)), or: [], "Telemetry events that go out with it, besides its gate's.")
  }
}

extension Gate {
  static let schema = Schema.object("gate", build: Gate.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "The surfaces it appears on; else those of the reason's error.")
    Field("says", \.says, Schema.name(of: Copy.self).optional, or: .some(nil), "Its words, for every reason that has none of its own.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [], "The ways on that it offers.")
    Field("dismiss", \.dismiss, Schema.name(of: Button.self).optional, or: .some(nil), "The button that leaves without doing anything.")
    Field("adds", \.adds, .list(ExtraLine.schema, .sequence), or: [], "Further lines, each while its conditions hold.")
    Field("emits", \.emits, .oneOrMany(.name(of: Event.self)), or: [], "Telemetry events that go out when it is shown.")
    Field("resumes", \.resumes, .boolean, or: false, "Whether an action that resumes is taken up again after it.")
  }
}

extension ExtraLine {
  static let schema = Schema.object("line", build: ExtraLine.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("says", \.says, .name(of: Copy.self), "The words.")
  }
}

extension Button {
  static let schema = Schema.object("button", build: Button.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("label", \.label, .name(of: Copy.self), "What is written on it.")
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "It is offered only while these hold.")
    Field("enabled_if", \.enabledIf, .oneOrMany(.name(of: Condition.self)), or: [], "It cannot be tapped while one of these does not hold.")
    Field(
      "prominent_if", \.prominentIf, .oneOrMany(.name(of: Condition.self)), or: [], "It stands in front of the others while these hold.")
    Field("retries", \.retries, .boolean, or: false, "Whether it does the same once more; an error that offers it says by which rule.")
    Field("does", \.does, Schema.name(of: Action.self).optional, or: .some(nil), "The action that tapping it does.")
  }
}

extension Notice {
  static let schema = Schema.object("notice", build: Notice.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "It is shown while these hold.")
    Field("says", \.says, .name(of: Copy.self), "The words.")
    Field("shown_on", \.shownOn, .name(of: Surface.self), "The surface it appears on.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [], "The ways on that it offers.")
  }
}
