internal import RulesBundle

/// Where a link leads somebody, as results show it. It names nothing of what arrived, so it can be logged as it is.
public struct PresentedLink: Sendable, Equatable {
  /// The link's name; nil when it is none of the rules'.
  public var link: String?
  /// `opens`, `sign_in`, `elsewhere`, `gone` or `unknown`.
  public var outcome: String
  /// The screen to show.
  public var route: String
  /// What the screen is told, when the link opens it: every parameter of the link, in the order of the rules.
  public var parameters: [PresentedValue] = []
  /// The address to follow once the person has logged in: made anew from the link, never what arrived.
  public var continues: String?
  public var copy: PresentedCopy?
  /// Where it is said.
  public var surface: String?
  public var refusal: LinkRefusal?
  /// Why the rules could not decide; the screen is then a safe one.
  public var undecided: PresentedFailure?
  public var trace: Trace?
}

extension Rules {
  /// A routed link with words, parameters, and how it came about.
  public func present(_ routed: RoutedLink, _ frame: Frame, trace wantsTrace: Bool = false) -> PresentedLink {
    frame.forgetDerived()
    var result = PresentedLink(
      link: routed.link.map { bundle.name(.deepLinks, $0.ordinal) }, outcome: routed.outcome.name, route: bundle.name(.routes, routed.route)
    )
    if let link = routed.link, routed.outcome == .opens { result.parameters = presentParameters(of: link) }
    if let link = routed.link, routed.outcome == .signIn { result.continues = text(of: link) }
    if let says = routed.says {
      result.copy = render(copy: says, frame)
      result.surface = bundle.router[0].shownOn.map { bundle.name(.surfaces, $0) }
    }
    result.refusal = routed.refusal
    result.undecided = routed.error.map(failure)
    if wantsTrace { result.trace = trace(routed, frame) }
    return result
  }

  private func presentParameters(of link: Link) -> [PresentedValue] {
    var ids = link.ids.makeIterator()
    return parameters(link.ordinal).map { parameter in
      let value = isFixed(parameter) ? bundle.text(bundle.linkParameters[parameter].value) : ids.next()?.text ?? ""
      return PresentedValue(name: bundle.text(bundle.linkParameters[parameter].parameter), value: .text(value))
    }
  }
}
