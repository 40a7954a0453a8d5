/// Validates moments: a question has a table, copy, and a surface, its answer is one of the answers of the table, and there is at most one
/// destination.
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
