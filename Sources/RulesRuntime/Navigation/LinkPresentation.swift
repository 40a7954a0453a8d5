internal import RulesBundle

/// Where a link leads somebody, as results show it. It names nothing of what arrived, so it can be logged as it is.
public struct PresentedLink: Sendable, Equatable {
  /// The ordinal in `deep_links`; nil when the rules have no such link.
  public var link: Int?
  public var outcome: RoutedLink.Outcome
  /// The ordinal in `routes` of the screen to show.
  public var route: Int
  /// What the screen receives when the link opens it: the value of every parameter of the link, in the order of the rules.
  public var parameters: [String] = []
  /// The address to follow once the person has logged in: made anew from the link, never what arrived.
  public var continues: String?
  public var copy: PresentedCopy?
  /// The ordinal in `surfaces` of where the copy is shown.
  public var surface: Int?
  public var refusal: LinkRefusal?
  /// Why the rules could not decide; the screen is then a safe one.
  public var undecided: PresentedFailure?
  public var trace: Trace?
}

extension Rules {
  /// A routed link with words, parameters, and how it came about.
  public func present(_ routed: RoutedLink, _ frame: Frame, trace wantsTrace: Bool = false) -> PresentedLink {
    frame.forgetDerived()
    var result = PresentedLink(link: routed.link?.ordinal, outcome: routed.outcome, route: routed.route)
    if let link = routed.link, routed.outcome == .opens { result.parameters = presentParameters(of: link) }
    if let link = routed.link, routed.outcome == .signIn { result.continues = text(of: link) }
    if let says = routed.says {
      result.copy = render(copy: says, frame)
      result.surface = bundle.router[0].shownOn
    }
    result.refusal = routed.refusal
    result.undecided = routed.error.map(failure)
    if wantsTrace { result.trace = trace(routed, frame) }
    return result
  }

  private func presentParameters(of link: DeepLink) -> [String] {
    var ids = link.ids.makeIterator()
    return parameters(link.ordinal).map { parameter in
      isFixed(parameter) ? bundle.text(bundle.linkParameters[parameter].value) : ids.next()?.text ?? ""
    }
  }
}
