import RulebookSupport
import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime

/// A request to plan notifications, built from a file and the command line.
struct AskedPlan {
  private var members: [JSON.Member] = []

  init(_ path: String?) throws(Failure) {
    guard let path else { return }
    guard let bytes = FileSystem.read(path) else { throw Failure(message: "cannot read \(path)", code: Exit.noInput) }
    let tree: JSON
    do {
      tree = try JSON.parse(bytes, limit: max(bytes.count, 1))
    } catch {
      throw Failure(message: "\(path) is not valid JSON: \(error.message) (at byte \(error.offset))", code: Exit.findings)
    }
    guard case .object(let members) = tree else { throw Failure(message: "\(path) is not a JSON object", code: Exit.findings) }
    self.members = members.filter { $0.key != "ask" }
  }

  mutating func put(_ key: String, _ value: JSON?) {
    guard let value else { return }
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else {
      members.append(.init(key: key, value: value))
    }
  }

  mutating func fact(_ name: String, _ value: JSON?) {
    guard let value else { return }
    var facts: [JSON.Member] = []
    if case .object(let known)? = self["facts"] { facts = known.filter { $0.key != name } }
    put("facts", .object(facts + [.init(key: name, value: value)]))
  }

  subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

  /// Plans the notifications and returns the plan as text.
  func text(_ rules: Rules) throws(Failure) -> String {
    do {
      let request = try Request(.object([.init(key: "ask", value: .string("notifications"))] + members))
      guard case .notifications(let asked) = request.question else { return "" }
      let frame = rules.makeFrame()
      try rules.fill(frame, with: request.facts, locale: request.locale)
      var context = try rules.notificationContext(asked)
      let isAssumed = context.days.isEmpty
      if isAssumed {
        let today = context.zone.wallTime(at: try rules.time(of: context, frame)).day
        context.days = (1..<7).map { NotificationDay(day: CalendarDay(number: today + $0), facts: []) }
      }
      let plan = try rules.notificationSchedule(context, frame)
      return try PlanText(rules, context, frame).text(plan, isAssumed: isAssumed)
    } catch {
      throw Failure(message: error.message, code: Exit.usage)
    }
  }
}

extension Rules {
  /// The name of the fact that holds the current time; nil if the rules do not depend on the time.
  var clock: String? { bundle.book[0].now.map { bundle.name(.facts, $0) } }
}
