import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Moments: nothing is done while a question is open, and a missing fact loses nothing.
@Suite struct MomentTests {
  private func answer(_ moment: String, _ facts: String) throws -> JSON {
    var writer = JSONWriter()
    let line = #"{"ask":"moment","moment":"\#(moment)","facts":{\#(facts)}}"#
    #expect(RealRules.rules.answer(Array(line.utf8), RealRules.rules.makeFrame(), into: &writer))
    return try JSON.parse(writer.bytes)
  }

  private func texts(_ json: JSON?) -> [String] { (json?.arrayValue ?? []).compactMap(\.stringValue) }
  private func types(_ json: JSON?) -> [String] { (json?.arrayValue ?? []).compactMap { $0["type"]?.stringValue } }

  @Test func whileAQuestionIsOpenNothingIsDone() throws {
    let asked = try answer("logged_out", #""plan":"pro","logout.workNotSent":true"#)
    #expect(asked["asks"]?["buttons"]?.arrayValue?.count == 3)
    #expect(asked["tasks"] == .array([]) && asked["clears"] == .array([]) && asked["keeps"] == .array([]) && asked["route"] == .null)
  }

  /// Every data type that mentions a moment is deleted or kept, and none is both.
  @Test(arguments: ["logged_out", "account_deleted", "cache_cleared", "guest_left"]) func everyTypeGoesOrStays(moment: String) throws {
    let keep = try answer(moment, #""plan":"pro","logout.choice":"keep""#)
    let clear = try answer(moment, #""plan":"pro","logout.choice":"clear""#)
    for said in [keep, clear] {
      #expect(Set(types(said["clears"])).isDisjoint(with: texts(said["keeps"])))
      #expect(Set(types(said["clears"]) + texts(said["keeps"])) == Set(types(keep["clears"]) + texts(keep["keeps"])))
    }
    #expect(types(clear["clears"]).count >= types(keep["clears"]).count)
  }

  @Test func aTaskThatCannotBeToldIsLeftOutAndSaysWhy() throws {
    let said = try answer("signed_in", #""plan":"pro","auth.signedIn":true,"signIn.provider":"google""#)
    #expect(texts(said["tasks"]) == ["resume_queue", "pull_changes", "plan_notifications"])
    #expect(said["undecided"]?["fact"]?.stringValue == "signIn.addressGiven" && said["route"]?.stringValue == "home")
  }

  /// For any facts, a moment has an answer, and leads to a screen of the rules or to a word of its table.
  @Test(arguments: 0..<RealRules.rules.bundle.count(.moments)) func everyMomentIsAnswered(moment: Int) throws {
    let rules = RealRules.rules
    let name = rules.bundle.name(.moments, moment)
    let frame = rules.makeFrame()
    let facts = RandomFacts(rules)
    var random = Numbers(seed: UInt64(moment) + 11)
    for _ in 0..<100 {
      var writer = JSONWriter()
      let line = #"{"ask":"moment","moment":"\#(name)","facts":\#(facts.next(&random))}"#
      #expect(rules.answer(Array(line.utf8), frame, into: &writer), "\(line)")
      let said = try JSON.parse(writer.bytes)
      if let route = said["route"]?.stringValue { #expect(rules.screen(route) != nil, "\(line)") }
      if said["asks"] != nil { #expect(said["tasks"] == .array([]) && said["clears"] == .array([]), "\(line)") }
    }
  }
}
