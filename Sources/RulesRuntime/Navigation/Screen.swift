internal import RulesBundle

/// A screen for a user: whether the user may open it, and what is on it.
public struct PresentedScreen: Sendable, Equatable {
  /// The ordinal in `routes`.
  public var screen: Int
  /// Whether the user may open the screen.
  public var isAllowed: Bool
  /// The ordinal in `routes` of the screen that opens instead; nil if the user may open this one.
  public var redirect: Int?
  /// The title; nil if the rules declare none. Like everything below, it is absent if the user may not open the screen.
  public var title: PresentedCopy?
  /// The sentences, in order.
  public var lines: [PresentedCopy] = []
  /// The labels that the app places next to what it shows.
  public var labels: [PresentedCopy] = []
  /// The limits whose use the screen shows, in order.
  public var meters: [PresentedOverviewLimit] = []
  /// The statuses of the warning ladder that appear on the screen; nil without a history.
  public var ladder: [PresentedLadderStatus]?
  /// The buttons that are offered, in order. A button whose action is denied has the reason.
  public var buttons: [PresentedButton] = []
  /// The notices that apply now: those of the screen, in order, then those that every screen shows. Each names its surface.
  public var notices: [PresentedNotice] = []
  /// The ordinal in `forms` of the form on the screen; nil if there is none.
  public var form: Int?
  /// The ordinal in `empty_states` of what the screen shows while it has nothing to list; nil if the rules declare nothing.
  public var emptyState: Int?
  /// Why a guard could not be evaluated; it then denies access.
  public var undecided: PresentedFailure?
}

extension Rules {
  /// Returns the ordinal in `routes` of a screen; nil if the name is unknown.
  public func screen(_ name: String) -> Int? { bundle.find(.routes, name) }

  /// Returns a screen with its content. Links are subject to the same guards.
  public func present(screen: Int, _ frame: Frame) -> PresentedScreen {
    requireOrdinal(screen, of: .routes, frame)
    return present(screen, frame) { decide(action: $0, frame) }
  }

  /// Returns a screen for a user with a history: the warning ladder can deny the actions of its buttons, and its levels are on the screen.
  ///
  /// - Throws: `RequestError` with the code `missing_now`, `missing_zone`, `missing_person`, or `counted_fact`.
  public func present(screen: Int, after history: History, _ frame: Frame) throws(RequestError) -> PresentedScreen {
    requireOrdinal(screen, of: .routes, frame)
    var history = history
    let now = try beginCounting(&history, frame)
    var result = present(screen, frame) { decide(action: $0, frame, after: history) }
    guard result.isAllowed else { return result }
    let wanted = bundle.routes[screen].levelsOn.map { bundle.surfaceRefs[$0].surface }
    result.ladder =
      wanted.isEmpty
      ? []
      : statuses(history, frame, at: history.time(now)) { _ in true }.filter {
        $0.level != nil && !$0.surfaces.allSatisfy { !wanted.contains($0) }
      }
    return result
  }

  private func present(_ screen: Int, _ frame: Frame, _ decide: (_ action: Int) -> Decision) -> PresentedScreen {
    frame.forgetDerived()
    let arrival = arrival(at: screen, frame)
    var result = PresentedScreen(screen: screen, isAllowed: !arrival.isTurnedAway)
    result.undecided = arrival.error.map(failure)
    if arrival.isTurnedAway {
      result.redirect = arrival.route
      return result
    }
    let route = bundle.routes[screen]
    result.title = route.title.map { render(copy: $0, frame) }
    result.lines = lines(route.lines, frame)
    result.labels = lines(route.labels, frame)
    if !route.meters.isEmpty { result.meters = meters(route.meters, frame) }
    give(entryPoint: route.entryPoint, to: frame)
    result.buttons = screenButtons(route, frame, decide)
    result.notices = screenNotices(route.banners, frame)
    takeBack(frame)
    result.form = route.form
    result.emptyState = route.whenEmpty
    return result
  }

  private func lines(_ rows: Range<Int>, _ frame: Frame) -> [PresentedCopy] {
    var shown: [PresentedCopy] = []
    for row in rows where evaluator.holds(bundle.extraLines[row].condition, frame).isTrue {
      shown.append(render(copy: bundle.extraLines[row].copy, frame))
    }
    return shown
  }

  /// The limits of a screen. While the plan is unknown, they are those of the declared safe plan.
  private func meters(_ rows: Range<Int>, _ frame: Frame) -> [PresentedOverviewLimit] {
    withPlan(frame) { _ in
      var shown: [PresentedOverviewLimit] = []
      for row in rows where evaluator.holds(bundle.screenMeters[row].condition, frame).isTrue {
        if let meter = overview(of: bundle.screenMeters[row].limit, frame) { shown.append(meter) }
      }
      return shown
    }
  }

  /// The buttons of a screen, each with the reason why its action is denied. An action that the ladder only asks about is not denied.
  private func screenButtons(_ route: RouteRow, _ frame: Frame, _ decide: (_ action: Int) -> Decision) -> [PresentedButton] {
    var offered: [PresentedButton] = []
    for row in route.buttons where evaluator.holds(bundle.screenButtons[row].condition, frame).isTrue {
      let number = bundle.screenButtons[row].button
      guard evaluator.holds(bundle.buttons[number].condition, frame).isTrue else { continue }
      guard let action = bundle.buttons[number].does else {
        offered.append(button(number, frame))
        continue
      }
      let decision = decide(action)
      // The events of the button can contain where its action starts.
      give(decision, to: frame)
      var shown = undecidedButton(number, frame)
      give(entryPoint: route.entryPoint, to: frame)
      put(decision, on: &shown, frame)
      offered.append(shown)
    }
    return offered
  }

  /// Sets where the screen is in the app, for the events of buttons that have no action.
  private func give(entryPoint: Int?, to frame: Frame) {
    takeBack(frame)
    guard let entryPoint else { return }
    frame.values[bundle.book[0].decisionEntryPoint] = bundle.nameValue(.entryPoints, entryPoint)
  }

  private func screenNotices(_ rows: Range<Int>, _ frame: Frame) -> [PresentedNotice] {
    var shown: [PresentedNotice] = []
    var first: [Int] = []
    for row in rows {
      first.append(bundle.screenBanners[row].notice)
      guard evaluator.holds(bundle.screenBanners[row].condition, frame).isTrue else { continue }
      if let notice = notice(bundle.screenBanners[row].notice, frame) { shown.append(notice) }
    }
    for other in 0..<bundle.count(.notices) where bundle.notices[other].everywhere && !first.contains(other) {
      if let notice = notice(other, frame) { shown.append(notice) }
    }
    return shown
  }
}
