internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports typos in English sentences.
enum CopyTypo {
  static let explanation = Explanation(
    "copy.typo", .warning, waivable: true,
    finds:
      "An English sentence with a word twice, a wrong article, words that never follow each other, or wrong blanks around punctuation.",
    why: "Users take a sentence with a typo less seriously, and translators copy it.",
    example: "text: \"Sign-in requires requires an network.\"",
    instead: "text: \"Sign-in requires a network.\"")

  static let check = Check(explanation) { context, diagnostics in
    for (text, form, path, words) in context.englishTexts {
      guard let typo = typo(form, words) else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(text.copy.text)` \(typo.message)",
          at: context.span(of: typo.range, in: path), helps: [typo.help]))
    }
  }

  private struct Typo {
    var range: Range<Int>
    var message: String
    var help: String
  }

  private static func typo(_ form: String, _ words: SentenceWords) -> Typo? {
    for (one, next) in zip(words.words, words.words.dropFirst()) where next.before == " " {
      let range = one.range.lowerBound..<next.range.upperBound
      if one.text == next.text, !EnglishWords.doubled.contains(one.text), !one.text.allSatisfy(\.isNumber) {
        return Typo(range: range, message: "has the word `\(one.text)` twice", help: "write it once")
      }
      if EnglishWords.wrongPairs.contains("\(one.text) \(next.text)") {
        return Typo(range: range, message: "contains `\(one.text) \(next.text)`", help: "correct the sentence")
      }
      // An abbreviation is spoken letter by letter, or as a word: `an SMS`, `a SWAT team`.
      if !isAbbreviation(form, next.range), let article = EnglishWords.otherArticle(than: one.text, before: next.text) {
        return Typo(
          range: range, message: "contains `\(one.text) \(next.text)`", help: "write `\(article) \(next.text)`")
      }
    }
    return punctuation(Array(form.utf8))
  }

  private static func isAbbreviation(_ form: String, _ range: Range<Int>) -> Bool {
    let letters = Array(form.utf8)[range]
    return letters.count > 1 && letters.dropFirst().contains { (0x41...0x5A).contains($0) }
  }

  private static func punctuation(_ bytes: [UInt8]) -> Typo? {
    var isInside = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") { isInside = true }
      if byte == UInt8(ascii: "}") { isInside = false }
      guard !isInside, index > 0 else { continue }
      let before = bytes[index - 1]
      if byte == UInt8(ascii: " "), before == byte {
        return Typo(range: index - 1..<index + 1, message: "has two blanks in a row", help: "write one blank")
      }
      if EnglishWords.punctuation.contains(byte), before == UInt8(ascii: " ") {
        return Typo(range: index - 1..<index + 1, message: "has a blank before punctuation", help: "remove the blank")
      }
      guard EnglishWords.punctuation.contains(before) else { continue }
      let isCapital = (0x41...0x5A).contains(byte), isSmall = (0x61...0x7A).contains(byte)
      let isAfterLetter = index > 2 && (0x61...0x7A).contains(bytes[index - 2]) && (0x61...0x7A).contains(bytes[index - 3])
      if isAfterLetter, isCapital || isSmall && before == UInt8(ascii: ",") {
        return Typo(range: index - 1..<index + 1, message: "has no blank after punctuation", help: "write a blank between the two")
      }
      if byte == before, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") && !isEllipsis(bytes, index) {
        return Typo(range: index - 1..<index + 1, message: "has punctuation twice", help: "write it once")
      }
    }
    return nil
  }

  private static func isEllipsis(_ bytes: [UInt8], _ index: Int) -> Bool {
    let dot = UInt8(ascii: ".")
    return index + 1 < bytes.count && bytes[index + 1] == dot || index > 1 && bytes[index - 2] == dot
  }
}
