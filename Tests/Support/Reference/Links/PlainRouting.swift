internal import RuleKinds

/// Where an address leads a person.
package struct PlainWay: Sendable, Equatable {
  package var outcome: String
  package var link: PlainLink?
  package var refusal: PlainRefusal?
  /// The screen to show.
  package var route: String
  /// The sentence to show there.
  package var says: String?
  /// The row of the router that decided, or that was undecided.
  package var row: Int?
  /// The screens whose guards were evaluated.
  package var asked: [String]
  /// Whether a row or a screen was undecided.
  package var isUndecided: Bool

  package init(
    outcome: String, link: PlainLink?, refusal: PlainRefusal?, route: String, says: String?, row: Int?, asked: [String], isUndecided: Bool
  ) {
    self.outcome = outcome
    self.link = link
    self.refusal = refusal
    self.route = route
    self.says = says
    self.row = row
    self.asked = asked
    self.isUndecided = isUndecided
  }
}

extension PlainLinks {
  /// A person who follows links, with facts.
  package func person(_ world: [String: Meaning]) -> Follower { Follower(self, PlainRules.Asked(rules, world)) }

  package struct Follower {
    private let links: PlainLinks
    private let asked: PlainRules.Asked
    private var book: RuleBook { links.rules.book }

    fileprivate init(_ links: PlainLinks, _ asked: PlainRules.Asked) { (self.links, self.asked) = (links, asked) }

    /// The rows of the router come first, then the form of the link, then the guard of its screen, then whether its thing exists. `exists`:
    /// nil if it is unknown.
    package func follow(_ bytes: [UInt8], exists: Bool?) -> PlainWay {
      let router = book.router
      let row = sendingRow()
      let link: PlainLink
      do throws(PlainRefusal) {
        link = try links.link(bytes)
      } catch {
        let way = arrival(at: row?.to ?? router.whenUnknown)
        return PlainWay(
          outcome: "unknown", link: nil, refusal: error, route: way.route, says: router.unknownSays?.text, row: row?.number,
          asked: way.asked,
          isUndecided: row?.isUndecided ?? false || way.isUndecided)
      }
      if let row {
        let way = arrival(at: row.to)
        return PlainWay(
          outcome: row.continues ? "sign_in" : "elsewhere", link: link, refusal: nil, route: way.route, says: nil, row: row.number,
          asked: way.asked, isUndecided: row.isUndecided || way.isUndecided)
      }
      let way = arrival(at: book.deepLinks[link.name]?.opens)
      var result = PlainWay(
        outcome: way.isThere ? "opens" : "elsewhere", link: link, refusal: nil, route: way.route, says: nil, row: nil, asked: way.asked,
        isUndecided: way.isUndecided)
      if way.isThere, exists == false, let around = book.deepLinks[link.name]?.whenGone {
        let gone = arrival(at: around)
        (result.outcome, result.route, result.says) = ("gone", gone.route, router.goneSays?.text)
        result.asked += gone.asked.filter { !way.asked.contains($0) }
        result.isUndecided = gone.isUndecided
      }
      return result
    }

    /// The first row that redirects this person; an undecided one leads to a safe screen.
    private func sendingRow() -> (number: Int, to: Name<Route>?, continues: Bool, isUndecided: Bool)? {
      for (number, row) in book.router.rows.enumerated() {
        switch holds(row.conditions) {
        case true?: return (number, row.to, row.continues, false)
        case false?: continue
        case nil: return (number, book.router.onError, false, true)
        }
      }
      return nil
    }

    /// From screen to screen until one accepts the person. An undecided screen rejects everybody, unless it is open when undecided.
    private func arrival(at start: Name<Route>?) -> (route: String, asked: [String], isThere: Bool, isUndecided: Bool) {
      var (route, asked, isUndecided) = (start, [String](), false)
      while let name = route, let screen = book.routes[name], !screen.guards.isEmpty {
        asked.append(name.text)
        let isLetIn = holds(screen.guards)
        if isLetIn == true { break }
        if isLetIn == nil { isUndecided = true }
        if isLetIn == nil, screen.isOpenWhenUndecided { break }
        route = screen.instead
      }
      return (route?.text ?? "none", asked, route == start, isUndecided)
    }

    /// Nil if it is undecided.
    private func holds(_ conditions: [Name<Condition>]) -> Bool? {
      let meanings = conditions.map { asked.condition($0.text) }
      if meanings.contains(.bool(false)) { return false }
      return meanings.allSatisfy { $0 == .bool(true) } ? true : nil
    }
  }
}
