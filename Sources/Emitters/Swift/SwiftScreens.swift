internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Screens as somebody sees them, and what they come back to after signing up.
  func screens() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    let (route, screen) = (type("routes", "route"), "\(prefix)Screen")
    text.block("extension \(route)") { text in
      text.doc("This screen as the person sees it: whether they may be there, and what they can tap.")
      text.block("public func screen(_ facts: \(prefix)Facts) -> \(screen)") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(screen)(\(prefix).rules.present(screen: Int(rawValue), frame))")
      }
    }
    text.line()
    text.doc("A screen as somebody sees it.")
    text.block("public struct \(screen): Sendable, Equatable") { text in
      text.doc("The same with ids as texts.")
      text.line("public let presented: PresentedScreen")
      text.line()
      text.line("init(_ presented: PresentedScreen) { self.presented = presented }")
      text.line()
      text.line("public var isAllowed: Bool { presented.isAllowed }")
      text.line()
      text.doc("The screen that they land on instead; nil when they may be there.")
      text.line("public var instead: \(route)? { presented.instead.flatMap { \(route)(name: $0) } }")
      if has(.buttons) {
        text.line()
        text.doc("What can be tapped, in order.")
        text.line("public var buttons: [\(prefix)ShownButton] { presented.buttons.compactMap { \(prefix)ShownButton($0) } }")
      }
      if has(.copy) {
        text.line()
        text.doc("What the person is told right now.")
        text.line("public var notices: [\(prefix)ShownNotice] { presented.notices.map { \(prefix)ShownNotice($0) } }")
      }
    }
    if has(.actions) { resume(&text, route) }
    return text.bytes
  }

  private func resume(_ text: inout SwiftText, _ route: String) {
    let action = type("actions", "action")
    text.line()
    text.doc("What a person comes back to after signing up: the same action about the same thing.")
    text.block("public struct \(prefix)Resume: Sendable, Equatable") { text in
      text.line("public let action: \(action)")
      text.doc("Nil for the screen where they were.")
      text.line("public let route: \(route)?")
      text.doc("What the app keeps until then, by the names of facts.")
      text.line("public let with: [PresentedValue]")
      text.line()
      text.doc("Nil when these rules have no such action.")
      text.block("public init?(_ presented: PresentedResume)") { text in
        text.line("guard let action = \(action)(name: presented.action) else { return nil }")
        text.line("self.action = action")
        text.line("route = presented.route.flatMap { \(route)(name: $0) }")
        text.line("with = presented.with")
      }
    }
  }
}
