internal import RulesModel
internal import Schema

extension Provider {
  static let schema = Schema.object("provider", build: Provider.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("button", \.button, .name(of: Button.self), "The button that begins it.")
    Field("looks", \.looks, Schema.text.optional, or: .some(nil), "What the button looks like, where that is not for the app to choose.")
    Field("address", \.address, .choice, "Whether it gives us the person's address: `needed`, `optional` or `never`.")
    Field("name", \.name, .choice, "Whether it gives us the person's name: `needed`, `optional` or `never`.")
    Field("password", \.hasPassword, .boolean, or: false, "Whether the person has a password with us.")
    Field("confirms_address", \.confirmsAddress, .boolean, or: false, "Whether the person shows us that the address is theirs.")
    Field(
      "keeps_first_address", \.keepsFirstAddress, .boolean, or: false,
      "Whether the address comes with the first sign-in alone, so that it is kept and not asked for again.")
    Field("may_hide_address", \.mayHideAddress, .boolean, or: false, "Whether the address may be one that hides the real one.")
    Field("identifies_by_address", \.identifiesByAddress, .boolean, or: false, "Whether the address is where receipts and notices go.")
    Field("told_by", \.toldBy, .oneOrMany(.name(of: Fact.self)), or: [], "The facts that have it as a value.")
  }
}

extension AppTask {
  static let schema = Schema.object("task", build: AppTask.init) { Field.inline(\.provenance, Provenance.schema) }
}

extension Moment {
  static let schema = Schema.object("moment", build: Moment.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("asks", \.asks, MomentQuestion.schema.optional, or: .some(nil), "The question that comes before anything is done.")
    Field("does", \.does, .list(MomentStep.schema, .sequence), or: [], "What the app does, in order: tasks, or `{task: ..., if: ...}`.")
    Field(
      "goes_to", \.goesTo, Schema.name(of: Route.self).optional, or: .some(nil),
      "The screen that comes next, with nothing behind it; the person stays where they are when left out.")
    Field(
      "goes_where", \.goesWhere, Schema.name(of: DecisionTable.self).optional, or: .some(nil),
      "The table that says which screen comes next.")
    Field(
      "error", \.error, Schema.name(of: ErrorRule.self).optional, or: .some(nil),
      "The error that tells the person why, on the screen that comes next.")
    Field(
      "settles", \.settles, .oneOrMany(.choice), or: [],
      "The copies of which every data type says whether they go at this moment: `cloud`, `device`.")
  }
}

extension MomentQuestion {
  static let schema = Schema.object("question", build: MomentQuestion.init) {
    Field("table", \.table, .name(of: DecisionTable.self), "The table that says whether the person is asked first.")
    Field("answer", \.answer, .text, "The answer with which they are.")
    Field("says", \.says, .name(of: Copy.self), "What they are asked.")
    Field("shown_on", \.shownOn, .name(of: Surface.self), "Where.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .inOrder), "What they can say.")
  }
}

extension MomentStep {
  static let schema = Schema<MomentStep>.either(
    scalar: Schema<Name<AppTask>>.name(of: AppTask.self).map({ MomentStep(task: $0, conditions: []) }, { $0.task }),
    mapping: Schema.object("step", build: MomentStep.init) {
      Field("task", \.task, .name(of: AppTask.self), "What the app does.")
      Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "It is done only while these hold.")
    }, isScalar: { $0.conditions.isEmpty })
}
