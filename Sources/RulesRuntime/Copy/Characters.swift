/// Finds where characters (extended grapheme clusters) begin in a text, scalar by scalar.
package struct Characters {
  private var last: UInt32 = 0

  package init() {}
  /// Whether the text so far ends with a pictograph, possibly followed by combining marks.
  private var isPicture = false
  private var isJoined = false
  /// The number of regional indicators at the end. Two form a flag.
  private var flagLetters = 0
  private var isEmpty = true

  /// Returns whether this scalar begins a character.
  package mutating func begins(_ scalar: UInt32) -> Bool {
    defer { take(scalar) }
    if isEmpty { return true }
    // A carriage return and a line feed form one character. Other controls are characters of their own.
    if last == 0x0D, scalar == 0x0A { return false }
    if Characters.isControl(last) || Characters.isControl(scalar) { return true }
    if scalar >= 0x80, CharacterTables.contains(CharacterTables.joinsBefore, scalar) { return false }
    if last >= 0x80, CharacterTables.contains(CharacterTables.joinsAfter, last) { return false }
    if isJoined, CharacterTables.contains(CharacterTables.pictures, scalar) { return false }
    if Characters.isFlagLetter(scalar), flagLetters % 2 == 1 { return false }
    return !Characters.isSyllable(last, scalar)
  }

  private mutating func take(_ scalar: UInt32) {
    isEmpty = false
    isJoined = scalar == 0x200D && isPicture
    isPicture = isPicture ? Characters.decorates(scalar) : false
    if CharacterTables.contains(CharacterTables.pictures, scalar) { isPicture = true }
    flagLetters = Characters.isFlagLetter(scalar) ? flagLetters + 1 : 0
    last = scalar
  }

  private static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB:
      true
    default: false
    }
  }

  /// Whether a scalar modifies a pictograph, so that a joiner after it still joins: a skin tone, a variation selector, or a combining mark.
  private static func decorates(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x20D0...0x20F0, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    default: false
    }
  }

  private static func isFlagLetter(_ scalar: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar) }

  /// Whether two scalars are parts of the same Korean syllable.
  private static func isSyllable(_ left: UInt32, _ right: UInt32) -> Bool {
    guard let left = Hangul(left), let right = Hangul(right) else { return false }
    switch (left, right) {
    case (.lead, .lead), (.lead, .vowel), (.lead, .open), (.lead, .closed): return true
    case (.open, .vowel), (.vowel, .vowel), (.open, .tail), (.vowel, .tail), (.closed, .tail), (.tail, .tail): return true
    default: return false
    }
  }

  private enum Hangul {
    case lead, vowel, tail, open, closed

    init?(_ scalar: UInt32) {
      switch scalar {
      case 0x1100...0x115F, 0xA960...0xA97C: self = .lead
      case 0x1160...0x11A7, 0xD7B0...0xD7C6: self = .vowel
      case 0x11A8...0x11FF, 0xD7CB...0xD7FB: self = .tail
      case 0xAC00...0xD7A3: self = (scalar - 0xAC00) % 28 == 0 ? .open : .closed
      default: return nil
      }
    }
  }
}
