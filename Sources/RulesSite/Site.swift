internal import ParallelMap
internal import RuleKinds
internal import RuleQueries
internal import RulesJSON

/// The site of a rule book: pages that are rendered on demand, so that a server renders only the page that somebody looks at.
package struct Site: Sendable {
  /// What the site is made from.
  package let input: SiteInput
  let paths: SitePaths
  let bundle: BundleFacts
  /// They are made when a page needs them.
  private let reached: Once<Reach>
  private let spoken: Once<[String: [SpokenExample]]>
  private let limited: Once<[String: Budget]>

  /// A rendered sentence in a language.
  struct SpokenExample: Sendable {
    var language: String
    var example: CopyExample
  }

  /// `known`: an earlier site whose scenarios reach the same rules, so that they are not read again.
  package init(_ input: SiteInput, reachingAs known: Site? = nil) {
    self.input = input
    paths = SitePaths(input.index)
    bundle = BundleFacts(input.bundleJSON)
    let (runs, index, examples) = (input.runs, input.index, input.examples)
    reached = known?.reached ?? Once { Reach(runs, index) }
    let book = input.book
    limited = Once { Site.budgets(book, index) }
    spoken = Once {
      var words: [String: [SpokenExample]] = [:]
      for (language, examples) in examples.value {
        for example in examples { words[example.key, default: []].append(SpokenExample(language: language, example: example)) }
      }
      return words
    }
  }

  /// Which scenarios reach which rules.
  var reach: Reach { reached.value }

  /// The rendered sentences of each copy key.
  var words: [String: [SpokenExample]] { spoken.value }

  /// The maximum lengths of sentences.
  var budgets: [String: Budget] { limited.value }

  /// Makes in advance what pages need.
  package func prepare() { _ = (reach, words) }

  /// The files of all pages: `index.html`, `limits/saved_flows.html`.
  package var pages: [String] {
    ["index.html", "plans.html", "notifications.html"] + lists.map(\.file) + (input.since == nil ? [] : ["changes.html"])
      + kinds.map { "\($0)/index.html" }
      + input.index.rules.compactMap { paths.file($0.path) }
  }

  /// The pages that are found through the search and the home page, with their titles. A page without content is left out.
  var lists: [(file: String, title: String, about: String)] {
    let book = input.book
    return [
      book.copy.names.isEmpty ? nil : ("words.html", "Words", "Every sentence in every language, a pseudolocale, and right to left."),
      book.routes.names.isEmpty ? nil : ("screens.html", "Screens", "Which screen leads to which, and who may open it."),
      book.environments.names.isEmpty
        ? nil : ("live.html", "Live now", "What each environment sets, since when, for how many, and who decided it."),
      book.manifest.documents.names.isEmpty
        ? nil : ("documents.html", "Documents", "The sections of the documents, and what settles each."),
    ].compactMap { $0 }
  }

  /// The kinds that have rules, in the order of the reference pages.
  var kinds: [String] {
    Set(input.index.rules.map(\.kind)).sorted { (input.index.order(of: $0), $0) < (input.index.order(of: $1), $1) }
  }

  /// Returns the bytes of a page; nil if there is no such page.
  package func page(_ file: String) -> [UInt8]? {
    switch file {
    case "index.html": return home.bytes
    case "plans.html": return plans.bytes
    case "notifications.html": return notifications.bytes
    case "changes.html": return input.since.map { changes($0).bytes }
    case "live.html": return live.bytes
    case "words.html": return wordList.bytes
    case "screens.html": return screenMap.bytes
    case "documents.html": return sections.bytes
    default: break
    }
    if let path = paths.rule(file) { return rule(path)?.bytes }
    let parts = file.split(separator: "/")
    guard parts.count == 2, parts[1] == "index.html", kinds.contains(String(parts[0])) else { return nil }
    return list(of: String(parts[0])).bytes
  }

  /// Returns a link to the page of a rule, from a page at a depth; only its text if it has no page.
  func link(_ path: RulePath, _ text: HTML? = nil, from root: String, class style: String? = nil) -> HTML {
    let shown = text ?? HTML(path.parts.dropFirst().first ?? path.parts.joined(separator: "/"))
    guard let file = paths.file(path) else { return tag("span", ["class": style], shown) }
    return tag("a", ["href": root + file, "class": style, "data-id": path.rule.parts.joined(separator: "/")], shown)
  }
}
