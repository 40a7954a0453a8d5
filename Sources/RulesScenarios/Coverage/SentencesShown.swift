internal import RulesBundle

/// The sentences that the bundle's answers can have in them: of refusals, notices and errors, of the buttons that these offer, of limits,
/// levels, payloads, links, the sync queue and empty screens, and those that tables answer with.
struct SentencesShown {
  private(set) var names: Set<String> = []
  private let bundle: Bundle

  init(_ bundle: Bundle) {
    self.bundle = bundle
    add(.reasons, Word.Reasons.copy)
    add(.extraLines, Word.ExtraLines.copy)
    add(.notices, Word.Notices.copy)
    add(.limitParts, Word.LimitParts.copy)
    add(.payloadParts, Word.PayloadParts.tellsSender)
    add(.payloadParts, Word.PayloadParts.tellsRecipient)
    add(.router, Word.Router.unknownSays)
    add(.router, Word.Router.goneSays)
    add(.ladder, Word.Ladder.thing)
    add(.ladderSteps, Word.LadderSteps.says)
    add(.ladderParts, Word.LadderParts.copy)
    add(.notifications, Word.Notifications.says)
    add(.notifications, Word.Notifications.expanded)
    add(.notificationBatches, Word.NotificationBatches.says)
    add(.errors, Word.Errors.copy)
    add(.retries, Word.Retries.otherwise)
    add(.emptyStates, Word.EmptyStates.title)
    add(.emptyStates, Word.EmptyStates.body)
    for status in [Word.Sync.saved, Word.Sync.saving, Word.Sync.savedLocally, Word.Sync.statusError] { add(.sync, status) }
    for row in 0..<bundle.count(.fieldRefusals) {
      add(copy: bundle.word(.errors, bundle.word(.fieldRefusals, row, Word.FieldRefusals.error), Word.Errors.copy))
    }
    for row in 0..<bundle.count(.emptyStates) { add(button: bundle.word(.emptyStates, row, Word.EmptyStates.button)) }
    for row in 0..<bundle.count(.gates) { add(button: bundle.optional(.gates, row, Word.Gates.dismiss)) }
    let offers: [(Section, Int)] = [
      (.reasons, Word.Reasons.buttons), (.notices, Word.Notices.buttons), (.ladderLevels, Word.LadderLevels.buttons),
      (.errors, Word.Errors.buttons),
    ]
    for (section, column) in offers {
      for row in 0..<bundle.count(section) {
        for offer in bundle.range(section, row, column) { add(button: bundle.word(.buttonRefs, offer, Word.ButtonRefs.button)) }
      }
    }
    let sentences = Set((0..<bundle.count(.copy)).map { bundle.text(.copy, $0, Word.Copy.name) })
    for row in 0..<bundle.count(.tableAnswers) {
      let answer = bundle.text(.tableAnswers, row, 0)
      if sentences.contains(answer) { names.insert(answer) }
    }
  }

  private mutating func add(_ section: Section, _ column: Int) {
    for row in 0..<bundle.count(section) { add(copy: bundle.optional(section, row, column)) }
  }

  private mutating func add(button: Int?) {
    guard let button else { return }
    add(copy: bundle.word(.buttons, button, Word.Buttons.label))
  }

  private mutating func add(copy: Int?) {
    guard let copy else { return }
    names.insert(bundle.text(.copy, copy, Word.Copy.name))
  }
}
