internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Whoever is to decide has said that the question is theirs.
enum PlaceholderOwnerSilent {
  static let explanation = Explanation(
    "placeholder.owner-silent", .warning, waivable: true,
    finds: "A placeholder that is left to a document which was supplied and does not mention it.",
    why: "One chapter waits for another that does not know it is being waited for.",
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
          explanation, "`\(name)` is left to `\(silent)`, which does not mention it", at: context.value(Placeholder.key, name, "owner"),
          secondary: [.init(context.value(Placeholder.key, name, "source"), "what mentions it")],
          helps: ["cite where \(silent) takes it up, name who really decides, or waive this until \(silent) does"]))
    }
  }
}
