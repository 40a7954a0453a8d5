internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports typos in English sentences.
enum CopyTypo {
  static let explanation = Explanation(
    "copy.typo", .warning, waivable: true,
    finds:
      "An English sentence with a word twice, a wrong article, words that never follow each other, punctuation twice, or wrong blanks around it.",
    why: "Users take a sentence with a typo less seriously, and translators copy it.",
    example: "text: \"Sign-in requires requires an network.\"",
    instead: "text: \"Sign-in requires a network.\"")

  static let check = Check(explanation) { context, diagnostics in
    let texts = context.englishTexts
    let vocabulary = Vocabulary(texts.map(\.words), context)
    for (text, form, path, words) in texts {
      guard let typo = typo(form, words) ?? vocabulary.exchanged(in: words) else { continue }
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

  /// The words of all sentences, with the number of times that each is used.
  private struct Vocabulary {
    private var counts: [String: Int] = [:]
    private let context: CheckContext

    init(_ sentences: [SentenceWords], _ context: CheckContext) {
      self.context = context
      for word in sentences.lazy.flatMap(\.words) { counts[word.text, default: 0] += 1 }
    }

    /// A word that is used once, and that is another word with two letters exchanged: `jsut`.
    func exchanged(in sentence: SentenceWords) -> Typo? {
      for word in sentence.words where counts[word.text] == 1 && word.text.utf8.count > 3 && !EnglishWords.exchanged.contains(word.text) {
        if EnglishWords.frequent.contains(word.text) { continue }
        let letters = Array(word.text.utf8)
        guard letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { continue }
        for index in letters.indices.dropFirst() where letters[index - 1] != letters[index] {
          var other = letters
          other.swapAt(index - 1, index)
          let meant = String(decoding: other, as: UTF8.self)
          guard isKnown(meant) else { continue }
          return Typo(range: word.range, message: "contains `\(word.text)`", help: "write `\(meant)`")
        }
      }
      return nil
    }

    /// Whether a word is certainly one: it is frequent, used more than once, or part of a name.
    private func isKnown(_ word: String) -> Bool {
      let count = counts[word] ?? 0
      if count > 1 || EnglishWords.frequent.contains(word) { return true }
      return count == 1
        && Self.named.contains { kind in context.declarations(of: kind).contains { FileWords.words(of: $0.name).contains(word) } }
    }

    /// The kinds whose names are English words.
    private static let named = [Condition.key, Fact.key, Reason.key, Moment.key]
  }

  private static func typo(_ form: String, _ words: SentenceWords) -> Typo? {
    for word in words.words {
      if let right = EnglishWords.misspelled[word.text] {
        return Typo(range: word.range, message: "contains `\(word.text)`", help: "write `\(right)`")
      }
    }
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
      let isDoubled = [",", "?", "!"].contains { byte == UInt8(ascii: $0) } || byte == UInt8(ascii: ".") && !isEllipsis(bytes, index)
      if byte == before, isDoubled {
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
