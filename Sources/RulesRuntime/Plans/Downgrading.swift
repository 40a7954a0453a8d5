package import RulesBundle

extension Rules {
  /// The ordinal of a kind of things that the rules about downgrades know.
  public func downgradeRule(_ name: String) -> Int? { bundle.find(.downgrade, name) }

  /// What becomes of a person's things. The same things under a plan with room are all as they were: nothing needs to be restored.
  public func downgrade(_ things: [DowngradeThings], _ frame: Frame) -> Downgrade {
    for thing in things { requireOrdinal(thing.kind, of: .downgrade, frame) }
    return withPlan(frame) { decision in
      var failure = decision.error
      let ranks = ranks(things)
      var results: [Downgrade.Things] = []
      for (index, thing) in things.enumerated() {
        let kept = kept(thing, room(for: thing, frame, &failure), ranks[index])
        results.append(result(thing, ranks[index], kept))
      }
      // Ordinals of names are in the order of the names.
      results.sort { $0.kind < $1.kind }
      return Downgrade(
        plan: decision.plan, isOverCap: results.contains { $0.over > 0 }, things: results,
        telemetry: decision.error == nil ? downgradeEvents(frame) : [], undecided: failure.map(self.failure))
    }
  }

  /// How many of the things fit: nil for all of them.
  private func room(for thing: DowngradeThings, _ frame: Frame, _ failure: inout Value?) -> Int? {
    guard overCap(thing.kind) != .keep, let limit = bundle.downgrade[thing.kind].limit,
      let status = status(of: limit, frame), let amount = status.amount, !status.isSoft
    else { return nil }
    if isRanked(thing.kind) { return Int(clamping: amount) }
    // What is not counted one by one fits as a whole, or not.
    guard amount > 0 else { return 0 }
    guard let used = status.used else {
      let counter = bundle.limits[limit].used ?? bundle.limits[limit].left
      let value = counter.map { evaluator.fact($0, frame) }
      if failure == nil, !thing.items.isEmpty { failure = value.flatMap { $0.tag == .error ? $0 : nil } ?? .error(.wrongType) }
      return 0
    }
    return used > amount ? 0 : nil
  }

  /// How many of the things of one kind stay as they were.
  private func kept(_ thing: DowngradeThings, _ room: Int?, _ ranks: [Rank]) -> Int {
    guard let room else { return thing.items.count }
    return isRanked(thing.kind) ? ranks.filter { $0.position < room }.count : min(room, thing.items.count)
  }

  private func result(_ thing: DowngradeThings, _ ranks: [Rank], _ kept: Int) -> Downgrade.Things {
    let overCap = overCap(thing.kind)
    return Downgrade.Things(
      kind: thing.kind, limit: bundle.downgrade[thing.kind].limit, overCap: overCap, kept: kept, over: thing.items.count - kept,
      items: ranks.enumerated().map { index, rank in
        Downgrade.Item(id: thing.items[rank.item].id, treatment: index < kept ? .keep : overCap)
      })
  }

  private func downgradeEvents(_ frame: Frame) -> [PresentedEvent] {
    guard let program = bundle.book[0].downgraded, evaluator.evaluate(program: program, frame).isTrue else {
      return []
    }
    return events(bundle.book[0].downgradeEmits, frame)
  }
}

// The order in which things stay.
extension Rules {
  /// A thing's place among all that share its limit.
  struct Rank {
    /// Its position among the things of its own kind, as the request has them.
    var item: Int
    /// How many come before it.
    var position: Int
  }

  func overCap(_ kind: Int) -> OverCapKind { bundle.downgrade[kind].overCap }

  /// Whether things of a kind are counted one by one: those that share a limit stand in one row.
  package func isRanked(_ kind: Int) -> Bool { overCap(kind) != .keep && keeps(kind) != .any }

  package func keeps(_ kind: Int) -> KeepKind { bundle.downgrade[kind].keeps }

  /// The things of each kind in the order in which they stay, each with its place among all that share the limit.
  func ranks(_ things: [DowngradeThings]) -> [[Rank]] {
    var ranks: [[Rank]] = things.map { _ in [] }
    var isDone = things.map { _ in false }
    for (index, thing) in things.enumerated() where !isDone[index] {
      let limit = bundle.downgrade[thing.kind].limit
      var row: [Place] = []
      for other in index..<things.count {
        let isTogether =
          other == index
          || isRanked(thing.kind) && isRanked(things[other].kind)
            && bundle.downgrade[things[other].kind].limit == limit
        guard isTogether else { continue }
        isDone[other] = true
        for item in things[other].items.indices { row.append(Place(things: other, item: item)) }
      }
      row.sort { comes($0, before: $1, things) }
      for (position, place) in row.enumerated() { ranks[place.things].append(Rank(item: place.item, position: position)) }
    }
    return ranks
  }

  private struct Place {
    var things: Int
    var item: Int
  }

  /// Whoever gives way comes last; then the more recent first, the undated last; then by id, then by kind.
  private func comes(_ a: Place, before b: Place, _ things: [DowngradeThings]) -> Bool {
    let (first, second) = (things[a.things].items[a.item], things[b.things].items[b.item])
    let (kind, otherKind) = (things[a.things].kind, things[b.things].kind)
    if isRanked(kind) {
      if first.givesWay != second.givesWay { return second.givesWay }
      let (time, otherTime) = (self.time(first, kind), self.time(second, otherKind))
      if let time, let otherTime, time != otherTime {
        return time.seconds != otherTime.seconds ? time.seconds > otherTime.seconds : time.nanoseconds > otherTime.nanoseconds
      }
      if (time == nil) != (otherTime == nil) { return time != nil }
    }
    if isBefore(first.id, second.id) || isBefore(second.id, first.id) { return isBefore(first.id, second.id) }
    return kind < otherKind
  }

  private func time(_ item: DowngradeItem, _ kind: Int) -> Timestamp? {
    keeps(kind) == .mostRecentlyCreated ? item.created : item.edited
  }
}
