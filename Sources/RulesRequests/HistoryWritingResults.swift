internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

extension Rules {
  func write(_ result: PresentedCounting, id: JSON?, _ writer: inout JSONWriter, _ last: (inout JSONWriter) -> Void) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.flag("counted", result.isCounted)
    writer.list("ladder", result.standings) { $0.standing($1, bundle) }
    writer.list("changes", result.changes) { $0.change($1, bundle) }
    writer.list("telemetry", result.telemetry) { $0.event($1, bundle) }
    last(&writer)
    writer.endObject()
  }
}

extension JSONWriter {
  mutating func standing(_ standing: PresentedStanding, _ bundle: Bundle) {
    beginObject()
    text("vector", bundle.name(.ladder, standing.vector))
    optionalText("level", bundle.name(.ladderLevels, standing.level))
    text("effect", standing.effect.name)
    if let until = standing.until { time("until", until) }
    if let left = standing.timeLeft {
      let value = Value.milliseconds(left)
      var text: [UInt8] = []
      TimeText.appendDuration(seconds: value.bits, nanoseconds: value.aux, to: &text)
      key("timeLeft")
      string(utf8: text)
    }
    number("count", Int64(standing.count))
    number("limit", standing.limit)
    if let next = standing.next {
      key("next")
      beginObject()
      text("level", bundle.name(.ladderLevels, next.level))
      number("at", next.at)
      number("more", next.more)
      endObject()
    }
    if let resets = standing.resets { text("resets", bundle.name(.resets, resets)) }
    if let at = standing.resetsAt { time("resetsAt", at) }
    if standing.level != nil {
      texts("surfaces", bundle.names(.surfaces, standing.surfaces))
      if let copy = standing.copy {
        key("copy")
        self.copy(copy, bundle)
      }
      parts(standing.parts, bundle)
      list("buttons", standing.buttons) { $0.button($1, bundle) }
      flag("dismissible", standing.isDismissible)
    }
    if standing.isDeferred { flag("deferred", true) }
    if standing.isRepeated { flag("repeated", true) }
    endObject()
  }

  mutating func change(_ change: PresentedChange, _ bundle: Bundle) {
    beginObject()
    text("vector", bundle.name(.ladder, change.vector))
    optionalText("from", bundle.name(.ladderLevels, change.from))
    optionalText("to", bundle.name(.ladderLevels, change.to))
    time("at", change.at)
    if let until = change.until { time("until", until) }
    number("count", Int64(change.count))
    if change.isAudited { flag("audit", true) }
    list("telemetry", change.telemetry) { $0.event($1, bundle) }
    endObject()
  }
}
