internal import Diagnostics
internal import RuleKinds

/// What stands in front of everything else has a title.
enum CopyTitleBody {
  static let explanation = Explanation(
    "copy.title-body", .error,
    finds: "Words without a title on a surface whose words have one.",
    why: "Nobody reads a whole screen before they know what it is about; and a screen reader says the title first.",
    example: "error.ERR-030: {text: \"Flow limit reached. Delete one to continue.\"}   # modal: {titled: true}",
    instead: "error.ERR-030: {title: \"Flow limit reached.\", text: \"Delete one to continue.\"}")

  static let check = Check(explanation) { context, diagnostics in
    // A notice is a line among others.
    for said in context.saidOn where said.kind != Notice.key && context.book.surfaces[said.surface]?.isTitled ?? false {
      guard let copy = context.book.copy[said.copy], copy.title == nil else { continue }
      let place = context.value(Copy.key, said.copy.text, "text")
      if diagnostics.have(explanation, at: place) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(said.copy.text)` has no title, and stands on `\(said.surface.text)`", at: place, "no `title` above it",
          secondary: [
            .init(said.place, "`\(said.rule)` says it"), .init(context.value(Surface.key, said.surface.text, "titled"), "said here"),
          ], helps: ["put the first sentence, what happened, under `title:`"]))
    }
  }
}
