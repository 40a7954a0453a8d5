internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  public func write(_ result: Downgrade, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.optionalText("plan", bundle.name(.plans, result.plan))
    writer.flag("overCap", result.isOverCap)
    writer.list("things", result.things) { writer, things in
      writer.beginObject()
      writer.text("kind", bundle.name(.downgrade, things.kind))
      if let limit = things.limit { writer.text("limit", bundle.name(.limits, limit)) }
      writer.text("becomes", things.overCap.name)
      writer.number("kept", Int64(things.kept))
      writer.number("over", Int64(things.over))
      writer.list("items", things.items) { writer, item in
        writer.beginObject()
        writer.text("id", item.id)
        writer.text("treatment", item.treatment.name)
        writer.endObject()
      }
      writer.endObject()
    }
    writer.list("telemetry", result.telemetry) { $0.event($1, bundle) }
    writer.undecided(result.undecided, bundle)
    writer.endObject()
  }

  /// The things of a request. One of a kind that is put in order needs the time that it is put in order by.
  func things(_ kinds: [GivenThings]) throws(RequestError) -> [DowngradeThings] {
    var things: [DowngradeThings] = []
    for given in kinds {
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
    return things
  }
}

/// The things of one kind, by its name.
public struct GivenThings: Sendable, Equatable {
  public var kind: String
  public var items: [DowngradeItem]
}

extension GivenThings {
  static func read(_ members: [JSON.Member]) throws(RequestError) -> [GivenThings] {
    var things: [GivenThings] = []
    for member in members {
      guard case .array(let list) = member.value else {
        throw RequestError("malformed", "`items/\(member.key)` is a list: one object for each thing")
      }
      var items: [DowngradeItem] = []
      var ids = IDsOnce()
      for (index, json) in list.enumerated() {
        let place = "items/\(member.key)/\(index)"
        var keys = try RequestKeys(json, at: place)
        let item = DowngradeItem(
          id: try keys.id(at: place), edited: try keys.time("edited", at: place), created: try keys.time("created", at: place),
          givesWay: try keys.flag("givesWay"))
        try keys.finishItem(place)
        try ids.add(item.id, at: place)
        items.append(item)
      }
      things.append(GivenThings(kind: member.key, items: items))
    }
    return things
  }
}

extension RequestKeys {
  fileprivate mutating func time(_ key: String, at place: String) throws(RequestError) -> Timestamp? {
    guard let value = take(key) else { return nil }
    guard case .string(let text) = value, let time = TimeText.timestamp(Array(text.utf8)) else {
      throw RequestError("malformed", "`\(place)/\(key)` is a timestamp such as \"2026-01-05T10:00:00Z\"")
    }
    return Timestamp(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }
}
