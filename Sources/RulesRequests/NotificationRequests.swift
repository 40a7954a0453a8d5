public import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Request {
  /// What planning notifications looks at besides the facts, as JSON gives it.
  public struct Planning: Sendable, Equatable {
    /// The name of a zone that the host knows, or its data: `{"name", "offset", "changes": [[seconds, offset]]}`.
    public var zone: JSON
    public var preferences: [JSON.Member]
    public var device: [JSON.Member]
    public var log: [JSON]
    public var days: [PlannedDay]
    public var things: [PlannedThing]
    public var channels: [ChannelKind]
    /// Seconds since 1970, for rules that have no fact `now`.
    public var now: Int64?
  }

  static func planning(_ keys: inout RequestKeys) throws(RequestError) -> Planning {
    guard let zone = keys.take("zone") else {
      throw RequestError("malformed", "`ask: notifications` needs `zone`, such as \"Europe/Berlin\"")
    }
    return Planning(
      zone: zone, preferences: try keys.object("preferences", "as they are stored") ?? [],
      device: try keys.object("device", "what the device has stored") ?? [],
      log: try keys.list("log", "its rows, as they are stored") ?? [],
      days: try PlannedDay.read(try keys.list("days", "one object for each day") ?? []),
      things: try PlannedThing.read(try keys.list("things", "one object for each thing") ?? []), channels: try channels(&keys),
      now: try now(&keys))
  }

  private static func now(_ keys: inout RequestKeys) throws(RequestError) -> Int64? {
    guard let text = try keys.text("now") else { return nil }
    guard let time = TimeText.timestamp(Array(text.utf8)) else {
      throw RequestError("malformed", "`now` is a moment such as \"2026-03-02T15:00:00Z\", not `\(text)`")
    }
    return time.seconds
  }

  private static func channels(_ keys: inout RequestKeys) throws(RequestError) -> [ChannelKind] {
    guard let given = try keys.list("channels", "`local`, `push` or `in_app`") else { return [.local, .inApp] }
    var channels: [ChannelKind] = []
    for (index, json) in given.enumerated() {
      guard case .string(let text) = json, let channel = ChannelKind.allCases.first(where: { $0.name.utf8.elementsEqual(text.utf8) }) else {
        throw RequestError("malformed", "`channels/\(index)` is `local`, `push` or `in_app`")
      }
      channels.append(channel)
    }
    return channels
  }
}

extension PlannedDay {
  static func read(_ json: [JSON]) throws(RequestError) -> [PlannedDay] {
    var days: [PlannedDay] = []
    for (index, json) in json.enumerated() {
      let place = "days/\(index)"
      var keys = try RequestKeys(json, at: place)
      guard let text = try keys.text("day"), let day = TimeForm.day(Array(text.utf8)[...]) else {
        throw RequestError("malformed", "`\(place)/day` is a date such as \"2026-03-03\"")
      }
      guard !days.contains(where: { $0.day == day }) else { throw RequestError("malformed", "`\(place)` is the day of another one") }
      days.append(PlannedDay(day: day, facts: try keys.facts()))
      try keys.finishItem(place)
    }
    return days
  }
}

extension PlannedThing {
  static func read(_ json: [JSON]) throws(RequestError) -> [PlannedThing] {
    var things: [PlannedThing] = []
    for (index, json) in json.enumerated() {
      let place = "things/\(index)"
      var keys = try RequestKeys(json, at: place)
      guard let of = try keys.text("of") else { throw RequestError("malformed", "`\(place)` needs `of`, what it is") }
      guard let id = LinkID(try keys.id(at: place)) else {
        throw RequestError("malformed", "`\(place)/id` is 1 to 128 letters, digits, `_` and `-`")
      }
      var at: PlannerTime?
      if let text = try keys.text("at") {
        guard let time = PlannerTime(text) else {
          throw RequestError(
            "malformed", "`\(place)/at` is a time such as \"2026-03-03T18:00\", \"2026-03-03T18:00:00Z\" or \"2026-03-03\", not `\(text)`")
        }
        at = time
      }
      let thing = PlannedThing(of: of, id: id, at: at, facts: try keys.facts())
      for other in things where other.id == thing.id && other.of.utf8.elementsEqual(of.utf8) && other.at == thing.at {
        throw RequestError("malformed", "`\(place)` is given twice")
      }
      try keys.finishItem(place)
      things.append(thing)
    }
    return things
  }
}

extension RequestKeys {
  fileprivate mutating func facts() throws(RequestError) -> [GivenFact] {
    var facts: [GivenFact] = []
    if let members = try object("facts", "names and values") { GivenFact.collect(members, prefix: "", into: &facts) }
    return facts
  }
}

extension Rules {
  func answerPlanning(_ asked: Request.Planning, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    var situation = try situation(asked)
    if let members = request.history {
      situation.history = try history(members)
    }
    let plan = try planNotifications(situation, frame)
    write(plan, situation, id: request.id, trace: request.wantsTrace, &writer)
  }

  /// What a request gives, as the planner takes it.
  public func situation(_ asked: Request.Planning) throws(RequestError) -> NotificationSituation {
    guard bundle.count(.planner) > 0 else { throw RequestError("no_planner", "these rules have no notifications") }
    for thing in asked.things {
      let isKnown = (0..<bundle.count(.notifications)).contains { type in
        bundle.utf8(bundle.notifications[type].of).elementsEqual(thing.of.utf8)
      }
      guard isKnown, !thing.of.isEmpty else { throw RequestError("unknown_thing", "no notification is about a `\(thing.of)`") }
    }
    let logRecord = bundle.planner[0].log
    var log: [StoredRecord] = []
    for (index, row) in asked.log.enumerated() {
      guard case .object(let members) = row else { throw RequestError("malformed", "`log/\(index)` is an object") }
      log.append(read(record: logRecord, members))
    }
    return NotificationSituation(
      zone: try zone(asked.zone), preferences: read(record: bundle.planner[0].preferences, asked.preferences),
      device: read(record: bundle.planner[0].device, asked.device), log: log, days: asked.days, things: asked.things,
      channels: asked.channels, now: asked.now)
  }

  /// A zone by its name, or from its data.
  func zone(_ json: JSON) throws(RequestError) -> Zone {
    if case .string(let name) = json {
      guard let zone = zone(named: name) else { throw RequestError("unknown_zone", "no time zone is named `\(name)` here") }
      return zone
    }
    var keys = try RequestKeys(json, at: "zone")
    guard let name = try keys.text("name"), case .int(let offset)? = keys.take("offset") else {
      throw RequestError("malformed", "`zone` is a name, or an object with `name`, `offset` and `changes`")
    }
    var changes: [Zone.Change] = []
    for (index, change) in (try keys.list("changes", "pairs of seconds since 1970 and an offset") ?? []).enumerated() {
      guard case .array(let pair) = change, pair.count == 2, case .int(let instant) = pair[0], case .int(let offset) = pair[1] else {
        throw RequestError("malformed", "`zone/changes/\(index)` is two numbers: seconds since 1970 and an offset in seconds")
      }
      changes.append(Zone.Change(instant: instant, offset: offset))
    }
    try keys.finishItem("zone")
    guard let zone = Zone(name, offset: offset, changes: changes) else {
      throw RequestError("malformed", "`zone` is no zone: its changes ascend, and an offset is less than 26 hours")
    }
    return zone
  }
}
