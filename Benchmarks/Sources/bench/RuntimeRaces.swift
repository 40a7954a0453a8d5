import Diagnostics
import Foundation
import HandzRules
import HostTime
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRequests
import RulesRuntime
import SourceText

/// Measures the runtime, relative to what a program without rules would do.
enum RuntimeRaces {
  private static let rules = Handz.embedded

  private static func need<Value>(_ value: Value?, _ what: String) -> Value {
    guard let value else { fatalError("the rules have no \(what)") }
    return value
  }

  /// Runs all races, or the one named `only`, for a profile.
  static func run(only: String?) {
    let races: [(String, () -> Void)] = [
      ("decide", decide), ("condition", condition), ("ladder", ladder), ("load", load), ("copy", copy), ("calendar", calendar),
      ("week", week), ("sync", sync),
    ]
    for (name, race) in races where only == nil || only == name { race() }
  }

  /// A user on Free who saves one more flow.
  private static func member() -> Frame {
    let frame = rules.makeFrame()
    func set(_ name: String, _ value: Value) { frame.set(need(rules.fact(name), name), value) }
    let plan = need(rules.fact("plan"), "plan")
    let values = rules.bundle.facts[plan].values
    let free = need(values.first { rules.bundle.text(rules.bundle.factValues[$0].value) == "free" }, "plan free")
    set("plan", .enumeration(free - values.lowerBound))
    set("usage.savedFlows", .int(2))
    return frame
  }

  // A decision, as ordinals and with all its copy.
  private static func decide() {
    let frame = member()
    let action = need(rules.action("flow.save_new"), "action")
    let rows = (0..<64).map { UInt8($0 % 5) }
    let byName = Dictionary(uniqueKeysWithValues: (0..<rules.bundle.count(.actions)).map { (rules.bundle.name(.actions, $0), $0) })
    let times = 1000
    Race(
      "decide",
      [
        Lap("a table of bytes", times: times) { (0..<times).reduce(0) { $0 &+ lookUp(rows, $1) } },
        Lap("a dictionary by name", times: times) { (0..<times).reduce(0) { sum, _ in sum &+ (byName["flow.save_new"] ?? 0) } },
        Lap("decide", times: times) { (0..<times).reduce(0) { sum, _ in sum &+ rules.decide(action: action, frame).row } },
        Lap("present", times: 10) {
          (0..<10).reduce(0) { sum, _ in sum &+ rules.present(rules.decide(action: action, frame), frame).telemetry.count }
        },
      ]
    ).run()
  }

  @inline(never) private static func lookUp(_ rows: [UInt8], _ index: Int) -> Int { Int(rows[index & 63]) }

  // Five comparisons, relative to the same five in Swift.
  private static func condition() {
    var sources = SourceSet()
    var problems: [Diagnostic] = []
    let names = ["a", "b", "c", "d", "e"]
    let text = "a > 1 && b < 5 && c == 3 && d != 4 && e >= 2"
    let asked = need(
      AdHocCondition(text, rules: nil, facts: names.map { ($0, .int, false) }, sources: &sources, diagnostics: &problems), "condition")
    guard let bundle = try? RulesBundle.RuleBundle(asked.bundle) else { fatalError("the compiled bundle does not load") }
    let rules = Rules(bundle)
    let frame = rules.makeFrame()
    for (name, value) in zip(names, [2, 4, 3, 5, 2] as [Int64]) { frame.set(need(rules.fact(name), name), .int(value)) }
    let row = need(bundle.find(.snapshot, AdHocCondition.field), "field")
    let program = need(bundle.snapshot[row].program, "program")
    var numbers: [Int64] = [2, 4, 3, 5, 2]
    let times = 1000
    Race(
      "condition of five comparisons",
      [
        Lap("Swift", times: times) {
          numbers[0] = 2
          return (0..<times).reduce(0) { sum, _ in sum &+ (holds(numbers) ? 1 : 0) }
        },
        Lap("evaluate", times: times) {
          (0..<times).reduce(0) { sum, _ in sum &+ (rules.evaluator.evaluate(program: program, frame).isTrue ? 1 : 0) }
        },
      ]
    ).run()
  }

  @inline(never) private static func holds(_ n: [Int64]) -> Bool { n[0] > 1 && n[1] < 5 && n[2] == 3 && n[3] != 4 && n[4] >= 2 }

  // One more counted event, for a user with a long history.
  private static func ladder() {
    let frame = member()
    let clock = need(rules.fact("now"), "now")
    let event = need(rules.bundle.find(.countedEvents, "share_link.created"), "event")
    let ids = (0..<2000).map { EventID("e\($0)") }
    var history = History(for: rules.bundle)
    history.reserve(for: rules.bundle)
    var changes: [LadderChange] = []
    changes.reserveCapacity(64)
    var counters = Array(repeating: 0, count: 64)
    var step = 0
    let times = 1000
    Race(
      "ladder step",
      [
        Lap("adding one", times: times) {
          (0..<times).reduce(0) { sum, index in
            counters[index & 63] &+= 1
            return sum &+ counters[index & 63]
          }
        },
        Lap("count", times: times) {
          (0..<times).reduce(0) { sum, _ in
            step += 1
            frame.set(clock, .timestamp(seconds: 1_772_409_600 + Int64(step) * 40))
            changes.removeAll(keepingCapacity: true)
            return sum &+ (rules.count(event, ids[step % ids.count], &history, frame, into: &changes) ? 1 : 0)
          }
        },
      ]
    ).run()
  }

  // Loading the embedded rules.
  private static func load() {
    let bytes = Array(need(FileManager.default.contents(atPath: "\(root)/generated/rulebook.bundle"), "generated/rulebook.bundle"))
    let twin = need(FileManager.default.contents(atPath: "\(root)/generated/rulebook.json"), "generated/rulebook.json")
    bytes.withUnsafeBytes { memory in
      Race(
        "load",
        [
          Lap("summing its bytes") { memory.reduce(0) { $0 &+ Int($1) } },
          Lap("RuleBundle(staticMemory:)") { ((try? RulesBundle.RuleBundle(staticMemory: memory))?.size ?? 0) },
          Lap("JSONSerialization of the same") { ((try? JSONSerialization.jsonObject(with: twin)) as? [String: Any])?.count ?? 0 },
        ]
      ).run()
    }
  }

  // A sentence with values, relative to string interpolation.
  private static func copy() {
    let frame = member()
    let key = need((0..<rules.bundle.count(.copy)).first { rules.render(copy: $0, frame).text.contains("2") }, "sentence with a number")
    Race(
      "copy",
      [
        Lap("interpolation", times: 100) { (0..<100).reduce(0) { $0 &+ "You have saved \($1) of \(3) flows.".utf8.count } },
        Lap("render", times: 100) { (0..<100).reduce(0) { sum, _ in sum &+ rules.render(copy: key, frame).text.utf8.count } },
      ]
    ).run()
  }

  // The next 19:15, on fifty days.
  private static func calendar() {
    let zone = need(HostTime.zone(named: "America/New_York"), "zone")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = need(TimeZone(identifier: "America/New_York"), "time zone")
    let start: Int64 = 1_772_409_600
    let wanted = DateComponents(hour: 19, minute: 15)
    let time = TimeOfDay(minutes: 19 * 60 + 15)
    Race(
      "next notification time",
      [
        Lap("Foundation's nextDate", times: 50) {
          (0..<50).reduce(0) { sum, day in
            let now = Date(timeIntervalSince1970: Double(start) + Double(day) * 86_400)
            return sum &+ Int(calendar.nextDate(after: now, matching: wanted, matchingPolicy: .nextTime)?.timeIntervalSince1970 ?? 0)
          }
        },
        Lap("CivilTime.next", times: 50) {
          (0..<50).reduce(0) { sum, day in
            sum &+ Int(CivilTime.next(.day, at: time, in: zone, after: Timestamp(seconds: start + Int64(day) * 86_400)).seconds)
          }
        },
      ]
    ).run()
  }

  // All notifications of a week, for a user with sixty things.
  private static func week() {
    let frame = rules.makeFrame()
    let things = (0..<60).map { index in
      #"{"of":"session","id":"s\#(index)","at":"2026-03-0\#(3 + index % 7)T\#(10 + index % 12):15","facts":{"session.name":"Guard","session.stillPlanned":true}}"#
    }
    let line = Array(
      (#"{"ask":"notifications","zone":"America/New_York","things":["# + things.joined(separator: ",")
        + #"],"facts":{"plan":"pro","notifications.permission":"granted","maintenance.dueToday":1,"maintenance.overdue":2,"maintenance.lastOpenedAt":null,"practice.streakAtRisk":true,"practice.loggedToday":false,"now":"2026-03-02T15:00:00Z"}}"#)
        .utf8)
    let host = Rules(rules.bundle, findZone: { HostTime.zone(named: $0) })
    guard let request = try? Request(JSON.parse(line)), case .notifications(let planning) = request.question else {
      fatalError("the request is malformed")
    }
    do {
      try host.fill(frame, with: request.facts)
      let context = try host.notificationContext(planning)
      let planned = try host.notificationSchedule(context, frame).requests.count
      Race(
        "a week of notifications",
        [
          Lap("summing the request's bytes") { line.reduce(0) { $0 &+ Int($1) } },
          Lap("notificationSchedule (\(planned) planned of 60)") { (try? host.notificationSchedule(context, frame))?.requests.count ?? 0 },
          Lap("the same from JSON to JSON") {
            var writer = JSONWriter()
            return host.answer(line, frame, into: &writer) ? writer.bytes.count : 0
          },
        ]
      ).run()
    } catch { fatalError("\(error)") }
  }

  // One sync step on an empty queue.
  private static func sync() {
    let frame = rules.makeFrame()
    let line = Array(
      #"{"ask":"sync","connection":"online","queue":{"operations":[]},"facts":{"now":"2026-03-02T12:00:00Z"}}"#.utf8)
    Race(
      "sync step",
      [
        Lap("summing the request's bytes") { line.reduce(0) { $0 &+ Int($1) } },
        Lap("from JSON to JSON") {
          var writer = JSONWriter()
          return rules.answer(line, frame, into: &writer) ? writer.bytes.count : -1
        },
      ]
    ).run()
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized.path
}
