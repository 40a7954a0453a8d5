internal import Diagnostics
internal import RuleKinds

/// One thing is said in one sentence, and that sentence stands once.
enum CopyDuplicateIntent {
  static let explanation = Explanation(
    "copy.duplicate-intent", .warning, waivable: true,
    finds: "Two sentences that are the same, or the same but for capitals, dashes, quotation marks and dots.",
    why: "One of them is changed or translated and the other is not, and then the app says the same thing in two ways.",
    example: "a: {text: \"Create an account to save.\"}\nb: {text: \"Create an account to save\"}",
    instead: "Keep one of them, and let both rules name it.")

  static let check = Check(explanation) { context, diagnostics in
    var first: [String: Name<Copy>] = [:]
    for entry in context.book.copy.entries where !context.isFaulty(Copy.key, entry.name.text) {
      let words = plain(entry.value)
      // What is nothing but values says nothing that could be said twice.
      guard words.contains(where: { $0.isLetter }), let earlier = first.updateValue(entry.name, forKey: words) else { continue }
      first[words] = earlier
      guard let other = context.book.copy[earlier] else { continue }
      let isExact = other.title == entry.value.title && other.text == entry.value.text
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` says the same as `\(earlier.text)`\(isExact ? "" : ", with other capitals or punctuation")",
          at: context.value(Copy.key, entry.name.text, "text"), "said already",
          secondary: [.init(context.value(Copy.key, earlier.text, "text"), "here")],
          helps: ["keep one of them, and let both rules name it; or say how they differ"]))
    }
  }

  /// The words alone: every form and variant, in small letters, without what stands between them. Values keep their braces.
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
