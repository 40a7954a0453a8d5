import Foundation
import RulesCompiler
import RulesJSON

/// The short histories of the studio: the warning ladder, counted limits, notifications, sync and the connection, for each plan.
///
/// The waits are all durations that are written in either rule book, and one second around each of them.
struct StudioLanes {
  private let durations: [Int64]
  private let clocks: [Int64]

  init(_ old: RulesInput, _ new: RulesInput, _ files: Set<String>) {
    let texts = (old.files + new.files).filter { files.contains($0.name) }.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let units: [Character: Int64] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]
    durations = Set(
      texts.matches(of: #/[ \[](\d+)(s|m|h|d|w)\b/#).compactMap { match in
        Int64(match.1).flatMap { number in units[match.2.first ?? "s"].map { number * $0 } }
      }
    ).sorted()
    // From the start, a Monday at 10:00, to each time of day, on the same day, the next one and the next Monday.
    clocks = Set(
      texts.matches(of: #/(\d\d):(\d\d)/#).flatMap { match -> [Int64] in
        let second = ((Int64(match.1) ?? 0) * 60 + (Int64(match.2) ?? 0)) * 60 - 36_000
        return [second, second + 86_400, second + 7 * 86_400].filter { $0 > 0 }
      }
    ).sorted()
  }

  private func around(_ seconds: [Int64], most: Int64 = 40 * 86_400) -> [Int64] {
    Set(seconds.flatMap { [$0 - 1, $0, $0 + 1] }.filter { $0 > 0 && $0 <= most }).sorted()
  }

  static func all(_ old: RulesInput, _ new: RulesInput) -> [HistoryLane] {
    let ladder = StudioLanes(old, new, ["ladder.yaml", "escalation.yaml", "resets.yaml", "settings.yaml"])
    let safety = ladder.around(ladder.durations.filter { $0 >= 20 })
    let resets = StudioLanes(old, new, ["resets.yaml"])
    let sync = StudioLanes(old, new, ["settings.yaml"])
    let waits = sync.around(sync.durations.filter { $0 <= 600 })
    return ["visitor", "member"].flatMap { plan in
      ladders(plan, safety) + limits(plan, resets.around(resets.clocks))
    } + syncing(waits) + connections(waits) + StudioCalls(old, new).lanes
  }

  private static func facts(_ plan: String) -> [JSON.Member] {
    HistoryAct.members(#"{"plan":"\#(plan)","shelf.things":0,"clay.today":0}"#)
  }

  private static let breaks = HistoryAct(#"{"ask":"count","event":"pot.broken","event_id":"e{n}"}"#)
  private static let status = HistoryAct(#"{"ask":"ladder","vector":"breaking"}"#, goesOn: false)
  private static let may = HistoryAct(#"{"ask":"entitlement","action":"shelf.put"}"#, goesOn: false)
  private static let puts = HistoryAct(#"{"ask":"do","action":"shelf.put","event_id":"a{n}"}"#)
  private static let insists = HistoryAct(#"{"ask":"do","action":"shelf.put","event_id":"a{n}","confirmed":true}"#)

  private static func ladders(_ plan: String, _ waits: [Int64]) -> [HistoryLane] {
    let other = plan == "visitor" ? "member" : "visitor"
    let signals = ["fast", "again", "loud"].map { HistoryAct(#"{"ask":"signal","signal":"\#($0)"}"#) }
    let moves = HistoryAct(#"{"ask":"plan"}"#, facts: #"{"plan":"\#(other)"}"#)
    let released = HistoryAct(#"{"ask":"release","vector":"breaking"}"#)
    func lane(_ name: String, _ acts: [HistoryAct], _ waits: [Int64], depth: Int, mostWaits: Int = 1) -> HistoryLane {
      HistoryLane(name: "\(name) of a \(plan)", facts: facts(plan), acts: acts, waits: waits, depth: depth, mostWaits: mostWaits)
    }
    let takes = HistoryAct(#"{"ask":"count","event":"clay.taken","event_id":"c{n}"}"#)
    let statuses = [#"{"ask":"ladder","vector":"taking"}"#, #"{"ask":"entitlement","action":"clay.take"}"#]
    let taking = statuses.map { HistoryAct($0, goesOn: false) }
    return [
      lane("the ladder", [breaks, status, may], waits, depth: 11),
      lane("the ladder with signals", signals + [status, may] + taking, waits, depth: 4),
      lane("a change of plan", [breaks, moves, status, may], [], depth: 8), lane("a release", [breaks, released, status], [], depth: 7),
      lane("attempts", [breaks, puts, insists, may], waits, depth: 6), lane("the daily ladder", [takes] + taking, waits, depth: 6),
    ]
  }

  private static func limits(_ plan: String, _ waits: [Int64]) -> [HistoryLane] {
    let overview = HistoryAct(#"{"ask":"overview"}"#, goesOn: false)
    let fires = HistoryAct(#"{"ask":"do","action":"kiln.fire","event_id":"a{n}"}"#)
    let fired = HistoryAct(#"{"ask":"count","event":"firing.started","event_id":"f{n}"}"#)
    let takes = HistoryAct(#"{"ask":"do","action":"clay.take","event_id":"a{n}","confirmed":true}"#)
    let full = (0...4).map { number in
      HistoryAct(
        #"{"ask":"overview"}"#, goesOn: false, facts: #"{"shelf.things":\#(number),"clay.today":\#(number),"firings.left":\#(number)}"#)
    }
    let put = (0...4).map { number in
      HistoryAct(#"{"ask":"entitlement","action":"shelf.put"}"#, goesOn: false, facts: #"{"shelf.things":\#(number)}"#)
    }
    let take = (0...5).map { number in
      HistoryAct(
        #"{"ask":"entitlement","action":"clay.take"}"#, goesOn: false, facts: #"{"shelf.things":\#(number),"clay.today":\#(number)}"#)
    }
    let fire = (0...1).map { number in
      HistoryAct(#"{"ask":"entitlement","action":"kiln.fire"}"#, goesOn: false, facts: #"{"firing.id":"k","firings.left":\#(number)}"#)
    }
    let counted = facts(plan).filter { $0.key == "plan" || $0.key == "shelf.things" }
    let mayFire = HistoryAct(#"{"ask":"entitlement","action":"kiln.fire"}"#, goesOn: false)
    return [
      HistoryLane(name: "amounts of a \(plan)", facts: facts(plan), acts: full + put + take + fire, waits: [], depth: 1, mostWaits: 0),
      HistoryLane(
        name: "firings of a \(plan)", facts: counted + HistoryAct.members(#"{"firing.id":"k9"}"#), acts: [fired, fires, mayFire, overview],
        waits: waits, depth: 5, mostWaits: 1),
      HistoryLane(name: "clay of a \(plan)", facts: counted, acts: [takes, overview], waits: waits, depth: 5, mostWaits: 1),
    ]
  }

  private static func syncing(_ waits: [Int64]) -> [HistoryLane] {
    func event(_ text: String, _ connection: String = "online") -> HistoryAct {
      HistoryAct(#"{"ask":"sync","connection":"\#(connection)","event":\#(text)}"#)
    }
    func added(_ type: String, _ thing: String, _ id: String, _ connection: String) -> HistoryAct {
      let names = #""op_id":"\#(type.lowercased()){n}","op_type":"\#(type)","entity_type":"\#(thing)""#
      let operation = "{" + names + #","entity_id":"\#(id)","payload":"{}"}"#
      return event(#"{"added":\#(operation),"base":1}"#, connection)
    }
    let kinds = [("PUT", "pot"), ("PUT", "glaze"), ("BREAK", "pot"), ("SHOW", "show")]
    let adds = ["online", "degraded", "offline"].flatMap { connection in kinds.map { added($0.0, $0.1, "t1", connection) } }
    let grown = [added("PUT", "pot", "t{n}", "offline"), HistoryAct(#"{"ask":"sync","connection":"offline"}"#, goesOn: false)]
    func life(_ type: String, _ thing: String) -> [HistoryAct] {
      let id = type.lowercased() + "1"
      let events: [String] = [
        #"{"started":"\#(id)"}"#, #"{"succeeded":"\#(id)","revision":2}"#, #"{"failed":"\#(id)","as":"transient","code":"500"}"#,
        #"{"failed":"\#(id)","as":"permanent","code":"400"}"#, #"{"taken_back":"\#(id)"}"#, #"{"retry_now":"\#(id)"}"#,
        #"{"conflict":"\#(id)","revision":2}"#,
      ]
      var acts = [added(type, thing, "t1", "online")]
      for text in events { acts.append(event(text)) }
      acts.append(HistoryAct(#"{"ask":"sync","connection":"online"}"#, goesOn: false))
      return acts
    }
    return ["visitor", "member"].flatMap { plan -> [HistoryLane] in
      [
        HistoryLane(name: "added by a \(plan)", facts: facts(plan), acts: adds, waits: [], depth: 2, mostWaits: 0),
        HistoryLane(name: "a queue of a \(plan)", facts: facts(plan), acts: grown, waits: [], depth: 5, mostWaits: 0),
      ]
    }
      + kinds.map { type, thing in
        HistoryLane(name: "\(type) of a \(thing)", facts: facts("member"), acts: life(type, thing), waits: waits, depth: 7, mostWaits: 1)
      }
  }

  private static func connections(_ waits: [Int64]) -> [HistoryLane] {
    let events = [#"{"failed":true}"#, #"{"answered":"1s"}"#, #"{"answered":"4s"}"#, #"{"answered":"5s"}"#, #"{"answered":"6s"}"#]
    let acts = events.map { HistoryAct(#"{"ask":"connection","event":\#($0)}"#) } + [HistoryAct(#"{"ask":"connection"}"#, goesOn: false)]
    return [HistoryLane(name: "the connection", facts: [], acts: acts, waits: waits.filter { $0 >= 20 }, depth: 6, mostWaits: 1)]
  }
}
