/// Holds the moments of a bundle to what answering them relies on: a question that comes first asks something, in words and buttons, and the
/// answer that leads there is one of the table's; and where people land is said once.
struct MomentValidator: ColumnReading {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    for moment in 0..<rows(.moments) {
      let table = bundle.moments[moment].asks
      let says = bundle.moments[moment].says
      let surface = bundle.moments[moment].shownOn
      guard (table == nil) == (says == nil), (table == nil) == (surface == nil) else { throw invalid(moment, MomentRow.At.asks) }
      if let table {
        let answers = bundle.decisionTables[table].answers
        guard bundle.moments[moment].answer < answers.count else { throw invalid(moment, MomentRow.At.answer) }
      }
      let (route, answerer) = (bundle.moments[moment].goesTo, bundle.moments[moment].goesWhere)
      guard route == nil || answerer == nil else { throw invalid(moment, MomentRow.At.goesTo) }
    }
  }

  private func invalid(_ moment: Int, _ column: Int) -> BundleError { BundleError(.tableInvalid, at: place(.moments, moment, column)) }
}
