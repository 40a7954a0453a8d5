internal import RuleKinds
internal import RulesJSON
internal import SourceText

extension Site {
  /// Locks, open values, assumptions, waivers, and remote values.
  func governance(_ page: JSON) -> HTML {
    var items: [HTML] = []
    func add(_ style: String, _ label: String, _ kind: String, _ id: String, _ text: String, _ note: String = "") {
      items.append(
        tag(
          "li", ["class": style], tag("span", ["class": "chip"], HTML(label)), " ", link(RulePath(kind, id), from: "../", class: "id"),
          tag("p", [:], HTML(text)), note.isEmpty ? .nothing : tag("p", ["class": "note"], HTML(note))))
    }
    for lock in page.list("locks") {
      add("locked", "locked", Lock.key, lock.text("id"), lock.text("about"), "decided in \(lock.text("decision"))")
    }
    for note in page.list("undecided") {
      let due = note.text("due").isEmpty ? "" : ", due \(note.text("due"))"
      add(
        "open", "undecided", Placeholder.key, note.text("id"), note.text("about"),
        "owner \(note.text("owner")); choices \(note.text("choices"))\(due); \(note.text("state"))")
    }
    for note in page.list("assumptions") { add("assumed", "assumption", Assumption.key, note.text("id"), note.text("says")) }
    for waiver in page.list("waivers") {
      add("waived", "waiver", Waiver.key, waiver.text("id"), waiver.text("reason"), "until \(waiver.text("expires"))")
    }
    let remote = page.list("remote")
    if !remote.isEmpty {
      let values = remote.map {
        tag("li", [:], tag("code", [:], HTML($0.text("inside"))), " ", tag("span", ["class": "note"], HTML($0.text("within"))))
      }
      items.append(
        tag(
          "li", [:], tag("span", ["class": "chip"], "remote"), " can be set by a remote config",
          tag("ul", ["class": "inline"], .all(values))))
    }
    return items.isEmpty ? .nothing : tag("ul", ["class": "entries wide"], .all(items))
  }

  /// A source: a section of a document, or a decision, which has a page.
  func source(_ text: String) -> HTML {
    let decision = RulePath(RecordedDecision.key, text)
    return input.index[decision] == nil
      ? tag("span", ["class": "chip"], HTML(text)) : link(decision, HTML(text), from: "../", class: "chip")
  }

  /// The commits that the lines of the rule come from.
  func history(_ path: RulePath) -> HTML {
    let items = input.history(path).map { commit in
      commit.id.isEmpty
        ? tag("li", [:], "Changed since the last commit.")
        : tag(
          "li", [:], HTML(commit.subject), " ", tag("span", ["class": "note"], HTML("\(commit.day), \(commit.author), \(commit.id)")))
    }
    if items.isEmpty { return .nothing }
    return tag("p", ["class": "quiet"], "The commits that changed it. ", tag("code", [:], "rulebook show --history"), " has their reasons.")
      + tag("ul", ["class": "plain"], .all(items))
  }

  /// Where people meet the rule.
  func screens(_ page: JSON) -> HTML {
    let screens = page.list("screens")
    if screens.isEmpty { return .nothing }
    let items = screens.map { screen -> HTML in
      let kind = screen.text("singular") == Route.singular ? Route.key : Surface.key
      let via = screen.list("via").map(\.plain).joined(separator: ", ")
      return tag(
        "li", [:], link(RulePath(kind, screen.text("name")), from: "../", class: "id"),
        via.isEmpty ? .nothing : tag("span", ["class": "note"], HTML("through \(via)")))
    }
    return tag("ul", ["class": "entries wide"], .all(items))
  }

  func usedBy(_ page: JSON) -> HTML {
    let groups = page.list("usedBy").filter { $0.text("kind") != Scenario.key }
    if groups.isEmpty { return .nothing }
    return .all(
      groups.map { group in
        let kind = group.text("kind")
        var seen: Set<String> = []
        let names = group.list("uses").map { $0.text("name") }.filter { seen.insert($0).inserted }
        return tag(
          "details", ["class": "group", "open": names.count < 13 ? "" : nil],
          tag("summary", [:], HTML(Site.title(of: kind)), " ", tag("span", ["class": "count"], HTML("\(names.count)"))),
          tag("ul", ["class": "inline"], .all(names.map { tag("li", [:], link(RulePath(kind, $0), from: "../", class: "id small")) })))
      })
  }

  /// The lines of the rule in its file. Every name of another rule is a link.
  func definition(_ path: RulePath, _ page: JSON) -> HTML {
    guard let rule = input.index[path] else { return .nothing }
    let file = input.sources[rule.key.file]
    let start = Int(rule.key.start) - (file.position(of: Int(rule.key.start)).column - 1)
    let end = Int(max(rule.key.end, rule.value.end))
    let uses = input.index.uses(by: path).filter { $0.span.file == rule.key.file && Int($0.span.start) >= start && Int($0.span.end) <= end }
    var parts: [HTML] = []
    var position = start
    for use in uses where Int(use.span.start) >= position && use.span.end > use.span.start && paths.file(use.target) != nil {
      parts += Site.colored(file.text(position..<Int(use.span.start)))
      parts.append(link(use.target, HTML(file.text(use.span.range)), from: "../"))
      position = Int(use.span.end)
    }
    parts += Site.colored(file.text(position..<end))
    return tag("p", ["class": "note"], HTML("\(file.path):\(page.text("line"))"))
      + tag("pre", ["class": "yaml", "tabindex": "0"], tag("code", [:], .all(parts)))
  }

  /// YAML with its comments and keys marked.
  private static func colored(_ text: String) -> [HTML] {
    var parts: [HTML] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { parts.append("\n") }
      var code = line
      var comment = Substring()
      if let hash = line.firstIndex(of: "#"), hash == line.startIndex || line[line.index(before: hash)] == " " {
        (code, comment) = (line[..<hash], line[hash...])
      }
      let indent = code.prefix { $0 == " " }
      let rest = code[indent.endIndex...]
      if let colon = rest.firstIndex(of: ":"), rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "._-/".contains($0) }),
        colon > rest.startIndex
      {
        parts += [
          HTML(String(indent)), tag("span", ["class": "key"], HTML(String(rest[...colon]))),
          HTML(String(rest[rest.index(after: colon)...])),
        ]
      } else {
        parts.append(HTML(String(code)))
      }
      if !comment.isEmpty { parts.append(tag("span", ["class": "comment"], HTML(String(comment)))) }
    }
    return parts
  }
}
