internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Every limit of a person, in the types of these rules: what a settings screen shows.
  func overview() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    view(
      &text, "Overview", of: "Overview", "Where a person stands with every limit that means something under their plan.",
      [
        id("The plan in force; nil when it is unknown.", "plan", .plans, .optional),
        shown("In the order of their names.", "limits", "LimitOverview", .many, of: .limits),
        hasHistory && has(.ladder)
          ? .init(
            "How far the vectors of the warning ladder are that the plan can climb; nil without a history.", "ladder",
            "[\(prefix)LadderStatus]?", "presented.ladder.map { $0.map { \(prefix)LadderStatus($0) } }") : nil,
        undecided("Why the plan is unknown; it is then the declared one."),
      ])
    text.line()
    view(
      &text, "LimitOverview", of: "PresentedOverviewLimit", "Where a person stands with a limit, in numbers and in words.",
      [
        .init("Which limit it is.", "id", type(of: .limits), "status.id"),
        shown("The numbers.", "status", "LimitStatus", of: .limits),
        copy("How much is used; nil while that is unknown.", "count", .optional),
        copy("What counts toward it, and what does not.", "counted", .optional),
        copy("When it starts again; nil where it never does.", "reset", .optional),
      ])
    text.line()
    text.block("extension \(prefix)") { text in
      text.doc("Every limit of the plan in force.")
      text.block("public static func overview(_ facts: \(someFacts)) -> \(prefix)Overview") { text in
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)Overview(rules.overview(frame))")
      }
    }
    return text.bytes
  }
}
