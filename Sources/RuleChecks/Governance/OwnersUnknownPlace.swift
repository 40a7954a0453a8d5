internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports owners of a part of the rules that does not exist.
enum OwnersUnknownPlace {
  static let explanation = Explanation(
    "owners.unknown-place", .error,
    finds: "A place under `owners` in the manifest that does not start with a kind of rule.",
    why: "The diff would not print the owners of the changed rules.",
    example: "owners: {limit: \"@bakery/growth\"}",
    instead: "owners: {limits: \"@bakery/growth\"}")

  static let check = Check(explanation) { context, diagnostics in
    let kinds = RuleBookSchema.schema.fields.map(\.key)
    for part in context.book.manifest.owners {
      let first = part.place.split(separator: "/").first.map(String.init) ?? ""
      let kind = first.split(separator: ".").first.map(String.init) ?? ""
      if kinds.contains(kind) { continue }
      let near = Suggestion.choices(for: kind, among: kinds)
      diagnostics.append(
        Diagnostic(
          explanation, "the rules have no part `\(part.place)`", at: context.key(Manifest.key, "owners", part.place),
          helps: near.isEmpty
            ? ["name a kind such as `limits`, or a folder or file in the rules folder such as `copy/en`"] : Suggestion.question(near)))
    }
  }
}
