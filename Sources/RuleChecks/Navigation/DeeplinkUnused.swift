internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Every link leads somebody somewhere.
enum DeeplinkUnused {
  static let explanation = Explanation(
    "deeplink.unused", .warning, waivable: true,
    finds: "A link into the app that no rule opens, and that does not say who sends it.",
    why: "Nobody would ever follow it, and whoever changes its screen would look for those who do.",
    example: "receipts: {path: receipts, opens: settings/receipts}   # no notification opens it",
    instead: "receipts: {path: receipts, opens: settings/receipts, sent_by: Support, in its answers.}")

  static let check = Check(explanation) { context, diagnostics in
    let examples = Set(context.declarations(of: Scenario.key).map(\.key.span.file))
    let used = Set(context.uses(of: DeepLink.key).filter { !examples.contains($0.node.span.file) }.map(\.name))
    for entry in context.book.deepLinks.entries where entry.value.sentBy == nil && !used.contains(entry.name.text) {
      diagnostics.append(
        Diagnostic(
          explanation, "nothing opens the link `\(entry.name.text)`", at: context.key(DeepLink.key, entry.name.text), "not used",
          helps: ["let a notification open it, say in `sent_by:` who sends it, or take it out"]))
    }
  }
}
