internal import RuleKinds
internal import RuleQueries

extension Site {
  /// The page with all rules of a kind.
  func list(of kind: String) -> PageFrame {
    let rules = input.index.rules(of: kind)
    let items = rules.map { rule -> HTML in
      let sentence = kind == Copy.key ? words[rule.name]?.first?.example.sentence : nil
      return tag(
        "li", [:], link(rule.path, from: "../", class: "id"),
        rule.sources.isEmpty ? .nothing : tag("span", ["class": "note"], HTML(rule.sources.joined(separator: ", "))),
        tag("p", ["dir": "auto"], HTML(sentence ?? rule.about)))
    }
    return PageFrame(
      title: Site.title(of: kind), root: "../", current: "\(kind)/index.html", site: self,
      content: [
        tag("h1", [:], HTML(Site.title(of: kind)), " ", tag("span", ["class": "count"], HTML("\(rules.count)"))),
        tag("ul", ["class": "entries wide"], .all(items)),
      ])
  }
}
