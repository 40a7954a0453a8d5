/// A language of copy, identified by its BCP 47 tag: `de`, `de-AT`, `zh-Hant`.
package struct Language: Sendable, Equatable {
  /// The tag in its canonical spelling: `zh-Hant-TW`.
  package let tag: String
  package let plurals: PluralRules

  /// Creates a language from a tag. Returns nil for an invalid tag and for a language without known plural rules.
  package init?(_ text: String) {
    guard let tag = Language.canonical(text), let plurals = Language.plurals(of: tag) else { return nil }
    (self.tag, self.plurals) = (tag, plurals)
  }

  /// Returns a tag in the spelling that BCP 47 recommends: language, script, region, variants such as `1996`; nil for an invalid tag.
  static func canonical(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { $0.lowercased() }
    guard let first = parts.first, (2...3).contains(first.utf8.count), isLetters(first) else { return nil }
    var written = [first]
    // The next allowed part: 0 script, 1 region, 2 variants.
    var stage = 0
    for part in parts.dropFirst() {
      let length = part.utf8.count
      switch (stage, length) {
      case (0, 4) where isLetters(part):
        written.append(part.prefix(1).uppercased() + part.dropFirst())
        stage = 1
      case (0...1, 2) where isLetters(part), (0...1, 3) where isDigits(part):
        written.append(part.uppercased())
        stage = 2
      // Variants must start with a digit: `no-access` is a topic, not a variant of Norwegian.
      case (_, 4...8) where isLettersOrDigits(part) && isDigits(String(part.prefix(1))):
        written.append(part)
        stage = 2
      default: return nil
      }
    }
    return written.joined(separator: "-")
  }

  /// Returns the tag without its last part: `zh-Hant` for `zh-Hant-TW`; nil for a tag with only a language.
  package static func parent(of tag: String) -> String? { tag.lastIndex(of: "-").map { String(tag[..<$0]) } }

  /// Returns the plural rules of the language or of its nearest parent.
  private static func plurals(of tag: String) -> PluralRules? {
    var next: String? = tag
    while let tag = next {
      if let rules = table[tag] { return rules }
      next = parent(of: tag)
    }
    return nil
  }

  /// All languages with known plural rules.
  package static var known: [String] { table.keys.sorted() }

  private static let table: [String: PluralRules] = {
    let families: [(PluralRules, String)] = [
      (.none, "id ja km ko lo ms my th vi zh yue"),
      (
        .oneThing,
        "af az bg da de el en et eu fi gl hu ka kk ml mn mr nb ne nl nn no sq sv sw ta te tr ur uz"
      ),
      (.upToOne, "am bn fa gu hi hy kn pa si zu"), (.oneThingAndMillions, "ca es it pt-PT"), (.upToOneAndMillions, "fr pt"),
      (.lastDigitOne, "is mk"), (.southSlavic, "bs hr sr"), (.eastSlavic, "be ru uk"), (.polish, "pl"), (.westSlavic, "cs sk"),
      (.slovenian, "sl hsb dsb"), (.lithuanian, "lt"), (.latvian, "lv"), (.romanian, "ro"), (.arabic, "ar"), (.hebrew, "he"),
      (.maltese, "mt"), (.irish, "ga"), (.scottish, "gd"), (.welsh, "cy"), (.filipino, "fil tl"),
    ]
    var table: [String: PluralRules] = [:]
    for (rules, tags) in families { for tag in tags.split(separator: " ") { table[String(tag)] = rules } }
    return table
  }()

  private static func isLetters(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0) } }
  private static func isDigits(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  private static func isLettersOrDigits(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}
