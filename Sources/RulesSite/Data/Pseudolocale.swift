/// Text that looks translated and can still be read, to find layouts that are too narrow and letters that a font lacks.
enum Pseudolocale {
  private static let accented: [Character: Character] = [
    "a": "à", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ḿ",
    "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
    "A": "À", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ḿ",
    "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]

  /// The text in brackets, with marks on its letters and a third longer, as a translation can be.
  static func text(_ plain: String) -> String {
    let padding = String(repeating: "·", count: max(1, plain.count / 3))
    return "[\(String(plain.map { accented[$0] ?? $0 })) \(padding)]"
  }

  /// The text in the order of a right-to-left language: right-to-left override until pop directional formatting.
  static func mirrored(_ plain: String) -> String { "\u{202E}\(plain)\u{202C}" }
}
