internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates screens for a user, and what the user returns to after signing up.
  func screens() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    let (route, screen) = (type("routes", "route"), "\(prefix)Screen")
    text.block("extension \(route)") { text in
      text.doc("Returns the screen for a user: whether the user can access it, its buttons, and its notices.")
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
        id("The screen to show instead; nil if the user can access this screen.", "instead", .routes, .optional),
        buttons("The buttons, in order."), notices("The notices to show now."),
        undecided("The reason why a guard cannot decide; nil if all can. The guard then denies access."),
      ])
    if has(.actions) { resume(&text) }
    return text.bytes
  }

  private func resume(_ text: inout SwiftText) {
    text.line()
    view(
      &text, "Resume", of: "PresentedResume", "What the user returns to after signing up: the same action on the same thing.",
      [
        id("The action.", "action", .actions), id("The screen; nil for the screen that the user was on.", "route", .routes, .optional),
        shown("The facts that the app keeps until then.", "with", "KeptFact", .many, of: .facts),
      ])
    text.line()
    view(
      &text, "KeptFact", of: "PresentedResume.Kept", "A fact that the app keeps until the user has signed up.",
      [
        id("The fact.", "fact", .facts), .same("The value; null if the fact was not given.", "value", "PresentedValue"),
        .init(
          "The fact with its name in the rules, in a form that can be stored.", "given", "GivenFact",
          "GivenFact(presented, \(prefix).rules.bundle)"),
      ])
  }
}
