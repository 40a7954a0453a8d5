import RulesBundle

/// Rows as words, so that they can be invalid.
extension BundleWriter {
  mutating func number(of text: String) -> UInt32 {
    let known = self.text(text)
    return UInt32(known.number)
  }

  @discardableResult
  mutating func add(to section: BundleSection, _ words: [UInt32]) -> Int { add(words, to: section) }

  /// The range of the rows, as two words.
  mutating func addRange(to section: BundleSection, _ all: [[UInt32]]) -> [UInt32] {
    let first = UInt32(count(of: section))
    for words in all { add(to: section, words) }
    return [all.isEmpty ? 0 : first, UInt32(all.count)]
  }

  mutating func replace(_ row: Int, of section: BundleSection, _ words: [UInt32]) { replace(row, of: section, with: words) }

  static func words(_ number: Int64) -> [UInt32] { [UInt32(truncatingIfNeeded: number), UInt32(truncatingIfNeeded: number >> 32)] }
  static func words(_ value: Value) -> [UInt32] { ConstantBuilder(value).words }
  static func words(_ instruction: Instruction) -> [UInt32] { CodeBuilder(instruction).words }
}
