import Diagnostics
import SourceText
import Testing
import YAMLTree

/// Mistakes of every day: one message, at the place that was written wrong, and a fix that restores the original byte for byte.
@Suite struct EverydayTests {
  struct Typo: Sendable {
    let original: String
    let written: String
    let mark: String
    let message: String

    init(_ original: String, _ written: String, _ mark: String, _ message: String) {
      (self.original, self.written, self.mark, self.message) = (original, written, mark, message)
    }
  }

  static let restored: [Typo] = [
    // Blanks of word processors.
    Typo("a: b\n", "a:\u{A0}b\n", "\u{A0}", "a non-breaking space (U+00A0) is used where YAML requires a space"),
    Typo("c: 1\na: b\nd: 2\n", "c: 1\na:\u{A0}b\nd: 2\n", "\u{A0}", "a non-breaking space (U+00A0) is used where YAML requires a space"),
    Typo("a: {b: 1, c: 2}\n", "a: {b:\u{A0}1, c: 2}\n", "\u{A0}", "a non-breaking space (U+00A0) is used where YAML requires a space"),
    Typo("a: {b: 1, c: 2}\n", "a: {b: 1\u{2009}, c: 2}\n", "\u{2009}", "a special space (U+2009) is used where YAML requires a space"),
    Typo("a: b\n", "a: b\u{A0}\n", "\u{A0}", "a non-breaking space (U+00A0) is used where YAML requires a space"),
    Typo("a: b\n", "a: \u{A0}b\n", "\u{A0}", "a non-breaking space (U+00A0) is used where YAML requires a space"),
    Typo("a:\n  b: 1\n  c: 2\n", "a:\n\u{A0}\u{A0}b: 1\n  c: 2\n", "\u{A0}\u{A0}", "a non-breaking space (U+00A0) is used for indentation"),
    Typo("a:\n  b: 1\n  c: 2\n", "a:\n \u{A0}b: 1\n \u{A0}c: 2\n", "\u{A0}", "a non-breaking space (U+00A0) is used for indentation"),
    Typo("a:\n  b: 1\n", "a:\n\u{3000}b: 1\n", "\u{3000}", "a full-width space (U+3000) is used for indentation"),
    // Invisible characters.
    Typo("a: save\n", "a: sa\u{200B}ve\n", "\u{200B}", "a zero-width space (U+200B) is part of this text"),
    Typo("a: save\n", "\u{200B}a: save\n", "\u{200B}", "a zero-width space (U+200B) is used for indentation"),
    Typo("a: save\n", "a: sa\u{AD}ve\n", "\u{AD}", "a soft hyphen (U+00AD) is part of this text"),
    // Letters of another alphabet.
    Typo("save: 1\n", "s\u{430}ve: 1\n", "\u{430}", "`s\u{430}ve` mixes letters of two alphabets"),
    Typo("a: \"Create\"\n", "a: \"Cre\u{430}te\"\n", "\u{430}", "`Cre\u{430}te` mixes letters of two alphabets"),
    Typo("a: \"\u{421}охранить\"\n", "a: \"Cохранить\"\n", "C", "`Cохранить` mixes letters of two alphabets"),
    // Quotes.
    Typo("a: \"b c\"\nd: 1\n", "a: \"b c”\nd: 1\n", "”", "this text begins with `\"` and ends with `”`"),
    Typo("a: \"b c\"\nd: 1\n", "a: \"b c'\nd: 1\n", "'", "this text begins with `\"` and ends with `'`"),
    Typo("a: \"b c\"\nd: 1\n", "a: ''b c''\nd: 1\n", "''b c''", "text is quoted with `\"` or `'`, not with `''`"),
    Typo("a: \"b c\"\nd: 1\n", "a: `b c`\nd: 1\n", "`b c`", "text is quoted with `\"` or `'`, not with ```"),
    // Lists.
    Typo("a:\n  - {if: b, c: d}\n  - {if: e}\n", "a:\n  -{if: b, c: d}\n  - {if: e}\n", "-", "a space is missing after the dash"),
    Typo("a:\n  - {if: b}\n  - {if: e, c: d}\n", "a:\n  - {if: b}\n  -{if: e, c: d}\n", "-", "a space is missing after the dash"),
    Typo("a:\n  - b: 1\n  - c: 2\n", "a:\n  - b: 1\n  – c: 2\n", "–", "a list item begins with `-`, not with `–`"),
    Typo("a:\n  - {if: b, c: d}\n  - {if: e}\n", "a:\n  • {if: b, c: d}\n  - {if: e}\n", "•", "a list item begins with `-`, not with `•`"),
    // Brackets.
    Typo("a: {b: 1, c: 2}\nd: 3\n", "a: {b: 1, c: 2\nd: 3\n", "{", "this bracket is not closed"),
    Typo("a: {b: 1, c: 2}\nd: 3\n", "a: {b: 1, c: 2)\nd: 3\n", ")", "this bracket is closed with `)`"),
    Typo("a: {b: x, c: 2}\nd: 3\n", "a: {b: x; c: 2}\nd: 3\n", ";", "a comma separates the entries, not `;`"),
    Typo("a: {b: x, c: 2}\nd: 3\n", "a: {b: x\u{FF0C} c: 2}\nd: 3\n", "\u{FF0C}", "a comma separates the entries, not `\u{FF0C}`"),
    // Colons.
    Typo("c: 1\nunit: b\nd: 2\n", "c: 1\nunit\u{FF1A}b\nd: 2\n", "\u{FF1A}", "a colon separates a key from its value, not `\u{FF1A}`"),
    Typo("c: 1\nunit: b\nd: 2\n", "c: 1\nunit = b\nd: 2\n", " = ", "a colon separates a key from its value, not `=`"),
    Typo("c: 1\nunit: b\nd: 2\n", "c: 1\nunit b\nd: 2\n", "unit b", "a colon is missing after `unit`"),
    // Numbers and times.
    Typo("a: 40%\n", "a: %40\n", "%40", "the percent sign comes after the number"),
    Typo("a: \"19:00\"\n", "a: 19:00\n", "19:00", "YAML parsers disagree about the value of `19:00`"),
    // Tabs.
    Typo("a: b\n", "a:\tb\n", "\t", "a tab is used where YAML requires spaces"),
    Typo("a: b\n", "a: \tb\n", "\t", "a tab is used where YAML requires spaces"),
  ]

  @Test(arguments: restored) func isRestored(_ typo: Typo) {
    #expect(Parsed(typo.original).diagnostics.isEmpty, "\(typo.original)")
    let parsed = Parsed(typo.written)
    #expect(parsed.diagnostics.count == 1, "\(parsed.diagnostics.map(\.message))")
    guard let one = parsed.diagnostics.first else { return }
    #expect(parsed.source.text(one.primary.span.range) == typo.mark, "\(typo.written)")
    #expect(one.message == typo.message)
    #expect(one.fixes.contains { applied($0, to: typo.written) == typo.original }, "\(typo.written): \(one.fixes)")
  }

  @Test func aMergeConflictHasTwoFixes() {
    let yaml = "a:\n<<<<<<< HEAD\n  b: 1\n=======\n  b: 2\n>>>>>>> prices\n  c: 3\n"
    let parsed = Parsed(yaml)
    #expect(parsed.marks == ["yaml.merge-conflict: <<<<<<< HEAD"])
    let fixes = parsed.diagnostics.first?.fixes ?? []
    #expect(fixes.map(\.title) == ["keep only the lines of `HEAD`", "keep only the lines of `prices`"])
    #expect(fixes.map { applied($0, to: yaml) } == ["a:\n  b: 1\n  c: 3\n", "a:\n  b: 2\n  c: 3\n"])
    #expect(fixes.allSatisfy { $0.applicability == .maybeIncorrect })
  }

  @Test(arguments: [
    ("a: 1\n>>>>>>> prices\n", "yaml.merge-conflict: >>>>>>> prices", "a: 1\n"),
    ("a: 1\n=======\nb: 2\n", "yaml.merge-conflict: =======", "a: 1\nb: 2\n"),
    ("<<<<<<< HEAD\na: 1\n", "yaml.merge-conflict: <<<<<<< HEAD", "a: 1\n"),
    ("<<<<<<< HEAD\na: 1\n>>>>>>> x\n", "yaml.merge-conflict: <<<<<<< HEAD", "a: 1\n"),
    ("a: 1\n<<<<<<< HEAD\r\nb: 1\r\n>>>>>>> x\r\n", "yaml.merge-conflict: <<<<<<< HEAD", "a: 1\nb: 1\r\n"),
  ])
  func leftoverLines(_ yaml: String, _ mark: String, _ fixed: String) {
    let parsed = Parsed(yaml)
    #expect(parsed.tree == nil && parsed.marks == [mark])
    #expect(parsed.diagnostics.first?.fixes.map { applied($0, to: yaml) } == [fixed])
  }

  @Test func threeVersionsAreOneConflict() {
    let yaml = "<<<<<<< HEAD\na: 1\n||||||| base\na: 0\n=======\na: 2\n>>>>>>> x\n<<<<<<< HEAD\nb: 1\n=======\n>>>>>>> x\n"
    let parsed = Parsed(yaml)
    #expect(parsed.marks == ["yaml.merge-conflict: <<<<<<< HEAD", "yaml.merge-conflict: <<<<<<< HEAD"])
    #expect(parsed.diagnostics.first?.fixes.first.map { applied($0, to: yaml) }?.hasPrefix("a: 1\n<<<<<<<") == true)
  }

  /// What is written on purpose stays.
  @Test(arguments: [
    "a: \"10\u{A0}km\"\n", "a: Größe – Maß\n", "a: 10\u{A0}km weit\n", "a: \"Сохранить PDF-файл\"\n", "a: \"π und µ\"\n",
    "a: \"👩\u{200D}👧\"\n",
    "a: 👩\u{200D}👧 zu zweit\n", "# ======= x\na: 1\n", "a: |\n  =======\n  x\n", "a: \"<<<<<<< x\"\n", "a: me + b\n",
    "a: می\u{200C}خواهم\n",
    "a: \"“b”\"\n", "a: [b, c]  # d\n", "a: {\n  b: 1,\n  c: 2,\n}\n", "a: ¿Qué?\n", "a: \"SMSки\"\n",
  ])
  func accepted(_ yaml: String) { #expect(Parsed(yaml).marks == []) }

  private func applied(_ fix: Fix, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(edit.span.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
