import Foundation
import RulesCompiler
import RulesJSON

/// The short histories of the studio's notifications: what is planned for somebody with untouched and with chosen settings, for one and for
/// several things around each time and each duration of either rule book, and again on the following days.
struct StudioCalls {
  private let times: [Int64]
  private let minutes: [Int64]

  init(_ old: RulesInput, _ new: RulesInput) {
    let files = (old.files + new.files).filter { ["settings.yaml", "notifications.yaml", "planner.yaml"].contains($0.name) }
    let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    times = Set(text.matches(of: #/(\d\d):(\d\d)/#).map { (Int64($0.1) ?? 0) * 60 + (Int64($0.2) ?? 0) }).sorted()
    minutes = Set(
      text.matches(of: #/[ \[](\d+)(m|h)\b/#).map { (Int64($0.1) ?? 0) * ($0.2 == "h" ? 60 : 1) }.filter { $0 <= 180 }
    ).sorted()
  }

  var lanes: [HistoryLane] {
    let facts = HistoryAct.members(#"{"plan":"member","bell.allowed":true}"#)
    let visitor = HistoryAct.members(#"{"plan":"visitor","bell.allowed":true}"#)
    let plain = ask(things: [], [])
    let due = #"{"glaze.due":1,"wheel.due":1}"#
    let parcels = (1...5).map { count in ask(things: (1...count).map { parcel("p\($0)") }, [], channels: #"["push"]"#) }
    let once = [plain] + days + kilns + choices + parcels
    let day: Int64 = 86_400
    func lane(
      _ name: String, _ facts: [JSON.Member], _ acts: [HistoryAct], _ waits: [Int64], _ depth: Int, _ mostWaits: Int
    ) -> HistoryLane {
      HistoryLane(name: name, facts: facts, acts: acts, waits: waits, depth: depth, mostWaits: mostWaits)
    }
    return [
      lane("calls", facts, once, [], 1, 0),
      lane("calls of a visitor", visitor, [plain] + Array(kilns.prefix(4)) + parcels, [], 1, 0),
      lane(
        "calls day after day", facts + HistoryAct.members(due), [plain, choice(#""on":{"wheel":true}"#)], [day, 2 * day, 7 * day], 5, 4),
      lane("one parcel after the other", facts, [ask(things: [parcel("p{n}")], [], channels: #"["push"]"#)], [50_400, day], 6, 1),
      lane("one kiln after the other", facts, [ask(things: [kiln("k{n}", 12 * 60)], [])], [day], 4, 3),
    ]
  }

  private func ask(
    things: [String], _ preferences: [String], channels: String = #"["local","in_app"]"#, facts: String = "{}"
  ) -> HistoryAct {
    let members = [
      #""ask":"notifications""#, #""zone":"UTC""#, "\"channels\":" + channels, "\"things\":[" + things.joined(separator: ",") + "]",
      "\"preferences\":{" + preferences.joined(separator: ",") + "}",
    ]
    return HistoryAct("{" + members.joined(separator: ",") + "}", facts: facts)
  }

  private func parcel(_ id: String) -> String { #"{"of":"parcel","id":"\#(id)"}"# }

  /// A kiln at a minute of the next day.
  private func kiln(_ id: String, _ minute: Int64) -> String {
    let clock = [minute / 60 % 24, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return #"{"of":"kiln","id":"\#(id)","at":"2026-03-0\#(3 + minute / 1440)T\#(clock)"}"#
  }

  /// What is due today.
  private var days: [HistoryAct] {
    let facts = [
      #"{"glaze.due":1}"#, #"{"wheel.due":1}"#, #"{"glaze.due":1,"wheel.due":1}"#, #"{"glaze.due":1,"bell.allowed":false}"#,
    ]
    return facts.flatMap { facts in
      [ask(things: [], [], facts: facts), ask(things: [], [#""on":{"wheel":true}"#], facts: facts)]
    }
  }

  /// One kiln around each time of day, two kilns around each duration, and many of them.
  private var kilns: [HistoryAct] {
    var acts: [HistoryAct] = []
    for time in times {
      for shift in [0] + minutes {
        for minute in time + shift - 1...time + shift + 1 { acts.append(ask(things: [kiln("k1", minute)], [])) }
      }
    }
    for duration in minutes {
      for gap in duration - 1...duration + 1 { acts.append(ask(things: [kiln("k1", 720), kiln("k2", 720 + gap)], [])) }
    }
    for count in 3...8 {
      for gap in [7, 45, 90] {
        let things = (0..<count).map { index -> String in kiln("k\(index)", 720 + Int64(index * gap)) }
        acts.append(ask(things: things, []))
      }
    }
    return acts
  }

  private func choice(_ preference: String) -> HistoryAct { ask(things: [], [preference]) }

  /// What somebody may have chosen, with everything due and kilns early, at noon and late.
  private var choices: [HistoryAct] {
    let things = [kiln("k1", 6 * 60 + 30), kiln("k2", 12 * 60), kiln("k3", 12 * 60 + 40), kiln("k4", 23 * 60)]
    let wheel = #""on":{"wheel":true}"#
    let chosen = [
      [], [wheel], [#""quiet":true"#], [#""on":{"work":false}"#], [#""on":{"work":true}"#], [#""on":{"wheel":false}"#],
      [#""calm":{"from":"12:00","to":"13:00"}"#, wheel], [#""bell":{"time":"12:30"}"#, wheel], [#""bell":{"times":1}"#, wheel],
      [#""bell":{"times":4}"#, wheel], [#""days":["tue"]"#, wheel], [#""later":"2026-03-04T12:00:00Z""#, wheel],
    ]
    return chosen.map { ask(things: things, $0, facts: #"{"glaze.due":1,"wheel.due":1}"#) }
      + [[#""on":{"post":false}"#], [#""on":{"post":true}"#], [#""quiet":true"#]].flatMap { choice in
        [#"["push"]"#, #"["in_app"]"#].map { ask(things: [parcel("p1"), parcel("p2")], choice, channels: $0) }
      }
  }
}
