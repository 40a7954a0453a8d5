import RulesBundle
import Testing

@Suite struct TimeTextTests {
  static let durations: [(String, Int64, Int32, String)] = [
    ("1h30m", 5400, 0, "5400s"), ("-1.5h", -5400, 0, "-5400s"), ("1h2m3.5s", 3723, 500_000_000, "3723.5s"), ("0", 0, 0, "0s"),
    ("-0", 0, 0, "0s"), ("+5s", 5, 0, "5s"), ("250ms", 0, 250_000_000, "0.25s"), ("-1.5s", -2, 500_000_000, "-1.5s"),
    ("-1ns", -1, 999_999_999, "-0.000000001s"), ("1us", 0, 1000, "0.000001s"), (".5s", 0, 500_000_000, "0.5s"), ("1.s", 1, 0, "1s"),
    ("0.3333333333333333333333h", 1199, 999_999_999, "1199.999999999s"), ("315576000000s", 315_576_000_000, 0, "315576000000s"),
    ("-315576000000s", -315_576_000_000, 0, "-315576000000s"), ("1500ms500ms", 2, 0, "2s"), ("1.9ns", 0, 1, "0.000000001s"),
  ]

  @Test(arguments: durations) func readsDurations(_ row: (text: String, seconds: Int64, nanoseconds: Int32, printed: String)) {
    let value = TimeText.duration(row.text.utf8)
    #expect(value?.seconds == row.seconds && value?.nanoseconds == row.nanoseconds, "\(String(describing: value))")
    var bytes: [UInt8] = []
    TimeText.appendDuration(seconds: row.seconds, nanoseconds: row.nanoseconds, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == row.printed)
  }

  @Test(arguments: [
    "", "-", "1", "s", ".s", "1 h", "1d", "1h ", "315576000000.000000001s", "315576000001s", "--1s", "1H", "99999999999999999999s", "1e3s",
    "00", "87660000001h",
  ])
  func refusesDuration(_ text: String) { #expect(TimeText.duration(text.utf8) == nil) }

  static let timestamps: [(String, Int64, Int32, String)] = [
    ("1970-01-01T00:00:00Z", 0, 0, "1970-01-01T00:00:00Z"), ("2009-02-13T23:31:30Z", 1_234_567_890, 0, "2009-02-13T23:31:30Z"),
    ("2026-01-05T11:00:00.25+01:00", 1_767_607_200, 250_000_000, "2026-01-05T10:00:00.25Z"),
    ("1969-12-31T23:59:59.5Z", -1, 500_000_000, "1969-12-31T23:59:59.5Z"),
    ("0001-01-01T00:00:00Z", -62_135_596_800, 0, "0001-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59.999999999Z", 253_402_300_799, 999_999_999, "9999-12-31T23:59:59.999999999Z"),
    ("2024-02-29T00:00:00-00:30", 1_709_166_600, 0, "2024-02-29T00:30:00Z"),
    ("2000-02-29T00:00:00.1234567891Z", 951_782_400, 123_456_789, "2000-02-29T00:00:00.123456789Z"),
  ]

  @Test(arguments: timestamps) func readsTimestamps(_ row: (text: String, seconds: Int64, nanoseconds: Int32, printed: String)) {
    let value = TimeText.timestamp(row.text.utf8)
    #expect(value?.seconds == row.seconds && value?.nanoseconds == row.nanoseconds, "\(String(describing: value))")
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: row.seconds, nanoseconds: row.nanoseconds, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == row.printed)
  }

  @Test(arguments: [
    "", "2026-01-05", "2026-01-05T10:00:00", "2026-1-05T10:00:00Z", "2026-01-05t10:00:00Z", "2026-01-05T10:00:00z", "2026-13-05T10:00:00Z",
    "2026-02-29T10:00:00Z", "2026-01-05T24:00:00Z", "2026-01-05T10:60:00Z", "2026-01-05T10:00:60Z", "2026-01-05T10:00:00.Z",
    "2026-01-05T10:00:00+1:00", "2026-01-05T10:00:00+24:00", "2026-01-05T10:00:00ZZ", "0000-01-01T00:00:00Z", "10000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "2026-00-05T10:00:00Z", "2026-01-00T10:00:00Z", "1900-02-29T00:00:00Z",
  ])
  func refusesTimestamp(_ text: String) { #expect(TimeText.timestamp(text.utf8) == nil) }

  @Test func everyDayRoundTrips() {
    for day in stride(from: Int64(-719_162), through: 2_932_896, by: 97) {
      var bytes: [UInt8] = []
      TimeText.appendTimestamp(seconds: day * 86400 + 3661, nanoseconds: 0, to: &bytes)
      #expect(TimeText.timestamp(bytes)?.seconds == day * 86400 + 3661)
    }
  }
}
