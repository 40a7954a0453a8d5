internal import RuleKinds
internal import RulesJSON
internal import RulesScenarios

extension Site {
  /// The calendar of a week's notifications.
  var notifications: Frame {
    let types = bundle.names("notifications").map { name -> HTML in
      tag(
        "li", [:], link(RulePath(NotificationType.key, name), from: "", class: "id"),
        tag("p", [:], HTML(input.index[RulePath(NotificationType.key, name)]?.about ?? "")))
    }
    return Frame(
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

  /// The changes since a revision.
  func changes(_ since: SiteInput.Revision) -> Frame {
    let items = since.changes.map { change -> HTML in
      let path = RulePath(text: change.path)
      let resolved = input.index.resolve(change.path) ?? path
      return tag(
        "li", ["class": "card change"], tag("p", ["class": "sentence"], HTML(change.sentence)),
        tag(
          "p", [:], tag("span", ["class": "chip"], HTML(change.category)), " ", link(resolved, HTML(change.path), from: "", class: "id"),
          " ",
          tag("span", ["class": "note"], HTML(change.place))),
        change.old == nil && change.new == nil
          ? .nothing
          : tag(
            "dl", ["class": "beforeafter"], tag("dt", [:], "Before"), tag("dd", [:], tag("code", [:], HTML(change.old ?? "–"))),
            tag("dt", [:], "After"), tag("dd", [:], tag("code", [:], HTML(change.new ?? "–")))),
        change.reaches.isEmpty ? .nothing : tag("p", ["class": "quiet"], HTML(change.reaches.joined(separator: " · "))))
    }
    let count = since.changes.count
    return Frame(
      title: "Changes", root: "", current: "changes.html", site: self,
      content: [
        tag("h1", [:], HTML("Changes since \(since.name)")),
        tag("p", ["class": "lead"], HTML(count == 0 ? "Nothing changed." : "\(count) \(count == 1 ? "value" : "values") changed.")),
        tag(
          "section", ["class": "block", "aria-labelledby": "answers"], tag("h2", ["id": "answers"], "Answers that change for this persona"),
          tag("div", ["class": "live", "data-live": "changes"])),
        tag(
          "section", ["class": "block", "aria-labelledby": "values"], tag("h2", ["id": "values"], "What changed"),
          tag("ul", ["class": "changes"], .all(items))),
      ], data: [JSON.Member(key: "home", value: .array(bundle.names("actions").map { .string($0) }))])
  }
}
