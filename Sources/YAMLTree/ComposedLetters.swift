/// The precomposed characters for letters with accents, by their canonically equivalent sequences.
///
/// Characters in Swift compare by canonical equivalence, so the table needs no extra data. It is built when the first combining accent is
/// found, which valid rule files do not contain.
enum ComposedLetters {
  static let byCharacter: [Character: Unicode.Scalar] = {
    var table: [Character: Unicode.Scalar] = [:]
    // Latin, Greek, and Cyrillic letters, and Latin and Greek letters with several accents.
    for range in [0x00C0...0x024F, 0x0370...0x04FF, 0x1E00...0x1FFF] as [ClosedRange<UInt32>] {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if table[Character(scalar)] == nil { table[Character(scalar)] = scalar }
      }
    }
    return table
  }()
}
