import Foundation
import RulesBundle
import RulesJSON
import RulesRuntime

/// What somebody may do or ask in the histories of a search.
struct HistoryAct {
  /// The request, without its facts and what an app keeps.
  let request: [JSON.Member]
  /// Whether more can follow. Otherwise it only asks.
  var goesOn = true
  /// Facts that hold from then on.
  var facts: [JSON.Member] = []
  /// The request with its position in the history, if it names it: `{n}`.
  private var numbered: [[JSON.Member]] = []

  init(_ request: String, goesOn: Bool = true, facts: String = "{}") {
    self.request = HistoryAct.members(request)
    self.goesOn = goesOn
    self.facts = HistoryAct.members(facts)
    if request.contains("{n}") {
      numbered = (0...12).map { HistoryAct.members(request.replacingOccurrences(of: "{n}", with: "\($0)")) }
    }
  }

  /// The request at a position of a history.
  func request(at position: Int) -> [JSON.Member] { numbered.indices.contains(position) ? numbered[position] : request }

  static func members(_ text: String) -> [JSON.Member] {
    guard case .object(let members)? = try? JSON.parse(Array(text.utf8)) else { preconditionFailure("not an object: \(text)") }
    return members
  }
}

/// The histories that a search tries: every sequence of acts up to a length, with waits before some of them.
struct HistoryLane {
  let name: String
  var facts: [JSON.Member]
  var acts: [HistoryAct]
  /// The seconds that may pass before an act.
  var waits: [Int64]
  /// The most events and requests.
  var depth: Int
  /// The most acts with a wait before them.
  var mostWaits: Int
}

/// A breadth-first search for the shortest history whose answers differ.
///
/// The length of a history is the number of its events and requests; waiting costs nothing.
struct HistorySearch {
  struct Found {
    let lane: String
    let length: Int
    let answers: String
  }

  private struct Node {
    var old: KeptState
    var new: KeptState
    var now: Int64
    var facts: [JSON.Member]
    var waits: Int
    var path: String
  }

  let old: HistorySide
  let new: HistorySide
  /// The most requests to each side in a lane.
  var budget: Int
  /// The shortest length that a lane did not search completely; nil if all are complete.
  private(set) var incomplete: Int?

  init(_ old: Rules, _ new: Rules, budget: Int) {
    (self.old, self.new, self.budget) = (HistorySide(old), HistorySide(new), budget)
  }

  static let start: Int64 = 1_772_445_600  // 2026-03-02T10:00:00Z, a Monday

  /// The shortest history in a lane with a difference, of at most `most` acts.
  mutating func shortest(_ lane: HistoryLane, most: Int = .max) -> Found? {
    var front = [Node(old: KeptState(), new: KeptState(), now: Self.start, facts: lane.facts, waits: 0, path: "")]
    let limit = old.requests + budget
    for length in 1...max(1, min(lane.depth, most)) {
      var next: [Node] = []
      var seen: Set<String> = []
      for node in front {
        for wait in [0] + (node.waits < lane.mostWaits ? lane.waits : []) {
          for (position, act) in lane.acts.enumerated() {
            if old.requests >= limit {
              incomplete = min(incomplete ?? length, length)
              return nil
            }
            var child = node
            child.now += wait
            child.waits += wait > 0 ? 1 : 0
            for fact in act.facts {
              child.facts.removeAll { $0.key == fact.key }
              child.facts.append(fact)
            }
            let facts = child.facts + [JSON.Member(key: "now", value: .string(Self.text(child.now)))]
            let request = act.request(at: length)
            let (was, now) = (old.ask(request, facts, &child.old), new.ask(request, facts, &child.new))
            child.path += (wait > 0 ? " +\(wait)s" : "") + " \(position)"
            if was != now { return Found(lane: lane.name, length: length, answers: "\(child.path): \(was.text) -> \(now.text)") }
            guard act.goesOn, length < lane.depth else { continue }
            if seen.insert("\(child.now) \(child.waits) \(JSON.object(child.facts).text) \(child.old.text) \(child.new.text)").inserted {
              next.append(child)
            }
          }
        }
      }
      front = next
      if front.isEmpty { break }
    }
    return nil
  }

  private static func text(_ seconds: Int64) -> String {
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: 0, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
