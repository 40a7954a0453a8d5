import Diagnostics
import RulesBundle
import RulesRequests
import RulesRuntime

/// Formats a notification plan as a calendar.
struct PlanText {
  private let rules: Rules
  private let context: NotificationContext
  private let now: Int64
  private let plan: String

  init(_ rules: Rules, _ context: NotificationContext, _ frame: Frame) throws(RequestError) {
    self.rules = rules
    self.context = context
    now = try rules.time(of: context, frame)
    plan = rules.plan(frame).plan.map { rules.bundle.name(.plans, $0) } ?? "unknown"
  }

  func text(_ plan: NotificationSchedule, isAssumed: Bool) -> String {
    let wall = context.zone.wallTime(at: now)
    var lines = ["notifications for plan \(self.plan) in \(context.zone.name), as of \(day(wall.day)) at \(clock(wall))"]
    if isAssumed { lines.append("today's facts are assumed for every day") }
    if let badge = plan.badge { lines.append("badge \(badge)") }
    let missing = plan.unplanned.map { (day: max($0.day.number, wall.day), line: missingLine($0)) }
    let days = Set(plan.requests.map(\.wall.day) + missing.map(\.day)).sorted()
    for day in days {
      lines += ["", self.day(day)]
      for request in plan.requests where request.wall.day == day { lines += self.lines(request) }
      let absent = missing.filter { $0.day == day }.map(\.line)
      lines += zip(absent.indices, absent).map { ($0 == 0 ? "  none   " : "         ") + $1 }
    }
    if !plan.inApp.isEmpty {
      lines += ["", "in-app, now"]
      for shown in plan.inApp { lines += ["  \(shown.id)", "         \(shown.copy.text)", "         opens \(shown.link)"] }
    }
    lines += unasked()
    if plan.deferredCount > 0 { lines += ["", "\(plan.deferredCount) more will be planned when the app opens again"] }
    if !plan.canceledIDs.isEmpty { lines += ["", "canceled: \(plan.canceledIDs.phrase())"] }
    return lines.joined(separator: "\n")
  }

  private func lines(_ request: PlannedNotification) -> [String] {
    let margin = "         "
    var lines = [
      "  \(request.isNow ? "now  " : clock(request.wall))  \(request.id)\(request.channel == .local ? "" : " (\(request.channel.name))")"
    ]
    lines.append(margin + request.copy.text)
    if let expanded = request.expanded { lines.append("\(margin)with previews: \(expanded.text)") }
    lines.append("\(margin)opens \(request.link)")
    for member in request.members { lines.append("\(margin)includes \(member.id)") }
    if let delay = request.delay {
      let since = context.zone.wallTime(at: delay.since)
      lines.append(
        "\(margin)deferred since \(since.day == request.wall.day ? "" : "\(day(since.day)) ")\(clock(since)): \(rules.reasonName(delay.reason))"
      )
    }
    return lines
  }

  /// Returns lines for the types that need a thing of a kind that is not given. They are not planned on any day, so no day lists them.
  private func unasked() -> [String] {
    let given = Set(context.subjects.map(\.of))
    let lines = (0..<rules.bundle.count(.notifications)).compactMap { type -> String? in
      let kind = rules.bundle.text(rules.bundle.notifications[type].of)
      return kind.isEmpty || given.contains(kind) ? nil : "  \(rules.bundle.name(.notifications, type)): no `\(kind)` is given"
    }
    return lines.isEmpty ? [] : ["", "not planned, because --person lists no matching `things`:"] + lines
  }

  private func missingLine(_ missing: UnplannedNotification) -> String {
    let about = missing.subject.map { " \(context.subjects[$0].id)" } ?? ""
    let why: String =
      switch missing.reason {
      case .plan: "plan \(plan) does not include it"
      case .condition(let condition): "\(rules.bundle.name(.conditions, condition)) does not hold"
      case .undecided(let condition, let failure):
        "\(rules.bundle.name(.conditions, condition)) cannot be evaluated\(failure.fact.map { ": the fact `\(rules.bundle.name(.facts, $0))` is missing" } ?? "")"
      case .delivered: "it was already delivered"
      case .past: "its time has passed"
      case .repeated: "another notification of this type has the same time"
      case .switchedOff: "it is switched off for all users"
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
