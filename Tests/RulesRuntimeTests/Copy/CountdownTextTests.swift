import RulesRuntime
import Testing

/// A countdown is rounded up, so that it never ends later than it shows, and has at most two units.
@Suite struct CountdownTextTests {
  @Test(
    arguments: [
      (-1, "0 s"), (0, "0 s"), (1, "1 s"), (999, "1 s"), (1000, "1 s"), (1001, "2 s"), (59_000, "59 s"), (59_001, "1 min"),
      (60_000, "1 min"), (60_001, "2 min"), (3_540_000, "59 min"), (3_540_001, "1 h"), (3_600_000, "1 h"), (3_600_001, "1 h 1 min"),
      (5_400_000, "1 h 30 min"), (86_400_000, "24 h"), (86_460_000, "24 h 1 min"), (259_140_000, "71 h 59 min"), (259_140_001, "3 d"),
      (259_200_000, "3 d"), (259_200_001, "3 d 1 h"), (262_800_000, "3 d 1 h"), (604_800_000, "7 d"), (31_536_000_000, "365 d"),
      (.max, "3652500 d"), (.min, "0 s"),
    ] as [(Int64, String)]) func asPeopleReadIt(milliseconds: Int64, text: String)
  {
    // A number and its unit stay on one line; the line can break between the units.
    let plain = Duration.milliseconds(milliseconds).countdownText.replacing("\u{A0}", with: " ")
    #expect(plain == text)
  }

  @Test func numbersKeepTheirUnits() { #expect(Duration.milliseconds(5_400_000).countdownText == "1\u{A0}h 30\u{A0}min") }

  /// One unit more of time never reads as less.
  @Test func neverShorterThanItIs() {
    for seconds in stride(from: Int64(1), to: 400_000, by: 7) {
      let words = Duration.seconds(seconds).countdownText.split { $0 == " " || $0 == "\u{A0}" }
      var shown: Int64 = 0
      for (number, unit) in zip(words, words.dropFirst()) {
        guard let number = Int64(number) else { continue }
        shown += number * (["s": 1, "min": 60, "h": 3600, "d": 86_400][unit] ?? 0)
      }
      #expect(shown >= seconds && shown < seconds + 3600, "\(seconds): \(words)")
    }
  }
}
