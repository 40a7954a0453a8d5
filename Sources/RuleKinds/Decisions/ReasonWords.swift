/// The copy, the buttons, and the surfaces of a reason: its own, or else those of its gate, or else those of its error.
package struct ReasonWords: Sendable {
  package let copy: Name<Copy>?
  package let buttons: [Name<Button>]
  package let surfaces: [Name<Surface>]

  package static func of(_ reason: Reason, _ book: RuleBook) -> ReasonWords {
    let gate = reason.gate.flatMap { book.gates[$0] }
    let error = reason.error.flatMap { book.errors[$0] }
    let buttons = reason.buttons ?? [gate?.buttons ?? [], error?.buttons ?? []].first { !$0.isEmpty } ?? []
    let surfaces = [reason.shownOn, gate?.shownOn ?? [], error?.shownOn ?? []].first { !$0.isEmpty } ?? []
    return ReasonWords(copy: reason.says ?? gate?.says ?? error?.says, buttons: buttons, surfaces: surfaces)
  }
}
