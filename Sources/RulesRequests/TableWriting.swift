internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  public func write(_ result: PresentedTable, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.text("table", bundle.name(.decisionTables, result.table))
    writer.text("answer", bundle.answer(result.answer))
    writer.undecided(result.undecided, bundle)
    if let trace = result.trace { writer.trace(trace, bundle) }
    writer.endObject()
  }
}
