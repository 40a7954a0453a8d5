internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates decisions with the types of the rules. Each id is an enum case, so an incomplete `switch` is a compile error.
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
    // Rules without gates or reasons deny nothing, so their decisions have no second case.
    let refuses = has(.gates) && has(.reasons)
    text.doc("A decision: an action is allowed or denied.")
    text.block("public enum \(prefix)Decision: Sendable") { text in
      text.doc("The action is allowed. The details contain notices, counted events, and telemetry.")
      text.line("case allowed(\(prefix)Details)")
      if refuses {
        text.doc("The action is denied. Show the gate with the copy and the buttons in the details.")
        text.line("case denied(gate: \(gate), reason: \(reason), \(prefix)Details)")
      }
      text.line()
      text.doc("Creates a decision from a result of the runtime.")
      text.block("public init(_ presented: PresentedDecision)") { text in
        text.line("let details = \(prefix)Details(presented)")
        guard refuses else { return text.line("self = .allowed(details)") }
        text.line("guard !presented.isAllowed else {")
        text.line("  self = .allowed(details)")
        text.line("  return")
        text.line("}")
        text.line("guard let gate = presented.gate, let reason = presented.reason")
        text.line("else { fatalError(\"checked rules have a reason and a gate for every denial\") }")
        text.line("self = .denied(gate: \(gate)(ordinal: gate), reason: \(reason)(ordinal: reason), details)")
      }
      text.line()
      text.doc("Whether the action is allowed.")
      text.line("public var isAllowed: Bool { if case .allowed = self { true } else { false } }")
      text.line()
      text.doc("The details of the decision, whether it allows or denies the action.")
      text.block("public var details: \(prefix)Details") { text in
        text.line("switch self {")
        text.line("case .allowed(let details): details")
        if refuses { text.line("case .denied(_, _, let details): details") }
        text.line("}")
      }
    }
  }

  private func details(_ text: inout SwiftText) {
    view(
      &text, "Details", of: "PresentedDecision", "Everything that the app shows, logs, and does after a decision.",
      [
        id("The effective plan; nil if it is unknown.", "plan", .plans, .optional),
        has(.connection)
          ? .same(
            "How the action is performed with the current connection; nil if the connection does not matter or the action is denied.",
            "mode",
            "ModeKind?") : nil,
        id("The error that a denial is logged as.", "error", .errors, .optional),
        id("The surfaces that show the gate.", "surfaces", .surfaces, .many),
        copy("The copy of a denial.", "copy", .optional), copy("Additional lines below the copy.", "lines", .many),
        parts("The messages of the limit that denies the action."), buttons("The buttons."),
        shown("The button that closes the gate without an action.", "dismiss", "ShownButton", .optional, of: .buttons),
        notices("The notices for the user, if the action is allowed."),
        id("The effects that the app has to perform.", "effects", .effects, .many),
        id("The limit that the action uses one of.", "spends", .limits, .optional),
        shown("The limits that are shown with the decision.", "limits", "LimitStatus", .many, of: .limits),
        telemetry("The telemetry events to log."),
      ] + (hasHistory ? historyDetails : []) + [
        .same("Whether the user returns to the action after signing up.", "resumes", "Bool"),
        shown("What the user returns to after signing up; nil if the user does not return.", "resume", "Resume", .optional, of: .routes),
        undecided("The reason why the rules cannot decide; nil if they can. The decision is then the declared safe denial."),
      ])
  }

  private var historyDetails: [ViewProperty?] {
    let event = type(of: .countedEvents)
    return [
      shown(
        "The status of the warning ladder; nil without a level or without a history.", "status", "LadderStatus", .optional,
        of: .ladder),
      has(.ladder)
        ? ViewProperty(
          "The level changes that the action caused.", "changes", "[\(prefix)LadderChange]",
          "(presented.changes ?? []).map { \(prefix)LadderChange($0) }") : nil,
      ViewProperty(
        "The events that the action counted.", "counted", "[\(event)]", "(presented.counted ?? []).map { \(event)(ordinal: $0) }"),
    ]
  }

  private func shownButton(_ text: inout SwiftText) {
    text.line()
    view(
      &text, "ShownButton", of: "PresentedButton",
      "A button with its label and its state.",
      [
        id("The button.", "id", .buttons), .same("The label of the button.", "label", "String"),
        .same("Whether the user can tap the button now.", "isEnabled", "Bool"),
        .same("Whether the button is the primary one.", "isProminent", "Bool"),
        id("The action that the button performs; nil if it only navigates.", "action", .actions, .optional),
        id("The screen that the button opens; nil if it opens none.", "destination", .routes, .optional),
        telemetry("The events to log when the user taps the button."),
        shown("On a screen: why the action of the button is denied; nil if it is not.", "denial", "Denial", .optional, of: .actions),
      ])
    guard has(.actions) else { return }
    text.line()
    view(
      &text, "Denial", of: "PresentedDenial", "Why the action of a button on a screen is denied.",
      [
        id("The reason.", "reason", .reasons, .always), id("The gate to show.", "gate", .gates, .always),
        copy("The copy that explains the denial; nil if there is none.", "copy", .optional),
        undecided("The reason why the rules cannot decide; nil if they can."),
      ])
  }

  /// Generates shown notices. Each one is a notice of the rules or a reason that only informs.
  private func shownNotice(_ text: inout SwiftText) {
    func one(_ section: BundleSection, _ name: String) -> ViewProperty? {
      guard has(section) else { return nil }
      let type = type(of: section)
      return ViewProperty(
        "The \(name); nil for \(name == "notice" ? "a reason that informs" : "a notice").", name, "\(type)?",
        "if case .\(name)(let ordinal) = presented.id { \(type)(ordinal: ordinal) } else { nil }")
    }
    text.line()
    view(
      &text, "ShownNotice", of: "PresentedNotice", "A notice for the user.",
      [
        one(.notices, "notice"), one(.reasons, "reason"), copy("The copy of the notice.", "copy"),
        id("The surface that shows the notice.", "surface", .surfaces, .optional), buttons("The buttons."),
        parts("The messages of the limit that is full."),
      ]
    ) { text in
      text.line()
      text.doc("The name of the notice or the reason.")
      text.block("public var name: String") { text in
        text.line("switch presented.id {")
        for (section, name) in [(BundleSection.notices, "notice"), (.reasons, "reason")] {
          text.line(has(section) ? "case .\(name)(let ordinal): \(type(of: section))(ordinal: ordinal).name" : "case .\(name): \"\"")
        }
        text.line("}")
      }
    }
  }

  private func shownPart(_ text: inout SwiftText) {
    text.line()
    view(
      &text, "ShownPart", of: "PresentedPart", "One message of a limit or of a level of the warning ladder.",
      [.same("The kind of the message.", "part", "PresentedPart.Part"), copy("The copy of the message.", "copy")])
  }

  private func limitStatus(_ text: inout SwiftText) {
    func number(_ about: String, _ name: String) -> ViewProperty { .init(about, name, "Int?", "presented.\(name).map { Int($0) }") }
    text.line()
    view(
      &text, "LimitStatus", of: "PresentedLimit", "The use of a limit in numbers.",
      [
        id("The limit.", "id", .limits), .same("The unit of the numbers.", "unit", "UnitKind"),
        number("The used amount; nil if it is unknown.", "used"), number("The maximum; nil if it is unlimited.", "limit"),
        number("The remaining amount; nil if it is unlimited or the used amount is unknown.", "remaining"),
        number("The amount that the action adds; nil if it adds one or the amount is unknown.", "adds"),
        .same("Whether exceeding the limit only warns.", "isSoft", "Bool"),
        id("The reset rule of the limit; nil if it never resets.", "resets", .resets, .optional),
        .init(
          "The time of the next reset; nil if it is unknown.", "resetsAt", "Timestamp?", "presented.resetsAt"
        ),
      ])
  }

  private func failure(_ text: inout SwiftText) {
    text.line()
    view(
      &text, "Failure", of: "PresentedFailure", "The reason why the rules cannot decide.",
      [
        .same("The kind of the failure.", "code", "PresentedFailure.Code"),
        id("The fact that is missing or invalid; nil if the failure has another cause.", "fact", .facts, .optional),
      ])
  }
}
