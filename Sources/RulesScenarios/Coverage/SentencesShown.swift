internal import RulesBundle

/// The sentences that answers of the bundle can contain: those of denials, notices, errors, and their buttons, of limits, ladder levels,
/// payloads, links, the sync queue, screens, and empty states, and those that tables answer with.
struct SentencesShown {
  private(set) var names: Set<String> = []
  private let bundle: RuleBundle

  init(_ bundle: RuleBundle) {
    self.bundle = bundle
    add(.reasons, ReasonRow.At.copy)
    add(.extraLines, ExtraLineRow.At.copy)
    add(.notices, NoticeRow.At.copy)
    add(.limitParts, LimitPartRow.At.copy)
    add(.payloadParts, PayloadPartRow.At.tellsSender)
    add(.payloadParts, PayloadPartRow.At.tellsRecipient)
    add(.router, LinkRouterRow.At.unknownSays)
    add(.router, LinkRouterRow.At.goneSays)
    add(.ladder, LadderRow.At.thing)
    add(.ladderSteps, LadderStepRow.At.says)
    add(.ladderParts, LadderPartRow.At.copy)
    add(.notifications, NotificationRow.At.says)
    add(.notifications, NotificationRow.At.expanded)
    add(.notificationBatches, NotificationBatchRow.At.says)
    add(.plannerSnoozes, PlannerSnoozeRow.At.says)
    add(.errors, ErrorRow.At.copy)
    add(.retries, RetryRow.At.otherwise)
    add(.routes, RouteRow.At.title)
    add(.emptyStates, EmptyStateRow.At.title)
    add(.emptyStates, EmptyStateRow.At.body)
    for status in [SyncRow.At.saved, SyncRow.At.saving, SyncRow.At.savedLocally, SyncRow.At.statusError] { add(.sync, status) }
    for row in 0..<bundle.count(.fieldRefusals) {
      add(copy: bundle.errors[bundle.fieldRefusals[row].error].copy)
    }
    for row in 0..<bundle.count(.emptyStates) { add(button: bundle.emptyStates[row].button) }
    for row in 0..<bundle.count(.screenButtons) { add(button: bundle.screenButtons[row].button) }
    for row in 0..<bundle.count(.gates) { add(button: bundle.gates[row].dismiss) }
    let offers: [(BundleSection, Int)] = [
      (.reasons, ReasonRow.At.buttons), (.notices, NoticeRow.At.buttons), (.ladderLevels, LadderLevelRow.At.buttons),
      (.errors, ErrorRow.At.buttons),
    ]
    for (section, column) in offers {
      for row in 0..<bundle.count(section) {
        for offer in bundle.range(section, row, column) { add(button: bundle.buttonRefs[offer].button) }
      }
    }
    let sentences = Set((0..<bundle.count(.copy)).map { bundle.text(bundle.copy[$0].name) })
    for row in 0..<bundle.count(.tableAnswers) {
      let answer = bundle.text(bundle.tableAnswers[row].answer)
      if sentences.contains(answer) { names.insert(answer) }
    }
  }

  private mutating func add(_ section: BundleSection, _ column: Int) {
    for row in 0..<bundle.count(section) { add(copy: bundle.optional(section, row, column)) }
  }

  private mutating func add(button: Int?) {
    guard let button else { return }
    add(copy: bundle.buttons[button].label)
  }

  private mutating func add(copy: Int?) {
    guard let copy else { return }
    names.insert(bundle.text(bundle.copy[copy].name))
  }
}
