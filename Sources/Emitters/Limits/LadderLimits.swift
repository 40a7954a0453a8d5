internal import RulesBundle
internal import RulesJSON

/// Compares the ladder of a limits file with a bundle: everything in it that a server counts and stops by.
struct LadderLimits {
  let bundle: Bundle

  /// The first vector or level that is not the bundle's; nil when all are.
  func mismatch(_ json: JSON) -> LimitsReader.Mismatch? {
    guard let ladder = json["ladder"], let vectors = ladder["vectors"]?.objectValue else { return .otherShape(member: "ladder/vectors") }
    guard vectors.map(\.key) == (0..<bundle.count(.ladder)).map({ bundle.name(.ladder, $0) }) else {
      return .otherShape(member: "ladder/vectors")
    }
    guard let signals = ladder["signals"]?.objectValue,
      signals.map(\.key) == (0..<bundle.count(.signals)).map({ bundle.name(.signals, $0) })
    else { return .otherShape(member: "ladder/signals") }
    for (signal, member) in signals.enumerated() where !isSame(member.value, signal: signal) { return .otherSignal(member.key) }
    for (vector, member) in vectors.enumerated() {
      guard isSame(member.value, vector: vector) else { return .otherVector(member.key, level: nil) }
      let steps = bundle.range(.ladder, vector, Word.Ladder.steps)
      guard member.value["levels"]?.objectValue?.count == steps.count else { return .otherVector(member.key, level: nil) }
      for step in steps {
        let level = bundle.name(.ladderLevels, bundle.word(.ladderSteps, step, Word.LadderSteps.level))
        guard let given = member.value["levels"]?[level], isSame(given, step: step) else { return .otherVector(member.key, level: level) }
      }
    }
    return nil
  }

  private func isSame(_ json: JSON, signal: Int) -> Bool {
    let refusedFor = bundle.range(.signals, signal, Word.Signals.refusedFor).map {
      JSON.string(bundle.name(.reasons, bundle.word(.reasonRefs, $0, Word.ReasonRefs.reason)))
    }
    return json["weightPercent"] == number(bundle.word(.signals, signal, Word.Signals.weight))
      && json["refusals"]?["times"] == positive(Int64(bundle.word(.signals, signal, Word.Signals.refusals)))
      && json["refusals"]?["perSeconds"] == positive(bundle.integer(.signals, signal, Word.Signals.within))
      && json["refusedFor"] == (refusedFor.isEmpty ? nil : .array(refusedFor))
  }

  private func isSame(_ json: JSON, vector: Int) -> Bool {
    let signals = bundle.range(.ladder, vector, Word.Ladder.signals).map {
      JSON.string(bundle.name(.signals, bundle.word(.signalRefs, $0, Word.SignalRefs.signal)))
    }
    return json["switchedOn"] == .bool(bundle.flag(.ladder, vector, Word.Ladder.switchedOn))
      && json["counts"] == .string(bundle.name(.countedEvents, bundle.word(.ladder, vector, Word.Ladder.counts)))
      && json["windowSeconds"] == positive(bundle.integer(.ladder, vector, Word.Ladder.window)) ?? .null
      && json["resets"] == bundle.optional(.ladder, vector, Word.Ladder.reset).map { .string(bundle.name(.resets, $0)) } ?? .null
      && json["signals"] == .array(signals)
  }

  private func isSame(_ json: JSON, step: Int) -> Bool {
    let counts = bundle.range(.ladderSteps, step, Word.LadderSteps.at)
    let given = json["thresholds"]?.objectValue ?? []
    // The plans stand in the order of their names here, and from the one that may least there.
    guard given.count == counts.count else { return false }
    for row in counts {
      let plan = bundle.name(.plans, bundle.word(.ladderCounts, row, Word.LadderCounts.plan))
      guard given.contains(.init(key: plan, value: .int(bundle.integer(.ladderCounts, row, Word.LadderCounts.at)))) else { return false }
    }
    let lasts = ["pauseSeconds", "blockSeconds", "suspendSeconds"].compactMap { json[$0] }
    let after = bundle.optional(.ladderSteps, step, Word.LadderSteps.afterLevel)
    return lasts == [positive(bundle.integer(.ladderSteps, step, Word.LadderSteps.lasts))].compactMap(\.self)
      && json["thresholdPercent"] == positive(Int64(bundle.word(.ladderSteps, step, Word.LadderSteps.share)))
      && json["after"]?["level"] == after.map { .string(bundle.name(.ladderLevels, $0)) }
      && json["after"]?["times"] == positive(Int64(bundle.word(.ladderSteps, step, Word.LadderSteps.afterTimes)))
      && json["after"]?["withinSeconds"] == positive(bundle.integer(.ladderSteps, step, Word.LadderSteps.afterWithin))
      && (json["confirm"] != nil) == bundle.flag(.ladderSteps, step, Word.LadderSteps.confirm)
      && json["letsThrough"]?["times"] == positive(Int64(bundle.word(.ladderSteps, step, Word.LadderSteps.throughTimes)))
      && json["letsThrough"]?["perSeconds"] == positive(bundle.integer(.ladderSteps, step, Word.LadderSteps.throughPer))
  }

  private func number(_ word: Int) -> JSON { .int(Int64(word)) }
  /// What is not there is zero in the bundle.
  private func positive(_ number: Int64) -> JSON? { number > 0 ? .int(number) : nil }
}
