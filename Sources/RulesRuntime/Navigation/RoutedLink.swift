public import RulesBundle

/// Where a link leads somebody, in ordinals.
public struct RoutedLink: Sendable, Equatable {
  public enum Outcome: UInt8, Sendable, CaseIterable {
    /// The screen that the link says.
    case opens
    /// The person logs in first, and then the link goes on.
    case signIn
    /// Another screen, and the link ends there: who it is for is somebody else, or nobody can tell.
    case elsewhere
    /// What the link names is gone: the screen around it, and a sentence.
    case gone
    /// It is no link of these rules: the declared screen, and a sentence.
    case unknown

    /// A name for results and logs.
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

  public var outcome: Outcome
  /// Nil when it is no link of these rules.
  public var link: DeepLink?
  /// Whether what it names is there, as the caller said.
  public var exists: Bool?
  /// The screen to show.
  public var route: Int
  /// The sentence to say there.
  public var says: Int?
  /// The row of the router that decided, or that failed; nil when the person may follow links.
  public var row: Int?
  /// The screens that were asked who may be there, in order; the last one let the person in.
  public var asked: [Int]
  /// Why it is no link of these rules.
  public var refusal: LinkRefusal?
  /// Why a row or a screen could not say who may follow; then nobody does.
  public var error: Value?
}

extension Rules {
  /// Where some bytes lead somebody, exactly as they arrived. Always somewhere: there is no address that has no answer.
  ///
  /// Who it is comes first, then whether the address is a link, then who may be on its screen, then whether what it names is there
  /// (CH27 §7.1); so a stranger learns of nothing whether it exists. `exists`: whether what the link names is there, as the app or its
  /// server knows it; nil while nobody has looked, and for links that name nothing.
  public func route(link bytes: [UInt8], exists: Bool? = nil, _ frame: Frame) -> RoutedLink {
    do throws(LinkRefusal) {
      return route(try link(parsing: bytes), exists: exists, frame)
    } catch {
      return Routing(self, frame).routed(nil, refusal: error, exists: nil)
    }
  }

  /// The same for a link that was read, or one that the app made itself.
  public func route(_ link: DeepLink, exists: Bool? = nil, _ frame: Frame) -> RoutedLink {
    requireOrdinal(link.ordinal, of: .deepLinks, frame)
    return Routing(self, frame).routed(link, refusal: nil, exists: exists)
  }

  /// Whether these rules have links: without a router nothing leads anywhere.
  public var hasLinks: Bool { bundle.count(.router) > 0 }
}

/// One person's way with one link.
private struct Routing {
  let rules: Rules
  let frame: Frame
  private var bundle: RuleBundle { rules.bundle }

  init(_ rules: Rules, _ frame: Frame) {
    precondition(rules.hasLinks, "rules without a router have no links")
    precondition(frame.bundle.isSame(as: rules.bundle), "a frame belongs to the bundle that it was made for")
    frame.forgetDerived()
    self.rules = rules
    self.frame = frame
  }

  func routed(_ link: DeepLink?, refusal: LinkRefusal?, exists: Bool?) -> RoutedLink {
    var result = decided(link, exists)
    result.refusal = refusal
    result.exists = exists
    return result
  }

  private func decided(_ link: DeepLink?, _ exists: Bool?) -> RoutedLink {
    let first = firstRow()
    guard let link else {
      // There is nothing to go on with, whoever it is; who it is says only where they land.
      var way = Way(first.route ?? word(LinkRouterRow.At.whenUnknown), first.error)
      arrive(&way)
      return result(.unknown, nil, way, says: LinkRouterRow.At.unknownSays, row: first.row)
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
    return result(.gone, link, way, says: LinkRouterRow.At.goneSays)
  }

  /// The row that sends the person elsewhere; without a route they may follow links.
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

  /// Follows `else` from screen to screen until one lets the person in. A guard that cannot tell lets nobody in.
  private func arrive(_ way: inout Way) {
    let arrival = rules.arrival(at: way.route, frame)
    for route in arrival.asked where !way.asked.contains(route) { way.asked.append(route) }
    way.isTurnedAway = arrival.isTurnedAway
    way.route = arrival.route
    if way.error == nil { way.error = arrival.error }
  }

  private func failure(_ value: Value) -> Value { value.tag == .error ? value : .error(.wrongType) }

  private func word(_ column: Int) -> Int { bundle.word(.router, 0, column) }

  private func result(
    _ outcome: RoutedLink.Outcome, _ link: DeepLink?, _ way: Way, says: Int? = nil, row: Int? = nil
  ) -> RoutedLink {
    RoutedLink(
      outcome: outcome, link: link, route: way.route, says: says.map(word), row: row, asked: way.asked, error: way.error)
  }
}
