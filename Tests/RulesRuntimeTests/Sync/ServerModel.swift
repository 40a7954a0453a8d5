import RulesRuntime

/// A server that is obviously correct: it applies each operation once, increments revisions, and accepts a change only on top of the
/// revision that it was made from.
struct ServerModel {
  struct Thing {
    var revision: Int64 = 0
    var edits: Set<Int> = []
    /// The edits at each revision.
    var history: [Int64: Set<Int>] = [:]
  }

  enum Answer {
    case done(revision: Int64?)
    case conflict(revision: Int64, edits: Set<Int>)
  }

  var things: [SyncEntity: Thing] = [:]
  /// Edits that were deleted by a user who saw them.
  var deleted: Set<Int> = []
  var logs: [Int] = []
  var uploads: [String] = []
  private var answers: [String: Int64?] = [:]
  /// The number of the last change of each device to each thing, to verify that no change overtakes another.
  private var last: [String: Int] = [:]
  private(set) var problems: [String] = []

  func knows(_ id: String) -> Bool { answers[id] != nil }

  mutating func receive(_ message: Message) -> Answer {
    if let answer = answers[message.id] { return .done(revision: answer) }
    switch message.type {
    case "UPSERT", "DELETE":
      let known = things[message.entity]
      guard known?.revision == message.base else {
        return .conflict(revision: known?.revision ?? 0, edits: known?.edits ?? [])
      }
      var thing = known ?? Thing()
      thing.revision += 1
      if message.type == "DELETE" { deleted.formUnion(thing.edits) }
      thing.edits = message.type == "DELETE" ? [] : message.payload.edits
      thing.history[thing.revision] = thing.edits
      things[message.entity] = thing
      noteOrder(message)
      answers[message.id] = .some(thing.revision)
      return .done(revision: thing.revision)
    case "APPEND_LOG": logs += message.payload.edits
    default:
      if let owner = message.owner, things[owner] == nil { problems.append("\(message.id) arrived before its dependency") }
      uploads.append(message.id)
    }
    answers[message.id] = .some(nil)
    return .done(revision: nil)
  }

  private mutating func noteOrder(_ message: Message) {
    guard message.payload.device == message.device else { return }
    let key = "\(message.device) \(message.entity)"
    if let before = last[key], before >= message.payload.number { problems.append("\(message.id) arrived out of order") }
    last[key] = message.payload.number
  }
}

/// One operation in flight.
struct Message {
  var device: Int
  var id: String
  var type: String
  var entity: SyncEntity
  var owner: SyncEntity?
  var base: Int64?
  var payload: Payload
}

/// A whole version of a thing: its author, its number for that author, and every edit in it.
struct Payload {
  var device: Int
  var number: Int
  var edits: Set<Int>

  var text: [UInt8] { Array("\(device) \(number) \(edits.sorted().map(String.init).joined(separator: ","))".utf8) }

  init(device: Int, number: Int, edits: Set<Int>) {
    self.device = device
    self.number = number
    self.edits = edits
  }

  init(_ text: [UInt8]?) {
    let parts = String(decoding: text ?? [], as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
    device = parts.first.flatMap { Int($0) } ?? -1
    number = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    edits = parts.count > 2 ? Set(parts[2].split(separator: ",").compactMap { Int($0) }) : []
  }
}
