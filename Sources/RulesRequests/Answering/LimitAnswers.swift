internal import RulesBundle
internal import RulesRuntime

// Requests about limits, downgrades, and payloads.
extension Rules {
  /// Returns the status of each limit of the plan, and with a history that of each vector of the warning ladder.
  func answer(_ asked: OverviewRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> Overview {
    guard let history = try history(of: request) else { return overview(frame) }
    return try presentOverview(after: history, frame)
  }

  func answer(_ asked: MeterRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> Meter {
    try requireOnce(asked.items.map { $0.id }, at: "items")
    let limit = try known(asked.limit, .limits, "limit")
    guard let meter = meter(of: limit, asked.items, frame) else {
      throw RequestError("no_meter", "the limit `\(asked.limit)` has no meter")
    }
    return meter
  }

  func answer(_ asked: PayloadRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedPayload {
    compose(try known(asked.payload, .payloads, "payload"), asked.items, frame)
  }

  /// Returns what happens to items after a downgrade. An item of a kind that keeps the most recent items needs its time.
  func answer(_ asked: DowngradeRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> Downgrade {
    var groups: [DowngradeGroup] = []
    for given in asked.items.kinds {
      guard let kind = downgradeRule(given.kind) else {
        throw RequestError("unknown_kind", "no downgrade rule has the kind `\(given.kind)`")
      }
      for (index, item) in given.items.enumerated() where isRanked(kind) {
        let isCreated = keeps(kind) == .mostRecentlyCreated
        guard (isCreated ? item.created : item.edited) != nil else {
          throw RequestError(
            "malformed",
            "`items/\(given.kind)/\(index)` needs `\(isCreated ? "created" : "edited")`, because the most recent items are kept")
        }
      }
      groups.append(DowngradeGroup(kind: kind, items: given.items))
    }
    return downgrade(groups, frame)
  }
}
