internal import RuleKinds
internal import RuleQueries
internal import RulesJSON
internal import SourceText

extension Site {
  /// Capabilities and limits by plan.
  var plans: PageFrame {
    let plans = bundle.plans
    let head = tag(
      "thead", [:],
      tag(
        "tr", [:], tag("th", ["scope": "col"], "Rule"),
        .all(plans.map { tag("th", ["scope": "col", "data-plan": $0], link(RulePath(Plan.key, $0), from: "")) })))
    func table(_ caption: String, _ rows: [HTML]) -> HTML {
      tag(
        "div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": caption],
        tag("table", ["class": "matrix"], tag("caption", [:], HTML(caption)), head, tag("tbody", [:], .all(rows))))
    }
    let capabilities = bundle.names("capabilities").map { name in
      row(RulePath(Capability.key, name), plans.map { plan in (plan, cell(ofCapability: name, plan)) })
    }
    let limits = bundle.names("limits").map { name in
      row(RulePath(Limit.key, name), plans.map { plan in (plan, cell(ofLimit: name, plan)) })
    }
    return PageFrame(
      title: "Plans and limits", root: "", current: "plans.html", site: self,
      content: [
        tag("h1", [:], "Plans and limits"),
        tag(
          "p", ["class": "lead"],
          "What each plan allows, what users see if it denies something, and the line of the rules that decides it."),
        tag(
          "ul", ["class": "legend"], tag("li", ["class": "allowed"], "allowed"), tag("li", ["class": "notice"], "allowed up to a limit"),
          tag("li", ["class": "refused"], "refused")),
        tag(
          "section", ["class": "block", "aria-labelledby": "meters"], tag("h2", ["id": "meters"], "Limits of this persona"),
          tag("div", ["class": "live meters", "data-live": "meters"])),
        tag(
          "section", ["class": "block", "aria-labelledby": "limits"], tag("h2", ["id": "limits"], "Limits by plan"),
          table("Limits by plan", limits)),
        tag(
          "section", ["class": "block", "aria-labelledby": "capabilities"], tag("h2", ["id": "capabilities"], "Capabilities by plan"),
          table("Capabilities by plan", capabilities)),
      ])
  }

  private func row(_ path: RulePath, _ cells: [(plan: String, cell: HTML)]) -> HTML {
    tag(
      "tr", [:],
      tag(
        "th", ["scope": "row"], link(path, .breakable(path.parts[1]), from: "", class: "id"),
        tag("p", [:], HTML(input.index[path]?.about ?? ""))),
      .all(cells.map { $0.cell }))
  }

  /// A capability under a plan: what it means, and the sentence that people see.
  func cell(ofCapability name: String, _ plan: String, from root: String = "") -> HTML {
    guard let cell = bundle["capabilities", name]?.list("cells").first(where: { $0.text("plan") == plan }) else {
      return tag("td", ["data-plan": plan])
    }
    let (text, style) = meaning(of: cell)
    let reason = cell.text("reason")
    return tag(
      "td", ["class": style, "data-plan": plan], tag("b", [:], HTML(text)),
      self.reason(reason, plan, from: root), place(of: RulePath(Capability.key, name, "plans", plan), from: root))
  }

  private func meaning(of cell: JSON) -> (String, String) {
    switch cell.text("may") {
    case "allow": return ("Yes", "allowed")
    case "deny": return ("No", "refused")
    case let other:
      let limit = cell.text("limit")
      return (limit.isEmpty ? other.replacing("_", with: " ") : "Up to \(limit)", "notice")
    }
  }

  /// The sentence that people with a plan see for a reason.
  private func sentence(ofReason reason: String, _ plan: String) -> HTML {
    guard let copy = bundle["reasons", reason]?.text("copy"), let all = words[copy],
      let spoken = all.first(where: { $0.example.plans.contains(plan) }) ?? all.first
    else { return .nothing }
    return tag("q", ["lang": spoken.language, "dir": "auto"], HTML(spoken.example.sentence))
  }

  /// A limit under a plan: its number.
  func cell(ofLimit name: String, _ plan: String, from root: String = "") -> HTML {
    guard let limit = bundle["limits", name], let value = limit.list("values").first(where: { $0.text("plan") == plan }) else {
      return tag("td", ["data-plan": plan], "–")
    }
    let reason = value.text("when_full")
    let amount = value["amount"]?.intValue ?? 0
    let isUnlimited = value.text("kind") == "unlimited"
    return tag(
      "td", ["class": isUnlimited ? "allowed" : amount == 0 ? "refused" : "notice", "data-plan": plan],
      tag("b", [:], HTML(isUnlimited ? "∞" : Site.amount(amount, limit.text("unit")))),
      self.reason(reason, plan, from: root), place(of: RulePath(Limit.key, name, "plans", plan), from: root))
  }

  /// The reason of a cell, with the sentence that people see.
  private func reason(_ reason: String, _ plan: String, from root: String) -> HTML {
    guard !reason.isEmpty else { return .nothing }
    return link(RulePath(Reason.key, reason), .breakable(reason), from: root, class: "id small") + sentence(ofReason: reason, plan)
  }

  /// Where a cell is written: `limits.yaml:8`, with a link to its rule.
  private func place(of path: RulePath, from root: String) -> HTML {
    let span = input.index.places.span(path)
    let file = input.sources[span.file]
    let name = file.path.split(separator: "/").last ?? ""
    return tag("p", ["class": "place"], link(path, .breakable("\(name):\(file.position(of: Int(span.start)).line)"), from: root))
  }

  /// A number with its unit: `2 GB`, `2,000`.
  static func amount(_ number: Int64, _ unit: String) -> String {
    if unit == "bytes" {
      for (size, name) in [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")] as [(Int64, String)]
      where number >= size && number % size == 0 {
        return "\(number / size) \(name)"
      }
    }
    let digits = "\(number)"
    guard digits.count > 3, !digits.hasPrefix("-") else { return digits }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return grouped
  }
}
