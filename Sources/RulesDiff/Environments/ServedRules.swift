internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText

/// The rules as apps in an environment have them: with the values that a server sets in place of the shipped ones.
struct ServedRules {
  let input: RulesInput
  let compilation: Compilation

  /// The files with the values that are published in an environment on a day. Nil if there are none.
  func files(in environment: String, on today: CalendarDate) -> RulesInput? {
    guard let rules = compilation.rules, let cells = rules.book.environments[environment]?.cells(on: today), !cells.isEmpty else {
      return nil
    }
    var changed = input
    let edits = cells.compactMap { cell -> (file: Int, range: Range<Int>, text: String)? in
      guard let span = rules.places.exact(rules.places.path(cell.column.text)) else { return nil }
      let path = compilation.sources[span.file].path
      return input.files.firstIndex { $0.path == path }.map { ($0, span.range, cell.value.to) }
    }
    // From the end of each file, so that earlier offsets stay valid.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      changed.files[edit.file].bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return changed
  }
}
