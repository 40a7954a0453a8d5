internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// The words of a text, outside braces, with their places.
struct SentenceWords {
  struct Word {
    /// In lower case.
    var text: String
    /// The bytes of the word.
    var range: Range<Int>
    /// What is between this word and the one before it; nil for the first.
    var before: String?
  }

  let words: [Word]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var words: [Word] = []
    var (index, last, depth) = (0, 0, 0)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth = max(0, depth - 1) }
      guard depth == 0, SentenceWords.isLetter(index, bytes) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, SentenceWords.isLetter(index, bytes) || bytes[index] == UInt8(ascii: "'") { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
      let between = words.isEmpty ? nil : String(decoding: bytes[last..<start], as: UTF8.self)
      words.append(Word(text: word, range: start..<index, before: between))
      last = index
    }
    self.words = words
  }

  /// The first place of a phrase whose words are separated by blanks.
  func range(of phrase: String) -> Range<Int>? {
    let wanted = phrase.lowercased().split(separator: " ").map(String.init)
    guard !wanted.isEmpty, words.count >= wanted.count else { return nil }
    for start in 0...(words.count - wanted.count) {
      let part = words[start..<(start + wanted.count)]
      if part.map(\.text) == wanted, part.dropFirst().allSatisfy({ $0.before == " " }) {
        return words[start].range.lowerBound..<words[start + wanted.count - 1].range.upperBound
      }
    }
    return nil
  }

  /// Whether a byte belongs to a letter or a digit. All characters that are not ASCII count, except blanks, dashes and quotation marks.
  private static func isLetter(_ index: Int, _ bytes: [UInt8]) -> Bool {
    let byte = bytes[index]
    if byte < 0x80 { return (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }
    var first = index
    while first > 0, bytes[first] & 0xC0 == 0x80 { first -= 1 }
    return bytes[first] != 0xE2 && bytes[first] != 0xC2
  }
}

extension CheckContext {
  /// The place of a part of a text, or of the whole text if its bytes have no place of their own, as in a folded block.
  func span(of range: Range<Int>, in path: RulePath) -> Span { places.node(path)?.sourceSpan(of: range) ?? places.span(path) }

  /// The English texts of all copy, each form with its words.
  var englishTexts: [(text: SpokenText, form: String, path: RulePath, words: SentenceWords)] { englishTexts { _ in true } }

  /// The English texts of some copy, each form with its words.
  func englishTexts(of isMeant: (Name<Copy>) -> Bool) -> [(text: SpokenText, form: String, path: RulePath, words: SentenceWords)] {
    spokenTexts.filter {
      isMeant($0.copy) && EnglishWords.apply(to: $0.language, book.manifest.copyLanguage) && !isFaulty(Copy.key, $0.copy.text)
    }
    .flatMap { text in text.forms.map { (text, $0.text, $0.path, SentenceWords($0.text)) } }
  }
}
