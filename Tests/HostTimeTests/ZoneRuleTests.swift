import HostTime
import RulesBundle
import RulesRuntime
import Testing

@Suite struct ZoneRuleTests {
  private func changes(_ text: String, _ years: ClosedRange<Int64>, wideHours: Bool = true) throws -> [String] {
    let rule = try #require(ZoneRule(Array(text.utf8), wideHours: wideHours), "\(text)")
    return rule.changes(in: years).map { "\(Moments.text($0.instant)) \($0.offset)" }
  }

  /// Examples of RFC 9636 and of the tz database, with instants that were computed by hand.
  @Test(arguments: [
    ("UTC0", []), ("<-03>3", []), ("EST5EDT,M3.2.0,M11.1.0", ["2026-03-08T07:00:00Z -14400", "2026-11-01T06:00:00Z -18000"]),
    ("CET-1CEST,M3.5.0,M10.5.0/3", ["2026-03-29T01:00:00Z 7200", "2026-10-25T01:00:00Z 3600"]),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", ["2026-03-29T01:00:00Z 3600", "2026-10-25T01:00:00Z 0"]),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", ["2026-04-04T15:00:00Z 37800", "2026-10-03T15:30:00Z 39600"]),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", ["2026-03-29T01:00:00Z -3600", "2026-10-25T01:00:00Z -7200"]),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", ["2026-03-28T00:00:00Z 10800", "2026-10-23T23:00:00Z 7200"]),
    ("AAA0BBB,J60/0,J365/0", ["2026-03-01T00:00:00Z 3600", "2026-12-30T23:00:00Z 0"]),
    ("AAA0BBB,59/0,364/0", ["2026-03-01T00:00:00Z 3600", "2026-12-30T23:00:00Z 0"]),
  ]) func whatItSaysFor2026(text: String, expected: [String]) throws {
    #expect(try changes(text, 2026...2026) == expected)
  }

  @Test func daysOfLeapYears() throws {
    #expect(try changes("AAA0BBB,J60/0,J59/0", 2028...2028) == ["2028-02-27T23:00:00Z 0", "2028-03-01T00:00:00Z 3600"])
    #expect(try changes("AAA0BBB,59/0,365/0", 2028...2028) == ["2028-02-29T00:00:00Z 3600", "2028-12-30T23:00:00Z 0"])
  }

  /// If summer time ends when the next one begins, the clock never changes.
  @Test(arguments: ["EST5EDT,0/0,J365/25", "XXX3EDT4,0/0,J365/23"]) func summerAllTheYear(text: String) throws {
    let rule = try #require(ZoneRule(Array(text.utf8), wideHours: true))
    let zone = try #require(Zone("Test/Summer", offset: rule.standard, changes: rule.changes(in: 2020...2030)))
    #expect(zone.changes.count <= 2 && zone.offset(at: 1_767_225_600) == -14_400 && zone.offset(at: 1_782_864_000) == -14_400)
  }

  @Test(arguments: [
    "", "CET", "-1", "CE-1", "CET-1CEST", "CET-25", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,M10.5.0,", "CET-1CEST,M0.5.0,M10.5.0",
    "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J5",
    "CET-1CEST,J366,J5", "CET-1CEST,366,5", "CET-1:60", "CET-1:00:60", "<CET-1", "<>-1", "C1T-1", "CET--1", "CET-1 ", " CET-1",
    "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0/2/2,M10.5.0", "CET-9999999999999999999999", ":Europe/Berlin",
  ]) func refuses(text: String) {
    #expect(ZoneRule(Array(text.utf8), wideHours: true) == nil)
  }

  /// The result of the rule at the end of the system's files, for years that the files also list.
  @Test(.enabled(if: ZoneFiles.system != nil, "no time zone database is installed")) func rulesContinueTheFiles() throws {
    var compared = 0
    for (rule, place) in [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "Europe/Berlin"), ("EST5EDT,M3.2.0,M11.1.0", "America/New_York"),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "Australia/Lord_Howe"), ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "America/Santiago"),
      ("CST5CDT,M3.2.0/0,M11.1.0/1", "America/Havana"), ("NZST-12NZDT,M9.5.0,M4.1.0/3", "Pacific/Auckland"),
    ] {
      let zone = try #require(HostTime.zone(named: place))
      let years = zone.changes.filter { (2026...2037).contains(CivilYear.of($0.instant)) }
      #expect(try #require(ZoneRule(Array(rule.utf8), wideHours: true)).changes(in: 2026...2037) == years, "\(place)")
      compared += years.count
    }
    #expect(compared == 6 * 24)
  }
}
