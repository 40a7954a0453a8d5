internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that an alias of a screen does not name another screen.
enum RouteAlias {
  static let explanation = Explanation(
    "route.alias", .warning, waivable: true,
    finds: "An `also_called` that is the name of a screen or an alias of another screen.",
    why: "In a document, a link, or a log, the name would be ambiguous.",
    example: "settings/subscription: {also_called: settings/plan}   # settings/plan exists",
    instead: "settings/subscription: {also_called: plan status screen}")

  static let check = Check(explanation) { context, diagnostics in
    var first: [String: RulePath] = [:]
    for entry in context.book.routes.entries { first[entry.name.text.lowercased()] = RulePath(Route.key, entry.name.text) }
    for entry in context.book.routes.entries {
      for (index, alias) in entry.value.alsoCalled.enumerated() {
        let path = RulePath(Route.key, entry.name.text, "also_called", "\(index)")
        guard let other = first[alias.lowercased()] else {
          first[alias.lowercased()] = path
          continue
        }
        let isRule = other.parts.count == 2
        diagnostics.append(
          Diagnostic(
            explanation, isRule ? "`\(alias)` is the name of a screen" : "two screens are called `\(alias)`", at: context.places.span(path),
            secondary: [
              .init(isRule ? context.places.key(other) : context.places.span(other), isRule ? "declared here" : "the other screen")
            ],
            helps: ["remove it, or merge the two screens"]))
      }
    }
  }
}
