import RulesBundle
import RulesJSON
import RulesRuntime
import Testing

/// What uses the room of a limit.
@Suite struct MeterTests {
  private static func ask(
    _ items: String, _ facts: String = #""plan":"pro","usage.mediaBytes":400000000,"usage.mediaPendingCleanupBytes":0"#
  )
    -> String
  {
    #"{"ask":"meter","limit":"media_bytes","items":[\#(items)],"facts":{\#(facts)}}"#
  }

  @Test(arguments: [
    Row(
      "DT-29-02: pending cleanup counts until it is confirmed",
      ask: ask(
        #"{"id":"a","amount":300000000},{"id":"b","amount":100000000,"pending":true}"#,
        #""plan":"pro","usage.mediaBytes":400000000,"usage.mediaPendingCleanupBytes":100000000"#),
      expect: #"""
        {"plan":"pro","limit":{"id":"media_bytes","unit":"bytes","used":500000000,"limit":2000000000,"remaining":1500000000},
        "copy":{"text":"500MB of 2GB used, 1.5GB left."},"pending":{"amount":100000000,"items":[{"id":"b","amount":100000000}]},
        "top":[{"id":"a","amount":300000000}],"undecided":"(none)"}
        """#),
    Row(
      "the largest first, of equal size by id, and only as many as the setting allows",
      ask: ask(
        #"{"id":"f","amount":1},{"id":"b","amount":7},{"id":"a","amount":7},{"id":"c","amount":9},{"id":"d","amount":2},{"id":"e","amount":3}"#
      ),
      expect: #"{"top":[{"id":"c"},{"id":"a"},{"id":"b"},{"id":"e"},{"id":"d"}]}"#),
    Row("empty", ask: ask(""), expect: #"{"top":[],"pending":{"amount":0,"items":[]},"limit":{"used":400000000}}"#),
    Row(
      "the items never change the usage", ask: ask(#"{"id":"a","amount":9000000000}"#),
      expect: #"{"limit":{"used":400000000,"remaining":1600000000}}"#),
    Row(
      "the usage is unknown", ask: ask(#"{"id":"a","amount":1}"#, #""plan":"pro""#),
      expect: #"""
        {"limit":{"used":null,"remaining":null},"copy":"(none)","pending":{"amount":null},
        "undecided":{"code":"missing_fact","fact":"usage.mediaBytes"}}
        """#),
  ]) func meters(row: Row) throws { try row.check() }
}
