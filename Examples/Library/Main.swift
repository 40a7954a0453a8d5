import HandzRules
import RulesRuntime

/// A tour of the screen, as an app would use the rules. `swift run LibraryExample` prints it.
@main enum Main {
  static func main() {
    section("Saving a flow within the cap")
    var screen = LibraryScreen(plan: .free, flows: ["Guard passes"], log: log)
    print("  \(screen.header)")
    save("Takedowns", on: &screen)

    section("Saving a flow above the cap")
    save("Escapes", on: &screen)

    section("Saving with Pro")
    var pro = LibraryScreen(plan: .pro, flows: screen.flows, log: log)
    save("Escapes", on: &pro)

    section("Saving as a guest")
    var guest = LibraryScreen(plan: .guest, flows: [], log: log)
    save("Guard passes", on: &guest)

    section("Creating links too often")
    do throws(RequestError) {
      try share()
    } catch {
      print("  \(error.message)")
    }

    section("Links")
    links()

    section("Reminders")
    do throws(RequestError) {
      try remind()
    } catch {
      print("  \(error.message)")
    }

    section("Settings")
    print("  grace window: \(Handz.settings.graceWindow)")
  }

  /// Sixteen links, and a wait. Prints some of them.
  private static func share() throws(RequestError) {
    let printed = [1, 8, 11, 15, 16]
    var button = ShareButton(plan: .free, log: { _ in })
    var now = Timestamp(seconds: 1_772_445_600)
    for link in 1...16 {
      let prompt = try button.tap(link: "link-\(link)", at: now)
      if printed.contains(link) { prompt?.lines.forEach { print("  | \($0)") } }
      // If the ladder asks, the user confirms.
      let isMade = prompt == nil ? true : try button.tap(link: "link-\(link)", at: now, isConfirmed: true) == nil
      if printed.contains(link) { print("  link \(link)\(isMade ? "" : " not created"): \(try button.label(at: now))") }
      now.seconds += link < 9 ? 60 : 150
    }
    for _ in 1...3 {
      now.seconds += 600
      print("  later: \(try button.label(at: now))")
    }
  }

  /// The reminders of a week: planned, planned again, and changed.
  private static func remind() throws(RequestError) {
    // An app gets the device's zone from `HostTime`. Daylight saving time starts in Berlin on 2026-03-29.
    guard
      let berlin = Zone(
        "Europe/Berlin", offset: .seconds(3600), changes: [.init(at: Timestamp(seconds: 1_774_746_000), offset: .seconds(7200))]),
      let saturday = Zone.WallTime(year: 2026, month: 3, day: 28, hour: 8)
    else { return }
    let friday = Timestamp(seconds: 1_774_602_000)
    var reminders = Reminders(plan: .pro)
    reminders.sessions = [.session(id: "s-41", at: .wall(saturday), name: "Guard", isStillPlanned: true)]
    let due = [2, 0, 3]
    func show(_ title: String, _ schedule: HandzNotificationSchedule) {
      print("  \(title)")
      for line in reminders.lines(schedule) { print("  | \(line)") }
    }
    show("Friday:", try reminders.schedule(at: friday, zone: berlin, due: due))
    let again = try reminders.schedule(at: friday, zone: berlin, due: due)
    print("  planned again: \(again.requests.count) requests, \(again.canceledIDs.count) cancellations, \(again.log.count) new log entries")

    reminders.preferences.scheduleDailyReminderTime = TimeOfDay(hour: 7, minute: 30)
    reminders.sessions = []
    show("The session is canceled, and daily reminders move to 07:30:", try reminders.schedule(at: friday, zone: berlin, due: due))

    reminders.preferences.categoryEnabledMaintenance = false
    let silent = try reminders.schedule(at: friday, zone: berlin, due: due)
    show(
      "The category for maintenance is turned off: \(reminders.reasons(for: .maintDueToday, in: silent).joined(separator: ", "))", silent)
    print("  stored: \(String(decoding: reminders.preferences.json, as: UTF8.self))")

    let preview = HandzNotification.practiceScheduled(session: "s-41", sessionName: "Guard")
    print(
      "  \(preview.category.label.text): \(preview.content(previews: false).text) With previews: \(preview.content(previews: true).text)")
  }

  private static func save(_ flow: String, on screen: inout LibraryScreen) {
    guard let prompt = screen.save(flow) else { return print("  saved \(flow). \(screen.header)") }
    for line in prompt.lines { print("  | \(line)") }
  }

  /// Links that a user taps: signed in, then signed out, then signed in again.
  private static func links() {
    let facts = HandzFacts(plan: .free)
    let reminder = HandzDeepLink.practiceSession(id: "s-41").text
    var navigation = Navigation(facts: facts, sessions: ["s-41"])
    let taps = [
      reminder, "handz://practice/session?id=s-40", "handz://maintenance?filter=overdue", "handz://practice/session?id=../41",
      "handz://me@practice",
    ]
    for text in taps { print("  \(text) -> \(navigation.open(text))") }
    navigation.facts.plan = .guest
    print("  signed out: \(reminder) -> \(navigation.open(reminder))")
    print("  signed in -> \(navigation.signedIn(facts) ?? "no link is waiting")")
  }

  private static func log(_ event: HandzLoggedEvent) {
    switch event {
    case .gateShown(let reason, let plan, let surface):
      print("  log: \(event.id.name) for \(reason?.name ?? "none") on plan \(plan?.name ?? "none"), from \(surface?.name ?? "none")")
    default: print("  log: \(event.id.name)")
    }
  }

  private static func section(_ title: String) { print("\n\(title)") }
}
