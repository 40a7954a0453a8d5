import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// A switch that is off suspends the effects of the ladder, but changes nothing that is recorded (R16, R17).
@Suite struct SwitchedOffTests {
  private var batch = Batch(RealRules.rules)
  private var history: JSON = .object([])
  private var events = 0

  private static let vector = "share_link_creation"

  private mutating func ask(_ question: String, at time: String) throws -> JSON {
    var writer = JSONWriter()
    var past = JSONWriter()
    past.value(history)
    let facts = #""facts":{"plan":"free","now":"\#(time)"}"#
    let line = #"{\#(question),\#(facts),"history":\#(String(decoding: past.bytes, as: UTF8.self))}"#
    #expect(batch.answer(Array(line.utf8), into: &writer), "\(String(decoding: writer.bytes, as: UTF8.self))")
    let answer = try JSON.parse(writer.bytes)
    if let next = answer["history"] { history = next }
    return answer
  }

  private mutating func turn(on: Bool) throws {
    var writer = JSONWriter()
    #expect(batch.answer(Array(#"{"ask":"set","values":{"ladder/\#(Self.vector)/switched_on":\#(on)}}"#.utf8), into: &writer))
  }

  /// A number of links, one each second.
  private mutating func links(_ count: Int, from minute: String) throws {
    for second in 0..<count {
      events += 1
      let time = "2026-03-02T\(minute):\(second < 10 ? "0" : "")\(second)Z"
      _ = try ask(#""ask":"count","event":"share_link.created","event_id":"e\#(events)""#, at: time)
    }
  }

  private mutating func status(at time: String) throws -> (level: String?, until: String?) {
    let ladder = try ask(#""ask":"ladder","vector":"\#(Self.vector)""#, at: time)["ladder"]?.arrayValue?.first
    return (ladder?["level"]?.stringValue, ladder?["until"]?.stringValue)
  }

  @Test mutating func aTimedBlockRunsOn() throws {
    try links(15, from: "12:00")
    let before = try status(at: "2026-03-02T12:01:00Z")
    #expect(before.level == "L3" && before.until == "2026-03-02T12:30:14Z")
    try turn(on: false)
    #expect(try status(at: "2026-03-02T12:02:00Z").level == nil)
    try turn(on: true)
    let after = try status(at: "2026-03-02T12:03:00Z")
    #expect(after.level == "L3" && after.until == before.until)
    try turn(on: false)
    #expect(try status(at: "2026-03-02T12:40:00Z").level == nil)
    try turn(on: true)
    #expect(try status(at: "2026-03-02T12:41:00Z").level != "L3")
  }

  /// A block until release stays, whatever is requested meanwhile.
  @Test mutating func aBlockUntilReleasedStays() throws {
    history = try JSON.parse(
      Array(
        #"{"at":"2026-03-02T11:00:00Z","ladder":{"\#(Self.vector)":{"level":"L5","since":"2026-03-02T11:00:00Z","reached":[["L5","2026-03-02T11:00:00Z"]]}}}"#
          .utf8))
    #expect(try status(at: "2026-03-02T12:00:00Z").level == "L5")
    try turn(on: false)
    #expect(try status(at: "2026-03-02T12:01:00Z").level == nil)
    try links(3, from: "12:02")
    _ = try ask(#""ask":"do","action":"move.save","event_id":"m1""#, at: "2026-03-02T12:03:00Z")
    _ = try ask(#""ask":"signal","signal":"repeated_failures","vector":"login_attempts""#, at: "2026-03-05T12:03:00Z")
    try turn(on: true)
    #expect(try status(at: "2026-03-09T12:00:00Z").level == "L5")
    let freed = try ask(#""ask":"release","vector":"\#(Self.vector)""#, at: "2026-03-09T12:01:00Z")
    #expect(freed["counted"] == .bool(true), "\(freed)")
    #expect(try status(at: "2026-03-09T12:02:00Z").level == nil)
  }

  /// A release is possible while it is off, too.
  @Test mutating func aReleaseWhileItIsOff() throws {
    history = try JSON.parse(
      Array(#"{"at":"2026-03-02T11:00:00Z","ladder":{"\#(Self.vector)":{"level":"L5","since":"2026-03-02T11:00:00Z"}}}"#.utf8))
    try turn(on: false)
    _ = try ask(#""ask":"release","vector":"\#(Self.vector)""#, at: "2026-03-02T12:00:00Z")
    try turn(on: true)
    #expect(try status(at: "2026-03-02T12:01:00Z").level == nil)
  }

  /// Events from the time while it was off lead to a friendly message at most.
  @Test mutating func whatWasDoneMeanwhileStopsNobody() throws {
    try links(5, from: "12:00")
    try turn(on: false)
    try links(40, from: "12:01")
    try turn(on: true)
    #expect(try status(at: "2026-03-02T12:02:00Z").level == "L1")
    try links(14, from: "12:03")
    #expect(try status(at: "2026-03-02T12:04:00Z").level == "L2")
    try links(1, from: "12:05")
    #expect(try status(at: "2026-03-02T12:06:00Z").level == "L3")
  }
}
