internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates screens for a user, and what the user returns to after signing up.
  func screens() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    let (route, screen) = (type("routes", "route"), "\(prefix)Screen")
    text.block("extension \(route)") { text in
      text.doc("Returns the screen for a user: whether the user can access it, and what is on it.")
      text.block("public func screen(_ facts: \(someFacts)) -> \(screen)") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(screen)(\(prefix).rules.present(screen: Int(rawValue), frame))")
      }
    }
    text.line()
    view(
      &text, "Screen", of: "PresentedScreen", "A screen for a user.",
      [
        id("The screen.", "screen", .routes), .same("Whether the user can access the screen.", "isAllowed", "Bool"),
        id("The screen to show instead; nil if the user can access this screen.", "redirect", .routes, .optional),
        copy("The title; nil if there is none.", "title", .optional),
        shown("The sentences, in order.", "lines", "ShownCopy", .many, of: .copy),
        shown("The labels that the app places next to what it shows.", "labels", "ShownCopy", .many, of: .copy),
        shown("The limits whose use the screen shows, in order.", "meters", "LimitOverview", .many, of: .limits),
        hasHistory && has(.ladder)
          ? .init(
            "The levels of the warning ladder that appear on the screen; nil without a history.", "ladder",
            "[\(prefix)LadderStatus]?", "presented.ladder.map { $0.map { \(prefix)LadderStatus($0) } }") : nil,
        buttons("The buttons, in order."), notices("The notices to show now."),
        id("The form on the screen; nil if there is none.", "form", .forms, .optional),
        id("What the screen shows while it has nothing to list; nil if there is nothing.", "emptyState", .emptyStates, .optional),
        undecided("The reason why a guard cannot decide; nil if all can. The guard then denies access."),
      ])
    if has(.actions) { resume(&text) }
    return text.bytes
  }

  func screenWithHistory(_ text: inout SwiftText) {
    text.doc(
      "Returns the screen for a user with a history. The warning ladder can deny the actions of its buttons, and its levels are on the screen."
    )
    function(
      &text, "screen", ["_ route: \(type("routes", "route"))"], changes: false, gives: "\(prefix)Screen",
      "\(prefix)Screen(try rules.present(screen: Int(route.rawValue), after: history.value, frame))")
  }

  private func resume(_ text: inout SwiftText) {
    text.line()
    view(
      &text, "Resume", of: "PresentedResume", "What the user returns to after signing up: the same action on the same thing.",
      [
        id("The action.", "action", .actions), id("The screen; nil for the screen that the user was on.", "route", .routes, .optional),
        shown("The facts that the app keeps until then.", "facts", "CarriedFact", .many, of: .facts),
      ])
    text.line()
    view(
      &text, "CarriedFact", of: "PresentedResume.CarriedFact", "A fact that the app keeps until the user has signed up.",
      [
        id("The fact.", "fact", .facts), .same("The value; null if the fact was not given.", "value", "PresentedValue"),
        .init(
          "The fact with its name in the rules, in a form that can be stored.", "given", "GivenFact",
          "GivenFact(presented, \(prefix).rules.bundle)"),
      ])
  }
}
