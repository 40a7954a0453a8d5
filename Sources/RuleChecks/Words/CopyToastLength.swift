internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// What goes away by itself can be read before it does.
enum CopyToastLength {
  static let explanation = Explanation(
    "copy.toast-length", .warning, waivable: true,
    finds: "Words that may get longer than can be read on a surface where they stand: the title where there is one, else the text.",
    why: "Whoever reads slowly never learns what it said.",
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
        // A value that may have any length has been reported.
        guard length.unlimited.isEmpty, length.characters > most else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(text.copy.text)` may get \(length.characters) characters long, and `\(said.surface.text)` takes \(most)",
            at: context.places.span(form.path), "\(length.characters) characters with every value at its longest",
            secondary: [
              .init(said.place, "`\(said.rule)` says it"),
              .init(context.value(Surface.key, said.surface.text, "characters_at_most"), "said here"),
            ], helps: ["say it in fewer words, or put a short first sentence under `title:`"]))
      }
    }
  }

  /// Whether a title stands above a text.
  private static func isTitled(_ text: SpokenText, _ book: RuleBook) -> Bool {
    guard let copy = book.copy[text.copy] else { return true }
    if copy.title != nil { return true }
    guard text.field.first == "variants", text.field.count > 1, let index = Int(text.field[1]), index < copy.variants.count else {
      return false
    }
    return copy.variants[index].title != nil
  }
}
