package import RulesBundle

/// Words of English that checks of copy know.
package enum EnglishWords {
  /// Whether a text is English: in the product's own language if `language` is nil.
  package static func apply(to language: String?, _ copyLanguage: String) -> Bool {
    let tag = language ?? copyLanguage
    return tag == "en" || tag.hasPrefix("en-")
  }

  /// The words that name a period of the calendar.
  package static let periods: [(period: PeriodKind, words: [String])] = [
    (.hour, ["hourly"]), (.day, ["day", "daily", "today", "tomorrow"]), (.week, ["week", "weekly"]), (.month, ["month", "monthly"]),
    (.quarter, ["quarter", "quarterly"]), (.year, ["year", "yearly", "annually"]),
  ]

  /// What stands before a number that is a maximum.
  package static let upperBounds = ["at most", "up to", "no more than", "maximum of", "not more than"]
  /// What stands before a number that is a minimum.
  package static let lowerBounds = ["at least", "no fewer than", "minimum of", "no less than", "not fewer than"]

  /// Pairs of words that never follow each other in a sentence.
  package static let wrongPairs: Set<String> = [
    "you is", "you was", "you has", "we is", "we was", "we has", "they is", "they was", "they has", "this are", "these is", "those is",
    "it are", "i is", "your are", "a the", "the a", "an the", "to to", "a an", "an a",
  ]
}
