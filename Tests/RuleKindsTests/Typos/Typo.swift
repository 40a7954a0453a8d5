import RulesCompiler
import SourceText

/// A typo that a person might make at one place of the rules.
struct Typo: Sendable, CustomStringConvertible {
  enum Kind: String, Sendable, CaseIterable {
    case declaredName = "a name where it is declared"
    case usedName = "a name where it is used"
    case key = "a key"
    case choice = "an allowed value"
    case variable = "a variable of a sentence"
    case unit = "a unit"
    case fact = "a name in a condition"
    case function = "a function in a condition"
    case conditionValue = "a value in a condition"
    case missingColon = "YAML: a colon is missing"
    case missingQuote = "YAML: a quote is missing"
    case missingBracket = "YAML: a bracket is missing"
    case missingIndentation = "YAML: a line is not indented"
    case extraIndentation = "YAML: a line is indented too far"
    case missingBlank = "YAML: a blank is missing"
    case tab = "YAML: a tab instead of blanks"

    var isYAML: Bool { rawValue.hasPrefix("YAML") }
  }

  var kind: Kind
  /// The name of the file.
  var file: String
  /// The replaced bytes and the new ones.
  var range: Range<Int>
  var text: String
  var line: Int
  var before: String

  var description: String { "\(file):\(line): \(kind.rawValue): `\(before)` -> `\(text)`" }

  func apply(to input: RulesInput) -> RulesInput {
    var input = input
    for index in input.files.indices where input.files[index].name == file {
      input.files[index].bytes.replaceSubrange(range, with: Array(text.utf8))
    }
    return input
  }
}

/// The ways in which a finger misses a key.
enum Misstroke: CaseIterable {
  case swapped, dropped, doubled, neighbor

  private static let rows = ["1234567890-", "qwertyuiop", "asdfghjkl", "zxcvbnm,.", "_"].map { Array($0.utf8) }

  /// Returns a word with this change at a random letter; nil if it cannot be made.
  func apply(to word: String, _ random: inout Seeded) -> String? {
    var bytes = Array(word.utf8)
    let letters = bytes.indices.filter { Self.isLetter(bytes[$0]) }
    guard let index = letters.randomElement(using: &random) else { return nil }
    switch self {
    case .swapped:
      guard index + 1 < bytes.count, bytes[index] != bytes[index + 1] else { return nil }
      bytes.swapAt(index, index + 1)
    case .dropped:
      guard bytes.count > 1 else { return nil }
      bytes.remove(at: index)
    case .doubled: bytes.insert(bytes[index], at: index)
    case .neighbor:
      guard let other = Self.neighbors(of: bytes[index]).randomElement(using: &random) else { return nil }
      bytes[index] = other
    }
    let result = String(decoding: bytes, as: UTF8.self)
    return result == word ? nil : result
  }

  /// The letters next to, above, and below a letter.
  private static func neighbors(of byte: UInt8) -> [UInt8] {
    let isCapital = (0x41...0x5A).contains(byte)
    let small = isCapital ? byte | 0x20 : byte
    for (row, keys) in rows.enumerated() {
      guard let column = keys.firstIndex(of: small) else { continue }
      let places = [
        (row, column - 1), (row, column + 1), (row - 1, column), (row - 1, column + 1), (row + 1, column), (row + 1, column - 1),
      ]
      return places.filter { rows.indices.contains($0.0) && rows[$0.0].indices.contains($0.1) }.map { rows[$0.0][$0.1] }
        .filter(isSmall).map { isCapital ? $0 & 0xDF : $0 }
    }
    return []
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isSmall(byte | 0x20) }
}
