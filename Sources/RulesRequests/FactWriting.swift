internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  public func write(_ result: PresentedFact, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.text("fact", bundle.name(.facts, result.fact))
    writer.key("value")
    writer.value(JSON(result.value, bundle))
    writer.undecided(result.undecided, bundle)
    if let trace = result.trace { writer.trace(trace, bundle) }
    writer.endObject()
  }
}
