import Conditions
import Testing

@Suite struct LimitTests {
  static let hostile: [String] = [
    String(repeating: "(", count: 4000),
    String(repeating: "[", count: 4000),
    String(repeating: "!", count: 4000) + "x",
    String(repeating: "-", count: 4000) + "1",
    String(repeating: "size(", count: 800),
    String(repeating: "a?a:", count: 1000) + "a",
    "1" + String(repeating: "+1", count: 2000),
    "online" + String(repeating: "||!guest", count: 700) + "  ",
    String(repeating: "x", count: 4097),
    String(repeating: "(", count: 33) + "online" + String(repeating: ")", count: 33),
    "[" + String(repeating: "usage.savedFlows,", count: 70) + "] == []",
  ]

  @Test(arguments: hostile) func refusesWhatIsTooLarge(_ text: String) {
    #expect(found(text).map(\.name) == ["condition.too-large"])
  }

  /// CEL requires 32 of each.
  static let allowed: [String] = [
    String(repeating: "(", count: 32) + "online" + String(repeating: ")", count: 32),
    Array(repeating: "online", count: 400).joined(separator: " || "),
    Array(repeating: "guest", count: 400).joined(separator: " && "),
    Array(repeating: "1", count: 100).joined(separator: " + ") + " > 0",
    Array(repeating: "true", count: 33).joined(separator: " == "),
    "1 in [" + (0..<300).map(String.init).joined(separator: ", ") + "]",
    String(repeating: "!", count: 32) + "online",
    String(repeating: "-", count: 32) + "19 == 19",
    String(repeating: "online ? guest : ", count: 24) + "is_new",
    Array(repeating: "4", count: 25).joined(separator: " * ") + " > 0",
  ]

  @Test(arguments: allowed) func acceptsWhatCELAsksFor(_ text: String) {
    #expect(found(text) == [])
  }

  /// Every prefix of a long condition, and the condition without any one byte, is parsed without a crash and without a flood of messages.
  @Test func staysCalmWithDamagedText() {
    let start = "plan in ['free', \"pro\"] && !(limits.saved_flows == null || size(email) > 0x1F)"
    let text = Array((start + " ? now + duration('1h') > now : {1: 2}").utf8)
    #expect(found(String(repeating: "online?", count: 500)).count == 1)
    for index in text.indices {
      let (before, after) = (Array(text[..<index]), Array(text[index...]))
      for damaged in [before, before + after.dropFirst(), before + [0xFF] + after] {
        let problems = found(String(decoding: damaged, as: UTF8.self))
        #expect(problems.count <= 4, "\(String(decoding: damaged, as: UTF8.self)): \(problems)")
      }
    }
  }
}
