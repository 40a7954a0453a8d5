internal import RulesBundle
public import RulesJSON
public import RulesRuntime

// The one JSON form of every result. Keys stand in this order, always; what is absent is left out, except where its
// absence is an answer.
extension Rules {
  public func write(_ result: PresentedDecision, id: JSON?, _ writer: inout JSONWriter) { write(result, id: id, &writer) { _ in } }

  func write(_ result: PresentedDecision, id: JSON?, _ writer: inout JSONWriter, _ last: (inout JSONWriter) -> Void) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.text("action", bundle.name(.actions, result.action))
    writer.flag("allowed", result.isAllowed)
    writer.optionalText("plan", bundle.name(.plans, result.plan))
    if let mode = result.mode { writer.text("mode", mode.name) }
    if !result.isAllowed {
      writer.optionalText("gateType", bundle.name(.gates, result.gateType))
      writer.optionalText("reasonCode", bundle.name(.reasons, result.reasonCode))
      if let error = result.error { writer.text("error", bundle.name(.errors, error)) }
      writer.texts("surfaces", bundle.names(.surfaces, result.surfaces))
      if let copy = result.copy {
        writer.key("copy")
        writer.copy(copy, bundle)
      }
      if !result.lines.isEmpty { writer.list("lines", result.lines) { $0.copy($1, bundle) } }
      if !result.parts.isEmpty { writer.parts(result.parts, bundle) }
      writer.list("buttons", result.buttons) { $0.button($1, bundle) }
      if let dismiss = result.dismiss {
        writer.key("dismiss")
        writer.button(dismiss, bundle)
      }
      writer.flag("resumes", result.resumes)
      if let resume = result.resume { writer.resume(resume, bundle) }
    }
    writer.list("notices", result.notices) { $0.notice($1, bundle) }
    writer.texts("effects", bundle.names(.effects, result.effects))
    if let spends = result.spends { writer.text("spends", bundle.name(.limits, spends)) }
    writer.list("limits", result.limits) { $0.limit($1, bundle) }
    if let standing = result.standing {
      writer.key("ladder")
      writer.standing(standing, bundle)
    }
    if let counted = result.counted { writer.texts("counted", bundle.names(.countedEvents, counted)) }
    if let changes = result.changes { writer.list("changes", changes) { $0.change($1, bundle) } }
    writer.list("telemetry", result.telemetry) { $0.event($1, bundle) }
    writer.undecided(result.undecided, bundle)
    if let trace = result.trace { writer.trace(trace, bundle) }
    last(&writer)
    writer.endObject()
  }

  public func write(_ result: PresentedPlan, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.optionalText("plan", bundle.name(.plans, result.plan))
    writer.list("notices", result.notices) { $0.notice($1, bundle) }
    writer.undecided(result.undecided, bundle)
    if let trace = result.trace { writer.trace(trace, bundle) }
    writer.endObject()
  }

  public func write(_ result: PresentedSnapshot, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.optionalText("plan", bundle.name(.plans, result.plan))
    writer.key("snapshot")
    writer.object(result.fields.enumerated().map { (bundle.name(.snapshot, $0.offset), $0.element) }, bundle)
    writer.undecided(result.undecided, bundle)
    writer.endObject()
  }
}

extension JSONWriter {
  mutating func copy(_ copy: PresentedCopy, _ bundle: Bundle) {
    beginObject()
    text("key", bundle.name(.copy, copy.key))
    if let title = copy.title { text("title", title) }
    text("text", copy.text)
    endObject()
  }

  mutating func button(_ button: PresentedButton, _ bundle: Bundle) {
    beginObject()
    text("id", bundle.name(.buttons, button.id))
    text("label", button.label)
    if !button.isEnabled { flag("enabled", false) }
    if button.isProminent { flag("prominent", true) }
    if let action = button.action { text("action", bundle.name(.actions, action)) }
    endObject()
  }

  mutating func resume(_ resume: PresentedResume, _ bundle: Bundle) {
    key("resume")
    beginObject()
    text("action", bundle.name(.actions, resume.action))
    optionalText("route", bundle.name(.routes, resume.route))
    key("with")
    object(resume.with.map { (bundle.name(.facts, $0.fact), $0.value) }, bundle)
    endObject()
  }

  mutating func notice(_ notice: PresentedNotice, _ bundle: Bundle) {
    beginObject()
    text("id", bundle.name(notice.id))
    key("copy")
    copy(notice.copy, bundle)
    if let surface = notice.surface { text("surface", bundle.name(.surfaces, surface)) }
    if !notice.buttons.isEmpty { list("buttons", notice.buttons) { $0.button($1, bundle) } }
    if !notice.parts.isEmpty { parts(notice.parts, bundle) }
    endObject()
  }

  mutating func parts(_ parts: [PresentedPart], _ bundle: Bundle) {
    list("parts", parts) { writer, part in
      writer.beginObject()
      writer.text("part", part.part.name)
      writer.key("copy")
      writer.copy(part.copy, bundle)
      writer.endObject()
    }
  }

  mutating func limit(_ limit: PresentedLimit, _ bundle: Bundle) {
    beginObject()
    members(of: limit, bundle)
    endObject()
  }

  mutating func members(of limit: PresentedLimit, _ bundle: Bundle) {
    text("id", bundle.name(.limits, limit.id))
    text("unit", limit.unit.name)
    number("used", limit.used)
    number("limit", limit.limit)
    number("remaining", limit.remaining)
    if let adds = limit.adds { number("adds", adds) }
    if limit.isSoft { flag("soft", true) }
    if let resets = limit.resets { text("resets", bundle.name(.resets, resets)) }
    if let at = limit.resetsAt {
      var time: [UInt8] = []
      TimeText.appendTimestamp(seconds: at, nanoseconds: 0, to: &time)
      key("resetsAt")
      string(utf8: time)
    }
  }

  mutating func event(_ event: PresentedEvent, _ bundle: Bundle) {
    beginObject()
    text("event", bundle.name(.events, event.event))
    key("parameters")
    object(bundle.parameters(of: event), bundle)
    endObject()
  }

  mutating func object(_ values: [(name: String, value: PresentedValue)], _ bundle: Bundle) {
    beginObject()
    for (name, value) in values {
      key(name)
      self.value(JSON(value, bundle))
    }
    endObject()
  }

  /// Why the rules could not decide, if so.
  mutating func undecided(_ failure: PresentedFailure?, _ bundle: Bundle) {
    guard let failure else { return }
    key("undecided")
    beginObject()
    text("code", failure.code.name)
    if let fact = failure.fact { text("fact", bundle.name(.facts, fact)) }
    endObject()
  }

  mutating func trace(_ trace: Trace, _ bundle: Bundle) {
    key("trace")
    beginObject()
    text("table", bundle.name(trace.table))
    list("rows", trace.rows) { writer, row in
      writer.beginObject()
      writer.text("rule", row.rule)
      writer.key("held")
      if let held = row.held { writer.bool(held) } else { writer.null() }
      writer.endObject()
    }
    list("facts", trace.facts) { writer, fact in
      writer.beginObject()
      writer.text("name", bundle.name(.facts, fact.name))
      writer.key("value")
      writer.value(JSON(fact.value, bundle))
      writer.text("source", fact.source.name)
      writer.endObject()
    }
    list("flips", trace.flips) { writer, flip in
      writer.beginObject()
      writer.text("fact", bundle.name(.facts, flip.fact))
      writer.key("value")
      writer.value(JSON(flip.value, bundle))
      writer.text("becomes", bundle.name(flip.becomes))
      writer.endObject()
    }
    endObject()
  }
}

extension Trace.FactRead.Source {
  var name: String {
    switch self {
    case .given: "given"
    case .derived: "derived"
    case .absent: "absent"
    case .missing: "missing"
    }
  }
}
