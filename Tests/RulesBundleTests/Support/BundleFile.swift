import RulesBundle

/// The bytes of a bundle with the location of its sections, so that a test can change a single word.
struct BundleFile {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func word(at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
  }

  mutating func set(_ word: UInt32, at offset: Int) {
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: word >> UInt32(8 * index)) }
  }

  /// The location of a section's entry in the directory.
  static func entry(_ section: BundleSection) -> Int {
    BundleSchema.headerSize + (BundleSection.allCases.firstIndex(of: section) ?? 0) * BundleSchema.sectionEntrySize
  }

  func offset(of section: BundleSection) -> Int { Int(word(at: BundleFile.entry(section) + 4)) }
  func rows(of section: BundleSection) -> Int { Int(word(at: BundleFile.entry(section) + 8)) }

  /// The location of a word of a row.
  func place(_ section: BundleSection, _ row: Int, _ column: Int) -> Int {
    let stride = BundleSchema.schema(of: section)?.stride ?? 1
    precondition(row < rows(of: section) && column < stride, "word \(column) of row \(row) of section \(section) does not exist")
    return offset(of: section) + (row * stride + column) * 4
  }

  /// What a reader reports about these bytes: nothing if it accepts them.
  var refusal: BundleError? {
    do {
      _ = try RuleBundle(bytes)
      return nil
    } catch {
      return error
    }
  }
}
