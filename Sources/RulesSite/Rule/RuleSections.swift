internal import RuleKinds
internal import RuleQueries
internal import RulesJSON
internal import RulesScenarios

extension Site {
  /// The rows of a decision table, in their order. Scripts light the one that decides.
  func rows(_ path: RulePath) -> HTML {
    let (kind, name) = (path.parts[0], path.parts[1])
    let isPlan = kind == Plan.key
    let table = isPlan ? bundle["facts", bundle.json.text("plan")]?["table"] : bundle[kind, name]?["table"]
    guard let table, let rows = table["rows"]?.arrayValue, !rows.isEmpty else { return .nothing }
    let answers = isPlan ? bundle["facts", bundle.json.text("plan")]?.list("values") ?? [] : bundle[kind, name]?.list("answers") ?? []
    let lines = rows.enumerated().map { number, row -> HTML in
      let rule = RulePath(text: row.text("rule"))
      let resolved = input.index.resolve(row.text("rule")) ?? rule
      let condition = row["if"].map { linked(ConditionText.text($0.plain)) } ?? "otherwise"
      return tag(
        "tr", ["data-rule": row.text("rule")], tag("td", ["class": "number"], HTML("\(number + 1)")),
        tag("td", [:], tag("code", [:], condition)),
        tag("td", [:], outcome(row["then"], answers)),
        tag("td", ["class": "where"], link(resolved, .breakable(rule.parts.joined(separator: "/")), from: "../", class: "id small")),
        tag("td", ["class": "said"]))
    }
    return tag(
      "div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": "Decision rows"],
      tag(
        "table", ["class": "rows", "data-table": table.text("name")], tag("caption", [:], "The first row whose condition holds decides."),
        tag(
          "thead", [:],
          tag(
            "tr", [:], tag("th", ["scope": "col"], "#"), tag("th", ["scope": "col"], "If"), tag("th", ["scope": "col"], "Then"),
            tag("th", ["scope": "col"], "From"), tag("th", ["scope": "col"], "For this persona"))), tag("tbody", [:], .all(lines))))
  }

  /// A condition whose names are links.
  private func linked(_ condition: String) -> HTML {
    var parts: [HTML] = []
    for (number, word) in condition.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { parts.append(" ") }
      let open = word.prefix { $0 == "(" }
      let close = String(word.reversed().prefix { $0 == ")" })
      let name = String(word.dropFirst(open.count).dropLast(close.count))
      let limit = name.hasPrefix("limits.") ? RulePath(Limit.key, String(name.dropFirst("limits.".count))) : nil
      let paths = [RulePath(Condition.key, name), RulePath(Fact.key, name)] + (limit.map { [$0] } ?? [])
      let path = paths.first { self.paths.file($0) != nil }
      parts += [HTML(String(open)), path.map { link($0, HTML(name), from: "../") } ?? HTML(name), HTML(close)]
    }
    return .all(parts)
  }

  private func outcome(_ then: JSON?, _ answers: [JSON]) -> HTML {
    guard let then else { return .nothing }
    switch then.text("kind") {
    case "allow": return tag("span", ["class": "verdict allowed"], "Allow")
    case "deny":
      return tag("span", ["class": "verdict refused"], "Refuse") + " "
        + link(RulePath(Reason.key, then.text("reason")), from: "../", class: "id")
    case "value":
      let index = Int(then["value"]?.intValue ?? 0)
      return tag("b", [:], HTML(answers.indices.contains(index) ? answers[index].plain : "\(index)"))
    case let other: return tag("span", ["class": "verdict notice"], HTML(other.replacing("_", with: " "))) + " " + HTML(then.text("reason"))
    }
  }

  /// The cells of a capability or a limit.
  func byPlan(_ path: RulePath) -> HTML {
    let (kind, name) = (path.parts[0], path.parts[1])
    guard kind == Capability.key || kind == Limit.key else { return .nothing }
    let plans = bundle.plans
    let cells = plans.map { kind == Limit.key ? cell(ofLimit: name, $0, from: "../") : cell(ofCapability: name, $0, from: "../") }
    return tag(
      "div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": "By plan"],
      tag(
        "table", ["class": "matrix"],
        tag(
          "thead", [:],
          tag("tr", [:], .all(plans.map { tag("th", ["scope": "col", "data-plan": $0], link(RulePath(Plan.key, $0), from: "../")) }))),
        tag("tbody", [:], tag("tr", [:], .all(cells)))))
  }

  /// The steps of a scenario with their answers.
  func steps(_ path: RulePath) -> HTML {
    guard path.parts[0] == Scenario.key, let run = input.runs.first(where: { $0.name == path.parts[1] }) else { return .nothing }
    let items = run.steps.filter { !$0.exchanges.isEmpty }.enumerated().map { number, step -> HTML in
      let exchange = step.exchanges[step.exchanges.count - 1]
      return tag(
        "li", ["class": step.failure == nil ? "passed" : "failed"],
        tag(
          "p", [:], tag("b", [:], HTML(step.about ?? "Step \(number + 1)")), " ",
          tag(
            "span", ["class": step.failure == nil ? "verdict allowed" : "verdict refused"], HTML(step.failure == nil ? "passes" : "fails"))),
        step.given.isEmpty ? .nothing : tag("p", ["class": "note"], HTML("given " + step.given.joined(separator: ", "))),
        tag("pre", ["tabindex": "0"], tag("code", [:], HTML(SiteText.shortened(exchange.request)))),
        tag("pre", ["tabindex": "0"], tag("code", [:], HTML(SiteText.shortened(exchange.answer)))))
    }
    return tag("ol", ["class": "steps"], .all(items))
  }

  /// The scenarios that name the rule, and those whose answers reach it.
  func scenarios(_ reached: [Reach.Example], _ page: JSON) -> HTML {
    let named = page.list("usedBy").filter { $0.text("kind") == Scenario.key }.flatMap { $0.list("uses") }.map { $0.text("name") }
    var seen: Set<String> = []
    let names = (named + reached.map(\.scenario)).filter { seen.insert($0).inserted }
    if names.isEmpty { return .nothing }
    return tag(
      "ul", ["class": "inline"],
      .all(names.prefix(36).map { tag("li", [:], link(RulePath(Scenario.key, $0), from: "../", class: "id small")) }),
      names.count > 36 ? tag("li", ["class": "note"], HTML("and \(names.count - 36) more")) : .nothing)
  }
}

/// Short texts of values.
enum SiteText {
  /// JSON on one line, without the history and cut after 600 characters.
  static func shortened(_ value: JSON) -> String {
    var shown = value
    if case .object(let members) = value { shown = .object(members.filter { $0.key != "history" && $0.key != "trace" }) }
    let text = String(decoding: shown.compact(), as: UTF8.self)
    return text.count > 600 ? text.prefix(600) + " …" : text
  }
}
