/// A text normalized for search: lowercase, without accents, with plain quotes and dashes and single spaces.
struct FoldedText {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The position in the original text of each folded scalar.
  private(set) var origins: [Int] = []
  let text: [Unicode.Scalar]

  init(_ text: String) {
    self.text = Array(text.unicodeScalars)
    for (position, scalar) in self.text.enumerated() {
      for folded in FoldedText.fold(scalar) {
        if folded == " ", scalars.last == " " { continue }
        scalars.append(folded)
        origins.append(position)
      }
    }
  }

  /// The folded text without leading and trailing spaces.
  var trimmed: [Unicode.Scalar] {
    var trimmed = scalars[...]
    while trimmed.first == " " { trimmed.removeFirst() }
    while trimmed.last == " " { trimmed.removeLast() }
    return Array(trimmed)
  }

  /// The runs of letters and digits.
  var words: [String] {
    scalars.split { !FoldedText.isWord($0) }.map { String(String.UnicodeScalarView($0)) }
  }

  struct Match: Equatable {
    /// The range in the original text.
    var range: Range<Int>
    var isWhole: Bool
    var beginsWord: Bool
  }

  /// The best match of a folded text in this one: at the beginning of a word, otherwise anywhere.
  func match(_ wanted: [Unicode.Scalar]) -> Match? {
    guard !wanted.isEmpty, wanted.count <= scalars.count else { return nil }
    var best: Match?
    for start in 0...(scalars.count - wanted.count) where scalars[start] == wanted[0] {
      guard scalars[start..<(start + wanted.count)].elementsEqual(wanted) else { continue }
      let beginsWord = start == 0 || !FoldedText.isWord(scalars[start - 1])
      if best != nil, !beginsWord { continue }
      let range = origins[start]..<(origins[start + wanted.count - 1] + 1)
      best = Match(range: range, isWhole: wanted.count == trimmed.count, beginsWord: beginsWord)
      if beginsWord { break }
    }
    return best
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || scalar.properties.numericType != nil }

  private static func fold(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "\u{2018}", "\u{2019}", "\u{201A}", "\u{2032}", "`": return ["'"]
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{00AB}", "\u{00BB}": return ["\""]
    case "\u{2010}"..."\u{2015}", "\u{2212}": return ["-"]
    case "\u{2026}": return [".", ".", "."]
    default: break
    }
    let properties = scalar.properties
    if properties.isWhitespace { return [" "] }
    switch properties.generalCategory {
    case .nonspacingMark, .format: return []
    default: break
    }
    if scalar.isASCII { return Array(properties.lowercaseMapping.unicodeScalars) }
    // `LATIN SMALL LETTER E WITH ACUTE`: take the letter without its accent.
    if let words = properties.name?.split(separator: " "), words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
      words[3].unicodeScalars.count == 1, let letter = words[3].unicodeScalars.first
    {
      return Array(letter.properties.lowercaseMapping.unicodeScalars)
    }
    return Array(properties.lowercaseMapping.unicodeScalars)
  }
}
