internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates the overview of limits for a settings screen, with the types of the rules.
  func overview() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    view(
      &text, "Overview", of: "Overview", "The use of all limits that apply to the plan.",
      [
        effectivePlan(),
        shown("The limits, sorted by name.", "limits", "LimitOverview", .many, of: .limits),
        hasHistory && has(.ladder)
          ? .init(
            "The statuses of the vectors of the warning ladder that apply to the plan; nil without a history.", "ladder",
            "[\(prefix)LadderStatus]?", "presented.ladder.map { $0.map { \(prefix)LadderStatus($0) } }") : nil,
        undecided("The reason why the plan is unknown; nil if it is known. The plan is then the declared fallback."),
      ])
    text.line()
    view(
      &text, "LimitOverview", of: "PresentedOverviewLimit", "The use of a limit in numbers and as copy.",
      [
        .init("The limit.", "id", type(of: .limits), "status.id"),
        shown("The numbers.", "status", "LimitStatus", of: .limits),
        copy("The copy about the used amount; nil if it is unknown.", "count", .optional),
        copy("The copy about what counts toward the limit; nil if there is none.", "counted", .optional),
        copy("The copy about the next reset; nil if the limit never resets.", "reset", .optional),
      ])
    text.line()
    text.block("extension \(prefix)") { text in
      text.doc("Returns all limits of the effective plan.")
      text.block("public static func overview(_ facts: \(someFacts)) -> \(prefix)Overview") { text in
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)Overview(rules.overview(frame))")
      }
    }
    return text.bytes
  }
}
