internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  /// The one JSON form of a plan.
  public func write(_ plan: NotificationPlan, _ situation: NotificationSituation, id: JSON?, trace: Bool, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.text("zone", situation.zone.name)
    writer.list("requests", plan.requests) { self.write($1, &$0) }
    writer.texts("cancel", plan.cancel)
    writer.list("inApp", plan.inApp) { self.write($1, &$0) }
    writer.list("heldBack", plan.heldBack) { self.write($1, situation, &$0) }
    writer.list("log", plan.log) { self.writeStored($1, &$0) }
    writer.texts("withdrawn", plan.withdrawn)
    writer.key("device")
    writeStored(plan.device, &writer)
    writer.number("later", Int64(plan.later))
    if bundle.planner[0].badge != nil { writer.number("badge", plan.badge) }
    if trace { writer.list("notPlanned", plan.notPlanned) { self.write($1, situation, &$0) } }
    writer.endObject()
  }

  private func write(_ request: PlannedNotification, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.text("id", request.id)
    name(request.type, request.batch, &writer)
    writer.text("channel", request.channel.name)
    writer.text("at", TimeForm.timestamp(request.at))
    writer.text("local", TimeForm.wall(request.wall))
    if request.isNow { writer.flag("now", true) }
    writer.key("copy")
    writer.copy(request.copy, bundle)
    if let expanded = request.expanded {
      writer.key("expanded")
      writer.copy(expanded, bundle)
    }
    writer.text("link", request.link)
    members(request.members, &writer)
    if let waited = request.waited {
      writer.key("waited")
      writer.beginObject()
      writer.text("reason", reasonName(waited.reason))
      writer.text("since", TimeForm.timestamp(waited.since))
      writer.endObject()
    }
    writer.endObject()
  }

  private func write(_ shown: InAppNotification, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.text("id", shown.id)
    name(shown.type, shown.batch, &writer)
    writer.key("copy")
    writer.copy(shown.copy, bundle)
    writer.text("link", shown.link)
    members(shown.members, &writer)
    writer.endObject()
  }

  private func name(_ type: Int?, _ batch: Int?, _ writer: inout JSONWriter) {
    if let type { writer.text("type", bundle.name(.notifications, type)) }
    if let batch { writer.text("batch", bundle.name(.notificationBatches, batch)) }
  }

  private func members(_ members: [PlannedNotification.Member], _ writer: inout JSONWriter) {
    guard !members.isEmpty else { return }
    writer.list("members", members) { writer, member in
      writer.beginObject()
      writer.text("type", self.bundle.name(.notifications, member.type))
      writer.text("id", member.id)
      writer.endObject()
    }
  }

  /// What does not come at its moment: when it comes, or why never.
  private func write(_ held: HeldBackNotification, _ situation: NotificationSituation, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.text("id", held.id)
    writer.text("type", bundle.name(.notifications, held.type))
    if let thing = held.thing { writer.text("about", situation.things[thing].id.text) }
    var day: [UInt8] = []
    TimeForm.appendDay(held.day, to: &day)
    writer.text("day", String(decoding: day, as: UTF8.self))
    writer.text("reason", reasonName(held.reason))
    switch held.outcome {
    case .comes(let at, let request):
      writer.text("comes", TimeForm.timestamp(at))
      writer.text("as", request)
    case .never(let why): writer.text("never", why.rawValue)
    }
    if held.isInApp { writer.flag("inApp", true) }
    writer.endObject()
  }

  /// What a person would ask: why does this not come?
  private func write(_ missing: NotPlanned, _ situation: NotificationSituation, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.text("type", bundle.name(.notifications, missing.type))
    if let thing = missing.thing { writer.text("about", situation.things[thing].id.text) }
    var day: [UInt8] = []
    TimeForm.appendDay(missing.day, to: &day)
    writer.text("day", String(decoding: day, as: UTF8.self))
    writer.text("why", missing.why.code)
    switch missing.why {
    case .condition(let condition): writer.text("condition", bundle.name(.conditions, condition))
    case .undecided(let condition, let failure):
      writer.text("condition", bundle.name(.conditions, condition))
      writer.undecided(failure, bundle)
    case .heldBack(let reason): writer.text("reason", reasonName(reason))
    case .plan, .delivered, .past, .repeated, .switchedOff: break
    }
    writer.endObject()
  }
}
