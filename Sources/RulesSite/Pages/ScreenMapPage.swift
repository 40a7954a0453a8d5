internal import RuleKinds

extension Site {
  /// The screens by their distance from the screens that the app starts with, with what leads where.
  var screenMap: PageFrame {
    let distances = self.distances
    let far = Set(distances.values).sorted()
    let groups = far.map { distance in
      (
        distance == 0 ? "Where the app starts" : distance == 1 ? "One step away" : "\(distance) steps away",
        screens { distances[$0] == distance }
      )
    }
    let other = screens { distances[$0] == nil }
    return PageFrame(
      title: "Screens", root: "", current: "screens.html", site: self,
      content: [
        tag("h1", [:], "Screens", " ", tag("span", ["class": "count"], HTML("\(input.book.routes.names.count)"))),
        tag("p", ["class": "lead"], "Which screen leads to which, who may open it, and the links that open it from outside the app."),
        .all((groups + (other.isEmpty ? [] : [("Only through links, gates, and errors", other)])).enumerated().map(group)),
      ])
  }

  private func screens(_ isWanted: (String) -> Bool) -> [String] { input.book.routes.names.filter(isWanted) }

  /// The fewest steps to each screen from a screen that the app starts with, through buttons and `leads_to`.
  private var distances: [String: Int] {
    var distances: [String: Int] = [:]
    var front = input.book.routes.entries.filter { $0.value.isStart }.map(\.name.text)
    var distance = 0
    while !front.isEmpty {
      for screen in front { distances[screen] = distance }
      distance += 1
      var next: [String] = []
      for screen in front {
        let ways = input.book.routes[screen]?.destinations(in: input.book) ?? []
        for way in ways.map(\.text) where distances[way] == nil && !next.contains(way) { next.append(way) }
      }
      front = next
    }
    return distances
  }

  private func group(_ number: Int, _ group: (title: String, screens: [String])) -> HTML {
    tag(
      "section", ["class": "block", "aria-labelledby": "group\(number)"],
      tag("h2", ["id": "group\(number)"], HTML(group.title), " ", tag("span", ["class": "count"], HTML("\(group.screens.count)"))),
      tag("ul", ["class": "entries wide"], .all(group.screens.map(screen))))
  }

  private func screen(_ name: String) -> HTML {
    tag(
      "li", ["id": "screen-\(SitePaths.safe(name))"], link(RulePath(Route.key, name), from: "", class: "id"),
      tag("p", [:], HTML(input.book.routes[name]?.provenance.about ?? "")), navigation(ofScreen: name, from: ""))
  }

  /// Who may open a screen, where it leads, and what leads to it. Empty for anything else.
  func navigation(ofScreen name: String, from root: String) -> HTML {
    guard let route = input.book.routes[name] else { return .nothing }
    let screens = input.book.routes.entries.filter { $0.value.destinations(in: input.book).contains { $0.text == name } }.map(\.name.text)
    let links = input.book.deepLinks.entries.filter { $0.value.opens.text == name }.map(\.name.text)
    func list(_ label: String, _ kind: String, _ names: [String]) -> HTML {
      guard !names.isEmpty else { return .nothing }
      let items = names.map { tag("li", [:], link(RulePath(kind, $0), from: root, class: "id small")) }
      return tag("dt", [:], HTML(label)) + tag("dd", [:], tag("ul", ["class": "inline"], .all(items)))
    }
    let rows = [
      list("only if", Condition.key, route.guards.map(\.text)), list("otherwise", Route.key, [route.instead].compactMap { $0?.text }),
      list("leads to", Route.key, route.destinations(in: input.book).map(\.text)), list("reached from", Route.key, screens),
      list("opened by the links", DeepLink.key, links),
    ]
    return rows.allSatisfy(\.isEmpty) ? .nothing : tag("dl", ["class": "facts"], .all(rows))
  }
}
