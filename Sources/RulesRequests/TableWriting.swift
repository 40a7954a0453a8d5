public import RulesJSON
public import RulesRuntime

extension Rules {
  public static func write(_ result: PresentedTable, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { writeID(id, &writer) }
    writer.text("table", result.table)
    writer.text("answer", result.answer)
    writer.undecided(result.undecided)
    if let trace = result.trace { writer.trace(trace) }
    writer.endObject()
  }
}
