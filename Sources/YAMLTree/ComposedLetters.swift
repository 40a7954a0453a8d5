/// The letters that exist with their accent as one character, by what is the same written as two.
///
/// Characters are equal in Swift however their accents are written, so the table needs no data of its own. It is made when the first accent of
/// its own is met, which rule files do not have.
enum ComposedLetters {
  static let byCharacter: [Character: Unicode.Scalar] = {
    var table: [Character: Unicode.Scalar] = [:]
    // Latin, Greek, Cyrillic, and Latin and Greek with more than one accent.
    for range in [0x00C0...0x024F, 0x0370...0x04FF, 0x1E00...0x1FFF] as [ClosedRange<UInt32>] {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if table[Character(scalar)] == nil { table[Character(scalar)] = scalar }
      }
    }
    return table
  }()
}
