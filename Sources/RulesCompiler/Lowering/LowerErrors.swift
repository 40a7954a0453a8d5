internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// Errors and what is done about them; where they appear; toasts and empty states.
  mutating func lowerErrors() {
    for (name, severity) in names.ordered(book.severities) {
      writer.add(
        to: .severities,
        [writer.text(name), severity.blocks ? 1 : 0, severity.isLogged ? 1 : 0, severity.hasIncident ? 1 : 0])
    }
    for (name, surface) in names.ordered(book.surfaces) {
      let dismissible = refs(surface.dismissibleFor, to: .severityRefs)
      writer.add(to: .surfaces, [writer.text(name)] + BundleWriter.words(surface.shownFor ?? 0) + dismissible)
    }
    for (name, error) in names.ordered(book.errors) {
      let surfaces = refs(error.shownOn, to: .surfaceRefs)
      let buttons = refs(error.buttons, to: .buttonRefs)
      writer.add(
        to: .errors,
        [writer.text(name), UInt32(names[Severity.key, error.severity.text])] + surfaces + [UInt32(names[Copy.key, error.says.text])]
          + buttons + [optional(error.retry), isRecognised(error) ? 1 : 0, program(allOf: error.waitsWhile), optional(error.recordedBy)])
    }
    for (name, policy) in names.ordered(book.retries) {
      let waits = policy.backoff.map { backoff in
        [backoff.first, backoff.factor, backoff.longest, backoff.jitter].map { UInt32(names[Setting.key, $0.text]) }
      }
      let rows = writer.addRange(to: .retryWaits, waits.map { [$0] } ?? [])
      let needs = program(allOf: policy.needs)
      writer.add(to: .retries, [writer.text(name), setting(policy.rapid)] + rows + [needs, optional(policy.otherwise)])
    }
    let log = book.errorLog
    if log != .absent {
      let incident = log.incident.map { UInt32(names[Fact.key, $0.text]) } ?? Lowering.none
      writer.add(to: .errorLog, [optional(log.shown), optional(log.recovered), incident])
    }
    if let surface = book.toasts.surface, let atATime = book.toasts.atATime, let mergeWithin = book.toasts.mergeWithin {
      writer.add(to: .toasts, [UInt32(names[Surface.key, surface.text]), setting(atATime), setting(mergeWithin)])
    }
    lowerEmptyStates()
  }

  /// Whether the server knows the request of this error again without being asked: it is an operation that it deduplicates by its id.
  private func isRecognised(_ error: ErrorRule) -> Bool {
    guard let policy = error.retry.flatMap({ book.retries[$0] }), policy.deduplicatedIsEnough else { return false }
    return error.sends.flatMap { book.operations[$0] }?.isDeduplicated == true
  }

  private func setting(_ name: Name<Setting>?) -> UInt32 { name.map { UInt32(names[Setting.key, $0.text]) } ?? Lowering.none }

  private mutating func lowerEmptyStates() {
    for (name, state) in names.ordered(book.emptyStates) {
      let turns = writer.addRange(
        to: .emptyStateTurns, state.unless.map { [program(allOf: $0.conditions), UInt32(names[Route.key, $0.opens.text])] })
      writer.add(
        to: .emptyStates,
        [
          writer.text(name), UInt32(names[Copy.key, state.title.text]), UInt32(names[Copy.key, state.body.text]),
          UInt32(names[Button.key, state.button.text]),
          UInt32(names[Route.key, state.opens.text]),
        ] + turns)
    }
  }
}
