internal import RulesBundle

/// Where a link leads, for output. It holds nothing of the address as it arrived, so it can be logged.
public struct PresentedLink: Sendable, Equatable {
  /// The ordinal in `deep_links`; nil if the address is not a link of these rules.
  public var link: Int?
  /// What happens to the link.
  public var outcome: RoutedLink.Outcome
  /// The ordinal in `routes` of the screen to show.
  public var route: Int
  /// What the screen receives if the link opens it: the values of the link's parameters, in the order of the rules.
  public var parameters: [String] = []
  /// The address to follow after the user logs in. It is generated from the link, not copied from the address that arrived. Nil for other
  /// outcomes.
  public var continues: String?
  /// The copy to show on the screen; nil if there is none.
  public var copy: PresentedCopy?
  /// The ordinal in `surfaces` of where the copy is shown.
  public var surface: Int?
  /// Why the address is not a link of these rules; nil if it is.
  public var linkError: LinkError?
  /// Why the rules could not decide; the screen is then a safe one.
  public var undecided: PresentedFailure?
  /// How the result came about; nil if no trace was requested.
  public var trace: Trace?
}

extension Rules {
  /// Returns a routed link for output, with copy, parameters, and a trace if `wantsTrace` is true.
  public func present(_ routed: RoutedLink, _ frame: Frame, trace wantsTrace: Bool = false) -> PresentedLink {
    frame.forgetDerived()
    var result = PresentedLink(link: routed.link?.ordinal, outcome: routed.outcome, route: routed.route)
    if let link = routed.link, routed.outcome == .opens { result.parameters = presentParameters(of: link) }
    if let link = routed.link, routed.outcome == .signIn { result.continues = text(of: link) }
    if let copy = routed.copy {
      result.copy = render(copy: copy, frame)
      result.surface = bundle.router[0].shownOn
    }
    result.linkError = routed.linkError
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
