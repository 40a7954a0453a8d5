/// A text that the user typed, in the form in which it is stored, with its properties. One pass over the text computes them.
struct UserInput {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The number of characters as users see them.
  private(set) var characters = 0
  private(set) var scalars = 0
  /// Whether nothing is visible.
  private(set) var isEmpty = true
  /// Whether a character is not allowed.
  private(set) var hasRefused = false

  /// - Parameter allows: Returns whether a scalar can occur in the text.
  init(_ text: String, trimmed: Bool, lowerCase: Bool, allows: (UInt32) -> Bool) {
    var walker = Characters()
    var (count, length, end, isRefused) = (0, 0, 0, false)
    for scalar in text.unicodeScalars {
      let isBlank = trimmed && BlankScalars.isBlank(scalar.value)
      // Trailing white space counts only if something follows it.
      if isBlank, end == 0 { continue }
      let value = lowerCase && (0x41...0x5A).contains(scalar.value) ? scalar.value + 0x20 : scalar.value
      for byte in UTF8.encode(Unicode.Scalar(value) ?? scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
      count += 1
      if walker.begins(value) { length += 1 }
      if !allows(value) { isRefused = true }
      guard !isBlank else { continue }
      (end, scalars, characters, hasRefused) = (bytes.count, count, length, isRefused)
      if !trimmed || !BlankScalars.isInvisible(value) { isEmpty = false }
    }
    bytes.removeLast(bytes.count - end)
  }
}

/// Scalars that are not visible.
package enum BlankScalars {
  /// White space, and scalars that are not visible. Both are removed from the ends of a text.
  package static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0xAD, 0x061C, 0x115F, 0x1160, 0x1680, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
      0x2800, 0x3000, 0x3164, 0xFEFF, 0xFFA0:
      true
    default: false
    }
  }

  /// Blank scalars, and scalars that only modify the character before them. A text of such scalars is empty.
  package static func isInvisible(_ scalar: UInt32) -> Bool {
    if isBlank(scalar) { return true }
    switch scalar {
    case 0x034F, 0x17B4, 0x17B5, 0x180B...0x180F, 0xFE00...0xFE0F, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      return true
    default: return false
    }
  }

  /// Control characters, line breaks in a field with one line, and Unicode noncharacters.
  static func isControl(_ scalar: UInt32, multiline: Bool) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: !multiline
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
    default: scalar & 0xFFFE == 0xFFFE
    }
  }
}
