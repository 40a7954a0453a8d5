internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Every limit of a person, in the types of these rules: what a settings screen shows.
  func overview() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    let (plan, limit) = (type("plans", "plan"), type("limits", "limit"))
    text.doc("Where a person stands with every limit that means something under their plan.")
    text.block("public struct \(prefix)Overview: Sendable, Equatable") { text in
      text.doc("The plan in force; nil when it could not be told.")
      text.line("public let plan: \(plan)?")
      text.doc("In the order of their names.")
      text.line("public let limits: [\(prefix)LimitOverview]")
      if hasHistory, has(.ladder) {
        text.doc("How far the vectors of the warning ladder are that the plan can climb; nil without a history.")
        text.line("public let ladder: [\(prefix)Standing]?")
      }
      text.doc("Why the plan could not be told; it is then the declared one.")
      text.line("public let undecided: PresentedFailure?")
      text.line()
      text.block("init(_ presented: Overview)") { text in
        text.line("plan = presented.plan.flatMap { \(plan)(name: $0) }")
        text.line("limits = presented.limits.compactMap { \(prefix)LimitOverview($0) }")
        if hasHistory, has(.ladder) { text.line("ladder = presented.ladder.map { $0.map { \(prefix)Standing($0) } }") }
        text.line("undecided = presented.undecided")
      }
    }
    text.line()
    text.doc("Where a person stands with a limit, in numbers and in words.")
    text.block("public struct \(prefix)LimitOverview: Sendable, Equatable") { text in
      text.line("public let id: \(limit)")
      text.line("public let status: PresentedLimit")
      text.doc("How much is used; nil while nobody said how much that is.")
      text.line("public let count: PresentedCopy?")
      text.doc("What counts toward it, and what does not.")
      text.line("public let counted: PresentedCopy?")
      text.doc("When it starts anew; nil where it never does.")
      text.line("public let reset: PresentedCopy?")
      text.line()
      text.block("init?(_ presented: PresentedOverviewLimit)") { text in
        text.line("guard let id = \(limit)(name: presented.status.id) else { return nil }")
        text.line("self.id = id")
        text.line("status = presented.status")
        text.line("count = presented.count")
        text.line("counted = presented.counted")
        text.line("reset = presented.reset")
      }
    }
    text.line()
    text.block("extension \(prefix)") { text in
      text.doc("Every limit of the plan in force.")
      text.block("public static func overview(_ facts: \(prefix)Facts) -> \(prefix)Overview") { text in
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)Overview(rules.overview(frame))")
      }
    }
    return text.bytes
  }
}
