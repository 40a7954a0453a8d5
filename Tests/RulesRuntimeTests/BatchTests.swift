import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// A batch answers one request after another; `set` applies to the requests after it, completely or not at all.
@Suite struct BatchTests {
  private var batch = Batch(RealRules.rules)
  private static let credits = "limits/practice_credits/plans/free"

  private mutating func ask(_ line: String, isAnswer: Bool = true) throws -> JSON {
    var writer = JSONWriter()
    #expect(batch.answer(Array(line.utf8), into: &writer) == isAnswer, "\(line)")
    return try JSON.parse(writer.bytes)
  }

  private mutating func creditLimit() throws -> JSON? {
    let overview = try ask(#"{"ask":"overview","facts":{"plan":"free","credits.left":1}}"#)
    return overview["limits"]?.arrayValue?.first { $0["id"] == .string("practice_credits") }?["limit"]
  }

  private mutating func content() throws -> JSON? { try ask(#"{"ask":"bundle"}"#)["content"] }

  @Test mutating func whatIsSetHoldsForThoseBehindIt() throws {
    let (built, content) = (try creditLimit(), try content())
    #expect(content == .string(Hex.text(RealRules.rules.bundle.contentHash)))
    #expect(built == .int(3))
    let answer = try ask(#"{"ask":"set","id":1,"values":{"\#(Self.credits)":7,"limits/gone":1}}"#)
    #expect(answer == .object([.init(key: "id", value: .int(1)), .init(key: "skipped", value: .array([.string("limits/gone")]))]))
    #expect(try creditLimit() == .int(7))
    #expect(try self.content() != content)
    // Set again: relative to the rules as they were built.
    #expect(try ask(#"{"ask":"set","values":{"ladder/import_acceptance/switched_on":false}}"#)["skipped"] == .array([]))
    #expect(try ask(#"{"ask":"bundle"}"#)["config"] == nil)
    #expect(try creditLimit() == built)
    #expect(try ask(#"{"ask":"set","values":{}}"#)["skipped"] == .array([]))
    #expect(try self.content() == content)
  }

  /// Every answer after `set` contains the version of the remote config, until the next `set`.
  @Test mutating func answersContainTheConfigVersion() throws {
    let plan = #"{"ask":"plan","id":2,"facts":{"plan":"pro"}}"#
    #expect(try ask(plan)["config"] == nil)
    #expect(try ask(#"{"ask":"set","id":1,"version":7,"values":{"\#(Self.credits)":7}}"#)["config"] == .int(7))
    let answer = try ask(plan)
    #expect(answer["config"] == .int(7) && answer.objectValue?.map(\.key).prefix(2) == ["id", "config"], "\(answer)")
    // A rejected `set` changes nothing.
    _ = try ask(#"{"ask":"set","version":8,"values":{"\#(Self.credits)":99}}"#, isAnswer: false)
    _ = try ask(#"{"ask":"set","version":-1,"values":{}}"#, isAnswer: false)
    #expect(try ask(plan)["config"] == .int(7))
    #expect(try ask(#"{"ask":"set","version":9,"values":{}}"#)["config"] == .int(9))
    #expect(try ask(#"{"ask":"set","values":{}}"#)["config"] == nil)
    #expect(try ask(plan)["config"] == nil)
  }

  @Test(arguments: [
    (#"{"\#(credits)":7,"limits/gone":true,"limits/inbox_items/plans/pro":51}"#, "out_of_range"),
    (#"{"\#(credits)":true}"#, "other_form"),
    (#"{"\#(credits)":7,"limits/saved_flows/plans/free":9}"#, "locked"),
    (#"{"ladder/import_acceptance/switched_on":1}"#, "other_form"),
    (#"{"\#(credits)":"unlimited"}"#, "out_of_range"),
    (#"{"\#(credits)":"many"}"#, "malformed"), (#"{"\#(credits)":null}"#, "malformed"), (#"{"\#(credits)":[7]}"#, "malformed"),
    (#"[]"#, "malformed"),
    (#"{"ladder/import_acceptance/levels/L2/at/free":60,"ladder/import_acceptance/levels/L3/at/free":60}"#, "out_of_order"),
  ])
  mutating func whatIsRefusedChangesNothing(values: String, code: String) throws {
    _ = try ask(#"{"ask":"set","values":{"\#(Self.credits)":6}}"#)
    let answer = try ask(#"{"ask":"set","id":"s","values":\#(values)}"#, isAnswer: false)
    #expect(answer["error"]?["code"] == .string(code) && answer["id"] == .string("s"), "\(answer)")
    #expect(try creditLimit() == .int(6))
  }

  /// A locked path is not an unknown path: the error names the lock, for every value.
  @Test mutating func aLockedPathNamesItsLock() throws {
    for value in ["9", "true", #""unlimited""#] {
      let answer = try ask(#"{"ask":"set","values":{"limits/saved_flows/plans/free":\#(value)}}"#, isAnswer: false)
      let message = "limits/saved_flows/plans/free is locked by LK-02 and cannot be overridden"
      #expect(answer["error"]?["code"] == .string("locked") && answer["error"]?["message"] == .string(message), "\(answer)")
    }
    // Every path under a lock is rejected, and none of them is overridable.
    let bundle = RealRules.rules.bundle
    #expect(bundle.count(.locked) > 0)
    for row in 0..<bundle.count(.locked) {
      let path = bundle.name(.locked, row)
      #expect(bundle.find(.remoteOverridables, path) == nil)
      #expect(throws: OverrideError.locked(path: path, lock: bundle.text(bundle.locked[row].lock))) {
        try bundle.setting([(path, .amount(1))])
      }
    }
  }

  /// The messages are those of the other ways to set values.
  @Test mutating func itSaysWhatBundlesSay() throws {
    let answer = try ask(#"{"ask":"set","values":{"\#(Self.credits)":99}}"#, isAnswer: false)
    #expect(answer["error"]?["message"] == .string(OverrideError.outOfRange(path: Self.credits).message))
  }

  @Test mutating func aMistakenSetIsAMistake() throws {
    for line in [
      #"{"ask":"set"}"#, #"{"ask":"set","values":{},"action":"flow.save"}"#, #"{"ask":"plan","values":{}}"#,
      #"{"ask":"set","values":{},"x":1}"#,
      #"{"ask":"set","values":{},"facts":{"gone":1}}"#, #"{"ask":"set","values":{"\#(Self.credits)":1,"\#(Self.credits)":1}}"#, "{", "",
    ] { #expect(try ask(line, isAnswer: false)["error"] != nil, "\(line)") }
  }

  /// A single request has no requests after it.
  @Test func aSingleRequestSetsNothing() throws {
    var writer = JSONWriter()
    #expect(!RealRules.rules.answer(Array(#"{"ask":"set","values":{}}"#.utf8), RealRules.rules.makeFrame(), into: &writer))
    #expect(try JSON.parse(writer.bytes)["error"]?["code"] == .string("no_batch"))
  }

  /// Zones that the host provides are also known to rules with overrides.
  @Test func zonesStay() throws {
    let zone = try #require(Zone("Europe/Oslo", offset: 3600, changes: []))
    var batch = Batch(Rules(RealRules.rules.bundle, zones: [zone]))
    func isKnown() throws -> Bool {
      var writer = JSONWriter()
      let request = #"{"ask":"notifications","zone":"Europe/Oslo","facts":{"plan":"free","now":"2026-03-02T15:00:00Z"}}"#
      return batch.answer(Array(request.utf8), into: &writer)
    }
    #expect(try isKnown())
    var writer = JSONWriter()
    #expect(batch.answer(Array(#"{"ask":"set","values":{"\#(Self.credits)":7}}"#.utf8), into: &writer))
    #expect(try isKnown())
  }

  /// Every value that a bundle returns can be written and read as JSON.
  @Test func everyOpenedValueHasItsJSON() throws {
    let bundle = RealRules.rules.bundle
    #expect(bundle.count(.remoteOverridables) > 0)
    for row in 0..<bundle.count(.remoteOverridables) {
      #expect(OverrideValue(bundle.remoteOverridables(row).json) == bundle.remoteOverridables(row))
    }
    #expect(OverrideValue.amount(nil).json == .string("unlimited"))
    for json in [JSON.null, .string("Unlimited"), .array([]), .object([])] { #expect(OverrideValue(json) == nil) }
  }
}
