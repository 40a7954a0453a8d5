internal import RulesBundle
public import RulesJSON
public import RulesRuntime

// The one JSON form of every result. Keys stand in this order, always; what is absent is left out, except where its
// absence is an answer.
extension Rules {
  public static func write(_ result: PresentedDecision, id: JSON?, _ writer: inout JSONWriter) { write(result, id: id, &writer) { _ in } }

  static func write(_ result: PresentedDecision, id: JSON?, _ writer: inout JSONWriter, _ last: (inout JSONWriter) -> Void) {
    writer.beginObject()
    if let id { writeID(id, &writer) }
    writer.text("action", result.action)
    writer.flag("allowed", result.isAllowed)
    writer.optionalText("plan", result.plan)
    if let mode = result.mode { writer.text("mode", mode) }
    if !result.isAllowed {
      writer.optionalText("gateType", result.gateType)
      writer.optionalText("reasonCode", result.reasonCode)
      if let error = result.error { writer.text("error", error) }
      writer.texts("surfaces", result.surfaces)
      if let copy = result.copy {
        writer.key("copy")
        writer.copy(copy)
      }
      if !result.lines.isEmpty { writer.list("lines", result.lines) { $0.copy($1) } }
      if !result.parts.isEmpty { writer.parts(result.parts) }
      writer.list("buttons", result.buttons) { $0.button($1) }
      if let dismiss = result.dismiss {
        writer.key("dismiss")
        writer.button(dismiss)
      }
      writer.flag("resumes", result.resumes)
      if let resume = result.resume { writer.resume(resume) }
    }
    writer.list("notices", result.notices) { $0.notice($1) }
    writer.texts("effects", result.effects)
    if let spends = result.spends { writer.text("spends", spends) }
    writer.list("limits", result.limits) { $0.limit($1) }
    if let standing = result.standing {
      writer.key("ladder")
      writer.standing(standing)
    }
    if let counted = result.counted { writer.texts("counted", counted) }
    if let changes = result.changes { writer.list("changes", changes) { $0.change($1) } }
    writer.list("telemetry", result.telemetry) { $0.event($1) }
    writer.undecided(result.undecided)
    if let trace = result.trace { writer.trace(trace) }
    last(&writer)
    writer.endObject()
  }

  public static func write(_ result: PresentedPlan, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { writeID(id, &writer) }
    writer.optionalText("plan", result.plan)
    writer.list("notices", result.notices) { $0.notice($1) }
    writer.undecided(result.undecided)
    if let trace = result.trace { writer.trace(trace) }
    writer.endObject()
  }

  public static func write(_ result: PresentedSnapshot, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { writeID(id, &writer) }
    writer.optionalText("plan", result.plan)
    writer.key("snapshot")
    writer.object(result.fields)
    writer.undecided(result.undecided)
    writer.endObject()
  }
}

extension JSONWriter {
  mutating func copy(_ copy: PresentedCopy) {
    beginObject()
    text("key", copy.key)
    if let title = copy.title { text("title", title) }
    text("text", copy.text)
    endObject()
  }

  mutating func button(_ button: PresentedButton) {
    beginObject()
    text("id", button.id)
    text("label", button.label)
    if !button.isEnabled { flag("enabled", false) }
    if button.isProminent { flag("prominent", true) }
    if let action = button.action { text("action", action) }
    endObject()
  }

  mutating func resume(_ resume: PresentedResume) {
    key("resume")
    beginObject()
    text("action", resume.action)
    optionalText("route", resume.route)
    key("with")
    object(resume.with)
    endObject()
  }

  mutating func notice(_ notice: PresentedNotice) {
    beginObject()
    text("id", notice.id)
    key("copy")
    copy(notice.copy)
    if let surface = notice.surface { text("surface", surface) }
    if !notice.buttons.isEmpty { list("buttons", notice.buttons) { $0.button($1) } }
    if !notice.parts.isEmpty { parts(notice.parts) }
    endObject()
  }

  mutating func parts(_ parts: [PresentedPart]) {
    list("parts", parts) { writer, part in
      writer.beginObject()
      writer.text("part", part.part)
      writer.key("copy")
      writer.copy(part.copy)
      writer.endObject()
    }
  }

  mutating func limit(_ limit: PresentedLimit) {
    beginObject()
    members(of: limit)
    endObject()
  }

  mutating func members(of limit: PresentedLimit) {
    text("id", limit.id)
    text("unit", limit.unit)
    number("used", limit.used)
    number("limit", limit.limit)
    number("remaining", limit.remaining)
    if let adds = limit.adds { number("adds", adds) }
    if limit.isSoft { flag("soft", true) }
    if let resets = limit.resets { text("resets", resets) }
    if let at = limit.resetsAt {
      var time: [UInt8] = []
      TimeText.appendTimestamp(seconds: at, nanoseconds: 0, to: &time)
      key("resetsAt")
      string(utf8: time)
    }
  }

  mutating func event(_ event: PresentedEvent) {
    beginObject()
    text("event", event.event)
    key("parameters")
    object(event.parameters)
    endObject()
  }

  mutating func object(_ values: [PresentedValue]) {
    beginObject()
    for value in values {
      key(value.name)
      plain(value.value)
    }
    endObject()
  }

  /// Why the rules could not decide, if so.
  mutating func undecided(_ failure: PresentedFailure?) {
    guard let failure else { return }
    key("undecided")
    self.failure(failure)
  }

  mutating func failure(_ failure: PresentedFailure) {
    beginObject()
    text("code", failure.code)
    if let fact = failure.fact { text("fact", fact) }
    endObject()
  }

  public mutating func plain(_ value: PlainValue) {
    switch value {
    case .null: null()
    case .bool(let flag): bool(flag)
    case .int(let number): int(number)
    case .text(let text): string(text)
    case .list(let items):
      beginArray()
      for item in items { plain(item) }
      endArray()
    case .failure(let failure):
      beginObject()
      key("error")
      self.failure(failure)
      endObject()
    }
  }

  mutating func trace(_ trace: Trace) {
    key("trace")
    beginObject()
    text("table", trace.table)
    list("rows", trace.rows) { writer, row in
      writer.beginObject()
      writer.text("rule", row.rule)
      writer.key("held")
      if let held = row.held { writer.bool(held) } else { writer.null() }
      writer.endObject()
    }
    list("facts", trace.facts) { writer, fact in
      writer.beginObject()
      writer.text("name", fact.name)
      writer.key("value")
      writer.plain(fact.value)
      writer.text("source", fact.source.name)
      writer.endObject()
    }
    list("flips", trace.flips) { writer, flip in
      writer.beginObject()
      writer.text("fact", flip.fact)
      writer.key("value")
      writer.plain(flip.value)
      writer.text("becomes", flip.becomes)
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
