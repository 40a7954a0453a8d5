import Foundation
import RulesJSON
import RulesRequests
import RulesRuntime
import Testing

/// Requests to one rule book, each of which gets the history, queue, toasts and connection that those before it returned.
struct ChangeStory {
  private var batch: Batch
  private var carried: [String: JSON] = [:]

  /// The requests that return each value, and those that read it only.
  private static let writers: [String: Set<String>] = [
    "history": ["do", "count", "signal", "release"], "queue": ["sync", "conflict"], "toasts": ["toasts"], "connection": ["connection"],
  ]
  private static let readers: [String: Set<String>] = [
    "history": ["entitlement", "ladder", "overview", "snapshot", "sync", "notifications", "plan", "fact"]
  ]

  init(_ rules: Rules) { batch = Batch(rules) }

  mutating func answer(_ request: JSON) throws -> JSON {
    guard case .object(var members) = request, case .string(let kind)? = request["ask"] else {
      throw StoryError("a request is an object with `ask`: \(request.text)")
    }
    for (key, value) in carried.sorted(by: { $0.key < $1.key }) where request[key] == nil {
      if Self.writers[key]?.contains(kind) == true || Self.readers[key]?.contains(kind) == true {
        members.append(JSON.Member(key: key, value: value))
      }
    }
    var writer = JSONWriter()
    _ = batch.answer(Array(JSON.object(members).text.utf8), into: &writer)
    let answer = try JSON.parse(writer.bytes)
    for (key, kinds) in Self.writers where kinds.contains(kind) { if let value = answer[key] { carried[key] = value } }
    return answer
  }

  /// The request of one turn of a step: `{n}` is its number, and the time went on.
  static func request(_ step: ProductChange.Step, turn: Int64) throws -> JSON {
    let text = step.ask.replacingOccurrences(of: "{n}", with: String(turn + 1))
    let request = try JSON.parse(Array(text.utf8))
    guard step.every > 0, turn > 0, let facts = request["facts"], case .string(let now)? = facts["now"] else { return request }
    let format = ISO8601DateFormatter()
    guard let start = format.date(from: now) else { throw StoryError("`now` is not a time: \(now)") }
    let later = format.string(from: start.addingTimeInterval(Double(turn * step.every)))
    return request.replacing("facts", with: facts.replacing("now", with: .string(later)))
  }
}

/// A mistake in the corpus.
struct StoryError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension JSON {
  var text: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  fileprivate func replacing(_ key: String, with value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.key == key ? Member(key: key, value: value) : $0 })
  }

  /// The part at a path such as `/limits/0/limit`; `[id=x]` finds an item of a list, and `%2F` is a slash in a name. Missing parts are null.
  func part(at path: String) -> JSON {
    var part = self
    for step in path.split(separator: "/") {
      let name = step.replacingOccurrences(of: "%2F", with: "/")
      switch part {
      case .array(let items) where name.hasPrefix("["):
        let pair = name.dropFirst().dropLast().split(separator: "=", maxSplits: 1).map(String.init)
        part = items.first { pair.count == 2 && $0[pair[0]].map { $0 == .string(pair[1]) || $0.text == pair[1] } == true } ?? .null
      case .array(let items): part = Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil } ?? .null
      default: part = part[name] ?? .null
      }
    }
    return part
  }
}
