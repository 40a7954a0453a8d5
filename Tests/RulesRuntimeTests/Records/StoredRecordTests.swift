import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// Data of older and newer versions loads, and nothing of it is lost when it is stored again.
@Suite struct StoredRecordTests {
  private static let record = """
    R:
      about: Something stored.
      scope: person
      fields:
        top: {about: A number., type: int, if_absent: "3"}
        a.b.first: {about: A text., type: text, or_null: true, if_absent: "null"}
        a.b.second: {about: One of some., type: {one_of: [red, green]}, if_absent: red}
        other: {about: A moment., type: timestamp}
        a.late: {about: A truth., type: bool, if_absent: "true"}
        days: {about: Some texts., type: {list_of: text}, if_absent: "[]"}
      source: DOC

    """
  private static let rules = Result { try SmallBook.rules([], adding: [("records.yaml", record)]) }

  private func rules() throws -> Rules { try Self.rules.get() }

  private func read(_ json: String) throws -> StoredRecord {
    try rules().read(record: try #require(rules().record("R")), json: Array(json.utf8))
  }

  private func written(_ stored: StoredRecord) throws -> String { String(decoding: try rules().json(of: stored), as: UTF8.self) }

  private func set(_ name: String, of stored: inout StoredRecord, to value: PlainValue?) throws {
    let rules = try rules()
    let field = try #require(
      rules.fields(of: stored.record).first { rules.bundle.text(rules.bundle.recordFields[$0].field) == name })
    rules.set(field: field, of: &stored, to: value)
  }

  @Test func nothingStoredIsAnEmptyObject() throws {
    let stored = try read("{}")
    #expect(
      stored.values == Array(repeating: nil, count: 6) && stored.notes.unknown.isEmpty && stored.notes.unreadable.isEmpty
        && stored.kept.isEmpty)
    #expect(try written(stored) == "{}")
  }

  /// Names with the same prefix become one object, wherever they are in the rules.
  @Test func whatIsStoredIsWritten() throws {
    let text = #"{"top":5,"a":{"b":{"first":"x","second":"green"},"late":false},"other":"2026-03-02T10:00:00Z","days":["Mon"]}"#
    let stored = try read(text)
    #expect(stored.notes.unknown.isEmpty && stored.notes.unreadable.isEmpty && stored.kept.isEmpty)
    #expect(try written(stored) == text)
    let dotted = #"{"days":["Mon"],"a.b.first":"x","a":{"b.second":"green","late":false},"top":5,"other":"2026-03-02T10:00:00Z"}"#
    #expect(try read(dotted) == stored)
  }

  @Test(arguments: [
    // A member, an object, and a member of a known object that this version does not know.
    (#"{"top":1,"new":{"deep":[1,{"x":null}],"empty":{}}}"#, ["new.deep"], []),
    (#"{"a":{"b":{"first":"x","third":7},"c":{"d":true}}}"#, ["a.b.third", "a.c.d"], []),
    // Values that a newer version has given a field.
    (#"{"a":{"b":{"second":"blue"}},"other":17}"#, [], ["a.b.second", "other"]),
    (#"{"days":["Mon",{"name":"Tue"}]}"#, [], ["days"]),
    // A field that has become an object, and an object that has become a value.
    (#"{"top":{"value":1}}"#, ["top.value"], []), (#"{"a":"flat"}"#, ["a"], []), (#"{"empty":{}}"#, [], []),
  ])
  func whatIsNotUnderstoodIsKept(text: String, unknown: [String], unreadable: [String]) throws {
    let stored = try read(text)
    #expect(stored.notes.unknown == unknown && stored.notes.unreadable == unreadable)
    #expect(try JSON.parse(Array(written(stored).utf8)) == JSON.parse(Array(text.utf8)))
    #expect(try read(written(stored)) == stored)
  }

  /// A value has the type of its field and is within its bounds. Otherwise the field has its default, and the value is kept.
  @Test(arguments: [
    (#"{"schedule.dailyReminderTime":"25:00"}"#, "schedule.dailyReminderTime"),
    (#"{"schedule.dailyReminderTime":"7:00"}"#, "schedule.dailyReminderTime"),
    (#"{"schedule.quietHours":{"start":"22:60"}}"#, "schedule.quietHours.start"),
    (#"{"schedule.quietHours.end":""}"#, "schedule.quietHours.end"),
    (#"{"schedule.maxNotifsPerDay":-1}"#, "schedule.maxNotifsPerDay"), (#"{"timesPrompted":-1}"#, "timesPrompted"),
    (#"{"snoozeUntil":"2026-02-30T10:00:00Z"}"#, "snoozeUntil"),
  ])
  func whatNoFieldMayHold(text: String, field: String) throws {
    let rules = RealRules.rules
    let stored = try rules.read(record: try #require(rules.record("NotificationPreferences")), json: Array(text.utf8))
    #expect(stored.notes.unreadable == [field])
    #expect(stored.values.allSatisfy { $0 == nil })
    #expect(try JSON.parse(try rules.json(of: stored)) == JSON.parse(Array(text.utf8)))
    let good = #"{"schedule":{"dailyReminderTime":"23:59","maxNotifsPerDay":0}}"#
    let read = try rules.read(record: try #require(rules.record("NotificationPreferences")), json: Array(good.utf8))
    #expect(read.notes.unreadable.isEmpty)
  }

  /// A duration in a record is never negative.
  @Test func durationsOfRecords() throws {
    let rules = RealRules.rules
    let upload = try #require(rules.record("Upload"))
    for (text, isGood) in [("90s", true), ("0s", true), ("-1s", false), ("soon", false)] {
      let stored = try rules.read(record: upload, json: Array(#"{"duration":"\#(text)","sizeBytes":\#(isGood ? 5 : -5)}"#.utf8))
      #expect(stored.notes.unreadable.isEmpty == isGood, "\(text)")
    }
  }

  @Test func whatIsSetGoesBesideWhatIsKept() throws {
    var stored = try read(#"{"a":{"b":{"second":"blue","third":7}},"new":1}"#)
    try set("a.b.first", of: &stored, to: .text("x"))
    try set("top", of: &stored, to: .int(9))
    #expect(try written(stored) == #"{"top":9,"a":{"b":{"first":"x","second":"blue","third":7}},"new":1}"#)
    #expect(stored.notes.unreadable == ["a.b.second"])
    // A choice replaces a value that could not be read; a choice that is reset removes it.
    var chosen = stored
    try set("a.b.second", of: &chosen, to: .text("green"))
    #expect(try written(chosen) == #"{"top":9,"a":{"b":{"first":"x","second":"green","third":7}},"new":1}"#)
    #expect(chosen.notes.unreadable.isEmpty && chosen.notes.unknown == ["a.b.third", "new"])
    try set("a.b.second", of: &stored, to: nil)
    #expect(try written(stored) == #"{"top":9,"a":{"b":{"first":"x","third":7}},"new":1}"#)
  }

  /// No object gets a key twice, for any name of a newer version.
  @Test func aNameThatBecameSomethingElseKeepsItsDots() throws {
    var flat = try read(#"{"a":"flat"}"#)
    try set("a.b.first", of: &flat, to: .text("x"))
    try set("a.late", of: &flat, to: .bool(false))
    #expect(try written(flat) == #"{"a":"flat","a.b.first":"x","a.late":false}"#)
    #expect(try read(written(flat)) == flat)
    var deep = try read(#"{"top":{"value":1}}"#)
    try set("top", of: &deep, to: .int(2))
    #expect(try written(deep) == #"{"top":2}"# && deep == read(written(deep)))
    let twice = try read(#"{"a":{"late":"maybe"},"a.late":true}"#)
    #expect(try written(twice) == #"{"a":{"late":true}}"#)
  }

  @Test func whatIsNoObjectIsRefused() throws {
    func code(_ text: String) -> String? {
      do { _ = try read(text) } catch { return (error as? RequestError)?.code }
      return nil
    }
    #expect(code("[]") == "malformed_record" && code("null") == "malformed_record")
    #expect(code("{") == "malformed_json" && code("") == "malformed_json" && code(#"{"a":1.5}"#) == "malformed_json")
  }
}
