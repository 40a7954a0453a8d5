internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports errors that state what failed but not what to do next.
enum ErrorNextStep {
  static let explanation = Explanation(
    "error.next-step", .warning, waivable: true,
    finds:
      "An error of a severity that is logged, without a button or a retry rule, whose only sentence on the screen states what happened.",
    why: "The user knows that something failed, but not what to do.",
    example: "ERR-060: {severity: S2, shown_on: toast}   # a toast shows only the title: \"Couldn't create link.\"",
    instead: "ERR-060: {severity: S2, shown_on: toast, buttons: retry, retry: create}")

  static let check = Check(explanation, seesOthers: true, isAboutConsequences: true) { context, diagnostics in
    guard context.broken.isDisjoint(with: [Reason.key, Gate.key, Surface.key]) else { return }
    for entry in context.book.errors.entries where entry.value.buttons.isEmpty && entry.value.retry == nil {
      let name = entry.name.text
      // Other checks report errors that block, or whose surface does not support their severity or needs a button.
      guard let severity = context.book.severities[entry.value.severity], severity.isLogged, !severity.blocks,
        !context.isFaulty(ErrorRule.key, name), let copy = context.book.copy[entry.value.says],
        !context.isFaulty(Copy.key, entry.value.says.text)
      else { continue }
      // The mistake may be in the severity.
      let place = context.places.span(RulePath(Severity.key, entry.value.severity.text))
      if diagnostics.contains(where: { $0.severity == .error && place.contains($0.primary.span) }) { continue }
      let surfaces = entry.value.shownOn.compactMap { context.book.surfaces[$0] }
      if surfaces.contains(where: { $0.clearsOnEdit || $0.fewestButtons ?? 0 > 0 || !$0.severities.contains(entry.value.severity) }) {
        continue
      }
      let reasons = context.book.reasons.entries.filter { $0.value.error == entry.name }
      if reasons.contains(where: { !ReasonWords.of($0.value, context.book).buttons.isEmpty }) { continue }
      let said = surfaces.map { sentences(of: copy, on: $0) }.max() ?? 0
      if said > 1 { continue }
      let silent = copy.title == nil ? nil : entry.value.shownOn.first { context.book.surfaces[$0]?.mostCharacters != nil }
      let text = RulePath(Copy.key, entry.value.says.text, "text")
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` states what failed but not what to do next", at: context.key(ErrorRule.key, name), "no next step",
          secondary: [
            .init(context.value(Copy.key, entry.value.says.text, copy.title == nil ? "text" : "title"), "the only text that is shown")
          ]
            + (silent == nil ? [] : [.init(context.places.span(text), "never shown")]),
          notes: silent.map { ["`\($0.text)` shows only the title, so the text is never shown"] } ?? [],
          helps: ["add `buttons:`, add `retry:` if trying again can help, or use a surface that has room for a second sentence"]))
    }
  }

  private static func sentences(of copy: Copy, on surface: Surface) -> Int {
    guard let title = copy.title else { return Sentence.count(in: copy.text.words) }
    return surface.mostCharacters == nil ? Sentence.count(in: title.words) + Sentence.count(in: copy.text.words) : 1
  }
}

/// Counts the sentences in a text by their punctuation.
enum Sentence {
  /// Returns the number of sentences. The last sentence counts even if it has no period.
  static func count(in text: String) -> Int {
    let bytes = Array(text.utf8)
    let ends = bytes.indices.filter { index in
      [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[index]) && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: " ")
    }
    return ends.count + 1
  }
}
