internal import RulesBundle
internal import RulesJSON

/// Compares the ladder of a limits file with a bundle: everything that a server uses to count and stop actions.
struct LadderLimits {
  let bundle: RuleBundle

  /// Returns the first signal, vector, or level that differs from the bundle; nil if there is no difference.
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
      let steps = bundle.ladder[vector].steps
      guard member.value["levels"]?.objectValue?.count == steps.count else { return .otherVector(member.key, level: nil) }
      for step in steps {
        let level = bundle.name(.ladderLevels, bundle.ladderSteps[step].level)
        guard let given = member.value["levels"]?[level], isSame(given, step: step) else { return .otherVector(member.key, level: level) }
      }
    }
    return nil
  }

  private func isSame(_ json: JSON, signal: Int) -> Bool {
    let refusedFor = bundle.signals[signal].refusedFor.map {
      JSON.string(bundle.name(.reasons, bundle.reasonRefs[$0].reason))
    }
    return json["weightPercent"] == number(bundle.signals[signal].weight)
      && json["refusals"]?["times"] == positive(Int64(bundle.signals[signal].refusals))
      && json["refusals"]?["perSeconds"] == positive(bundle.signals[signal].within)
      && json["refusedFor"] == (refusedFor.isEmpty ? nil : .array(refusedFor))
  }

  private func isSame(_ json: JSON, vector: Int) -> Bool {
    let signals = bundle.ladder[vector].signals.map {
      JSON.string(bundle.name(.signals, bundle.signalRefs[$0].signal))
    }
    return json["switchedOn"] == .bool(bundle.ladder[vector].switchedOn)
      && json["counts"] == .string(bundle.name(.countedEvents, bundle.ladder[vector].counts))
      && json["windowSeconds"] == positive(bundle.ladder[vector].window) ?? .null
      && json["resets"] == bundle.ladder[vector].reset.map { .string(bundle.name(.resets, $0)) } ?? .null
      && json["signals"] == .array(signals)
  }

  private func isSame(_ json: JSON, step: Int) -> Bool {
    let counts = bundle.ladderSteps[step].at
    let given = json["thresholds"]?.objectValue ?? []
    // Plans are sorted by name here, but from the most restricted plan upward in the bundle.
    guard given.count == counts.count else { return false }
    for row in counts {
      let plan = bundle.name(.plans, bundle.ladderCounts[row].plan)
      guard given.contains(.init(key: plan, value: .int(bundle.ladderCounts[row].at))) else { return false }
    }
    let lasts = ["pauseSeconds", "blockSeconds", "suspendSeconds"].compactMap { json[$0] }
    let after = bundle.ladderSteps[step].afterLevel
    return lasts == [positive(bundle.ladderSteps[step].lasts)].compactMap(\.self)
      && json["thresholdPercent"] == positive(Int64(bundle.ladderSteps[step].share))
      && json["after"]?["level"] == after.map { .string(bundle.name(.ladderLevels, $0)) }
      && json["after"]?["times"] == positive(Int64(bundle.ladderSteps[step].afterTimes))
      && json["after"]?["withinSeconds"] == positive(bundle.ladderSteps[step].afterWithin)
      && (json["confirm"] != nil) == bundle.ladderSteps[step].confirm
      && json["letsThrough"]?["times"] == positive(Int64(bundle.ladderSteps[step].throughTimes))
      && json["letsThrough"]?["perSeconds"] == positive(bundle.ladderSteps[step].throughPer)
  }

  private func number(_ word: Int) -> JSON { .int(Int64(word)) }
  /// Returns nil for zero, which means "absent" in the bundle.
  private func positive(_ number: Int64) -> JSON? { number > 0 ? .int(number) : nil }
}
