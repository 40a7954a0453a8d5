internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports sentences that contain notes to their author.
enum PlaceholderInCopy {
  static let explanation = Explanation(
    "placeholder.in-copy", .error,
    finds: "A sentence with a note that stands for missing text: TBD, TBC, TODO, FIXME, PLACEHOLDER, or lorem ipsum.",
    why: "Users would read it.",
    example: "inbox.full: {where: Inbox, text: \"TBD\", source: CH18 §2}",
    instead: "inbox.full: {where: Inbox, text: \"Inbox full.\", undecided: PH-18-02, source: CH18 §2}")

  /// The notes are matched in upper case only, so that ordinary words are not reported.
  private static let notes: Set<String> = ["TBD", "TBC", "TODO", "FIXME", "PLACEHOLDER"]

  static let check = Check(explanation) { context, diagnostics in
    for spoken in context.spokenTexts where !context.isFaulty(Copy.key, spoken.copy.text) {
      for form in spoken.forms {
        guard let place = note(in: Array(form.text.utf8)) else { continue }
        let written = String(decoding: Array(form.text.utf8)[place], as: UTF8.self)
        diagnostics.append(
          Diagnostic(
            explanation, "`\(spoken.copy.text)` contains the note `\(written)`",
            at: context.span(of: place, in: form.path), "not written yet",
            helps: ["write the text for users, and name the open question with `undecided:` if the text is not final"]))
      }
    }
  }

  /// The first word that is a note, or `lorem` in any case. A word is a run of letters outside braces.
  private static func note(in text: [UInt8]) -> Range<Int>? {
    var isInside = false
    var start = 0
    while start < text.count {
      if text[start] == UInt8(ascii: "{") || text[start] == UInt8(ascii: "}") { isInside = text[start] == UInt8(ascii: "{") }
      let end = text[start...].firstIndex { !isLetter($0) } ?? text.count
      let word = String(decoding: text[start..<end], as: UTF8.self)
      if !isInside, notes.contains(word) || word.lowercased() == "lorem" { return start..<end }
      start = max(end, start + 1)
    }
    return nil
  }

  /// Whether a byte belongs to a letter of any script. Bytes that are not ASCII count as letters.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
  }
}
