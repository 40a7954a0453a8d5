internal import RuleKinds
internal import RulesJSON

/// Stories about links: the addresses that the old rules sent, the ones that the new rules send, and one that neither knows, opened under
/// each plan.
enum LinkStories {
  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    let (old, new) = (books.oldBook, books.newBook)
    let sent = old.deepLinks.entries.map { (books.renames.nameNow(DeepLink.key, $0.name.text), addresses($0.value, old)) }
    let sends = new.deepLinks.entries.map { ($0.name.text, addresses($0.value, new)) }
    var names: [String] = []
    for name in (sent + sends).map(\.0) where !names.contains(name) { names.append(name) }
    let known: [(subject: RulePath, stories: () -> [Story])] = names.map { name in
      let subject = RulePath(DeepLink.key, name)
      return (
        subject,
        {
          let all = sent.filter { $0.0 == name }.flatMap(\.1) + sends.filter { $0.0 == name }.flatMap(\.1)
          var seen: Set<String> = []
          return all.filter { seen.insert($0).inserted }.flatMap { address in
            [Bool?.none, true, false].flatMap { exists in
              books.plans.flatMap { plan in
                users(opening: name, plan, books).map { facts in
                  var story = Story(subject, plan: plan)
                  story.facts = facts
                  story.when = exists.map { $0 ? "the target exists" : "the target no longer exists" } ?? ""
                  let exists = exists.map { [JSON.Member("exists", $0)] } ?? []
                  return story.adding(.ask("link", "link", address, with: exists))
                }
              }
            }
          }
        }
      )
    }
    return known + [(RulePath(Router.key), { unknown(books) + long(books) })]
  }

  private static func unknown(_ books: BothBooks) -> [Story] {
    let paths = Set([books.oldBook, books.newBook].flatMap { $0.deepLinks.entries.map(\.value.path) })
    var path = "nothing"
    while paths.contains(path) { path += "-here" }
    return books.plans.map { plan in
      Story(RulePath(Router.key), plan: plan).adding(.ask("link", "link", "\(books.newBook.router.scheme)://\(path)"))
    }
  }

  /// Links with as many bytes as one of the rule books follows, if the other one follows fewer.
  private static func long(_ books: BothBooks) -> [Story] {
    let (old, new) = (books.oldBook.router, books.newBook.router)
    guard old.longest != new.longest, let link = books.newBook.deepLinks.entries.first?.value,
      let address = addresses(link, books.newBook).first
    else { return [] }
    let most = Int(max(old.longest, new.longest))
    let begin = address + (address.contains("?") ? "&" : "?") + "more="
    let whole = begin + String(repeating: "a", count: max(0, most - begin.utf8.count))
    return books.plans.map { plan in
      Story(RulePath(Router.key), plan: plan).adding(.ask("link", "link", whole, label: "link \(address) with \(most) bytes"))
    }
  }

  /// The facts of a user who may open the screen of a link, of one who may not, and of one for each row of the router, as far as the plan does not
  /// decide it.
  private static func users(opening name: String, _ plan: String, _ books: BothBooks) -> [[JSON.Member]] {
    let guards = books.newBook.deepLinks[name].flatMap { books.newBook.routes[$0.opens]?.guards } ?? []
    let allowed = books.facts(fulfilling: guards, under: plan)
    let denied = guards.isEmpty ? nil : books.facts(fulfilling: [], failing: guards, under: plan)
    let routed =
      books.newBook.router.rows.map { books.facts(fulfilling: $0.conditions, under: plan) }
      + books.oldBook.router.rows.map { books.facts(before: $0.conditions, under: plan) }
    var known: Set<[UInt8]> = []
    let users = ([allowed, denied] + routed).compactMap(\.self).filter { known.insert(JSON.object($0).compact()).inserted }
    return users.isEmpty ? [[]] : users
  }

  /// The addresses of a link, with each number of optional parts that it can have.
  private static func addresses(_ link: DeepLink, _ book: RuleBook) -> [String] {
    let query = link.parameters.map { "\($0.name)=\($0.always ?? "a1")" }
    let base = "\(book.router.scheme)://\(link.path)"
    return [base + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))]
  }
}
