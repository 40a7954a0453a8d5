internal import RuleKinds
internal import RuleQueries
internal import RulesJSON

extension Site {
  /// The page of a rule. All kinds have the same sections, and a section without content is omitted.
  func rule(_ path: RulePath) -> PageFrame? {
    guard let rule = input.index[path], let file = paths.file(path) else { return nil }
    let spoken = words[rule.name].flatMap { rule.kind == Copy.key ? $0.map(\.example) : nil } ?? []
    guard let page = input.queries.page(of: path, examples: spoken)?.json else { return nil }
    let questions = questions(path)
    let reached = reach.examples(of: path)
    let sections = [
      questions.isEmpty && reached.isEmpty
        ? .nothing
        : block(
          "Answer",
          tag(
            "div", ["class": "live", "data-live": "rule"],
            tag("p", ["class": "quiet"], "The answer appears here when the evaluator has started."))),
      block("Decision", rows(path)), block("By plan", byPlan(path)),
      block("Navigation", path.parts[0] == Route.key ? navigation(ofScreen: path.parts[1], from: "../") : .nothing),
      block("Words", wordsTable(path)), block("Steps", steps(path)),
      block("Status", governance(page)), block("Screens", screens(page)), block("Definition", definition(path, page)),
      block("Used by", usedBy(page)), block("Scenarios", scenarios(reached, page)), block("History", history(path)),
    ]
    return PageFrame(
      title: rule.name, root: "../", current: file, site: self,
      content: [
        tag(
          "div", ["class": "title"],
          tag("p", ["class": "kind"], tag("a", ["href": "../\(rule.kind)/index.html"], HTML(rule.singular))),
          tag("h1", ["class": "name"], HTML(rule.name)),
          rule.about.isEmpty ? .nothing : tag("p", ["class": "lead", "dir": "auto"], HTML(rule.about)),
          tag(
            "p", ["class": "from"], .all(rule.sources.map(source)),
            tag("span", ["class": "note"], HTML("\(page.text("file")):\(page.text("line"))"))))
      ] + sections,
      data: [
        JSON.Member(key: "rule", value: .string(path.description)), JSON.Member(key: "kind", value: .string(rule.kind)),
        JSON.Member(key: "name", value: .string(rule.name)), JSON.Member(key: "questions", value: .array(questions)),
        JSON.Member(
          key: "examples",
          value: .array(
            reached.filter { $0.size < 6000 }.prefix(6).map {
              .object([.init(key: "scenario", value: .string($0.scenario)), .init(key: "request", value: $0.request)])
            })),
      ] + ladderData(path))
  }

  private func block(_ title: String, _ content: HTML) -> HTML {
    if content.isEmpty { return .nothing }
    let id = title.lowercased().replacing(" ", with: "-")
    return tag("section", ["class": "block", "aria-labelledby": id], tag("h2", ["id": id], HTML(title)), content)
  }

  /// The requests whose answers show the rule, without facts: the page adds those of the persona.
  func questions(_ path: RulePath) -> [JSON] {
    let (kind, name) = (path.parts[0], path.parts[1])
    func ask(_ question: String, _ key: String, _ value: String, traced: Bool = false) -> JSON {
      .object(
        [JSON.Member(key: "ask", value: .string(question)), JSON.Member(key: key, value: .string(value))]
          + (traced ? [JSON.Member(key: "trace", value: .bool(true))] : []))
    }
    func entitlements(_ actions: [String]) -> [JSON] { actions.prefix(6).map { ask("entitlement", "action", $0, traced: true) } }
    switch kind {
    case Action.key: return entitlements([name])
    case Capability.key:
      return entitlements(
        bundle.actions { $0.text("rule").hasPrefix("/capabilities/\(name)/") || $0.text("rule") == "/capabilities/\(name)" })
    case Limit.key:
      return [.object([.init(key: "ask", value: .string("overview"))])]
        + entitlements(bundle.actions { $0["then"]?.text("limit") == name })
    case Reason.key: return entitlements(bundle.actions { $0["then"]?.text("reason") == name })
    case DecisionTable.key: return [ask("table", "table", name, traced: true)]
    case Plan.key: return [.object([.init(key: "ask", value: .string("plan")), .init(key: "trace", value: .bool(true))])]
    case ErrorRule.key: return [ask("error", "error", name)]
    case EmptyState.key: return [ask("empty_state", "empty_state", name)]
    case Route.key: return [ask("screen", "route", name)]
    case Moment.key: return [ask("moment", "moment", name)]
    case RetryPolicy.key:
      return [
        .object([
          .init(key: "ask", value: .string("retry")), .init(key: "retry", value: .string(name)), .init(key: "failures", value: .int(1)),
        ])
      ]
    case InputField.key:
      return [
        .object([
          .init(key: "ask", value: .string("field")), .init(key: "field", value: .string(name)), .init(key: "text", value: .string("")),
        ])
      ]
    case InputForm.key: return [ask("form", "form", name)]
    case SnapshotField.key: return [.object([.init(key: "ask", value: .string("snapshot"))])]
    case Fact.key where input.book.facts[name]?.value != nil: return [ask("fact", "fact", name, traced: true)]
    case DeepLink.key: return [ask("link", "link", address(of: name), traced: true)]
    case LadderVector.key: return [ask("ladder", "vector", name)]
    default: return []
    }
  }

  /// An address that the link matches, for the box where people paste addresses.
  private func address(of link: String) -> String {
    guard let row = bundle["deep_links", link] else { return "" }
    let scheme = bundle.json["router"]?.list("schemes").first?.plain ?? bundle.json.text("product")
    let parameters = row.list("parameters").map { "\($0.text("parameter"))=\($0.text("value").isEmpty ? "a1" : $0.text("value"))" }
    let path = row.text("path").split(separator: "/").map { $0.hasPrefix("{") ? "a1" : String($0) }.joined(separator: "/")
    return "\(scheme)://\(path)" + (parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&"))
  }

  /// What the time line of a ladder vector draws: the event that it counts, its window, and its steps.
  private func ladderData(_ path: RulePath) -> [JSON.Member] {
    guard path.parts[0] == LadderVector.key, let vector = bundle["ladder", path.parts[1]] else { return [] }
    return [JSON.Member(key: "ladder", value: vector)]
  }
}
