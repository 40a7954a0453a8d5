internal import RuleKinds
internal import RulesBundle
internal import RulesJSON

/// Stories about notifications: a week in which each one has its reason, for each plan: for a user who never chose anything, and for
/// users who paused, turned a switch off or on, chose other times, or gave no permission; several at once, and more than there is room for.
struct NotificationStories {
  let books: BothBooks

  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    let stories = NotificationStories(books: books)
    let each = books.pairs(NotificationType.key, \.notifications).map { pair in
      let subject = RulePath(NotificationType.key, pair.name)
      return (subject, { books.plans.flatMap { stories.stories(subject, pair.old, pair.new, $0) } })
    }
    return each + [(RulePath(Planner.key), { books.plans.flatMap(stories.together) })]
  }

  // MARK: Requests

  private static let zone = JSON.object([.init("name", "UTC"), .init("offset", 0), .init(key: "changes", value: .array([]))])

  private func ask(_ things: [JSON], _ preferences: [JSON.Member], _ channels: [String], label: String) -> StoryStep {
    var with = [JSON.Member(key: "zone", value: NotificationStories.zone)]
    if !things.isEmpty { with.append(.init(key: "things", value: .array(things))) }
    if !preferences.isEmpty { with.append(.init(key: "preferences", value: .object(preferences))) }
    with.append(.init(key: "channels", value: .array(channels.map { .string($0) })))
    return .ask("notifications", with: with, label: label)
  }

  private static let device = ["local", "in_app"]
  private static let server = ["push"]

  /// A week with a plan each day, which carries on the log and the pending notifications.
  private func week(_ begin: Story, _ things: [JSON], _ preferences: [JSON.Member], _ channels: [String], _ who: String) -> Story {
    let ask = ask(things, preferences, channels, label: who.isEmpty ? "notifications are planned" : "notifications are planned \(who)")
    var begin = begin
    if !who.isEmpty { begin.note = who }
    return begin.adding(
      (0..<8).map { day in
        var step = ask
        step.wait = day == 0 ? 0 : 86_400
        return step
      })
  }

  // MARK: One notification

  private func stories(_ subject: RulePath, _ old: NotificationType, _ new: NotificationType, _ plan: String) -> [Story] {
    var begin = Story(subject, plan: plan)
    begin.facts = facts([old, new], plan)
    begin.start = Story.monday - 9 * 3600
    let hours = new.fires.of == nil ? [""] : ["23:30", "21:59", "06:59", "12:00"]
    var stories: [Story] = []
    for channels in [NotificationStories.device, NotificationStories.server] {
      if Set(old.channels) != Set(new.channels), new.channels.contains(where: old.channels.contains) {
        begin.place = channels == NotificationStories.server ? "by push" : "on the device"
      }
      for hour in hours {
        let things = things(new, begin.facts, hour)
        stories.append(week(begin, things, [], channels, ""))
        for (who, preferences) in choices(old, new) {
          var begin = begin
          // During the day, a reminder of the day before no longer waits.
          if who.hasPrefix(ChosenPreferences.reminder) { begin.start = Story.monday }
          stories.append(week(begin, things, preferences, channels, who))
        }
        if let disturbing = disturbing(old, new, plan) {
          stories.append(week(begin, self.things(new, begin.facts + disturbing, hour), [], channels, "who may be disturbed"))
        }
      }
      stories.append(many(begin, new, channels))
      stories.append(
        week(several(begin), things(new, begin.facts, hours[0]), on(old, new)?.preferences ?? [], channels, on(old, new)?.who ?? ""))
      stories += spread(begin, old, new, channels)
    }
    begin.place = ""
    stories += edges(begin, old, new) + held(begin, old, new, plan, hours[0])
    if let allowed = books.newBook.planner.allowedIf, let denied = deniedFacts(allowed, begin.facts) {
      var refused = begin
      refused.facts = denied
      stories.append(week(refused, things(new, denied, hours[0]), [], NotificationStories.device, Self.unpermitted))
    }
    return stories
  }

  /// Facts with which the conditions hold under which notifications fire, in the new rules. If possible, those that only the old rules
  /// named hold, too, so that an ordinary user gets the notification on both sides.
  private func facts(_ types: [NotificationType], _ plan: String) -> [JSON.Member] {
    let conditions =
      (types.last?.fires.conditions ?? []) + (types.last?.onlyIf ?? []) + [books.newBook.planner.allowedIf].compactMap(\.self)
    let holding = types.last?.heldBack.flatMap(\.conditions) ?? []
    let gone = only(types.first, not: conditions) { $0.fires.conditions + $0.onlyIf }
    let released = only(types.first, not: holding) { $0.heldBack.flatMap(\.conditions) }
    var facts: [JSON.Member] = []
    if let old = types.first, (gone + released).contains(where: { books.newBook.conditions[$0] == nil }) {
      let before = old.fires.conditions + old.onlyIf + [books.oldBook.planner.allowedIf].compactMap(\.self)
      facts = books.facts(before: before, failing: old.heldBack.flatMap(\.conditions), under: plan) ?? []
    } else if !gone.isEmpty || !released.isEmpty {
      facts = books.facts(fulfilling: conditions + gone, failing: holding + released, under: plan) ?? []
    }
    if facts.isEmpty { facts = books.facts(fulfilling: conditions, failing: holding, under: plan) ?? [] }
    if facts.isEmpty { facts = books.facts(fulfilling: conditions, under: plan) ?? [] }
    for condition in conditions where facts.isEmpty { facts += books.facts(fulfilling: [condition], under: plan) ?? [] }
    return facts.filter { $0.key != "now" }
  }

  /// Conditions that the old rules name here and the new ones do not.
  private func only(
    _ old: NotificationType?, not names: [Name<Condition>], _ conditions: (NotificationType) -> [Name<Condition>]
  ) -> [Name<Condition>] {
    let before = old.map(conditions) ?? []
    let now = before.map { Name<Condition>(books.renames.nameNow(Condition.key, $0.text)) }
    return now.filter { !names.contains($0) }
  }

  /// Users who do not get a notification because it is held back, for each reason.
  private func held(_ begin: Story, _ old: NotificationType, _ new: NotificationType, _ plan: String, _ hour: String) -> [Story] {
    new.heldBack.flatMap(\.conditions).uniqued.compactMap { condition -> Story? in
      guard let facts = books.facts(fulfilling: [condition], under: plan), !facts.isEmpty else { return nil }
      var story = begin
      story.facts = begin.facts.filter { fact in !facts.contains { $0.key == fact.key } } + facts
      let choice = on(old, new)
      let isByServer = !new.channels.contains { $0 != .push }
      let who = (choice.map { "\($0.who) " } ?? "") + "when `\(condition.text)` holds"
      return week(
        story, things(new, story.facts, hour), choice?.preferences ?? [],
        isByServer ? NotificationStories.server : NotificationStories.device,
        who)
    }
  }

  /// Facts with which a notification comes in quiet hours, in either rule book. Nil if none does.
  private func disturbing(_ old: NotificationType, _ new: NotificationType, _ plan: String) -> [JSON.Member]? {
    let facts = [
      books.facts(fulfilling: new.despiteQuietHours, under: plan), books.facts(before: old.despiteQuietHours, under: plan),
    ]
    return facts.compactMap(\.self).first { !$0.isEmpty }
  }

  /// The facts with another value of those on which a condition rests, so that it does not hold.
  private func deniedFacts(_ condition: Name<Condition>, _ facts: [JSON.Member]) -> [JSON.Member]? {
    guard let needed = books.facts(fulfilling: [condition], under: nil), !needed.isEmpty else { return nil }
    return facts.map { fact in
      guard needed.contains(where: { $0.key == fact.key }), let declared = books.newBook.facts[fact.key] else { return fact }
      switch (declared.type, fact.value) {
      case (.bool, .bool(let flag)): return .init(fact.key, !flag)
      case (.oneOf(let values), let value): return .init(fact.key, values.first { .string($0) != value } ?? "")
      default: return fact
      }
    }
  }

  /// The things that the notification is about, with the facts about them.
  private func things(_ type: NotificationType, _ facts: [JSON.Member], _ hour: String, count: Int = 1) -> [JSON] {
    guard let of = type.fires.of else { return [] }
    let ordinary = books.ordinaryFacts(
      books.uses.new.rules(from: [RulePath(NotificationType.key)], stopping: [DeepLink.key]), withHistory: false)
    let known = facts + ordinary.filter { fact in !facts.contains { $0.key == fact.key } }
    let own = known.filter { books.newBook.facts[$0.key]?.of == of }.map(lengthened)
    let day = StoryState.text(Story.monday + 86_400 + lead(of)).prefix(11)
    return (0..<count).map { index in
      var thing = [JSON.Member("of", of), .init("id", "x\(index)")]
      thing.append(.init("at", day + (hour.isEmpty ? "12:00" : hour)))
      return .object(thing + (own.isEmpty ? [] : [.init(key: "facts", value: .object(own))]))
    }
  }

  /// A name that one rule book cuts and the other does not, if they cut names at different lengths.
  private func lengthened(_ fact: JSON.Member) -> JSON.Member {
    guard let longest = books.newBook.facts[fact.key]?.longest, fact.value.stringValue != nil else { return fact }
    let old = books.oldBook.settings[books.renames.nameBefore(Setting.key, longest.text)]?.value.amount
    let lengths = books.values(old, books.newBook.settings[longest]?.value.amount)
    return lengths.count > 1 ? .init(fact.key, String(repeating: "a", count: Int(lengths.last ?? 0) + 1)) : fact
  }

  /// The days before a thing at which a notification about it fires in either rule book, in seconds, so that none is late from the beginning.
  private func lead(_ of: String) -> Int64 {
    let triggers = [books.oldBook, books.newBook].flatMap { $0.notifications.entries.map(\.value.fires).filter { $0.of == of } }
    let longest = triggers.compactMap(\.before?.amount).max() ?? 0
    return (longest + 86_399) / 86_400 * 86_400
  }

  /// More things at once than there is room for.
  private func many(_ begin: Story, _ type: NotificationType, _ channels: [String]) -> Story {
    let things = things(type, begin.facts, "12:00", count: type.fires.of == nil ? 0 : Self.mostAtOnce)
    return week(begin, things, [], channels, things.isEmpty ? "with 1 at once" : Self.crowd)
  }

  /// The same user with two of everything of which there was one.
  private func several(_ begin: Story) -> Story {
    var begin = begin
    begin.facts = begin.facts.map { $0.value == .int(1) ? .init($0.key, 2) : $0 }
    return begin
  }

  /// The choice that turns a notification on that is off by default.
  private func on(_ old: NotificationType, _ new: NotificationType) -> (who: String, preferences: [JSON.Member])? {
    new.isOnByDefault && old.isOnByDefault ? nil : choices(old, new).first { $0.who == "with its switch on" }
  }

  /// Facts at the boundaries of the conditions, one at a time, for a user whose switch is on.
  private func edges(_ begin: Story, _ old: NotificationType, _ new: NotificationType) -> [Story] {
    var begin = begin
    begin.start = Story.monday
    let isByServer = !new.channels.contains { $0 != .push }
    let channels = isByServer ? NotificationStories.server : NotificationStories.device
    let choice = on(old, new)
    return NotificationFactStories(books: books, old: old, new: new).facts(at: begin.start).map { fact in
      var story = begin
      story.note = choice?.who ?? ""
      story.when = "\(fact.key) is \(Self.words(fact.value, at: begin.start))"
      story.facts.removeAll { $0.key == fact.key }
      story.facts.append(fact)
      let label = "notifications are planned"
      return story.adding(ask(things(new, story.facts, ""), choice?.preferences ?? [], channels, label: label))
    }
  }

  /// A value as a diary tells it: times by their distance from the present.
  private static func words(_ value: JSON, at start: Int64) -> String {
    guard let text = value.stringValue else { return String(decoding: value.compact(), as: UTF8.self) }
    guard let time = StoryState.seconds(text) else { return text }
    // A second more than a time that rules name is more than it.
    func distance(_ seconds: Int64) -> String {
      seconds > 60 && seconds % 60 == 1 ? "more than \(FactScale.time(seconds - 1))" : FactScale.time(seconds)
    }
    return time == start ? "now" : time < start ? "\(distance(start - time)) before now" : "\(distance(time - start)) after now"
  }

  /// More things in a day and in a week than there may be notifications, and things as far apart as batches reach.
  private func spread(_ begin: Story, _ old: NotificationType, _ new: NotificationType, _ channels: [String]) -> [Story] {
    guard new.fires.of != nil else { return [] }
    let bursts = books.values(burst(books.oldBook), burst(books.newBook))
    let windows = books.values(window(books.oldBook), window(books.newBook)) + (bursts.count > 1 ? bursts : [])
    let most = Int((old.atMost + new.atMost).map(\.amount).max() ?? 0) + 1
    let evenly: Int64 = 86_400 * 7 / Int64(most + 1)
    let around = windows.flatMap { window -> [(Int, Int64, String)] in
      [window - 60, window, window + 60].map { (2, $0, Self.closeTogether) }
    }
    let days: [(Int, Int64, String)] = [(most, 7200, Self.inDays), (most, evenly, Self.inDays)] + around
    let together = days.filter { $0.0 > 1 && $0.1 > 0 }.map { count, apart, who in
      var begin = begin
      begin.note = who
      let things = things(new, begin.facts, "", count: count).enumerated().map { index, thing -> JSON in
        let at = StoryState.text(Story.monday + 86_400 - 7200 + lead(new.fires.of ?? "") + Int64(index) * apart)
        return .object((thing.objectValue ?? []).map { $0.key == "at" ? .init("at", String(at.prefix(16))) : $0 })
      }
      return week(begin, things, [], channels, "")
    }
    guard most > 1 else { return together }
    let oneByOne = [3600, evenly].map { (apart: Int64) in
      var begin = begin
      begin.note = Self.inDays
      return begin.adding(
        things(new, begin.facts, "12:00", count: most).enumerated().map { index, thing in
          var step = ask([thing], [], channels, label: "notifications are planned")
          step.wait = index == 0 ? 9 * 3600 : apart
          return step
        })
    }
    return together + oneByOne
  }

  /// What sets users apart who get several notifications.
  static let closeTogether = "when several come shortly after one another"
  static let unpermitted = "without permission"
  private static let mostAtOnce = 14
  static let crowd = "with \(mostAtOnce) at once"
  private static let inDays = "when several come within days"

  /// The time within which notifications of a batch become one, in seconds.
  private func window(_ book: RuleBook) -> Int64? { book.planner.batch.flatMap { book.settings[$0]?.value.amount } }

  /// The time within which there is one notification at most, in seconds.
  private func burst(_ book: RuleBook) -> Int64? { book.planner.burst.flatMap { book.settings[$0]?.value.amount } }

  private func choices(_ old: NotificationType, _ new: NotificationType) -> [(who: String, preferences: [JSON.Member])] {
    ChosenPreferences(books: books).all(old, new)
  }

  // MARK: All together

  /// The times of day that settings of either rule book have, in minutes.
  private var timesOfDay: [Int64] {
    let settings = (books.oldBook.settings.entries + books.newBook.settings.entries).map(\.value.value)
    return Set(settings.compactMap { if case .timeOfDay(let minutes) = $0 { minutes } else { nil } }).sorted()
  }

  /// The hours within windows of seconds after times of day, and just outside.
  private static func hours(near times: [Int64], windows: [Int64]) -> [String] {
    var minutes: Set<Int64> = []
    for time in times {
      for window in windows { minutes.formUnion([time + window / 60 - 1, time + window / 60, time + window / 60 + 1]) }
    }
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return minutes.sorted().filter { $0 < 1440 }.map { "\(two($0 / 60)):\(two($0 % 60))" }
  }

  /// More planned things than notifications may be pending in the system, and further ahead than they are planned, if one of the two changed.
  private func pending(_ begin: Story, _ types: [NotificationType]) -> [Story] {
    func numbers(_ setting: KeyPath<Planner, Name<Setting>?>) -> [Int64] {
      func amount(_ book: RuleBook) -> Int64? { book.planner[keyPath: setting].flatMap { book.settings[$0]?.value.amount } }
      return books.values(amount(books.oldBook), amount(books.newBook))
    }
    let (most, ahead) = (numbers(\.pending), numbers(\.horizon))
    guard most.count > 1 || ahead.count > 1, let count = most.last, count < 500 else { return [] }
    let apart = max(3 * 3600, 2 * (ahead.last ?? 0) / (count + 2))
    let planned = types.filter { $0.fires.of != nil && $0.atMost.isEmpty && $0.channels.contains(.local) }
    return planned.map { type in
      let things = things(type, begin.facts, "", count: Int(count) + 2).enumerated().map { index, thing -> JSON in
        let at = StoryState.text(Story.monday + 86_400 + lead(type.fires.of ?? "") + Int64(index) * apart)
        return .object((thing.objectValue ?? []).map { $0.key == "at" ? .init("at", String(at.prefix(16))) : $0 })
      }
      let label = "notifications are planned with \(things.count) to come"
      return begin.adding(ask(things, [], NotificationStories.device, label: label))
    }
  }

  /// All notifications at once for users who turned on one that changed and is off by default.
  private func switchedOn(_ begin: Story, _ types: [NotificationType]) -> [Story] {
    books.pairs(NotificationType.key, \.notifications).flatMap { pair -> [Story] in
      guard books.changed.contains(RulePath(NotificationType.key, pair.name)), let on = on(pair.old, pair.new) else { return [] }
      return [NotificationStories.device, NotificationStories.server].map { channels in
        week(begin, types.flatMap { things($0, begin.facts, "12:00") }, on.preferences, channels, "with `\(pair.name)` switched on")
      }
    }
  }

  /// All notifications of a plan that can fire at once, one of each and several of each.
  private func together(_ plan: String) -> [Story] {
    let types = books.newBook.notifications.entries.map(\.value)
    var facts: [JSON.Member] = []
    for type in types {
      for fact in self.facts([type], plan) where !facts.contains(where: { $0.key == fact.key }) { facts.append(fact) }
    }
    var begin = Story(RulePath(Planner.key), plan: plan)
    (begin.facts, begin.start) = (facts, Story.monday - 9 * 3600)
    let near = NotificationStories.hours(near: timesOfDay, windows: books.values(window(books.oldBook), window(books.newBook)))
    let close = near.flatMap { hour in
      [NotificationStories.device, NotificationStories.server].map { channels -> Story in
        let ask = ask(types.flatMap { things($0, facts, hour) }, [], channels, label: "notifications are planned with things at \(hour)")
        var next = ask
        next.wait = 86_400
        return begin.adding(ask, next)
      }
    }
    return close + pending(begin, types) + switchedOn(begin, types)
      + [1, 6].flatMap { count in
        [NotificationStories.device, NotificationStories.server].map { channels in
          week(begin, types.flatMap { things($0, facts, "12:00", count: count) }, [], channels, "with all at once")
        }
      }
  }
}
