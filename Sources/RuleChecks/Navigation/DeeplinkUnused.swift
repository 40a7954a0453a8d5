internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Checks that every link is used.
enum DeeplinkUnused {
  static let explanation = Explanation(
    "deeplink.unused", .warning, waivable: true,
    finds: "A link into the app that no rule opens and that has no `sent_by`.",
    why: "Either the link is never followed, or it is unknown who sends it when its screen changes.",
    example: "receipts: {path: receipts, opens: settings/receipts}   # no notification opens it",
    instead: "receipts: {path: receipts, opens: settings/receipts, sent_by: Support, in its answers.}")

  static let check = Check(explanation) { context, diagnostics in
    let examples = Set(RuleBook.exampleKinds.flatMap(context.declarations).map(\.key.span.file))
    let used = Set(context.uses(of: DeepLink.key).filter { !examples.contains($0.node.span.file) }.map(\.name))
    for entry in context.book.deepLinks.entries where entry.value.sentBy == nil && !used.contains(entry.name.text) {
      diagnostics.append(
        Diagnostic(
          explanation, "no rule opens the link `\(entry.name.text)`", at: context.key(DeepLink.key, entry.name.text), "unused",
          helps: ["open it from a notification, add `sent_by:` with its sender, or remove it"]))
    }
  }
}
