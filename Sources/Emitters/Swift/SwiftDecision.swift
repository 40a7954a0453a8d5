internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Decisions in the types of these rules: every id is a case, so that a `switch` that forgets one does not compile.
  func decision() -> [UInt8] {
    var text = header((has(.connection) ? ["public import RulesBundle"] : []) + ["public import RulesRuntime"])
    outcome(&text)
    text.line()
    details(&text)
    if has(.buttons) { shownButton(&text) }
    if has(.copy) { shownNotice(&text) }
    if has(.events) { loggedEvent(&text) }
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
      text.block("init(_ presented: PresentedDecision)") { text in
        text.line("let details = \(prefix)Details(presented: presented)")
        guard refuses else { return text.line("self = .allowed(details)") }
        text.line("guard !presented.isAllowed else {")
        text.line("  self = .allowed(details)")
        text.line("  return")
        text.line("}")
        text.line(
          "guard let gate = presented.gateType.flatMap({ \(gate)(name: $0) }), let reason = presented.reasonCode.flatMap({ \(reason)(name: $0) })"
        )
        text.line("else { fatalError(\"checked rules give every refusal a reason and a gate\") }")
        text.line("self = .refused(gate: gate, reason: reason, details)")
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
    text.doc("Everything that a caller shows, logs and does.")
    text.block("public struct \(prefix)Details: Sendable, Equatable") { text in
      text.doc("The same with ids as texts, and the trace if it was asked for.")
      text.line("public let presented: PresentedDecision")
      func member(_ about: String, _ line: String) {
        text.line()
        text.doc(about)
        text.line("public var \(line)")
      }
      member(
        "The plan in force; nil when it could not be told.", "plan: \(type("plans", "plan"))? { \(one("presented.plan", "plans", "plan")) }"
      )
      if has(.connection) {
        member(
          "How it is carried out on the connection of the moment; nil where that is all the same, and for what is refused.",
          "mode: ModeKind? { presented.mode.flatMap { ModeKind($0) } }")
      }
      if has(.errors) {
        member(
          "The error that a refusal is logged as.", "error: \(type("errors", "error"))? { \(one("presented.error", "errors", "error")) }")
      }
      if has(.surfaces) {
        member(
          "Where it is shown.", "surfaces: [\(type("surfaces", "surface"))] { \(many("presented.surfaces", "surfaces", "surface")) }")
      }
      member("The words of a refusal.", "copy: PresentedCopy? { presented.copy }")
      member("Further lines under the words.", "lines: [PresentedCopy] { presented.lines }")
      if has(.limitParts) {
        member("What the limit says that refused, part by part.", "parts: [PresentedPart] { presented.parts }")
      }
      if has(.buttons) {
        member("The ways on.", "buttons: [\(prefix)ShownButton] { presented.buttons.compactMap { \(prefix)ShownButton($0) } }")
        member(
          "The button that leaves without doing anything.",
          "dismiss: \(prefix)ShownButton? { presented.dismiss.flatMap { \(prefix)ShownButton($0) } }")
      }
      if has(.copy) {
        member(
          "What the person is told although the action is allowed.",
          "notices: [\(prefix)ShownNotice] { presented.notices.map { \(prefix)ShownNotice($0) } }")
      }
      if has(.effects) {
        member(
          "What the caller has to do.", "effects: [\(type("effects", "effect"))] { \(many("presented.effects", "effects", "effect")) }")
      }
      if has(.limits) {
        member(
          "The limit that doing it takes one away from.",
          "spends: \(type("limits", "limit"))? { \(one("presented.spends", "limits", "limit")) }")
      }
      member("The limits that are shown with it.", "limits: [PresentedLimit] { presented.limits }")
      if has(.events) {
        member("What is logged.", "telemetry: [\(prefix)LoggedEvent] { presented.telemetry.compactMap { \(prefix)LoggedEvent($0) } }")
      }
      if hasHistory {
        if has(.ladder) {
          member(
            "Where the warning ladder stands with it; nil when nothing is the matter or no history was given.",
            "standing: \(prefix)Standing? { presented.standing.map { \(prefix)Standing($0) } }")
          member(
            "Changes of level that came of doing it.",
            "changes: [\(prefix)LadderChange] { (presented.changes ?? []).map { \(prefix)LadderChange($0) } }")
        }
        member(
          "The events that doing it counted.",
          "counted: [\(type("events", "event"))] { \(many("(presented.counted ?? [])", "events", "event")) }")
      }
      member("Whether the person comes back to the action after signing up.", "resumes: Bool { presented.resumes }")
      if has(.routes) {
        member(
          "What they come back to; nil when they do not.", "resume: \(prefix)Resume? { presented.resume.flatMap { \(prefix)Resume($0) } }")
      }
      member(
        "Why the rules could not decide; the rest is then the declared safe answer.", "undecided: PresentedFailure? { presented.undecided }"
      )
    }
  }

  private func shownButton(_ text: inout SwiftText) {
    text.line()
    text.doc("A button with its label, whether it can be tapped now, and whether it stands in front of the others.")
    shown(
      &text, "ShownButton", "PresentedButton", kind: ("buttons", "button"), idOf: "id",
      ["label: String", "isEnabled: Bool", "isProminent: Bool"]
    ) { text in
      guard has(.actions) else { return }
      text.doc("The action that tapping it does; nil where it only leads somewhere.")
      text.line("public let action: \(type("actions", "action"))?")
    } set: {
      if has(.actions) { $0.line("action = \(one("presented.action", "actions", "action"))") }
    }
  }

  /// A notice is one of the rules' notices, or a reason that informs.
  private func shownNotice(_ text: inout SwiftText) {
    text.line()
    text.doc("What a person is told.")
    text.block("public struct \(prefix)ShownNotice: Sendable, Equatable") { text in
      text.doc("The notice's or the reason's name.")
      text.line("public let name: String")
      if has(.notices) {
        text.doc("Nil for a reason that informs.")
        text.line("public let notice: \(type("notices", "notice"))?")
      }
      text.line("public let copy: PresentedCopy")
      if has(.surfaces) { text.line("public let surface: \(type("surfaces", "surface"))?") }
      if has(.buttons) { text.line("public let buttons: [\(prefix)ShownButton]") }
      if has(.limitParts) {
        text.doc("What the limit says that is full, part by part.")
        text.line("public let parts: [PresentedPart]")
      }
      text.line()
      text.block("public init(_ presented: PresentedNotice)") { text in
        text.line("name = presented.id")
        if has(.notices) { text.line("notice = \(type("notices", "notice"))(name: presented.id)") }
        text.line("copy = presented.copy")
        if has(.surfaces) { text.line("surface = \(one("presented.surface", "surfaces", "surface"))") }
        if has(.buttons) { text.line("buttons = presented.buttons.compactMap { \(prefix)ShownButton($0) }") }
        if has(.limitParts) { text.line("parts = presented.parts") }
      }
    }
  }

  /// A struct with a typed id and the rest as it was presented; no value for an id of other rules.
  private func shown(
    _ text: inout SwiftText, _ name: String, _ source: String, kind: (key: String, singular: String), idOf: String, _ rest: [String],
    more: (inout SwiftText) -> Void = { _ in }, set: (inout SwiftText) -> Void = { _ in }
  ) {
    text.block("public struct \(prefix)\(name): Sendable, Equatable") { text in
      text.line("public let id: \(type(kind.key, kind.singular))")
      for property in rest { text.line("public let \(property)") }
      more(&text)
      text.line()
      text.doc("Nil when these rules have none such.")
      text.block("public init?(_ presented: \(source))") { text in
        text.line("guard let id = \(type(kind.key, kind.singular))(name: presented.\(idOf)) else { return nil }")
        text.line("self.id = id")
        for property in rest.map({ $0.prefix { $0 != ":" } }) { text.line("\(property) = presented.\(property)") }
        set(&text)
      }
    }
  }

  private func one(_ value: String, _ kind: String, _ singular: String) -> String {
    "\(value).flatMap { \(type(kind, singular))(name: $0) }"
  }
  private func many(_ value: String, _ kind: String, _ singular: String) -> String {
    "\(value).compactMap { \(type(kind, singular))(name: $0) }"
  }
}
