import Diagnostics

/// A word with letters of two alphabets, of which one looks like the other.
package struct MixedWord {
  /// The first letter that does not belong.
  let letter: Unicode.Scalar
  /// Its UTF-8 offset in the word.
  let offset: Int
  /// The alphabet of that letter.
  let alphabet: String
  /// The word in one alphabet.
  let plain: String
  /// Whether that alphabet is the Latin one.
  let isLatin: Bool

  /// Returns nil for a word in one alphabet, and for one in which the letters of neither alphabet all look like those of the other.
  init?(_ word: String) {
    let scalars = Array(word.unicodeScalars)
    let others = scalars.filter { !$0.isASCII }
    guard others.count < scalars.count, !others.isEmpty else { return nil }
    let canBeLatin = others.allSatisfy { LookAlike.latin($0) != nil }
    let latin = scalars.filter(\.isASCII)
    // A few Latin letters at most: in `SMS-ки` without the hyphen, they are meant.
    let canBeCyrillic =
      latin.count <= 2 && latin.count < others.count && latin.allSatisfy { LookAlike.cyrillic($0) != nil }
      && others.allSatisfy { $0.value >= 0x0400 }
    guard canBeLatin || canBeCyrillic else { return nil }
    isLatin = canBeLatin && (!canBeCyrillic || latin.count >= others.count)
    var offset = 0
    var found: (Unicode.Scalar, Int)?
    var plain = String.UnicodeScalarView()
    for scalar in scalars {
      let belongs = scalar.isASCII == isLatin
      if !belongs, found == nil { found = (scalar, offset) }
      plain.append(belongs ? scalar : (isLatin ? LookAlike.latin(scalar) : LookAlike.cyrillic(scalar)) ?? scalar)
      offset += scalar.utf8.count
    }
    guard let found else { return nil }
    (letter, self.offset, self.plain) = (found.0, found.1, String(plain))
    alphabet = isLatin ? (letter.value < 0x0400 ? "Greek" : "Cyrillic") : "Latin"
  }

  /// Whether a text contains such a word. Rule files contain it only with escape sequences.
  package static func isIn(_ text: String) -> Bool {
    guard text.utf8.contains(where: { (0xCD...0xD4).contains($0) }) else { return false }
    return text.unicodeScalars.split { !isLetter($0) }.contains { MixedWord(String($0)) != nil }
  }

  /// Whether a scalar is an ASCII letter, or one of the alphabets that have letters that look like those.
  package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x41...0x5A).contains(scalar.value & ~0x20) && scalar.isASCII || (0x370...0x52F).contains(scalar.value)
  }
}
