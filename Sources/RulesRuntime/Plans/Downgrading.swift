package import RulesBundle

extension Rules {
  /// Returns the ordinal in `downgrade` of a kind of objects; nil if the name is unknown.
  public func downgradeRule(_ name: String) -> Int? { bundle.find(.downgrade, name) }

  /// Returns what happens to a user's objects. Under a plan with room for them, all objects are unchanged, so nothing needs to be restored.
  public func downgrade(_ groups: [DowngradeGroup], _ frame: Frame) -> Downgrade {
    for group in groups { requireOrdinal(group.kind, of: .downgrade, frame) }
    return withPlan(frame) { decision in
      var failure = decision.error
      let ranks = ranks(groups)
      var results: [Downgrade.Group] = []
      for (index, group) in groups.enumerated() {
        let kept = kept(group, room(for: group, frame, &failure), ranks[index])
        results.append(result(group, ranks[index], kept))
      }
      // Ordinals are in the order of the names.
      results.sort { $0.kind < $1.kind }
      return Downgrade(
        plan: decision.plan, isOverCap: results.contains { $0.over > 0 }, groups: results,
        telemetry: decision.error == nil ? downgradeEvents(frame) : [], undecided: failure.map(self.failure))
    }
  }

  /// How many of the objects fit; nil for all.
  private func room(for group: DowngradeGroup, _ frame: Frame, _ failure: inout Value?) -> Int? {
    guard overCap(group.kind) != .keep, let limit = bundle.downgrade[group.kind].limit,
      let status = status(of: limit, frame), let amount = status.amount, !status.isSoft
    else { return nil }
    if isRanked(group.kind) { return Int(clamping: amount) }
    // Objects that are not counted one by one fit as a whole or not at all.
    guard amount > 0 else { return 0 }
    guard let used = status.used else {
      let counter = bundle.limits[limit].used ?? bundle.limits[limit].left
      let value = counter.map { evaluator.fact($0, frame) }
      if failure == nil, !group.items.isEmpty { failure = value.flatMap { $0.tag == .error ? $0 : nil } ?? .error(.wrongType) }
      return 0
    }
    return used > amount ? 0 : nil
  }

  /// How many of the objects of one kind are unchanged.
  private func kept(_ group: DowngradeGroup, _ room: Int?, _ ranks: [Rank]) -> Int {
    guard let room else { return group.items.count }
    return isRanked(group.kind) ? ranks.filter { $0.position < room }.count : min(room, group.items.count)
  }

  private func result(_ group: DowngradeGroup, _ ranks: [Rank], _ kept: Int) -> Downgrade.Group {
    let overCap = overCap(group.kind)
    return Downgrade.Group(
      kind: group.kind, limit: bundle.downgrade[group.kind].limit, overCap: overCap, kept: kept, over: group.items.count - kept,
      items: ranks.enumerated().map { index, rank in
        Downgrade.Item(id: group.items[rank.item].id, treatment: index < kept ? .keep : overCap)
      })
  }

  private func downgradeEvents(_ frame: Frame) -> [PresentedEvent] {
    guard let program = bundle.book[0].downgraded, evaluator.evaluate(program: program, frame).isTrue else {
      return []
    }
    return events(bundle.book[0].downgradeEmits, frame)
  }
}

// The order in which objects are kept.
extension Rules {
  /// An object's position among all objects that share its limit.
  struct Rank {
    /// Its index among the objects of its kind, as in the request.
    var item: Int
    /// The number of objects before it.
    var position: Int
  }

  func overCap(_ kind: Int) -> OverCapKind { bundle.downgrade[kind].overCap }

  /// Whether objects of a kind are counted one by one. Kinds that share a limit are ordered together.
  package func isRanked(_ kind: Int) -> Bool { overCap(kind) != .keep && keeps(kind) != .any }

  package func keeps(_ kind: Int) -> KeepKind { bundle.downgrade[kind].keeps }

  /// The objects of each kind in the order in which they are kept, each with its position among all objects that share the limit.
  func ranks(_ groups: [DowngradeGroup]) -> [[Rank]] {
    var ranks: [[Rank]] = groups.map { _ in [] }
    var isDone = groups.map { _ in false }
    for (index, group) in groups.enumerated() where !isDone[index] {
      let limit = bundle.downgrade[group.kind].limit
      var row: [Place] = []
      for other in index..<groups.count {
        let isTogether =
          other == index
          || isRanked(group.kind) && isRanked(groups[other].kind)
            && bundle.downgrade[groups[other].kind].limit == limit
        guard isTogether else { continue }
        isDone[other] = true
        for item in groups[other].items.indices { row.append(Place(group: other, item: item)) }
      }
      row.sort { comes($0, before: $1, groups) }
      for (position, place) in row.enumerated() { ranks[place.group].append(Rank(item: place.item, position: position)) }
    }
    return ranks
  }

  private struct Place {
    var group: Int
    var item: Int
  }

  /// Objects that give way come last. Then the most recent come first, and those without a time last; then the order is by id and by kind.
  private func comes(_ a: Place, before b: Place, _ groups: [DowngradeGroup]) -> Bool {
    let (first, second) = (groups[a.group].items[a.item], groups[b.group].items[b.item])
    let (kind, otherKind) = (groups[a.group].kind, groups[b.group].kind)
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
