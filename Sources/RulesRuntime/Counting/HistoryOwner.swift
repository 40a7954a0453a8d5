internal import RulesBundle

/// What belongs to one person of a history that several have on one device.
struct HistoryPart: Sendable, Equatable {
  /// Nil is nobody.
  var owner: [UInt8]?
  var logs: [EventLog]
  var ladder: [LadderState]
  var kept = HistoryKept()

  var isEmpty: Bool {
    for log in logs where log.count > 0 { return false }
    for state in ladder where !state.isEmpty { return false }
    return kept.isEmpty
  }
}

// Whose a history is. In front is what counts for the person who is logged in, and what counts on the device for everybody.
extension History {
  /// Puts in front what belongs to a person, and sets aside what does not. What nobody did on a device where nobody had logged in before
  /// becomes the first person's, so that signing up resets no counts.
  mutating func hand(to person: Person, _ bundle: Bundle) {
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
  /// Hands a history to the person who is logged in; nothing changes while nobody says who that is. Takes no memory while it stays with
  /// the same person.
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
  init(for bundle: Bundle, owner: [UInt8]?) {
    let empty = History(for: bundle)
    self.owner = owner
    logs = empty.logs
    ladder = empty.ladder
  }

  static func isBefore(_ a: HistoryPart, _ b: HistoryPart) -> Bool { (a.owner ?? []).lexicographicallyPrecedes(b.owner ?? []) }
}

extension Bundle {
  /// Whether an event is the device's, regardless of who is logged in.
  func isOfDevice(event: Int) -> Bool { countedEvents[event].scope == .device }

  /// Whether a vector is: it counts such an event.
  func isOfDevice(vector: Int) -> Bool { isOfDevice(event: ladder[vector].counts) }
}
