internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers sign-in providers, app tasks, and moments.
  mutating func lowerMoments() {
    for (name, provider) in names.ordered(book.providers) {
      guard let position = book.providers.names.firstIndex(of: name) else { continue }
      writer.add(
        ProviderBuilder(
          name: writer.text(name), position: position, button: row(provider.button), address: provider.address,
          personName: provider.name, password: provider.hasPassword, confirmsAddress: provider.confirmsAddress,
          keepsFirstAddress: provider.keepsFirstAddress, mayHideAddress: provider.mayHideAddress,
          identifiesByAddress: provider.identifiesByAddress))
    }
    for name in names.sorted[AppTask.key] ?? [] { writer.add(TaskBuilder(name: writer.text(name))) }
    for (name, moment) in names.ordered(book.moments) { lower(moment, name) }
  }

  private mutating func lower(_ moment: Moment, _ name: String) {
    let question = moment.asks
    // A moment without a question has the first answer, which is never used.
    let answer = question.flatMap { question in book.tables[question.table]?.answers.firstIndex(of: question.answer) } ?? 0
    let key = writer.text(name)
    let buttons = refs(question?.buttons ?? [], ButtonRefBuilder.init(button:))
    var steps: [MomentTaskBuilder] = []
    for (index, step) in moment.does.enumerated() {
      steps.append(MomentTaskBuilder(task: row(step.task), condition: program(allOf: step.conditions)))
      if !step.conditions.isEmpty { rules.append(RulePath(Moment.key, name, "does", "\(index)")) }
    }
    let emits = items(moment.emits, EmittedEventBuilder.init(condition:event:))
    let errors = items(moment.errors, MomentErrorBuilder.init(condition:error:))
    writer.add(
      MomentBuilder(
        name: key, asks: optional(question?.table), answer: answer, says: optional(question?.says), shownOn: optional(question?.shownOn),
        buttons: buttons, does: writer.addRange(steps), goesTo: optional(moment.goesTo), goesWhere: optional(moment.goesWhere),
        error: errors, emits: emits))
  }
}
