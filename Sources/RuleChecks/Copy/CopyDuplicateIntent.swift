internal import Diagnostics
internal import RuleKinds

/// Reports sentences that have the same text.
enum CopyDuplicateIntent {
  static let explanation = Explanation(
    "copy.duplicate-intent", .warning, waivable: true,
    finds: "Two sentences whose texts are the same, or differ only in capitalization, punctuation, or their titles.",
    why: "If only one of them is changed or translated, users read two versions of the same message.",
    example: "a: {text: \"Create an account to save.\"}\nb: {text: \"Create an account to save\"}",
    instead: "Keep one of them, and use it in both rules.")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    let promised = context.book.invariants.entries.map { Set($0.value.sameWords) }.filter { !$0.isEmpty }
    var first: [String: Name<Copy>] = [:]
    for entry in context.book.copy.entries where !context.isFaulty(Copy.key, entry.name.text) {
      let own = [plain(entry.value), untitled(entry.value)].compactMap { $0 }
      let known = own.lazy.compactMap { first[$0] }.first
      for words in own where first[words] == nil { first[words] = entry.name }
      guard let earlier = known else { continue }
      // An invariant says that the two are the same.
      if promised.contains(where: { $0.contains(earlier) && $0.contains(entry.name) }) { continue }
      guard let other = context.book.copy[earlier] else { continue }
      let but =
        plain(other) != plain(entry.value)
        ? ", under another title"
        : other.title == entry.value.title && other.text == entry.value.text ? "" : ", except for capitalization or punctuation"
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(entry.name.text)` has the same text as `\(earlier.text)`\(but)",
          at: context.value(Copy.key, entry.name.text, "text"), "duplicate",
          secondary: [.init(context.value(Copy.key, earlier.text, "text"), "first used here")],
          helps: ["keep one of them and use it in both rules, or reword one so that they differ"]))
    }
  }

  /// A text of four words or more, without its title. Nil for a sentence without a title, and for a shorter one, such as `Try again.`
  private static func untitled(_ copy: Copy) -> String? {
    guard copy.title != nil else { return nil }
    var copy = copy
    copy.title = nil
    let words = plain(copy)
    return words?.split(separator: " ").count ?? 0 > 3 ? words : nil
  }

  /// The text of every form and variant in lower case and without punctuation. Variables keep their braces. Nil for a sentence without
  /// letters.
  private static func plain(_ copy: Copy) -> String? {
    let parts = Template.texts(of: copy).map { part in
      let kept = part.text.lowercased().map { character -> Character in
        character.isLetter || character.isNumber || character == "{" || character == "}" ? character : " "
      }
      return (path: part.path.joined(separator: "/"), words: String(kept).split(separator: " ").joined(separator: " "))
    }
    guard parts.contains(where: { $0.words.contains { $0.isLetter } }) else { return nil }
    return parts.map { "\($0.path)=\($0.words)" }.joined(separator: "|")
  }
}
