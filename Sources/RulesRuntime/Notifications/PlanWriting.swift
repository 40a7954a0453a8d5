internal import RulesBundle

// Builds the plan from the placed deliveries: copy, links, log rows, and cancellations.
extension NotificationPlanner {
  func plan(_ placed: [BatchedDelivery], refused: [Int]) -> NotificationSchedule {
    var plan = NotificationSchedule(zone: context.zone, device: context.device)
    var placed = placed
    for member in refused { refuse(occurrences[member]) }
    placed.sort { $0.at != $1.at ? $0.at < $1.at : isBefore($0.members[0], $1.members[0]) }
    let kept = withinPending(placed)
    plan.deferredCount = placed.count - kept.count
    for delivery in kept { plan.requests.append(request(delivery)) }
    addInApp(to: &plan)
    addHeldBack(to: &plan, kept)
    addLog(to: &plan, kept)
    addDevice(to: &plan)
    if let fact = bundle.planner[0].badge { plan.badge = rules.number(fact, frame) }
    plan.snoozes = snoozes
    plan.unplanned = unplanned
    plan.person = rules.person(frame)
    return plan
  }

  /// The deliveries that fit into the system's limit for pending requests, ordered by time. If there are too many, deliveries beyond the
  /// horizon are dropped first. Deliveries with priority always keep their place.
  private func withinPending(_ placed: [BatchedDelivery]) -> [BatchedDelivery] {
    guard let most = setting(PlannerRow.At.pending, .count), placed.count > most else { return placed }
    let horizon = setting(PlannerRow.At.horizon, .seconds) ?? .max
    let first = placed.filter { goesFirst(occurrences[$0.members[0]].type) }
    let others = placed.filter { !goesFirst(occurrences[$0.members[0]].type) && $0.at - now <= horizon }
    let kept = Array((first + others).prefix(Int(clamping: most)))
    return kept.sorted { $0.at != $1.at ? $0.at < $1.at : isBefore($0.members[0], $1.members[0]) }
  }

  private func refuse(_ occurrence: Occurrence) {
    guard let position = reasons.position(of: .rateLimited) else { return }
    hold(occurrence, position, at: occurrence.at)
    if isHere(occurrence) { showInApp(occurrence, reason: position) }
  }

  /// Whether its copy can be rendered and its link can be built.
  func isPresentable(_ occurrence: Occurrence) -> Bool { link(of: occurrence) != nil && !missesValue(occurrence) }

  /// Whether a value in its copy is missing.
  private func missesValue(_ occurrence: Occurrence) -> Bool {
    let copies =
      [self[occurrence.type].says] + (self[occurrence.type].expanded.map { [$0] } ?? [])
    return at(occurrence.at, about: occurrence.subject) { copies.contains { rules.missesValue(copy: $0, frame) } }
  }

  // MARK: Requests

  private func request(_ delivery: BatchedDelivery) -> PlannedNotification {
    let wall = context.zone.wallTime(at: delivery.at)
    let first = occurrences[delivery.members[0]]
    let id = String(decoding: key(of: delivery), as: UTF8.self)
    if let batch = delivery.batch {
      return PlannedNotification(
        id: id, type: nil, batch: batch, channel: delivery.channel, at: Timestamp(seconds: delivery.at), wall: wall,
        isNow: delivery.at <= now,
        copy: at(delivery.at, about: nil) { rules.render(copy: bundle.notificationBatches[batch].says, frame) },
        link: link(ofBatch: batch, of: delivery.members.map { occurrences[$0].type }), thread: bundle.name(.notificationBatches, batch),
        members: delivery.members.map { self.member(occurrences[$0]) })
    }
    let (copy, expanded) = words(of: first)
    let waits = first.waits ?? (delivery.since != nil || first.isLate ? .rateLimited : nil)
    return PlannedNotification(
      id: id, type: first.type, batch: nil, channel: delivery.channel, at: Timestamp(seconds: delivery.at), wall: wall,
      isNow: delivery.at <= now, copy: copy, expanded: expanded, link: link(of: first) ?? "",
      thread: bundle.name(.notificationCategories, category(first.type)),
      delay: waits.flatMap { reasons.position(of: $0) }.map {
        PlannedNotification.Delay(reason: $0, since: Timestamp(seconds: first.due))
      })
  }

  private func words(of occurrence: Occurrence) -> (PresentedCopy, PresentedCopy?) {
    at(occurrence.at, about: occurrence.subject) {
      (
        rules.render(copy: self[occurrence.type].says, frame),
        self[occurrence.type].expanded.map { rules.render(copy: $0, frame) }
      )
    }
  }

  func member(_ occurrence: Occurrence) -> PlannedNotification.Member {
    PlannedNotification.Member(type: occurrence.type, id: String(decoding: occurrence.key, as: UTF8.self))
  }

  /// The key of a delivery. A daily summary is identified by its day, any other summary by its last member.
  func key(of delivery: BatchedDelivery) -> [UInt8] {
    guard let batch = delivery.batch else { return occurrences[delivery.members[0]].key }
    var key = Array(bundle.utf8(bundle.notificationBatches[batch].name)) + [NotificationPlanner.slash]
    if bundle.notificationBatches[batch].daily {
      TimeForm.appendDay(context.zone.wallTime(at: delivery.at).day, to: &key)
    } else {
      let last = delivery.members.max {
        occurrences[$0].at != occurrences[$1].at
          ? occurrences[$0].at < occurrences[$1].at : occurrences[$0].key.lexicographicallyPrecedes(occurrences[$1].key)
      }
      key += occurrences[last ?? delivery.members[0]].key
    }
    return key
  }

  /// The link of a type, with the id of its thing. Nil if the link needs the id of another kind of thing.
  private func link(of occurrence: Occurrence) -> String? {
    let link = self[occurrence.type].opens
    var ids: [LinkID] = []
    for parameter in rules.parameters(link) where !rules.isFixed(parameter) {
      guard let subject = occurrence.subject,
        bundle.utf8(bundle.linkParameters[parameter].value).elementsEqual(context.subjects[subject].of.utf8)
      else { return nil }
      ids.append(context.subjects[subject].id)
    }
    return rules.text(of: DeepLink(ordinal: link, ids: ids))
  }

  /// The link of a summary. It has no id: it is the link of the batch, or of the category if all members share one that has its own.
  private func link(ofBatch batch: Int, of types: [Int]) -> String {
    var link = bundle.notificationBatches[batch].opens
    if let first = types.first, types.allSatisfy({ category($0) == category(first) }),
      let own = bundle.notificationCategories[category(first)].summaryOpens
    {
      link = own
    }
    guard !rules.parameters(link).contains(where: { !rules.isFixed($0) }) else { return "" }
    return rules.text(of: DeepLink(ordinal: link))
  }

  // MARK: Inside the app

  private func addInApp(to plan: inout NotificationSchedule) {
    let (alone, together) = missedOnes
    let shown = shownInApp + alone
    for occurrence in shown {
      guard let link = link(of: occurrence),
        !at(now, about: occurrence.subject, { rules.missesValue(copy: self[occurrence.type].says, frame) })
      else { continue }
      var copies = at(now, about: occurrence.subject) { rules.render(copy: self[occurrence.type].says, frame) }
      // The app shows names, because the device is unlocked.
      if let expanded = self[occurrence.type].expanded {
        copies = at(now, about: occurrence.subject) {
          rules.missesValue(copy: expanded, frame) ? copies : rules.render(copy: expanded, frame)
        }
      }
      plan.inApp.append(
        InAppNotification(id: String(decoding: occurrence.key, as: UTF8.self), type: occurrence.type, batch: nil, copy: copies, link: link))
    }
    guard let together else { return }
    var id = Array(bundle.utf8(bundle.notificationBatches[together.batch].name)) + [NotificationPlanner.slash]
    TimeForm.appendDay(today, to: &id)
    plan.inApp.append(
      InAppNotification(
        id: String(decoding: id, as: UTF8.self), type: nil, batch: together.batch,
        copy: rules.render(copy: bundle.notificationBatches[together.batch].says, frame),
        link: link(ofBatch: together.batch, of: together.members.compactMap { type(inKey: $0) }),
        members: together.members.compactMap { key in
          type(inKey: key).map { PlannedNotification.Member(type: $0, id: String(decoding: key, as: UTF8.self)) }
        }))
  }
}

extension Rules {
  /// Whether a value in the copy is missing or cannot be computed.
  func missesValue(copy: Int, _ frame: Frame) -> Bool {
    let words = words(of: copy, frame)
    for part in words.title where missesValue(part: part, frame) { return true }
    for part in words.text where missesValue(part: part, frame) { return true }
    return false
  }

  private func missesValue(part: Int, _ frame: Frame) -> Bool {
    guard let value = bundle.copyParts[part].value else { return false }
    let tag = evaluator.evaluate(program: bundle.copyValues[value].program, frame).tag
    return tag == .error || tag == .missing
  }
}
