internal import RuleKinds
internal import RulesJSON
internal import SourceText

extension Site {
  /// The changes since a revision, each with its sentence, its users, and its values. Scripts add what the persona sees before and after.
  func changes(_ since: SiteInput.Revision) -> PageFrame {
    let changes = since.changes ?? []
    let count = changes.count
    let lead =
      since.changes == nil
      ? "These rules cannot be compared."
      : count == 0 ? "Nothing changed." : "\(count) \(count == 1 ? "change" : "changes"), the riskiest first."
    let environments = changes.map(\.environment).reduce(into: [String]()) { names, name in
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return PageFrame(
      title: "Changes", root: "", current: "changes.html", site: self,
      content: [
        tag("h1", [:], HTML("Changes since \(since.name)")), tag("p", ["class": "lead"], HTML(lead)),
        tag(
          "section", ["class": "block", "aria-labelledby": "values"], tag("h2", ["id": "values"], "What changed"),
          cards(changes, in: "")),
        .all(
          environments.map { name in
            tag(
              "section", ["class": "block", "aria-labelledby": "in-\(name)"],
              tag("h2", ["id": "in-\(name)"], HTML("In \(name), where a server sets values")), cards(changes, in: name))
          }),
        tag(
          "section", ["class": "block", "aria-labelledby": "answers"], tag("h2", ["id": "answers"], "Actions that change for this persona"),
          tag("div", ["class": "live", "data-live": "changes"])),
      ],
      data: [
        JSON.Member(key: "home", value: .array(bundle.names("actions").map { .string($0) })),
        JSON.Member(key: "changes", value: .array(changes.map(shownBy))),
      ])
  }

  private func cards(_ changes: [SiteInput.Change], in environment: String) -> HTML {
    let mine = changes.enumerated().filter { $0.element.environment == environment }
    if mine.isEmpty { return tag("p", ["class": "quiet"], "Nothing changed for users in all environments.") }
    return tag("ul", ["class": "changes"], .all(mine.map { card($0.element, number: $0.offset) }))
  }

  /// What scripts ask to show a change.
  private func shownBy(_ change: SiteInput.Change) -> JSON {
    let served = [change.served.before, change.served.after].map { JSON.object($0) }
    return .object(
      [.init(key: "requests", value: .array(requests(change)))]
        + (change.environment.isEmpty ? [] : [.init(key: "served", value: .array(served))]))
  }

  /// A sentence whose names, between backticks, are code.
  static func spoken(_ sentence: String) -> HTML {
    .all(
      sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { number, part in
        number % 2 == 0 ? HTML(String(part)) : tag("code", [:], HTML(String(part)))
      })
  }

  /// The kinds that only people read: no request shows their changes.
  private static let registers = RuleBook.descriptiveKinds.union([Invariant.key, RecordedDecision.key])

  private func card(_ change: SiteInput.Change, number: Int) -> HTML {
    let values = change.values.map { value -> HTML in
      let path = input.index.resolve(value.path) ?? RulePath(text: value.path)
      return tag("p", [:], link(path, HTML(value.path), from: "", class: "id"), " ", tag("span", ["class": "note"], HTML(value.place)))
        + tag(
          "dl", ["class": "beforeafter"], tag("dt", [:], "Before"), tag("dd", [:], tag("code", [:], HTML(value.old ?? "–"))),
          tag("dt", [:], "After"), tag("dd", [:], tag("code", [:], HTML(value.new ?? "–"))))
    }
    return tag(
      "li", ["class": "card change"], tag("p", ["class": "sentence"], Site.spoken(change.sentence)),
      tag(
        "p", [:], tag("span", ["class": "chip"], HTML(change.category)), " ",
        change.who.isEmpty ? .nothing : tag("span", ["class": "note"], HTML("for \(change.who)")),
        change.example.isEmpty ? .nothing : " " + tag("a", ["href": "changes.html\(address(change.example))"], "Show such a persona")),
      values.isEmpty
        ? .nothing
        : tag(
          "details", ["class": "group"],
          tag("summary", [:], HTML(values.count == 1 ? "1 value" : "\(values.count) values")), .all(values)),
      requests(change).isEmpty ? .nothing : tag("div", ["class": "live", "data-change": "\(number)"]))
  }

  /// The part of a link that carries a persona.
  private func address(_ facts: [(fact: String, value: String)]) -> String {
    "#"
      + facts.map { fact, value in
        let isQuoted = value.count > 1 && value.hasPrefix("'") && value.hasSuffix("'")
        let text = isQuoted ? String(value.dropFirst().dropLast()) : value
        return "\(PercentEncoding.of(fact, keeping: "-._"))=\(PercentEncoding.of(text, keeping: "-._"))"
      }.joined(separator: "&")
  }

  /// Requests whose answers can show a change, without facts: those of the pages of its rules and of the rules that use them, and those of scenarios.
  private func requests(_ change: SiteInput.Change) -> [JSON] {
    let most = 6
    var found: [JSON] = []
    func add(_ request: JSON) {
      guard case .object(let members) = request else { return }
      // The persona has a language, but a translation is read in its own.
      let bare = JSON.object(members.filter { $0.key != "facts" && $0.key != "locale" } + locale)
      if found.count < most, !found.contains(bare) { found.append(bare) }
    }
    var locale: [JSON.Member] = []
    var next: [RulePath] = []
    var seen: Set<RulePath> = []
    for value in change.values {
      var path = input.index.resolve(value.path) ?? RulePath(text: value.path)
      let written = RulePath(text: value.path).parts
      if written[0] == Translation.key, written.count > 2 {
        locale = [JSON.Member(key: "locale", value: .string(written[1]))]
        path = RulePath(Copy.key, written[2])
      }
      if seen.insert(path.rule).inserted { next.append(path.rule) }
    }
    for _ in 0..<3 where found.count < most {
      let rules = next.filter { input.index[$0] != nil && !Site.registers.contains($0.parts[0]) }
      for rule in rules { questions(rule).forEach(add) }
      for rule in rules { reach.examples(of: rule).prefix(2).map(\.request).forEach(add) }
      next = rules.flatMap { input.index.uses(of: $0).map(\.user) }.filter { seen.insert($0).inserted }
    }
    return found
  }
}
