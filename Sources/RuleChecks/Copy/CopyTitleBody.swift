internal import Diagnostics
internal import RuleKinds

/// Reports sentences without a title on surfaces that show titles.
enum CopyTitleBody {
  static let explanation = Explanation(
    "copy.title-body", .error,
    finds: "A sentence without a title on a surface that shows titles.",
    why: "Users look at the title to learn what a screen is about, and a screen reader reads it first.",
    example: "error.ERR-030: {text: \"Flow limit reached. Delete one to continue.\"}   # modal: {titled: true}",
    instead: "error.ERR-030: {title: \"Flow limit reached.\", text: \"Delete one to continue.\"}")

  static let check = Check(explanation) { context, diagnostics in
    // A notice is one line among others, so it needs no title.
    for said in context.saidOn where said.kind != Notice.key && context.book.surfaces[said.surface]?.isTitled ?? false {
      guard let copy = context.book.copy[said.copy], copy.title == nil else { continue }
      let place = context.value(Copy.key, said.copy.text, "text")
      if diagnostics.have(explanation, at: place) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(said.copy.text)` has no title, but `\(said.surface.text)` shows one", at: place, "no `title`",
          secondary: [.init(said.place, "`\(said.rule)` uses it")]
            + (said.way.map { [.init($0, "shown on `\(said.surface.text)` because of this")] } ?? [])
            + [.init(context.value(Surface.key, said.surface.text, "titled"), "declared here")],
          helps: ["move the first sentence, which states what happened, to `title:`"]))
    }
  }
}
