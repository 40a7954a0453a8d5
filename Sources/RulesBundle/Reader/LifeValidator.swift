/// Holds the moments of a bundle to what answering them relies on: whoever is asked first is asked something, in words and buttons, and the
/// answer that leads there is one of the table's; and where people land is said once.
struct LifeValidator: SectionWords {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    for moment in 0..<rows(.moments) {
      let table = word(.moments, moment, Word.Moments.asks)
      let says = word(.moments, moment, Word.Moments.says)
      let surface = word(.moments, moment, Word.Moments.shownOn)
      guard isNone(table) == isNone(says), isNone(table) == isNone(surface) else { throw invalid(moment, Word.Moments.asks) }
      if !isNone(table) {
        let answers = range(.decisionTables, table, Word.DecisionTables.answers)
        guard word(.moments, moment, Word.Moments.answer) < answers.count else { throw invalid(moment, Word.Moments.answer) }
      }
      let (route, answerer) = (word(.moments, moment, Word.Moments.goesTo), word(.moments, moment, Word.Moments.goesWhere))
      guard isNone(route) || isNone(answerer) else { throw invalid(moment, Word.Moments.goesTo) }
    }
  }

  private func invalid(_ moment: Int, _ column: Int) -> BundleError { BundleError(.tableInvalid, at: place(.moments, moment, column)) }
}
