import Diagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("saved_flwos", ["saved_flows", "saved_files"], ["saved_flows"]),
    // Equally near: the pressed key is next to the intended one.
    ("cat", ["cab", "car", "cot"], ["car", "cab", "cot"]),
    ("bot", ["both", "boot", "not"], ["not", "boot", "both"]),
    // A letter that was typed twice, rather than another one.
    ("fllow", ["fellow", "flow", "follow"], ["flow", "fellow", "follow"]),
    ("ratio", ["ration", "radio", "patio", "ratios"], ["ration", "ratios", "patio"]),
    ("flow", ["flow"], []),
    ("x", ["quantity"], []),
  ])
  func choices(_ word: String, _ known: [String], _ wanted: [String]) {
    #expect(Suggestion.choices(for: word, among: known) == wanted)
  }

  /// What is missing or unused comes first, but a candidate that is farther away is not offered.
  @Test func preferredChoicesComeFirst() {
    #expect(Suggestion.choices(for: "cat", among: ["cab", "car", "cot"]) { $0 == "cot" }.first == "cot")
    #expect(Suggestion.choices(for: "sources", among: ["source", "courses"]) { $0 == "courses" } == ["source"])
  }

  @Test func questions() {
    #expect(Suggestion.question([]) == [])
    #expect(Suggestion.question(["a"]) == ["did you mean `a`?"])
    #expect(Suggestion.question(["a", "b", "c"], quote: "'") == ["did you mean 'a', 'b', or 'c'?"])
  }
}
