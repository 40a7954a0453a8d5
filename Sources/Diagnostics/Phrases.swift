extension [String] {
  /// Returns the items as a phrase: `a`, `a and b`, `a, b, and c`.
  ///
  /// - Parameter conjunction: The word before the last item.
  package func phrase(_ conjunction: String = "and") -> String {
    guard let last, count > 2 else { return joined(separator: " \(conjunction) ") }
    return dropLast().joined(separator: ", ") + ", \(conjunction) " + last
  }

  /// Returns the first items and the number of the others as a phrase: `a, b, and 3 more`.
  ///
  /// - Parameters:
  ///   - most: The number of items that the phrase names.
  ///   - conjunction: The word before the last item.
  package func phrase(atMost most: Int, _ conjunction: String = "and") -> String {
    count > most ? (prefix(most) + ["\(count - most) more"]).phrase(conjunction) : phrase(conjunction)
  }

  /// Returns the items as a phrase, each in backticks.
  ///
  /// - Parameter conjunction: The word before the last item.
  package func quotedPhrase(_ conjunction: String = "and") -> String { map { "`\($0)`" }.phrase(conjunction) }
}

extension String {
  /// The plural of an English noun in lower case: `limits`, `capabilities`, `gates`, `passes`.
  package var pluralNoun: String {
    if hasSuffix("y"), let before = dropLast().last, !"aeiou".contains(before) { return dropLast() + "ies" }
    return hasSuffix("s") ? "\(self)es" : "\(self)s"
  }
}

extension Int {
  /// Returns the number and its noun: `1 word`, `2 words`.
  ///
  /// - Parameter noun: The noun in the singular.
  package func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun.pluralNoun)" }
}
