internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  public static func write(_ result: PresentedFact, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { writeID(id, &writer) }
    writer.text("fact", result.fact)
    writer.key("value")
    writer.plain(result.value)
    writer.undecided(result.undecided)
    if let trace = result.trace { writer.trace(trace) }
    writer.endObject()
  }
}
