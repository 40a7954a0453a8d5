import HandzRules
import RulesRuntime

/// A walk through the library's screen, as an app would use the rules. `swift run LibraryExample` prints it.
@main enum Main {
  static func main() {
    section("Two flows fit")
    var screen = LibraryScreen(plan: .free, flows: ["Guard passes"], log: log)
    print("  \(screen.header)")
    save("Takedowns", on: &screen)

    section("A third does not")
    save("Escapes", on: &screen)

    section("With Pro it does")
    var pro = LibraryScreen(plan: .pro, flows: screen.flows, log: log)
    save("Escapes", on: &pro)

    section("A guest keeps nothing")
    var guest = LibraryScreen(plan: .guest, flows: [], log: log)
    save("Guard passes", on: &guest)

    section("Links")
    let reminder = HandzLink.practiceSession(id: "s-41").text
    for text in [reminder, "handz://maintenance?filter=overdue", "handz://practice/session?id=../41", "handz://me@practice"] {
      show(text, Navigation(isSignedIn: true).open(text))
    }
    show(reminder, Navigation(isSignedIn: false).open(reminder))

    section("Numbers of the rules")
    let grace = HandzSetting.graceWindow
    print("  \(grace.name): \(grace.amount) \(grace.unit)")
  }

  private static func save(_ flow: String, on screen: inout LibraryScreen) {
    guard let prompt = screen.save(flow) else { return print("  saved \(flow). \(screen.header)") }
    for line in prompt.lines { print("  | \(line)") }
  }

  private static func show(_ text: String, _ place: (screen: HandzRoute, says: String?)) {
    print("  \(text) -> \(place.screen.name)" + (place.says.map { ": \($0)" } ?? ""))
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
