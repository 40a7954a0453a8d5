public import RulesBundle

/// Where a link leads, in ordinals.
public struct RoutedLink: Sendable, Equatable {
  /// What happens to a link.
  public enum Outcome: UInt8, Sendable, CaseIterable {
    /// The screen of the link opens.
    case opens
    /// The user logs in first, and then the link continues.
    case signIn
    /// Another screen opens, and the link ends there: the user may not follow it, or the rules cannot decide whether the user may.
    case elsewhere
    /// The object of the link no longer exists: the screen around it opens, with copy.
    case gone
    /// The address is not a link of these rules: the declared screen opens, with copy.
    case unknown

    /// The name in results and logs.
    public var name: String {
      switch self {
      case .opens: "opens"
      case .signIn: "sign_in"
      case .elsewhere: "elsewhere"
      case .gone: "gone"
      case .unknown: "unknown"
      }
    }
  }

  /// What happens to the link.
  public var outcome: Outcome
  /// The parsed link; nil if the address is not a link of these rules.
  public var link: DeepLink?
  /// Whether the object of the link exists, as the caller reports it; nil if it is unknown.
  public var exists: Bool?
  /// The ordinal in `routes` of the screen to show.
  public var route: Int
  /// The ordinal in `copy` of the copy to show there; nil if there is none.
  public var copy: Int?
  /// The row of the router that decided or failed; nil if no row applied, so that the user may follow links.
  public var row: Int?
  /// The ordinals of the screens whose guards were evaluated, in order. The last one admitted the user.
  public var asked: [Int]
  /// Why the address is not a link of these rules; nil if it is.
  public var linkError: LinkError?
  /// Why a row or a guard could not be evaluated; the user then may not follow the link.
  public var error: Value?
}

extension Rules {
  /// Returns where an address leads, from its bytes exactly as they arrived. Every address leads to a screen.
  ///
  /// The order of the checks is: the user, whether the address is a link, who may open its screen, and whether its object exists (CH27
  /// §7.1). A user without access therefore does not learn whether an object exists.
  ///
  /// - Parameters:
  ///   - bytes: The address as it arrived, in UTF-8.
  ///   - exists: Whether the object of the link exists, as the app or its server knows it; nil if it is unknown or the link names no
  ///     object.
  ///   - frame: The facts of the question.
  public func route(link bytes: [UInt8], exists: Bool? = nil, _ frame: Frame) -> RoutedLink {
    do throws(LinkError) {
      return route(try link(parsing: bytes), exists: exists, frame)
    } catch {
      return Routing(self, frame).routed(nil, linkError: error, exists: nil)
    }
  }

  /// Returns where a link leads that was parsed or that the app created.
  ///
  /// - Parameters:
  ///   - link: The link to follow.
  ///   - exists: Whether the object of the link exists, as the app or its server knows it; nil if it is unknown or the link names no
  ///     object.
  ///   - frame: The facts of the question.
  public func route(_ link: DeepLink, exists: Bool? = nil, _ frame: Frame) -> RoutedLink {
    requireOrdinal(link.ordinal, of: .deepLinks, frame)
    return Routing(self, frame).routed(link, linkError: nil, exists: exists)
  }

  /// Whether these rules have links, which requires a router.
  public var hasLinks: Bool { bundle.count(.router) > 0 }
}

/// The routing of one link for one user.
private struct Routing {
  let rules: Rules
  let frame: Frame
  private var bundle: RuleBundle { rules.bundle }

  init(_ rules: Rules, _ frame: Frame) {
    precondition(rules.hasLinks, "the rules have no router, and so no links")
    precondition(frame.bundle.isSame(as: rules.bundle), "the frame was created for another bundle")
    frame.forgetDerived()
    self.rules = rules
    self.frame = frame
  }

  func routed(_ link: DeepLink?, linkError: LinkError?, exists: Bool?) -> RoutedLink {
    var result = decided(link, exists)
    result.linkError = linkError
    result.exists = exists
    return result
  }

  private func decided(_ link: DeepLink?, _ exists: Bool?) -> RoutedLink {
    let first = firstRow()
    guard let link else {
      // The address is not a link, so it continues for no user. The rows only determine the screen.
      var way = Way(first.route ?? word(LinkRouterRow.At.whenUnknown), first.error)
      arrive(&way)
      return result(.unknown, nil, way, copy: LinkRouterRow.At.unknownSays, row: first.row)
    }
    if let route = first.route {
      var way = Way(route, first.error)
      arrive(&way)
      return result(first.continues ? .signIn : .elsewhere, link, way, row: first.row)
    }
    var way = Way(rules.route(openedBy: link.ordinal), nil)
    arrive(&way)
    if way.isTurnedAway { return result(.elsewhere, link, way) }
    guard exists == false, let parent = rules.route(whenGone: link.ordinal) else { return result(.opens, link, way) }
    way.route = parent
    arrive(&way)
    return result(.gone, link, way, copy: LinkRouterRow.At.goneSays)
  }

  /// The row that sends the user to another screen; without a route, the user may follow links.
  private func firstRow() -> (row: Int?, route: Int?, continues: Bool, error: Value?) {
    for row in bundle.router[0].rows {
      let value = rules.evaluator.holds(bundle.routerRows[row].condition, frame)
      if value.isTrue {
        return (row, bundle.routerRows[row].to, bundle.routerRows[row].continues, nil)
      }
      if !value.isFalse { return (row, word(LinkRouterRow.At.onError), false, failure(value)) }
    }
    return (nil, nil, false, nil)
  }

  private struct Way {
    var route: Int
    var error: Value?
    var asked: [Int] = []
    var isTurnedAway = false

    init(_ route: Int, _ error: Value?) { (self.route, self.error) = (route, error) }
  }

  /// Follows `else` from screen to screen until one admits the user. A guard that cannot be evaluated denies access.
  private func arrive(_ way: inout Way) {
    let arrival = rules.arrival(at: way.route, frame)
    for route in arrival.asked where !way.asked.contains(route) { way.asked.append(route) }
    way.isTurnedAway = arrival.isTurnedAway
    way.route = arrival.route
    if way.error == nil { way.error = arrival.error }
  }

  private func failure(_ value: Value) -> Value { value.tag == .error ? value : .error(.wrongType) }

  private func word(_ column: Int) -> Int { bundle.column(.router, 0, column) }

  private func result(
    _ outcome: RoutedLink.Outcome, _ link: DeepLink?, _ way: Way, copy: Int? = nil, row: Int? = nil
  ) -> RoutedLink {
    RoutedLink(
      outcome: outcome, link: link, route: way.route, copy: copy.map(word), row: row, asked: way.asked, error: way.error)
  }
}
