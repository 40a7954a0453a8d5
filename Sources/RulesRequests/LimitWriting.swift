internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  public func write(_ result: Overview, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.optionalText("plan", bundle.name(.plans, result.plan))
    writer.list("limits", result.limits) { writer, limit in
      writer.beginObject()
      writer.members(of: limit.status, bundle)
      writer.optionalCopy("count", limit.count, bundle)
      writer.optionalCopy("counted", limit.counted, bundle)
      writer.optionalCopy("reset", limit.reset, bundle)
      writer.endObject()
    }
    if let ladder = result.ladder { writer.list("ladder", ladder) { $0.standing($1, bundle) } }
    writer.undecided(result.undecided, bundle)
    writer.endObject()
  }

  public func write(_ result: Meter, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.optionalText("plan", bundle.name(.plans, result.plan))
    writer.key("limit")
    if let status = result.status { writer.limit(status, bundle) } else { writer.null() }
    writer.optionalCopy("copy", result.copy, bundle)
    writer.key("pending")
    writer.beginObject()
    writer.number("amount", result.pending)
    writer.list("items", result.pendingItems) { $0.item($1) }
    writer.endObject()
    writer.list("top", result.top) { $0.item($1) }
    writer.undecided(result.undecided, bundle)
    writer.endObject()
  }
}

extension JSONWriter {
  /// A sentence, left out where there is none.
  mutating func optionalCopy(_ key: String, _ copy: PresentedCopy?, _ bundle: Bundle) {
    guard let copy else { return }
    self.key(key)
    self.copy(copy, bundle)
  }

  mutating func item(_ item: MeterItem) {
    beginObject()
    text("id", item.id)
    number("amount", item.amount)
    endObject()
  }
}
