internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports placeholders whose owner does not mention them.
enum PlaceholderOwnerSilent {
  static let explanation = Explanation(
    "placeholder.owner-silent", .warning, waivable: true,
    finds: "A placeholder whose owner is a supplied document that does not mention it.",
    why: "One chapter waits for a decision that the other chapter does not mention.",
    example: "PH-08-10: {about: The grace window, owner: CH28, source: CH08 §1.2}",
    instead: "PH-08-10: {about: The grace window, owner: CH28, source: [CH08 §1.2, CH28 §3]}")

  static let check = Check(explanation) { context, diagnostics in
    let documents = context.book.manifest.documents
    for entry in context.book.placeholders.entries {
      let (name, placeholder) = (entry.name.text, entry.value)
      if placeholder.decided != nil || context.isFaulty(Placeholder.key, name) { continue }
      let owners = placeholder.owner.split(separator: " ").map(String.init).filter { documents[$0].map { !$0.isMissing } ?? false }
      let cited = Set(placeholder.sources.compactMap { Citation.document(in: $0) })
      guard let silent = owners.first(where: { !cited.contains($0) }) else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` is owned by `\(silent)`, which does not mention it", at: context.value(Placeholder.key, name, "owner"),
          secondary: [.init(context.value(Placeholder.key, name, "source"), "the documents that mention it")],
          helps: ["cite the section of \(silent) that mentions it, name the actual owner, or waive this until \(silent) mentions it"]))
    }
  }
}
