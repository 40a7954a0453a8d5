internal import RulesBundle
internal import RulesRuntime

// Requests about limits, and about what becomes of things.
extension Rules {
  /// Every limit of the plan, and with a history how far each vector of the ladder is.
  func answer(_ asked: OverviewRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> Overview {
    guard let members = request.history else { return overview(frame) }
    return try presentOverview(after: try history(members), frame)
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

  /// One of a kind that is put in order needs the time that it is put in order by.
  func answer(_ asked: DowngradeRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> Downgrade {
    var things: [DowngradeThings] = []
    for given in asked.items.kinds {
      guard let kind = downgradeRule(given.kind) else {
        throw RequestError("unknown_kind", "no rule says what becomes of `\(given.kind)`")
      }
      for (index, item) in given.items.enumerated() where isRanked(kind) {
        let isCreated = keeps(kind) == .mostRecentlyCreated
        guard (isCreated ? item.created : item.edited) != nil else {
          throw RequestError(
            "malformed", "`items/\(given.kind)/\(index)` needs `\(isCreated ? "created" : "edited")`: they stay in that order")
        }
      }
      things.append(DowngradeThings(kind: kind, items: given.items))
    }
    return downgrade(things, frame)
  }
}
