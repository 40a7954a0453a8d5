internal import RulesBundle

extension SwiftEmitter {
  /// Generates functions that route links.
  func routing(_ text: inout SwiftText) {
    let (facts, result) = (someFacts, "\(prefix)Routing")
    text.doc(
      "Routes the unchanged bytes of a link for a user. The result is always a screen. `exists` is called for a valid link: it returns whether the "
        + "target of the link exists, or nil if that is unknown.")
    text.block(
      "public static func route(_ bytes: [UInt8], _ facts: \(facts), exists: (Self) -> Bool? = { _ in nil }) -> \(result)"
    ) { text in
      text.line("let frame = \(prefix).rules.makeFrame()")
      text.line("facts.fill(frame)")
      text.block("guard let link = try? Self(parsing: bytes) else") { text in
        text.line("return \(result)(\(prefix).rules.route(link: bytes, frame), frame)")
      }
      text.line("return \(result)(\(prefix).rules.route(link.link, exists: exists(link), frame), frame)")
    }
    text.line()
    text.doc("Routes the unchanged text of a link for a user.")
    text.block("public static func route(_ text: String, _ facts: \(facts), exists: (Self) -> Bool? = { _ in nil }) -> \(result)") { text in
      text.line("route(Array(text.utf8), facts, exists: exists)")
    }
    text.line()
    text.doc("Routes this link for a user. Use it for a link that the app creates itself, or that was pending until the user logged in.")
    text.block("public func route(_ facts: \(facts), exists: Bool? = nil) -> \(result)") { text in
      text.line("let frame = \(prefix).rules.makeFrame()")
      text.line("facts.fill(frame)")
      text.line("return \(result)(\(prefix).rules.route(link, exists: exists, frame), frame)")
    }
    text.line()
    text.doc("Routes the bytes of a link and returns all details: copy, a missing fact, and the trace if it is requested.")
    text.block(
      "public static func present(_ bytes: [UInt8], _ facts: \(facts), exists: Bool? = nil, trace: Bool = false) -> \(prefix)ShownLink"
    ) { text in
      text.line("let frame = \(prefix).rules.makeFrame()")
      text.line("facts.fill(frame)")
      text.line("let rules = \(prefix).rules")
      text.line("return \(prefix)ShownLink(rules.present(rules.route(link: bytes, exists: exists, frame), frame, trace: trace))")
    }
  }

  /// Generates the possible results of routing. An incomplete `switch` is a compile error.
  func outcomes(_ text: inout SwiftText) {
    let (route, link) = (type("routes", "route"), "\(prefix)DeepLink")
    text.doc("The result of routing a link.")
    text.block("public enum \(prefix)Routing: Sendable, Equatable") { text in
      text.doc("The link opens its screen. The link contains the parameters of the screen.")
      text.line("case opens(\(route), \(link))")
      text.doc("The user must log in first, on this screen. Then route the link again with the new facts.")
      text.line("case signIn(\(route), then: \(link))")
      text.doc("The link opens another screen instead of its own.")
      text.line("case elsewhere(\(route))")
      text.doc("The target of the link no longer exists. Show this screen with this copy.")
      text.line("case gone(\(route), copy: \(prefix)ShownCopy)")
      text.doc("It is not a link of these rules. Show this screen with this copy. The error contains no part of the input.")
      text.line("case unknown(\(route), copy: \(prefix)ShownCopy, LinkError)")
      text.line()
      text.doc("The screen to show.")
      text.block("public var route: \(route)") { text in
        text.line("switch self {")
        text.line(
          "case .opens(let route, _), .signIn(let route, _), .elsewhere(let route), .gone(let route, _), .unknown(let route, _, _): route")
        text.line("}")
      }
      text.line()
      text.doc("The copy to show on the screen; nil if there is none.")
      text.block("public var copy: \(prefix)ShownCopy?") { text in
        text.line("switch self {")
        text.line("case .gone(_, let copy), .unknown(_, let copy, _): copy")
        text.line("case .opens, .signIn, .elsewhere: nil")
        text.line("}")
      }
      if let surface = bundle.router[0].shownOn {
        text.line()
        text.doc("The surface that shows the copy.")
        text.line("public static let surface = \(type("surfaces", "surface")).\(member(.surfaces, surface))")
      }
      text.line()
      initialiser(&text, route)
    }
    text.line()
    view(
      &text, "ShownLink", of: "PresentedLink", "The result of routing a link with all details. It is safe to log.",
      [
        id("The link; nil if it is not a link of these rules.", "link", .deepLinks, .optional),
        .same("The outcome.", "outcome", "RoutedLink.Outcome"), id("The screen to show.", "route", .routes),
        .same("The parameters of the screen, in the order of the parameters of the link.", "parameters", "[String]"),
        .same("The link to follow after the user has logged in; nil if there is none.", "continues", "String?"),
        copy("The copy to show on the screen; nil if there is none.", "copy", .optional),
        id("The surface that shows the copy; nil if there is none.", "surface", .surfaces, .optional),
        .same("The reason why it is not a link of these rules; nil if it is.", "linkError", "LinkError?"),
        undecided("The reason why the rules cannot decide; nil if they can. The screen is then the declared safe one."),
        .same("The trace, if it is requested.", "trace", "Trace?"),
      ])
  }

  private func initialiser(_ text: inout SwiftText, _ route: String) {
    text.block("init(_ routed: RoutedLink, _ frame: Frame)") { text in
      text.line("let route = \(route)(ordinal: routed.route)")
      text.line("let copy = routed.copy.map { \(prefix)ShownCopy(\(prefix).rules.render(copy: $0, frame)) }")
      text.line("switch (routed.outcome, routed.link, copy) {")
      text.line("case (.opens, let link?, _): self = .opens(route, \(prefix)DeepLink(link))")
      text.line("case (.signIn, let link?, _): self = .signIn(route, then: \(prefix)DeepLink(link))")
      text.line("case (.gone, _, let copy?): self = .gone(route, copy: copy)")
      text.line("case (.unknown, _, let copy?): self = .unknown(route, copy: copy, routed.linkError ?? .unknownPath)")
      text.line("default: self = .elsewhere(route)")
      text.line("}")
    }
  }
}
