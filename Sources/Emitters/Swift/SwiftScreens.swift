internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Screens as somebody sees them, and what they come back to after signing up.
  func screens() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    let (route, screen) = (type("routes", "route"), "\(prefix)Screen")
    text.block("extension \(route)") { text in
      text.doc("This screen as the person sees it: whether they may be there, and what they can tap.")
      text.block("public func screen(_ facts: \(someFacts)) -> \(screen)") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(screen)(\(prefix).rules.present(screen: Int(rawValue), frame))")
      }
    }
    text.line()
    view(
      &text, "Screen", of: "PresentedScreen", "A screen as somebody sees it.",
      [
        id("Which screen it is.", "screen", .routes), .same("Whether the person may be there.", "isAllowed", "Bool"),
        id("The screen that they land on instead; nil when they may be there.", "instead", .routes, .optional),
        buttons("What can be tapped, in order."), notices("What the person reads right now."),
        undecided("Why a guard could not decide; it then lets nobody in."),
      ])
    if has(.actions) { resume(&text) }
    return text.bytes
  }

  private func resume(_ text: inout SwiftText) {
    text.line()
    view(
      &text, "Resume", of: "PresentedResume", "What a person comes back to after signing up: the same action about the same thing.",
      [
        id("The action.", "action", .actions), id("Nil for the screen where they were.", "route", .routes, .optional),
        shown("What the app keeps until then.", "with", "KeptFact", .many, of: .facts),
      ])
    text.line()
    view(
      &text, "KeptFact", of: "PresentedResume.Kept", "A fact that the app keeps until somebody has signed up.",
      [
        id("Which fact it is.", "fact", .facts), .same("Null for a fact that was not given.", "value", "PresentedValue"),
        .init(
          "The same under the names of the rules: a form that can be stored.", "given", "GivenFact",
          "GivenFact(presented, \(prefix).rules.bundle)"),
      ])
  }
}
