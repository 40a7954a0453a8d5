internal import Diagnostics
internal import RuleKinds

/// Reports sentences that have the same text.
enum CopyDuplicateIntent {
  static let explanation = Explanation(
    "copy.duplicate-intent", .warning, waivable: true,
    finds: "Two sentences whose texts are the same, or differ only in capitalization or punctuation.",
    why: "If only one of them is changed or translated, users read two versions of the same message.",
    example: "a: {text: \"Create an account to save.\"}\nb: {text: \"Create an account to save\"}",
    instead: "Keep one of them, and use it in both rules.")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    let promised = context.book.invariants.entries.map { Set($0.value.sameWords) }.filter { !$0.isEmpty }
    var first: [String: Name<Copy>] = [:]
    for entry in context.book.copy.entries where !context.isFaulty(Copy.key, entry.name.text) {
      let words = plain(entry.value)
      // A sentence that consists only of values is not a duplicate.
      guard words.contains(where: { $0.isLetter }), let earlier = first.updateValue(entry.name, forKey: words) else { continue }
      first[words] = earlier
      // An invariant says that the two are the same.
      if promised.contains(where: { $0.contains(earlier) && $0.contains(entry.name) }) { continue }
      guard let other = context.book.copy[earlier] else { continue }
      let isExact = other.title == entry.value.title && other.text == entry.value.text
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(entry.name.text)` has the same text as `\(earlier.text)`\(isExact ? "" : ", except for capitalization or punctuation")",
          at: context.value(Copy.key, entry.name.text, "text"), "duplicate",
          secondary: [.init(context.value(Copy.key, earlier.text, "text"), "first used here")],
          helps: ["keep one of them and use it in both rules, or reword one so that they differ"]))
    }
  }

  /// The text of every form and variant in lower case and without punctuation. Variables keep their braces.
  private static func plain(_ copy: Copy) -> String {
    Template.texts(of: copy).map { part in
      let kept = part.text.lowercased().map { character -> Character in
        character.isLetter || character.isNumber || character == "{" || character == "}" ? character : " "
      }
      return "\(part.path.joined(separator: "/"))=" + String(kept).split(separator: " ").joined(separator: " ")
    }
    .joined(separator: "|")
  }
}
