internal import RulesBundle

/// The part of a history that belongs to one user of a shared device.
struct HistoryPart: Sendable, Equatable {
  /// Nil if no user was logged in.
  var owner: [UInt8]?
  var logs: [EventLog]
  var ladder: [LadderState]
  var kept = HistoryCheckpoint()

  var isEmpty: Bool {
    for log in logs where log.count > 0 { return false }
    for state in ladder where !state.isEmpty { return false }
    return kept.isEmpty
  }
}

// Ownership of a history. The properties of a history hold what counts for the user who is logged in and for the device; `others` holds the
// parts of other users.
extension History {
  /// Makes a user the owner, and moves the part of the previous owner to `others`. Events without an owner, on a device where no user has
  /// logged in before, become the first user's, so that signing up resets no counts.
  mutating func hand(to person: Person, _ bundle: RuleBundle) {
    guard person != .unknown, person.id != owner else { return }
    defer { owner = person.id }
    if owner == nil, others.isEmpty { return }
    let next = others.firstIndex { $0.owner == person.id }
    var part = next.map { others.remove(at: $0) } ?? HistoryPart(for: bundle, owner: person.id)
    for event in logs.indices where !bundle.isOfDevice(event: event) { swap(&logs[event], &part.logs[event]) }
    for vector in ladder.indices where !bundle.isOfDevice(vector: vector) { swap(&ladder[vector], &part.ladder[vector]) }
    swap(&kept, &part.kept)
    part.owner = owner
    guard !part.isEmpty else { return }
    others.insert(part, at: others.firstIndex { HistoryPart.isBefore(part, $0) } ?? others.count)
  }
}

extension Rules {
  /// Makes the user who is logged in the owner of a history. Nothing changes while the fact is missing. Allocates no memory while the owner
  /// stays the same.
  package func hand(_ history: inout History, _ frame: Frame) {
    guard let fact = bundle.book[0].person else { return }
    let value = evaluator.fact(fact, frame)
    switch value.tag {
    case .null: if history.owner != nil { history.hand(to: .nobody, bundle) }
    case .string:
      let isSame = frame.withText(value) { bytes in history.owner.map { $0.elementsEqual(bytes) } ?? false }
      if !isSame { history.hand(to: person(frame), bundle) }
    default: break
    }
  }
}

extension HistoryPart {
  init(for bundle: RuleBundle, owner: [UInt8]?) {
    let empty = History(for: bundle)
    self.owner = owner
    logs = empty.logs
    ladder = empty.ladder
  }

  static func isBefore(_ a: HistoryPart, _ b: HistoryPart) -> Bool { (a.owner ?? []).lexicographicallyPrecedes(b.owner ?? []) }
}

extension RuleBundle {
  /// Whether an event belongs to the device, regardless of who is logged in.
  func isOfDevice(event: Int) -> Bool { countedEvents[event].scope == .device }

  /// Whether a vector belongs to the device: it does if its event does.
  func isOfDevice(vector: Int) -> Bool { isOfDevice(event: ladder[vector].counts) }
}
