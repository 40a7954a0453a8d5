internal import RuleKinds
internal import Schema
internal import SourceText

/// A sentence on a surface, with the location of the rule's key that uses it.
struct SaidOn {
  var copy: Name<Copy>
  var surface: Name<Surface>
  /// The kind of the rule that uses the sentence.
  var kind: String
  /// The rule that uses the sentence.
  var rule: String
  var place: Span
  /// The location of the rule's key that leads to the surface.
  var way: Span?
}

extension CheckContext {
  /// The sentences of errors, reasons, notices, and levels of the warning ladder, with their surfaces. Surfaces that do not support the
  /// severity or the level are left out, because other checks report them.
  var saidOn: [SaidOn] {
    var all: [SaidOn] = []
    func add(_ copy: Name<Copy>?, _ surfaces: [Name<Surface>], _ rule: String, _ path: RulePath, by way: RulePath? = nil) {
      guard let copy, !isFaulty(Copy.key, copy.text) else { return }
      all += surfaces.map {
        SaidOn(copy: copy, surface: $0, kind: path.parts[0], rule: rule, place: places.span(path), way: way.map(places.span))
      }
    }
    for entry in book.errors.entries {
      let surfaces = entry.value.shownOn.filter { book.surfaces[$0]?.severities.contains(entry.value.severity) ?? false }
      add(entry.value.says, surfaces, entry.name.text, RulePath(ErrorRule.key, entry.name.text, "says"))
    }
    for entry in book.reasons.entries where entry.value.gate != nil {
      let words = ReasonWords.of(entry.value, book)
      let reason = RulePath(Reason.key, entry.name.text)
      add(words.copy, words.surfaces, entry.name.text, reason.appending("says"), by: reason.appending("gate"))
    }
    for entry in book.notices.entries {
      add(entry.value.says, [entry.value.shownOn], entry.name.text, RulePath(Notice.key, entry.name.text, "says"))
    }
    for entry in book.ladder.entries {
      for cell in entry.value.levels.cells {
        let surfaces = cell.value.shownOn.isEmpty ? book.ladderLevels[cell.column]?.shownOn ?? [] : cell.value.shownOn
        let carried = surfaces.filter { book.surfaces[$0]?.levels.contains(cell.column) ?? false }
        add(cell.value.says, carried, entry.name.text, RulePath(LadderVector.key, entry.name.text, "levels", cell.column.text, "says"))
      }
    }
    return all
  }
}
