internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Where the warning ladder stands with somebody, in the types of these rules.
  func standing(_ text: inout SwiftText) {
    let level = type("ladder_levels", "ladder level")
    text.doc("Where a vector of the warning ladder stands with somebody.")
    text.block("public struct \(prefix)Standing: Sendable, Equatable") { text in
      text.doc("The same with ids as texts, and times in milliseconds.")
      text.line("public let presented: PresentedStanding")
      text.line("public let vector: \(type("ladder", "ladder vector"))")
      func member(_ about: String, _ line: String) {
        text.line()
        text.doc(about)
        text.line("public var \(line)")
      }
      member("Nil while nothing is the matter.", "level: \(level)? { presented.level.flatMap { \(level)(name: $0) } }")
      member("What it does to the actions that it stops.", "effect: LadderStanding.Effect { presented.effect }")
      member(
        "When the pause or the block ends by itself; nil without one, or when somebody must release it.",
        "until: Timestamp? { presented.until.map { Timestamp(milliseconds: $0) } }")
      member("From now until then: what a countdown shows.", "timeLeft: Swift.Duration? { presented.timeLeft.map { .milliseconds($0) } }")
      member("How many events count right now.", "count: Int { presented.count }")
      member("The count at which the person is slowed down; nil when none does.", "limit: Int? { presented.limit.map { Int($0) } }")
      member(
        "The next level that counting on leads to, the count at which it does, and how many more that is.",
        "next: (level: \(level), at: Int, more: Int)? { presented.next.flatMap { next in \(level)(name: next.level).map { ($0, Int(next.at), Int(next.more)) } } }"
      )
      if has(.resets) {
        let reset = type("resets", "reset")
        member(
          "How often the count starts anew; nil for a sliding window.",
          "resets: \(reset)? { presented.resets.flatMap { \(reset)(name: $0) } }")
        member("When it does next.", "resetsAt: Timestamp? { presented.resetsAt.map { Timestamp(milliseconds: $0) } }")
      }
      if has(.surfaces) {
        let surface = type("surfaces", "surface")
        member(
          "Where it is shown, in order of preference.",
          "surfaces: [\(surface)] { presented.surfaces.compactMap { \(surface)(name: $0) } }")
      }
      member("The words of the level.", "copy: PresentedCopy? { presented.copy }")
      member("What the level tells besides, part by part.", "parts: [PresentedPart] { presented.parts }")
      if has(.buttons) {
        member("The ways on.", "buttons: [\(prefix)ShownButton] { presented.buttons.compactMap { \(prefix)ShownButton($0) } }")
      }
      member("Whether the person can put it away.", "isDismissible: Bool { presented.isDismissible }")
      member(
        "Whether what would be said waits, because this is no moment to be disturbed.", "isDeferred: Bool { presented.isDeferred }")
      member(
        "Whether the same level was shown before: what is on the screen is brought up to date, and what a person closed does not open again.",
        "isRepeated: Bool { presented.isRepeated }")
      text.line()
      text.block("init(_ presented: PresentedStanding)") { text in
        text.line("self.presented = presented")
        vector(&text)
      }
    }
  }

  /// A change of level, as it is logged.
  func change(_ text: inout SwiftText) {
    let level = type("ladder_levels", "ladder level")
    text.doc("A vector of the warning ladder changed its level.")
    text.block("public struct \(prefix)LadderChange: Sendable, Equatable") { text in
      text.line("public let vector: \(type("ladder", "ladder vector"))")
      text.line("public let from: \(level)?")
      text.line("public let to: \(level)?")
      text.doc("When: the end of a block may lie before the moment that found it over.")
      text.line("public let at: Timestamp")
      text.doc("When the block that began ends by itself.")
      text.line("public let until: Timestamp?")
      text.doc("How many events counted then.")
      text.line("public let count: Int")
      text.doc("Whether it must be in the audit log.")
      text.line("public let isAudited: Bool")
      if has(.events) {
        text.doc("What is logged.")
        text.line("public let telemetry: [\(prefix)LoggedEvent]")
      }
      text.line()
      text.block("init(_ presented: PresentedChange)") { text in
        vector(&text)
        text.line("from = presented.from.flatMap { \(level)(name: $0) }")
        text.line("to = presented.to.flatMap { \(level)(name: $0) }")
        text.line("at = Timestamp(milliseconds: presented.at)")
        text.line("until = presented.until.map { Timestamp(milliseconds: $0) }")
        text.line("count = presented.count")
        text.line("isAudited = presented.isAudited")
        if has(.events) { text.line("telemetry = presented.telemetry.compactMap { \(prefix)LoggedEvent($0) }") }
      }
    }
  }

  private func vector(_ text: inout SwiftText) {
    text.line("guard let vector = \(type("ladder", "ladder vector"))(name: presented.vector) else {")
    text.line("  fatalError(\"these rules name their vectors\")")
    text.line("}")
    text.line("self.vector = vector")
  }
}
