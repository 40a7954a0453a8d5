import RulesBundle
import RulesRequests
import RulesRuntime

/// A plan of notifications as a calendar that a person reads.
struct PlanText {
  private let rules: Rules
  private let situation: NotificationSituation
  private let now: Int64
  private let plan: String

  init(_ rules: Rules, _ situation: NotificationSituation, _ frame: Frame) throws(RequestError) {
    self.rules = rules
    self.situation = situation
    now = try rules.time(of: situation, frame)
    plan = rules.plan(frame).plan.map { rules.bundle.name(.plans, $0) } ?? "unknown"
  }

  func text(_ plan: NotificationPlan, isAssumed: Bool) -> String {
    let wall = situation.zone.wallTime(at: now)
    var lines = ["notifications for plan \(self.plan) in \(situation.zone.name), seen on \(day(wall.day)) at \(clock(wall))"]
    if isAssumed { lines.append("today's facts are taken to hold on every day") }
    if let badge = plan.badge { lines.append("badge \(badge)") }
    let missing = plan.notPlanned.map { (day: max($0.day, wall.day), line: missingLine($0)) }
    let days = Set(plan.requests.map(\.wall.day) + missing.map(\.day)).sorted()
    for day in days {
      lines += ["", self.day(day)]
      for request in plan.requests where request.wall.day == day { lines += self.lines(request) }
      let absent = missing.filter { $0.day == day }.map(\.line)
      lines += zip(absent.indices, absent).map { ($0 == 0 ? "  not    " : "         ") + $1 }
    }
    if !plan.inApp.isEmpty {
      lines += ["", "in the app, now"]
      for shown in plan.inApp { lines += ["  \(shown.id)", "         \(shown.copy.text)", "         opens \(shown.link)"] }
    }
    lines += unasked()
    if plan.later > 0 { lines += ["", "\(plan.later) more are planned when the app is next open"] }
    if !plan.cancel.isEmpty { lines += ["", "taken back: \(plan.cancel.joined(separator: ", "))"] }
    return lines.joined(separator: "\n")
  }

  private func lines(_ request: PlannedNotification) -> [String] {
    let margin = "         "
    var lines = [
      "  \(request.isNow ? "now  " : clock(request.wall))  \(request.id)\(request.channel == .local ? "" : " (\(request.channel.name))")"
    ]
    lines.append(margin + request.copy.text)
    if let expanded = request.expanded { lines.append("\(margin)where previews are on: \(expanded.text)") }
    lines.append("\(margin)opens \(request.link)")
    for member in request.members { lines.append("\(margin)has \(member.id)") }
    if let waited = request.waited {
      let since = situation.zone.wallTime(at: waited.since)
      lines.append(
        "\(margin)waited since \(since.day == request.wall.day ? "" : "\(day(since.day)) ")\(clock(since)): \(rules.reasonName(waited.reason))"
      )
    }
    return lines
  }

  /// The types that need a thing which was not given: nothing of them can come, and no line of a day says why.
  private func unasked() -> [String] {
    let given = Set(situation.things.map(\.of))
    let lines = (0..<rules.bundle.count(.notifications)).compactMap { type -> String? in
      let kind = rules.bundle.text(rules.bundle.notifications[type].of)
      return kind.isEmpty || given.contains(kind) ? nil : "  \(rules.bundle.name(.notifications, type)): no `\(kind)` is given"
    }
    return lines.isEmpty ? [] : ["", "not planned, because --person lists none of the `things` that they are about:"] + lines
  }

  private func missingLine(_ missing: NotPlanned) -> String {
    let about = missing.thing.map { " \(situation.things[$0].id)" } ?? ""
    let why: String =
      switch missing.why {
      case .plan: "plan \(plan) does not get it"
      case .condition(let condition): "\(rules.bundle.name(.conditions, condition)) does not hold"
      case .undecided(let condition, let failure):
        "\(rules.bundle.name(.conditions, condition)) cannot be told\(failure.fact.map { ": nobody said what `\(rules.bundle.name(.facts, $0))` is" } ?? "")"
      case .delivered: "it came already"
      case .past: "its time has passed"
      case .repeated: "another of its kind comes then"
      case .switchedOff: "it is switched off for everybody"
      case .heldBack(let reason): rules.reasonName(reason)
      }
    return "\(rules.bundle.name(.notifications, missing.type))\(about): \(why)"
  }

  /// `Mon 2026-03-02`
  private func day(_ number: Int64) -> String {
    let date = CivilDay(number: number)
    // 1970-01-01 was a Thursday.
    let weekday = Int(((number + 3) % 7 + 7) % 7)
    return "\(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][weekday]) \(date.year)-\(two(date.month))-\(two(date.day))"
  }

  private func clock(_ wall: Zone.WallTime) -> String { "\(two(wall.minute / 60)):\(two(wall.minute % 60))" }
  private func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
