internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers errors, retries, surfaces, toasts, and empty states.
  mutating func lowerErrors() {
    for (name, severity) in names.ordered(book.severities) {
      let tasks = refs(severity.does, SeverityTaskBuilder.init(task:))
      writer.add(
        SeverityBuilder(
          name: writer.text(name), blocks: severity.blocks, logged: severity.isLogged, incident: severity.hasIncident,
          opens: optional(severity.opens), does: tasks))
    }
    for (name, surface) in names.ordered(book.surfaces) {
      let dismissible = refs(surface.dismissibleFor, SeverityRefBuilder.init(severity:))
      writer.add(
        SurfaceBuilder(
          name: writer.text(name), shownFor: surface.shownFor ?? 0, dismissibleFor: dismissible, clearsOnEdit: surface.clearsOnEdit))
    }
    for (name, error) in names.ordered(book.errors) {
      let surfaces = refs(error.shownOn, SurfaceRefBuilder.init(surface:))
      let buttons = refs(error.buttons, ButtonRefBuilder.init(button:))
      writer.add(
        ErrorBuilder(
          name: writer.text(name), severity: row(error.severity), surfaces: surfaces, copy: row(error.says), buttons: buttons,
          retry: optional(error.retry), recognised: isRecognised(error), waitsWhile: program(allOf: error.waitsWhile),
          recordedBy: optional(error.recordedBy), opens: optional(error.opens)))
    }
    for (name, policy) in names.ordered(book.retries) {
      let waits = policy.backoff.map { backoff in
        RetryWaitBuilder(
          first: row(backoff.first), factor: row(backoff.factor), longest: row(backoff.longest), jitter: row(backoff.jitter))
      }
      let rows = writer.addRange(waits.map { [$0] } ?? [])
      let needs = program(allOf: policy.needs)
      writer.add(
        RetryBuilder(
          name: writer.text(name), rapid: optional(policy.rapid), waits: rows, needs: needs, otherwise: optional(policy.otherwise)))
    }
    let log = book.errorLog
    if log != .absent {
      writer.add(ErrorLogBuilder(shown: optional(log.shown), recovered: optional(log.recovered), incident: optional(log.incident)))
    }
    if let surface = book.toasts.surface, let atATime = book.toasts.atATime, let mergeWithin = book.toasts.mergeWithin {
      writer.add(ToastBuilder(surface: row(surface), atATime: row(atATime), mergeWithin: row(mergeWithin)))
    }
    lowerEmptyStates()
  }

  /// Whether the server recognizes a repeated request of this error because it deduplicates the operation by its id.
  private func isRecognised(_ error: ErrorRule) -> Bool {
    guard let policy = error.retry.flatMap({ book.retries[$0] }), policy.deduplicatedIsEnough else { return false }
    return error.sends.flatMap { book.operations[$0] }?.isDeduplicated == true
  }

  private mutating func lowerEmptyStates() {
    for (name, state) in names.ordered(book.emptyStates) {
      let turns = writer.addRange(
        state.unless.map { EmptyStateTurnBuilder(condition: condition(allOf: $0.conditions), opens: row($0.opens)) })
      writer.add(
        EmptyStateBuilder(
          name: writer.text(name), title: row(state.title), body: row(state.body), button: row(state.button), opens: row(state.opens),
          turns: turns))
    }
  }
}
