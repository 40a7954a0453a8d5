internal import RuleKinds
internal import RuleQueries
internal import RulesJSON

extension Site {
  /// The first page: the search, what changed, what is open, and the kinds.
  var home: PageFrame {
    let about = input.book.manifest.about
    let open = openEntries
    return PageFrame(
      title: "Home", root: "", current: "index.html", site: self,
      content: [
        tag(
          "div", ["class": "hero"], tag("h1", [:], HTML("The rules of \(Site.title(of: bundle.json.text("product")))")),
          about.isEmpty ? .nothing : tag("p", ["class": "lead"], HTML(about)),
          tag(
            "button", ["type": "button", "class": "find wide", "data-find": "", "aria-haspopup": "dialog", "hidden": ""],
            "Search ids, sentences, and sections", tag("kbd", [:], "/"))),
        changeSummary,
        tag(
          "section", ["class": "block", "aria-labelledby": "now"], tag("h2", ["id": "now"], "What this persona may do"),
          tag(
            "div", ["id": "overview", "class": "live", "data-live": "home"],
            tag("p", ["class": "quiet"], "Answers appear here when the evaluator has started."))),
        tag(
          "section", ["class": "block", "aria-labelledby": "open"], tag("h2", ["id": "open"], "Open"),
          tag("p", ["class": "quiet"], "Undecided values, assumptions without a ruling, and accepted warnings."), open),
        tag(
          "section", ["class": "block", "aria-labelledby": "kinds"], tag("h2", ["id": "kinds"], "Everything by kind"),
          tag(
            "ul", ["class": "tiles"],
            .all(
              lists.map { list in tag("li", [:], tag("a", ["href": list.file], tag("span", [:], HTML(list.title)), tag("b", [:], "list"))) }
            ),
            .all(
              kinds.map { kind in
                tag(
                  "li", [:],
                  tag(
                    "a", ["href": "\(kind)/index.html"], tag("span", [:], HTML(Site.title(of: kind))),
                    tag("b", [:], HTML("\(input.index.rules(of: kind).count)"))))
              }))),
      ],
      data: [JSON.Member(key: "home", value: .array(bundle.names("actions").map { .string($0) }))])
  }

  private var changeSummary: HTML {
    guard let since = input.since else { return .nothing }
    let link = tag("a", ["href": "changes.html"], "See each change")
    guard let changes = since.changes else { return section("changed", "What changed", tag("p", [:], link, HTML(" since \(since.name)."))) }
    let count = changes.count
    let text =
      count == 0 ? "Nothing changed since \(since.name)." : "\(count) \(count == 1 ? "change" : "changes") since \(since.name)."
    return section(
      "changed", "What changed", tag("p", [:], HTML(text), " ", link),
      count == 0 ? .nothing : tag("ul", ["class": "plain"], .all(changes.prefix(5).map { tag("li", [:], Site.spoken($0.sentence)) })))
  }

  private func section(_ id: String, _ title: String, _ content: HTML...) -> HTML {
    tag("section", ["class": "block", "aria-labelledby": id], tag("h2", ["id": id], HTML(title)), .all(content))
  }

  private var openEntries: HTML {
    let placeholders = input.queries.placeholders.json.arrayValue ?? []
    let assumptions = (input.queries.assumptions.json.arrayValue ?? []).filter { $0["accepted"] == nil && $0["ruling"] == nil }
    let waivers = input.queries.waivers.json.arrayValue ?? []
    return tag(
      "div", ["class": "columns"],
      openList("Placeholders", Placeholder.key, placeholders.filter { !$0.text("state").hasPrefix("decided") }) {
        ($0.text("about"), $0.text("due").isEmpty ? $0.text("owner") : "due \($0.text("due"))")
      },
      openList("Assumptions", Assumption.key, assumptions) { ($0.text("says"), "") },
      openList(
        "Waivers", Waiver.key, waivers.sorted { ($0["days"]?.intValue ?? 0, $0.text("id")) < ($1["days"]?.intValue ?? 0, $1.text("id")) }
      ) { ($0.text("reason"), $0["days"]?.intValue == 1 ? "1 day left" : "\($0.text("days")) days left") })
  }

  private func openList(_ title: String, _ kind: String, _ entries: [JSON], _ line: (JSON) -> (String, String)) -> HTML {
    let shown = entries.prefix(6).map { entry -> HTML in
      let (text, note) = line(entry)
      return tag(
        "li", [:], link(RulePath(kind, entry.text("id")), from: "", class: "id"),
        note.isEmpty ? .nothing : tag("span", ["class": "note"], HTML(note)),
        tag("p", [:], HTML(text)))
    }
    return tag(
      "div", ["class": "card"], tag("h3", [:], HTML(title), " ", tag("span", ["class": "count"], HTML("\(entries.count)"))),
      shown.isEmpty ? tag("p", ["class": "quiet"], "None.") : tag("ul", ["class": "entries"], .all(shown)),
      entries.count > 6 ? tag("p", [:], tag("a", ["href": "\(kind)/index.html"], HTML("All \(entries.count)"))) : .nothing)
  }

  /// The title of a kind: `Entry points`.
  static func title(of kind: String) -> String {
    let words = kind.replacing("_", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
