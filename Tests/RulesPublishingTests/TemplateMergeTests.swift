import RulesJSON
import RulesPublishing
import Testing

/// An export into a template of Firebase Remote Config that a project already has changes the parameters of Rulebook and nothing else.
@Suite struct TemplateMergeTests {
  private static let existing = #"""
    {"conditions": [{"name": "beta", "expression": "percent <= 5", "tagColor": "BLUE"}],
     "parameters": {
       "welcome_text": {"defaultValue": {"value": "Hi"}, "conditionalValues": {"beta": {"value": "Hello"}}, "valueType": "STRING"},
       "rulebook_old": {"defaultValue": {"value": "1"}, "valueType": "NUMBER"},
       "rulebook_cap": {"defaultValue": {"value": "2"}, "conditionalValues": {"beta": {"value": "9"}}, "valueType": "NUMBER"}},
     "parameterGroups": {"ads": {"parameters": {"ad_count": {"defaultValue": {"value": "3"}}}}},
     "version": {"versionNumber": "41"}, "etag": "etag-41"}
    """#

  private func template() throws -> RemoteConfigTemplate {
    try RemoteConfigTemplate([
      .init(name: "rulebook_cap", type: "NUMBER", value: "3"), .init(name: "rulebook_switch", type: "BOOLEAN", value: "false"),
    ])
  }

  @Test func everythingElseStays() throws {
    let (json, lines) = try template().merged(into: Array(Self.existing.utf8))
    let old = try JSON.parse(Array(Self.existing.utf8))
    for key in ["conditions", "parameterGroups", "version", "etag"] { #expect(json[key] == old[key]) }
    #expect(json["parameters"]?["welcome_text"] == old["parameters"]?["welcome_text"])
    #expect(json["parameters"]?.objectValue?.map(\.key) == ["welcome_text", "rulebook_cap", "rulebook_switch"])
    #expect(json["parameters"]?["rulebook_cap"]?["defaultValue"]?["value"] == .string("3"))
    #expect(
      lines == [
        "merged: 1 other parameter and everything else of the template stay, with its etag", "2 parameters written, 1 old one removed",
        "conditional values of these parameters are removed: rulebook_cap",
      ])
  }

  @Test func aSecondMergeChangesNothing() throws {
    let first = try template().merged(into: Array(Self.existing.utf8)).json
    let second = try template().merged(into: first.compact())
    #expect(second.json == first)
    #expect(second.lines.last == "2 parameters written, 0 old ones removed")
  }

  @Test func aTemplateWithoutParametersGetsThem() throws {
    let (json, lines) = try template().merged(into: Array("{}".utf8))
    #expect(json["parameters"]?.objectValue?.count == 2)
    #expect(lines[0].hasSuffix("the template has no etag"))
  }

  @Test(arguments: [
    ("[]", "not an object"), ("{", "not JSON"), ("", "not JSON"), (#"{"parameters": []}"#, "`parameters`"),
    (#"{"parameterGroups": {"g": {"parameters": {"rulebook_cap": {}}}}}"#, "is in the group `g`"),
  ])
  func aTemplateThatCannotBeMergedIsRefused(text: String, says: String) throws {
    let template = try template()
    let problem = #expect(throws: PublishProblem.self) { _ = try template.merged(into: Array(text.utf8)) }
    #expect(problem?.message.contains(says) == true, "\(problem?.message ?? "")")
  }

  @Test func whatFirebaseWouldRejectIsRefused() throws {
    let many = (0..<2999).map { #""p\#($0)": {}"# }.joined(separator: ", ")
    let template = try template()
    let problem = #expect(throws: PublishProblem.self) { _ = try template.merged(into: Array("{\"parameters\": {\(many)}}".utf8)) }
    #expect(problem?.message.contains("at most 3000 parameters, not 3001") == true)
    #expect(throws: PublishProblem.self) {
      _ = try RemoteConfigTemplate([.init(name: "a", type: "STRING", value: ""), .init(name: "a", type: "STRING", value: "")])
    }
    #expect(throws: PublishProblem.self) {
      _ = try RemoteConfigTemplate([.init(name: String(repeating: "a", count: 257), type: "STRING", value: "")])
    }
  }
}
