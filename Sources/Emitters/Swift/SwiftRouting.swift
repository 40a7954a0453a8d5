internal import RulesBundle

extension SwiftEmitter {
  /// Functions of the link type that say where a link leads somebody.
  func routing(_ text: inout SwiftText) {
    let (facts, result) = (someFacts, "\(prefix)Routing")
    text.doc(
      "Where some bytes lead this person, exactly as they arrived; always somewhere. `exists` is asked of a link that is one: whether what "
        + "it names is there, or nil while nobody has looked.")
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
    text.doc("Where a text leads this person, as it arrived.")
    text.block("public static func route(_ text: String, _ facts: \(facts), exists: (Self) -> Bool? = { _ in nil }) -> \(result)") { text in
      text.line("route(Array(text.utf8), facts, exists: exists)")
    }
    text.line()
    text.doc("Where this link leads this person: one that the app made itself, or that waited until somebody had logged in.")
    text.block("public func route(_ facts: \(facts), exists: Bool? = nil) -> \(result)") { text in
      text.line("let frame = \(prefix).rules.makeFrame()")
      text.line("facts.fill(frame)")
      text.line("return \(result)(\(prefix).rules.route(link, exists: exists, frame), frame)")
    }
    text.line()
    text.doc("The same as JSON has it: with words, the fact that was missing, and the trace if it was asked for.")
    text.block(
      "public static func present(_ bytes: [UInt8], _ facts: \(facts), exists: Bool? = nil, trace: Bool = false) -> \(prefix)ShownLink"
    ) { text in
      text.line("let frame = \(prefix).rules.makeFrame()")
      text.line("facts.fill(frame)")
      text.line("let rules = \(prefix).rules")
      text.line("return \(prefix)ShownLink(rules.present(rules.route(link: bytes, exists: exists, frame), frame, trace: trace))")
    }
  }

  /// Where a link may lead: a `switch` that forgets one does not compile.
  func outcomes(_ text: inout SwiftText) {
    let (route, link) = (type("routes", "route"), "\(prefix)Link")
    text.doc("Where a link leads somebody.")
    text.block("public enum \(prefix)Routing: Sendable, Equatable") { text in
      text.doc("The screen that the link says; the link has what the screen is told.")
      text.line("case opens(\(route), \(link))")
      text.doc("The screen to log in on. Then the link goes on: ask it again with the new facts.")
      text.line("case signIn(\(route), then: \(link))")
      text.doc("Another screen, and the link ends there.")
      text.line("case elsewhere(\(route))")
      text.doc("What the link names is gone: the screen around it, and what is said there.")
      text.line("case gone(\(route), says: \(prefix)ShownCopy)")
      text.doc("It is no link of these rules: where to go, what is said there, and why. The refusal names nothing of what arrived.")
      text.line("case unknown(\(route), says: \(prefix)ShownCopy, LinkRefusal)")
      text.line()
      text.doc("The screen to show.")
      text.block("public var route: \(route)") { text in
        text.line("switch self {")
        text.line(
          "case .opens(let route, _), .signIn(let route, _), .elsewhere(let route), .gone(let route, _), .unknown(let route, _, _): route")
        text.line("}")
      }
      text.line()
      text.doc("What is said there.")
      text.block("public var says: \(prefix)ShownCopy?") { text in
        text.line("switch self {")
        text.line("case .gone(_, let says), .unknown(_, let says, _): says")
        text.line("case .opens, .signIn, .elsewhere: nil")
        text.line("}")
      }
      if let surface = bundle.router[0].shownOn {
        text.line()
        text.doc("Where it is said.")
        text.line("public static let shownOn = \(type("surfaces", "surface")).\(member(.surfaces, surface))")
      }
      text.line()
      initialiser(&text, route)
    }
    text.line()
    view(
      &text, "ShownLink", of: "PresentedLink", "Where a link leads somebody, with how that came about. It can be logged as it is.",
      [
        id("Which link it is; nil when the rules have no such link.", "link", .deepLinks, .optional),
        .same("What becomes of it.", "outcome", "RoutedLink.Outcome"), id("The screen to show.", "route", .routes),
        .same("What the screen receives when the link opens it, in the order of the link's parameters.", "parameters", "[String]"),
        .same("The address to follow once the person has logged in.", "continues", "String?"),
        copy("What is said there.", "copy", .optional), id("Where it is said.", "surface", .surfaces, .optional),
        .same("Why it is no link of these rules.", "refusal", "LinkRefusal?"),
        undecided("Why the rules could not decide; the screen is then a safe one."),
        .same("How it came about, if that was asked for.", "trace", "Trace?"),
      ])
  }

  private func initialiser(_ text: inout SwiftText, _ route: String) {
    text.block("init(_ routed: RoutedLink, _ frame: Frame)") { text in
      text.line("let route = \(route)(ordinal: routed.route)")
      text.line("let says = routed.says.map { \(prefix)ShownCopy(\(prefix).rules.render(copy: $0, frame)) }")
      text.line("switch (routed.outcome, routed.link, says) {")
      text.line("case (.opens, let link?, _): self = .opens(route, \(prefix)Link(link))")
      text.line("case (.signIn, let link?, _): self = .signIn(route, then: \(prefix)Link(link))")
      text.line("case (.gone, _, let says?): self = .gone(route, says: says)")
      text.line("case (.unknown, _, let says?): self = .unknown(route, says: says, routed.refusal ?? .unknownPath)")
      text.line("default: self = .elsewhere(route)")
      text.line("}")
    }
  }
}
