internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports text that is too long for a surface that disappears by itself.
enum CopyToastLength {
  static let explanation = Explanation(
    "copy.toast-length", .warning, waivable: true,
    finds: "A title, or a text without a title, that can be longer than its surface allows.",
    why: "The surface disappears before slow readers reach the end.",
    example:
      "toast: {shown_for: 3s, characters_at_most: 40}   # \"That took too long. Try again. If it keeps happening, check your connection.\"",
    instead: "title: \"That took too long.\"\ntext: \"Try again. If it keeps happening, check your connection.\"")

  static let check = Check(explanation) { context, diagnostics in
    var surfaces: [Name<Copy>: SaidOn] = [:]
    for said in context.saidOn where context.book.surfaces[said.surface]?.mostCharacters != nil && surfaces[said.copy] == nil {
      surfaces[said.copy] = said
    }
    if surfaces.isEmpty { return }
    let longest = LongestText(context.book, context.typed)
    for text in context.spokenTexts {
      guard let said = surfaces[text.copy], let most = context.book.surfaces[said.surface]?.mostCharacters,
        text.field.last == "title" || !isTitled(text, context.book)
      else { continue }
      for form in text.forms {
        let length = longest.length(of: form.text, in: text.copy)
        // A value of unlimited length is already reported.
        guard length.unlimited.isEmpty, length.characters > most else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(text.copy.text)` can be \(length.characters) characters long, but `\(said.surface.text)` allows \(most)",
            at: context.places.span(form.path), "\(length.characters) characters if every value has its maximum length",
            secondary: [
              .init(said.place, "`\(said.rule)` uses it"),
              .init(context.value(Surface.key, said.surface.text, "characters_at_most"), "declared here"),
            ], helps: ["shorten it, or move a short first sentence to `title:`"]))
      }
    }
  }

  /// Whether the surface shows a title instead of a text.
  private static func isTitled(_ text: SpokenText, _ book: RuleBook) -> Bool {
    guard let copy = book.copy[text.copy] else { return true }
    if copy.title != nil { return true }
    guard text.field.first == "variants", text.field.count > 1, let index = Int(text.field[1]), index < copy.variants.count else {
      return false
    }
    return copy.variants[index].title != nil
  }
}
