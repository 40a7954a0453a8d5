import RulesBundle
import RulesRuntime
import Testing

/// When limits reset, in UTC and in zones that a host provides.
@Suite struct ResetTests {
  private static let book = [
    (
      "resets.yaml",
      """
      utc: {about: At night., every: day, at: "03:30", zone: UTC, source: DOC}
      here: {about: At night., every: day, at: "03:30", zone: Europe/Oslo, source: DOC}
      monthly: {about: Once a month., every: month, at: "00:00", zone: Europe/Oslo, source: DOC}
      nowhere: {about: Weekly., every: week, at: "00:00", zone: Europe/Rome, source: DOC}

      """
    ),
    (
      "limits.yaml",
      ["utc", "here", "monthly", "nowhere"].map {
        "of_\($0): {about: A limit., unit: count, plans: {basic: 5}, used: a, soft: [basic], resets: \($0), tells: {reset: sorry}, source: DOC}\n"
      }.joined()
    ),
  ]
  private static let now = "now: {about: The time., type: timestamp, from: app, source: DOC}\n"

  /// One hour ahead of UTC. On 2026-03-29 at 01:00 UTC the clock jumps to 03:00, on 2026-10-25 at 01:00 UTC back to 02:00.
  private static let here = Zone(
    "Europe/Oslo", offset: 3600,
    changes: [Zone.Change(instant: 1_774_746_000, offset: 7200), Zone.Change(instant: 1_792_890_000, offset: 3600)])

  private static func rules() throws -> Rules {
    let rules = try SmallBook.rules([], adding: book + [("facts/now.yaml", now)])
    return Rules(rules.bundle, zones: [try #require(here)])
  }

  private static func resetsAt(_ limit: String, now: String, _ rules: Rules) throws -> String? {
    let frame = rules.makeFrame()
    let instant = try #require(TimeText.timestamp(now.utf8)).seconds
    frame.set(try #require(rules.fact("now")), .timestamp(seconds: instant))
    let ordinal = try #require(rules.bundle.find(.limits, limit))
    let status = try #require(rules.status(of: ordinal, frame))
    return status.resetsAt.map { time in
      var bytes: [UInt8] = []
      TimeText.appendTimestamp(seconds: time.seconds, nanoseconds: 0, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("of_utc", "2026-03-29T00:00:00Z", "2026-03-29T03:30:00Z"), ("of_here", "2026-03-29T00:00:00Z", "2026-03-29T01:30:00Z"),
      ("of_here", "2026-03-28T02:30:00Z", "2026-03-29T01:30:00Z"), ("of_here", "2026-03-29T01:30:00Z", "2026-03-30T01:30:00Z"),
      ("of_here", "2026-10-25T00:59:59Z", "2026-10-25T02:30:00Z"), ("of_monthly", "2026-03-31T21:59:59Z", "2026-03-31T22:00:00Z"),
      ("of_monthly", "2026-03-31T22:00:00Z", "2026-04-30T22:00:00Z"), ("of_monthly", "2026-10-31T12:00:00Z", "2026-10-31T23:00:00Z"),
      ("of_nowhere", "2026-03-31T21:59:59Z", nil), ("of_utc", "9999-12-31T12:00:00Z", nil),
    ] as [(String, String, String?)]) func startAnew(limit: String, now: String, expected: String?) throws
  {
    #expect(try Self.resetsAt(limit, now: now, Self.rules()) == expected)
  }

  @Test func zonesAreAskedForByName() throws {
    let rules = try Self.rules()
    #expect(rules.bundle.zoneNames == ["Europe/Oslo", "Europe/Rome"])
    #expect(rules.missingZones == ["Europe/Rome"])
    #expect(Rules(rules.bundle).missingZones == ["Europe/Oslo", "Europe/Rome"])
    let missing = try #require(rules.bundle.find(.resets, "nowhere"))
    #expect(rules.missingZone(ofReset: missing) == "Europe/Rome" && rules.period(ofReset: missing, containing: 0) == nil)
    let utc = try #require(rules.bundle.find(.resets, "utc"))
    #expect(rules.missingZone(ofReset: utc) == nil && rules.period(ofReset: utc, containing: 0) == -73_800..<12_600)
  }

  /// A zone that calls itself UTC does not change UTC.
  @Test func utcIsAlwaysThere() throws {
    let rules = try Self.rules()
    let impostor = try #require(Zone("UTC", offset: 3600, changes: []))
    #expect(try Self.resetsAt("of_utc", now: "2026-01-01T00:00:00Z", Rules(rules.bundle, zones: [impostor])) == "2026-01-01T03:30:00Z")
  }

  @Test func timesOutsideTheCalendarHaveNoReset() throws {
    let rules = try Self.rules()
    let reset = try #require(rules.bundle.find(.resets, "here"))
    for now in [.min, TimeText.firstTimestamp - 1, TimeText.lastTimestamp + 1, .max] {
      #expect(rules.period(ofReset: reset, containing: now) == nil)
    }
    #expect(rules.period(ofReset: reset, containing: TimeText.firstTimestamp)?.contains(TimeText.firstTimestamp) == true)
    #expect(rules.period(ofReset: reset, containing: TimeText.lastTimestamp)?.contains(TimeText.lastTimestamp) == true)
  }
}
