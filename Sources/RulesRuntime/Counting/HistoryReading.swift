internal import RulesBundle
public import RulesJSON

extension Rules {
  /// Reads a history from its JSON, as `json(of:)` wrote it.
  public func history(json: [UInt8]) throws(RequestError) -> History {
    let tree: JSON
    do {
      tree = try JSON.parse(json, limit: max(json.count, 1))
    } catch {
      throw RequestError("malformed_json", "\(error.message) (at byte \(error.offset))")
    }
    guard case .object(let members) = tree else { throw RequestError("malformed_history", "a history is a JSON object") }
    return try history(members)
  }

  /// Reads a history that `write` wrote, strictly. Events, vectors, levels and signals that these rules do not know were written under
  /// other ones: what names them is left out, the rest holds.
  public func history(_ members: [JSON.Member]) throws(RequestError) -> History {
    var history = History(for: bundle)
    for member in members {
      switch (member.key, member.value) {
      case ("at", let time): history.latest = try instant(time, "at")
      case ("events", .object(let events)):
        for event in events {
          guard let ordinal = bundle.find(.countedEvents, event.key) else { continue }
          try read(event, into: &history.logs[ordinal], bundle.word(.countedEvents, ordinal, Word.CountedEvents.most))
        }
      case ("ladder", .object(let vectors)):
        for vector in vectors {
          guard let ordinal = bundle.find(.ladder, vector.key) else { continue }
          try read(vector, ordinal, into: &history.ladder[ordinal])
        }
      default: throw RequestError("malformed_history", "`history.\(member.key)` is not what a history holds")
      }
    }
    guard isOrdered(history) else { throw RequestError("malformed_history", "`history.at` lies before something in the history") }
    return history
  }

  private func read(_ event: JSON.Member, into log: inout EventLog, _ most: Int) throws(RequestError) {
    guard case .array(let entries) = event.value else { throw wrong("events", event.key) }
    // No rule looks at more: what lies further back is dropped, as counting would have dropped it.
    for entry in entries.suffix(most) {
      guard case .array(let pair) = entry, pair.count == 2, case .string(let id) = pair[1], let bits = HexText.read(id.utf8) else {
        throw wrong("events", event.key)
      }
      let time = try instant(pair[0], event.key)
      guard log.latest.map({ $0 <= time }) ?? true else { throw wrong("events", event.key) }
      log.append(EventID(bits: bits), at: time, most: most, since: .min)
    }
  }

  private func read(_ vector: JSON.Member, _ ordinal: Int, into state: inout LadderState) throws(RequestError) {
    guard case .object(let members) = vector.value else { throw wrong("ladder", vector.key) }
    for member in members {
      switch (member.key, member.value) {
      case ("level", .string(let name)): state.level = bundle.find(.ladderLevels, name)
      case ("since", let time): state.since = try instant(time, "since")
      case ("until", let time): state.until = try instant(time, "until")
      case ("ended", let time): state.slate = try instant(time, "ended")
      case ("released", let time): state.released = try instant(time, "released")
      case ("given", .int(let count)) where count >= 0: state.given = Int(clamping: count)
      case ("numbers", .string(let digits)):
        guard let bits = HexText.read(digits.utf8) else { throw wrong("ladder", vector.key) }
        state.numbers = bits
      case ("earlier", .array(let pair)):
        guard pair.count == 2, case .string(let digits) = pair[1], let bits = HexText.read(digits.utf8) else {
          throw wrong("ladder", vector.key)
        }
        state.earlier = EventLog.Mark(time: try instant(pair[0], "earlier"), id: bits)
      case ("logged", .string(let name)): state.logged = bundle.find(.ladderLevels, name)
      case ("reached", .array(let all)):
        for entry in all {
          guard case .array(let pair) = entry, pair.count == 2, case .string(let name) = pair[0] else { throw wrong("ladder", vector.key) }
          let time = try instant(pair[1], "reached")
          if let level = bundle.find(.ladderLevels, name) { state.reach(level, at: time) }
        }
      case ("refused", .array(let all)): for entry in all { state.refuse(at: try instant(entry, "refused")) }
      case ("signals", .object(let signals)):
        for signal in signals {
          let time = try instant(signal.value, signal.key)
          let rows = bundle.range(.ladder, ordinal, Word.Ladder.signals)
          for row in rows where bundle.name(.signals, bundle.word(.signalRefs, row, Word.SignalRefs.signal)) == signal.key {
            state.signals[row - rows.lowerBound] = time
          }
        }
      default: throw wrong("ladder", vector.key)
      }
    }
    // What led to a block says nothing without one.
    if state.level == nil { state.given = nil }
  }

  /// Whether nothing in a history lies after its own time: it would come to count one day.
  private func isOrdered(_ history: History) -> Bool {
    for log in history.logs where log.latest.map({ $0 > history.latest }) ?? false { return false }
    for state in history.ladder {
      if state.level != nil, state.since > history.latest { return false }
      if max(state.slate, state.released, state.earlier?.time ?? .min) > history.latest { return false }
      for reached in state.reached where reached.time > history.latest { return false }
      for seen in state.signals + state.refusals where seen > history.latest { return false }
    }
    return true
  }

  private func instant(_ json: JSON, _ key: String) throws(RequestError) -> Int64 {
    guard case .string(let text) = json, let time = TimeText.timestamp(Array(text.utf8)) else {
      throw RequestError("malformed_history", "`\(key)` in the history is not a timestamp such as \"2026-01-05T10:00:00Z\"")
    }
    return Milliseconds.sum(Milliseconds.of(seconds: time.seconds), Int64(time.nanoseconds / 1_000_000))
  }

  private func wrong(_ part: String, _ name: String) -> RequestError {
    RequestError("malformed_history", "`history.\(part).\(name)` is not what a history holds; give back what the last answer gave")
  }
}
