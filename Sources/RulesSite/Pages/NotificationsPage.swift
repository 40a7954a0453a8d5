internal import RuleKinds
internal import RulesJSON
internal import RulesScenarios

extension Site {
  /// The calendar of a week's notifications.
  var notifications: PageFrame {
    let types = bundle.names("notifications").map { name -> HTML in
      tag(
        "li", [:], link(RulePath(NotificationType.key, name), from: "", class: "id"),
        tag("p", [:], HTML(input.index[RulePath(NotificationType.key, name)]?.about ?? "")))
    }
    return PageFrame(
      title: "Notifications", root: "", current: "notifications.html", site: self,
      content: [
        tag("h1", [:], "Notifications"),
        tag("p", ["class": "lead"], "A week for this persona: what arrives, when, and why the rest does not."),
        tag(
          "section", ["class": "block", "aria-labelledby": "week"], tag("h2", ["id": "week"], "This week"),
          tag("div", ["class": "live", "data-live": "week"])),
        tag(
          "section", ["class": "block", "aria-labelledby": "types"], tag("h2", ["id": "types"], "All notifications"),
          tag("ul", ["class": "entries wide"], .all(types))),
      ], data: [JSON.Member(key: "week", value: .bool(true)), JSON.Member(key: "examples", value: examples(ofQuestion: "notifications"))])
  }

  /// The requests of scenarios with the fullest plans, for a page that starts with facts.
  private func examples(ofQuestion question: String) -> JSON {
    let exchanges = input.runs.flatMap { run in run.steps.flatMap(\.exchanges).map { (run.name, $0) } }
    let planned = exchanges.filter { $0.1.request.text("ask") == question && !($0.1.answer.list("requests").isEmpty) }
    let full = planned.sorted { ($1.1.answer.list("requests").count, $0.0) < ($0.1.answer.list("requests").count, $1.0) }
    return .array(
      full.prefix(3).map { name, exchange in
        .object([.init(key: "scenario", value: .string(name)), .init(key: "request", value: exchange.request)])
      })
  }
}
