internal import RulesBundle
public import RulesJSON

extension Rules {
  /// Reads a history from the JSON that `json(of:)` returns.
  ///
  /// - Throws: `RequestError` with the code `malformed_json` or `malformed_history`.
  public func history(json: [UInt8]) throws(RequestError) -> History {
    let tree: JSON
    do {
      tree = try JSON.parse(json, limit: max(json.count, 1))
    } catch {
      throw RequestError("malformed_json", "\(error.message) (at byte \(error.offset))")
    }
    guard case .object(let members) = tree else { throw RequestError("malformed_history", "a history must be a JSON object") }
    return try history(members)
  }

  /// Reads a history from the members of the JSON object that `write` writes. Parsing is strict. Events, vectors, levels, signals, and keys
  /// of a newer version have no effect and are kept unchanged.
  ///
  /// - Throws: `RequestError` with the code `malformed_history`.
  public func history(_ members: [JSON.Member]) throws(RequestError) -> History {
    var history = History(for: bundle)
    for member in members {
      switch (member.key, member.value) {
      case ("at", let time): history.latest = try instant(time, "at")
      case ("owner", .string(let id)): history.owner = Array(id.utf8)
      case ("events", .object(let events)): try read(events: events, into: &history.logs, &history.kept)
      case ("ladder", .object(let vectors)): try read(vectors: vectors, into: &history.ladder, &history.kept)
      case ("others", .array(let parts)):
        for part in parts { history.others.append(try self.part(part)) }
      case ("more", .object(let more)): history.kept.members = more
      case ("at", _), ("owner", _), ("events", _), ("ladder", _), ("others", _), ("more", _):
        throw RequestError("malformed_history", "`history.\(member.key)` is malformed; pass the history that the last answer returned")
      default: history.members.append(member)
      }
    }
    guard isOrdered(history) else { throw RequestError("malformed_history", "`history.at` is earlier than an entry of the history") }
    guard areOwned(history) else { throw RequestError("malformed_history", "`history.others` has a duplicate or misplaced owner") }
    return history
  }

  /// Reads the part of another user.
  private func part(_ json: JSON) throws(RequestError) -> HistoryPart {
    guard case .object(let members) = json else { throw RequestError("malformed_history", "`history.others` must be a list of objects") }
    var part = HistoryPart(for: bundle, owner: nil)
    for member in members {
      switch (member.key, member.value) {
      case ("owner", .string(let id)): part.owner = Array(id.utf8)
      case ("events", .object(let events)): try read(events: events, into: &part.logs, &part.kept)
      case ("ladder", .object(let vectors)): try read(vectors: vectors, into: &part.ladder, &part.kept)
      case ("owner", _), ("events", _), ("ladder", _):
        throw RequestError(
          "malformed_history", "`history.others.\(member.key)` is malformed; pass the history that the last answer returned")
      default: part.kept.members.append(member)
      }
    }
    return part
  }

  private func read(events: [JSON.Member], into logs: inout [EventLog], _ kept: inout HistoryCheckpoint) throws(RequestError) {
    for event in events {
      if let ordinal = bundle.find(stored: event.key, .event, .countedEvents), logs[ordinal].count == 0 {
        try read(event, into: &logs[ordinal], bundle.countedEvents[ordinal].most)
      } else {
        kept.events.append(event)
      }
    }
  }

  private func read(vectors: [JSON.Member], into ladder: inout [LadderState], _ kept: inout HistoryCheckpoint) throws(RequestError) {
    for vector in vectors {
      if let ordinal = bundle.find(stored: vector.key, .vector, .ladder), ladder[ordinal].isEmpty {
        try read(vector, ordinal, into: &ladder[ordinal])
      } else {
        kept.vectors.append(vector)
      }
    }
  }

  private func read(_ event: JSON.Member, into log: inout EventLog, _ most: Int) throws(RequestError) {
    guard case .array(let entries) = event.value else { throw wrong("events", event.key) }
    // No rule looks at more events. Older events are dropped, as counting would have dropped them.
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
      case ("level", .string(let name)):
        state.level = bundle.find(stored: name, .level, .ladderLevels)
        if state.level == nil { state.kept.whole = members }
      case ("since", let time): state.since = try instant(time, "since")
      case ("until", let time): state.until = try instant(time, "until")
      case ("ended", let time): state.cooldownEnd = try instant(time, "ended")
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
      case ("logged", .string(let name)):
        state.logged = bundle.find(stored: name, .level, .ladderLevels)
        if state.logged == nil { state.kept.logged = name }
      case ("beside", .array(let all)):
        for entry in all {
          guard let block = try block(entry, vector.key) else {
            state.kept.whole = members
            continue
          }
          state.beside.append(block)
        }
      case ("over", .array(let all)): for entry in all { state.over.append(try reached(entry, vector.key)) }
      case ("reached", .array(let all)): for entry in all { state.reach(try reached(entry, vector.key)) }
      case ("refused", .array(let all)): for entry in all { state.refuse(at: try instant(entry, "refused")) }
      case ("signals", .object(let signals)):
        for signal in signals { try read(signal: signal, ordinal, into: &state) }
      case (let key, _) where LadderState.keys.contains { $0.utf8.elementsEqual(key.utf8) }: throw wrong("ladder", vector.key)
      default: state.kept.members.append(member)
      }
    }
    guard !state.kept.isNewer else {
      // The level in force exists only in a newer version, so the vector is left to that version.
      let whole = state.kept.whole
      state = LadderState(signals: state.signals.count)
      state.kept.whole = whole
      return
    }
    // The count that led to a block means nothing without a block.
    if state.level == nil {
      state.given = nil
      guard state.beside.isEmpty else { throw wrong("ladder", vector.key) }
    }
  }

  private func reached(_ entry: JSON, _ vector: String) throws(RequestError) -> LadderState.Reached {
    guard case .array(let pair) = entry, pair.count == 2, case .string(let name) = pair[0] else { throw wrong("ladder", vector) }
    let level = bundle.find(stored: name, .level, .ladderLevels)
    return LadderState.Reached(level: level ?? -1, time: try instant(pair[1], "reached"), name: level == nil ? name : nil)
  }

  /// Reads a further block; nil if its level exists only in a newer version.
  private func block(_ json: JSON, _ vector: String) throws(RequestError) -> LadderState.Block? {
    guard case .string(let name)? = json["level"], let since = json["since"] else { throw wrong("ladder", vector) }
    var block = LadderState.Block(level: 0, since: try instant(since, "since"), until: .max, given: nil)
    if let until = json["until"] { block.until = try instant(until, "until") }
    if case .int(let given)? = json["given"], given >= 0 { block.given = Int(clamping: given) }
    guard let level = bundle.find(stored: name, .level, .ladderLevels) else { return nil }
    block.level = level
    return block
  }

  private func read(signal: JSON.Member, _ vector: Int, into state: inout LadderState) throws(RequestError) {
    let rows = bundle.ladder[vector].signals
    let time = try instant(signal.value, signal.key)
    let name = bundle.currentName(.signal, signal.key)
    var isKnown = false
    for row in rows
    where bundle.utf8(bundle.signals[bundle.signalRefs[row].signal].name).elementsEqual(name.utf8) {
      state.signals[row - rows.lowerBound] = time
      isKnown = true
    }
    if !isKnown { state.kept.signals.append(signal) }
  }

  /// Whether no entry is later than the history's own time. A later entry would start to count at some point.
  private func isOrdered(_ history: History) -> Bool {
    guard isOrdered(history.logs, history.ladder, history.latest) else { return false }
    for part in history.others where !isOrdered(part.logs, part.ladder, history.latest) { return false }
    return true
  }

  private func isOrdered(_ logs: [EventLog], _ ladder: [LadderState], _ latest: Int64) -> Bool {
    for log in logs where log.latest.map({ $0 > latest }) ?? false { return false }
    for state in ladder {
      for block in state.blocks where block.since > latest { return false }
      for ended in state.over where ended.time > latest { return false }
      if max(state.cooldownEnd, state.released, state.earlier?.time ?? .min) > latest { return false }
      for reached in state.reached where reached.time > latest { return false }
      for seen in state.signals + state.refusals where seen > latest { return false }
    }
    return true
  }

  /// Whether each user has one part, and the parts are in the order of the ids.
  private func areOwned(_ history: History) -> Bool {
    for (index, part) in history.others.enumerated() {
      if part.owner == history.owner { return false }
      if index > 0, !HistoryPart.isBefore(history.others[index - 1], part) { return false }
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
    RequestError("malformed_history", "`history.\(part).\(name)` is malformed; pass the history that the last answer returned")
  }
}
