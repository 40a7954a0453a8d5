internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that no screen leads to itself.
enum RouteToItself {
  static let explanation = Explanation(
    "route.to-itself", .warning, waivable: true,
    finds: "A screen that leads to itself.",
    why: "The entry has no effect. Most often, another screen was intended, and that screen cannot be reached.",
    example: "library: {leads_to: [library, library/move]}",
    instead: "library: {leads_to: [library/flow, library/move]}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.routes.entries {
      guard let index = entry.value.leadsTo.firstIndex(of: entry.name) else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` leads to itself",
          at: context.value(Route.key, entry.name.text, "leads_to", "\(index)"),
          secondary: [.init(context.key(Route.key, entry.name.text), "the screen")],
          helps: ["remove it, or name the intended screen"]))
    }
  }
}
