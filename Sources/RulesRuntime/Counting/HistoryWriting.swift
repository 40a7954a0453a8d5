internal import RulesBundle
public import RulesJSON

extension Rules {
  /// Returns the JSON form of a history, in UTF-8.
  public func json(of history: History) -> [UInt8] {
    var writer = JSONWriter()
    write(history, &writer)
    return writer.bytes
  }

  /// Writes the canonical JSON form of a history. Keys are in the order of the bundle's names, and empty values are left out.
  public func write(_ history: History, _ writer: inout JSONWriter) {
    history.require(bundle)
    writer.beginObject()
    if history.latest > .min { writer.time("at", history.latest) }
    if let owner = history.owner { writer.bytes("owner", owner) }
    write(history.logs, history.ladder, history.kept, &writer)
    if !history.others.isEmpty {
      writer.key("others")
      writer.beginArray()
      for part in history.others {
        writer.beginObject()
        if let owner = part.owner { writer.bytes("owner", owner) }
        write(part.logs, part.ladder, part.kept, &writer)
        writer.members(part.kept.members)
        writer.endObject()
      }
      writer.endArray()
    }
    if !history.kept.members.isEmpty {
      writer.key("more")
      writer.value(.object(history.kept.members))
    }
    writer.members(history.members)
    writer.endObject()
  }

  private func write(_ logs: [EventLog], _ ladder: [LadderState], _ kept: HistoryCheckpoint, _ writer: inout JSONWriter) {
    if !kept.events.isEmpty || logs.contains(where: { $0.count > 0 }) {
      writer.key("events")
      writer.beginObject()
      var newer = kept.events[...]
      for event in logs.indices where logs[event].count > 0 {
        let name = bundle.storedName(.event, bundle.name(.countedEvents, event))
        writer.members(&newer, before: name)
        writer.key(name)
        write(logs[event], &writer)
      }
      writer.members(Array(newer))
      writer.endObject()
    }
    if !kept.vectors.isEmpty || ladder.contains(where: { !$0.isEmpty }) {
      writer.key("ladder")
      writer.beginObject()
      var newer = kept.vectors[...]
      for vector in ladder.indices where !ladder[vector].isEmpty {
        let name = bundle.storedName(.vector, bundle.name(.ladder, vector))
        writer.members(&newer, before: name)
        writer.key(name)
        write(ladder[vector], vector, &writer)
      }
      writer.members(Array(newer))
      writer.endObject()
    }
  }

  /// Writes each event as its time and its id: `["2026-01-05T10:00:00Z", "9f86d081884c7d65"]`.
  private func write(_ log: EventLog, _ writer: inout JSONWriter) {
    writer.beginArray()
    for index in 0..<log.count {
      let event = log[index]
      writer.beginArray()
      writer.time(event.time)
      writer.string(utf8: HexText.write(event.id))
      writer.endArray()
    }
    writer.endArray()
  }

  private func write(_ state: LadderState, _ vector: Int, _ writer: inout JSONWriter) {
    writer.beginObject()
    if state.kept.isNewer {
      writer.members(state.kept.whole)
      writer.endObject()
      return
    }
    if let level = state.level {
      writer.text("level", bundle.storedName(.level, bundle.name(.ladderLevels, level)))
      writer.time("since", state.since)
      // A block that ends only by a release has no `until`.
      if state.until < .max { writer.time("until", state.until) }
      if let given = state.given { writer.number("given", Int64(given)) }
    }
    if !state.beside.isEmpty { writer.list("beside", state.beside) { block($1, &$0) } }
    if !state.over.isEmpty { reached("over", state.over, &writer) }
    if state.cooldownEnd > .min { writer.time("ended", state.cooldownEnd) }
    if state.released > .min { writer.time("released", state.released) }
    if let numbers = state.numbers {
      writer.key("numbers")
      writer.string(utf8: HexText.write(numbers))
    }
    if let earlier = state.earlier {
      writer.key("earlier")
      writer.beginArray()
      writer.time(earlier.time)
      writer.string(utf8: HexText.write(earlier.id))
      writer.endArray()
    }
    if let logged = state.kept.logged {
      writer.text("logged", logged)
    } else if let logged = state.logged {
      writer.text("logged", bundle.storedName(.level, bundle.name(.ladderLevels, logged)))
    }
    if !state.reached.isEmpty { reached("reached", state.reached, &writer) }
    if !state.refusals.isEmpty { writer.list("refused", state.refusals) { $0.time($1) } }
    if !state.kept.signals.isEmpty || state.signals.contains(where: { $0 > .min }) {
      writer.key("signals")
      writer.beginObject()
      for (index, row) in bundle.ladder[vector].signals.enumerated() where state.signals[index] > .min {
        let signal = bundle.signalRefs[row].signal
        writer.time(bundle.storedName(.signal, bundle.name(.signals, signal)), state.signals[index])
      }
      writer.members(state.kept.signals)
      writer.endObject()
    }
    writer.members(state.kept.members)
    writer.endObject()
  }
}

extension Rules {
  private func block(_ block: LadderState.Block, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.text("level", bundle.storedName(.level, bundle.name(.ladderLevels, block.level)))
    writer.time("since", block.since)
    if block.until < .max { writer.time("until", block.until) }
    if let given = block.given { writer.number("given", Int64(given)) }
    writer.endObject()
  }

  /// Writes levels with their times: `["L3", "2026-01-05T10:00:00Z"]`.
  private func reached(_ key: String, _ all: [LadderState.Reached], _ writer: inout JSONWriter) {
    writer.list(key, all) { writer, reached in
      writer.beginArray()
      writer.string(reached.name ?? bundle.storedName(.level, bundle.name(.ladderLevels, reached.level)))
      writer.time(reached.time)
      writer.endArray()
    }
  }
}

extension LadderState {
  var isEmpty: Bool {
    level == nil && cooldownEnd == .min && released == .min && numbers == nil && earlier == nil && logged == nil && reached.isEmpty
      && over.isEmpty
      && refusals.isEmpty && kept.isEmpty
      && !signals.contains { $0 > .min }
  }
}

extension JSONWriter {
  /// Writes members of a newer version unchanged.
  mutating func members(_ members: [JSON.Member]) {
    for member in members {
      key(member.key)
      value(member.value)
    }
  }

  /// Writes and removes the members whose keys precede `name` in the order of their bytes.
  mutating func members(_ members: inout ArraySlice<JSON.Member>, before name: String) {
    while let next = members.first, next.key.utf8.lexicographicallyPrecedes(name.utf8) {
      key(next.key)
      value(next.value)
      members.removeFirst()
    }
  }

  /// Writes an instant, in milliseconds since 1970, in the form of RFC 3339.
  package mutating func time(_ milliseconds: Int64) {
    var text: [UInt8] = []
    TimeText.appendTimestamp(
      seconds: Milliseconds.seconds(milliseconds), nanoseconds: Milliseconds.nanoseconds(milliseconds), to: &text)
    string(utf8: text)
  }

  /// Writes an instant, to the millisecond, in the form of RFC 3339.
  package mutating func time(_ time: Timestamp) { self.time(time.milliseconds) }

  package mutating func time(_ key: String, _ milliseconds: Int64) {
    self.key(key)
    time(milliseconds)
  }

  package mutating func time(_ key: String, _ time: Timestamp) { self.time(key, time.milliseconds) }
}

/// Conversion between 64 bits and sixteen lowercase hexadecimal digits.
enum HexText {
  static func write(_ bits: UInt64) -> [UInt8] {
    var digits: [UInt8] = []
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: bits >> shift & 15)
      digits.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
    return digits
  }

  static func read(_ utf8: String.UTF8View) -> UInt64? {
    guard utf8.count == 16 else { return nil }
    var bits: UInt64 = 0
    for byte in utf8 {
      switch byte {
      case 0x30...0x39: bits = bits << 4 | UInt64(byte - 0x30)
      case 0x61...0x66: bits = bits << 4 | UInt64(byte - 0x57)
      default: return nil
      }
    }
    return bits
  }
}
