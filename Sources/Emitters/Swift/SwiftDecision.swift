internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Decisions in the types of these rules: every id is a case, so that a `switch` that forgets one does not compile.
  func decision() -> [UInt8] {
    var text = header((has(.connection) || has(.limits) ? ["public import RulesBundle"] : []) + ["public import RulesRuntime"])
    outcome(&text)
    text.line()
    details(&text)
    if has(.buttons) { shownButton(&text) }
    if has(.copy) { shownNotice(&text) }
    if has(.copy), hasParts { shownPart(&text) }
    if has(.limits) { limitStatus(&text) }
    if has(.events) { loggedEvent(&text) }
    failure(&text)
    return text.bytes
  }

  private func outcome(_ text: inout SwiftText) {
    let gate = type("gates", "gate")
    let reason = type("reasons", "reason")
    // Rules that refuse nothing have no gates, and their decisions no second case.
    let refuses = has(.gates) && has(.reasons)
    text.doc("A decision in the types of these rules.")
    text.block("public enum \(prefix)Decision: Sendable") { text in
      text.doc("Go on; the details say what is told, counted and logged.")
      text.line("case allowed(\(prefix)Details)")
      if refuses {
        text.doc("Show the gate; the details say with which words and ways on.")
        text.line("case refused(gate: \(gate), reason: \(reason), \(prefix)Details)")
      }
      text.line()
      text.block("public init(_ presented: PresentedDecision)") { text in
        text.line("let details = \(prefix)Details(presented)")
        guard refuses else { return text.line("self = .allowed(details)") }
        text.line("guard !presented.isAllowed else {")
        text.line("  self = .allowed(details)")
        text.line("  return")
        text.line("}")
        text.line("guard let gate = presented.gateType, let reason = presented.reasonCode")
        text.line("else { fatalError(\"checked rules give every refusal a reason and a gate\") }")
        text.line("self = .refused(gate: \(gate)(ordinal: gate), reason: \(reason)(ordinal: reason), details)")
      }
      text.line()
      text.line("public var isAllowed: Bool { if case .allowed = self { true } else { false } }")
      text.line()
      text.doc("What is told, counted and logged either way.")
      text.block("public var details: \(prefix)Details") { text in
        text.line("switch self {")
        text.line("case .allowed(let details): details")
        if refuses { text.line("case .refused(_, _, let details): details") }
        text.line("}")
      }
    }
  }

  private func details(_ text: inout SwiftText) {
    view(
      &text, "Details", of: "PresentedDecision", "Everything that a caller shows, logs and does.",
      [
        id("The plan in force; nil when it is unknown.", "plan", .plans, .optional),
        has(.connection)
          ? .same(
            "How it is carried out on the connection of the moment; nil where that makes no difference, and for what is refused.", "mode",
            "ModeKind?") : nil,
        id("The error that a refusal is logged as.", "error", .errors, .optional),
        id("Where it is shown.", "surfaces", .surfaces, .many),
        copy("The words of a refusal.", "copy", .optional), copy("Further lines under the words.", "lines", .many),
        parts("What the limit says that refused, part by part."), buttons("The ways on."),
        shown("The button that leaves without doing anything.", "dismiss", "ShownButton", .optional, of: .buttons),
        notices("What the person reads although the action is allowed."), id("What the caller has to do.", "effects", .effects, .many),
        id("The limit that doing it takes one away from.", "spends", .limits, .optional),
        shown("The limits that are shown with it.", "limits", "LimitStatus", .many, of: .limits), telemetry("What is logged."),
      ] + (hasHistory ? historyDetails : []) + [
        .same("Whether the person comes back to the action after signing up.", "resumes", "Bool"),
        shown("What they come back to; nil when they do not.", "resume", "Resume", .optional, of: .routes),
        undecided("Why the rules could not decide; the rest is then the declared safe answer."),
      ])
  }

  private var historyDetails: [ViewProperty?] {
    let event = type(of: .countedEvents)
    return [
      shown(
        "The status of the warning ladder; nil when nothing is the matter or no history was given.", "status", "LadderStatus", .optional,
        of: .ladder),
      has(.ladder)
        ? ViewProperty(
          "Changes of level that came of doing it.", "changes", "[\(prefix)LadderChange]",
          "(presented.changes ?? []).map { \(prefix)LadderChange($0) }") : nil,
      ViewProperty(
        "The events that doing it counted.", "counted", "[\(event)]", "(presented.counted ?? []).map { \(event)(ordinal: $0) }"),
    ]
  }

  private func shownButton(_ text: inout SwiftText) {
    text.line()
    view(
      &text, "ShownButton", of: "PresentedButton",
      "A button with its label, whether it can be tapped now, and whether it stands in front of the others.",
      [
        id("Which button it is.", "id", .buttons), .same("What is on it.", "label", "String"),
        .same("Whether it can be tapped now.", "isEnabled", "Bool"),
        .same("Whether it stands in front of the others.", "isProminent", "Bool"),
        id("The action that tapping it does; nil where it only leads somewhere.", "action", .actions, .optional),
      ])
  }

  /// A notice is one of the rules' notices, or a reason that informs.
  private func shownNotice(_ text: inout SwiftText) {
    func one(_ section: BundleSection, _ name: String) -> ViewProperty? {
      guard has(section) else { return nil }
      let type = type(of: section)
      return ViewProperty(
        "Nil for \(name == "notice" ? "a reason that informs" : "a notice").", name, "\(type)?",
        "if case .\(name)(let ordinal) = presented.id { \(type)(ordinal: ordinal) } else { nil }")
    }
    text.line()
    view(
      &text, "ShownNotice", of: "PresentedNotice", "What a person reads.",
      [
        one(.notices, "notice"), one(.reasons, "reason"), copy("Its words.", "copy"),
        id("Where it is shown.", "surface", .surfaces, .optional), buttons("The ways on."),
        parts("What the limit says that is full, part by part."),
      ]
    ) { text in
      let names = [(BundleSection.notices, "notice"), (.reasons, "reason")].filter { has($0.0) }.map { "\($0.1)?.name" }
      text.line()
      text.doc("The notice's or the reason's name.")
      text.line("public var name: String { \((names + ["\"\""]).joined(separator: " ?? ")) }")
    }
  }

  private func shownPart(_ text: inout SwiftText) {
    text.line()
    view(
      &text, "ShownPart", of: "PresentedPart", "One part of what a limit or a level of the warning ladder says.",
      [.same("Which part it is.", "part", "PresentedPart.Part"), copy("Its words.", "copy")])
  }

  private func limitStatus(_ text: inout SwiftText) {
    func number(_ about: String, _ name: String) -> ViewProperty { .init(about, name, "Int?", "presented.\(name).map { Int($0) }") }
    text.line()
    view(
      &text, "LimitStatus", of: "PresentedLimit", "Where a person stands with a limit, in numbers.",
      [
        id("Which limit it is.", "id", .limits), .same("What is counted.", "unit", "UnitKind"),
        number("How much is used; nil when that is unknown.", "used"), number("Nil when unlimited.", "limit"),
        number("Nil when unlimited, or when it is unknown how much is used.", "remaining"),
        number("How much the attempted action would add; nil when it adds one, or the amount is unknown.", "adds"),
        .same("Whether going over only warns.", "isSoft", "Bool"),
        id("The rule by which it starts again; nil when it never does.", "resets", .resets, .optional),
        .init("When it does next.", "resetsAt", "Timestamp?", "presented.resetsAt.map { Timestamp(seconds: $0) }"),
      ])
  }

  private func failure(_ text: inout SwiftText) {
    text.line()
    view(
      &text, "Failure", of: "PresentedFailure", "Why the rules could not decide.",
      [
        .same("What went wrong.", "code", "PresentedFailure.Code"),
        id("The fact that is missing or unfit, when that is why.", "fact", .facts, .optional),
      ])
  }
}
