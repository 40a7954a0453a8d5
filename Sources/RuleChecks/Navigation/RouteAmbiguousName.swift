internal import Diagnostics
internal import RuleKinds

/// Checks that no two screens have names that are easily confused.
enum RouteAmbiguousName {
  static let explanation = Explanation(
    "route.ambiguous-name", .warning, waivable: true,
    finds: "Two screens whose names have the same words in another order or form, such as `storage manager` and `Manage Storage`.",
    why: "Documents, support, and translations confuse the two screens.",
    example: "storage: {also_called: storage manager}\nuploads: {also_called: Manage Storage}",
    instead: "storage: {also_called: storage manager}\nuploads: {also_called: your uploads}")

  private struct Called {
    var route: String
    var words: [Substring]
    var name: String
    var path: RulePath
  }

  static let check = Check(explanation) { context, diagnostics in
    var all: [Called] = []
    for entry in context.book.routes.entries {
      let path = RulePath(Route.key, entry.name.text)
      all.append(Called(route: entry.name.text, words: words(entry.name.text), name: entry.name.text, path: path))
      for (index, alias) in entry.value.alsoCalled.enumerated() {
        let place = path.appending("also_called", "\(index)")
        all.append(Called(route: entry.name.text, words: words(alias), name: alias, path: place))
      }
    }
    for (index, later) in all.enumerated() where later.words.count > 1 {
      let earlier = all[..<index].first {
        $0.route != later.route && areSame($0.words, later.words) && $0.name.lowercased() != later.name.lowercased()
      }
      guard let earlier else { continue }
      func place(_ called: Called) -> RulePath { called.path }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(later.name)` and `\(earlier.name)` are easily confused",
          at: later.path.parts.count == 2 ? context.places.key(later.path) : context.places.span(later.path),
          secondary: [
            .init(earlier.path.parts.count == 2 ? context.places.key(earlier.path) : context.places.span(earlier.path), "the other screen")
          ],
          helps: ["rename one of them, or waive it"]))
    }
  }

  private static func words(_ name: String) -> [Substring] { name.lowercased().split { !$0.isLetter && !$0.isNumber } }

  /// Whether each word matches a word of the other name, except for a short ending.
  private static func areSame(_ one: [Substring], _ other: [Substring]) -> Bool {
    guard one.count == other.count else { return false }
    var rest = other
    for word in one {
      guard let index = rest.firstIndex(where: { isSame(word, $0) }) else { return false }
      rest.remove(at: index)
    }
    return true
  }

  private static func isSame(_ one: Substring, _ other: Substring) -> Bool {
    if one == other { return true }
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    return short.count > 3 && long.count - short.count < 3 && long.hasPrefix(short)
  }
}
