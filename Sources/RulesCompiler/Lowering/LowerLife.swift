internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Providers, tasks, moments, and what becomes of what is stored at each.
  mutating func lowerLife() {
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
    for (name, type) in names.ordered(book.dataTypes) { lower(type, name) }
  }

  private mutating func lower(_ moment: Moment, _ name: String) {
    let question = moment.asks
    // A moment that asks nothing has the first answer, which nobody reads.
    let answer = question.flatMap { question in book.tables[question.table]?.answers.firstIndex(of: question.answer) } ?? 0
    let key = writer.text(name)
    let buttons = refs(question?.buttons ?? [], ButtonRefBuilder.init(button:))
    var steps: [MomentTaskBuilder] = []
    for (index, step) in moment.does.enumerated() {
      steps.append(MomentTaskBuilder(task: row(step.task), condition: program(allOf: step.conditions)))
      if !step.conditions.isEmpty { rules.append(RulePath(Moment.key, name, "does", "\(index)")) }
    }
    writer.add(
      MomentBuilder(
        name: key, asks: optional(question?.table), answer: answer, says: optional(question?.says), shownOn: optional(question?.shownOn),
        buttons: buttons, does: writer.addRange(steps), goesTo: optional(moment.goesTo), goesWhere: optional(moment.goesWhere),
        error: optional(moment.error)))
  }

  private mutating func lower(_ type: DataType, _ name: String) {
    var moments: [DataMomentBuilder] = []
    for clearing in type.clearedAt {
      moments.append(
        DataMomentBuilder(
          moment: row(clearing.moment), cloud: clearing.from.contains(.cloud), device: clearing.from.contains(.device),
          condition: program(allOf: clearing.conditions)))
    }
    for keeping in type.keptAt {
      moments.append(DataMomentBuilder(moment: row(keeping.moment), cloud: false, device: false, condition: nil))
    }
    let range = writer.addRange(moments)
    let cached: CacheKind =
      switch type.cached {
      case .always: .always
      case .recent: .recent
      case .pinned: .pinned
      case .onDemand: .onDemand
      case .never, nil: .never
      }
    writer.add(
      DataTypeBuilder(
        name: writer.text(name), livesIn: type.livesIn, cached: cached, window: optional(type.window), limit: optional(type.countedBy),
        at: range))
  }
}
