internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// Providers, tasks, moments, and what becomes of what is stored at each.
  mutating func lowerLife() {
    for (name, provider) in names.ordered(book.providers) {
      let position = UInt32(book.providers.names.firstIndex(of: name) ?? 0)
      let needs = [provider.address, provider.name].map { UInt32(ProviderNeed.allCases.firstIndex(of: $0) ?? 0) }
      let flags = [
        provider.hasPassword, provider.confirmsAddress, provider.keepsFirstAddress, provider.mayHideAddress, provider.identifiesByAddress,
      ].map { $0 ? UInt32(1) : 0 }
      writer.add(to: .providers, [writer.text(name), position, UInt32(names[Button.key, provider.button.text])] + needs + flags)
    }
    for name in names.sorted[AppTask.key] ?? [] { writer.add(to: .tasks, [writer.text(name)]) }
    for (name, moment) in names.ordered(book.moments) { lower(moment, name) }
    for (name, type) in names.ordered(book.dataTypes) { lower(type, name) }
  }

  private mutating func lower(_ moment: Moment, _ name: String) {
    let question = moment.asks
    let answer = question.flatMap { question in book.tables[question.table]?.answers.firstIndex(of: question.answer) } ?? 0
    var row = [writer.text(name), optional(question?.table), UInt32(answer), optional(question?.says), optional(question?.shownOn)]
    row += refs(question?.buttons ?? [], to: .buttonRefs)
    var steps: [[UInt32]] = []
    for (index, step) in moment.does.enumerated() {
      steps.append([UInt32(names[AppTask.key, step.task.text]), program(allOf: step.conditions)])
      if !step.conditions.isEmpty { rules.append(RulePath(Moment.key, name, "does", "\(index)")) }
    }
    row += writer.addRange(to: .momentTasks, steps)
    writer.add(to: .moments, row + [optional(moment.goesTo), optional(moment.goesWhere), optional(moment.error)])
  }

  private mutating func lower(_ type: DataType, _ name: String) {
    var moments: [[UInt32]] = []
    for clearing in type.clearedAt {
      let copies = Storage.allCases.map { clearing.from.contains($0) ? UInt32(1) : 0 }
      moments.append([UInt32(names[Moment.key, clearing.moment.text])] + copies + [program(allOf: clearing.conditions)])
    }
    for keeping in type.keptAt { moments.append([UInt32(names[Moment.key, keeping.moment.text]), 0, 0, Lowering.none]) }
    let range = writer.addRange(to: .dataMoments, moments)
    let cached: CacheKind =
      switch type.cached {
      case .always: .always
      case .recent: .recent
      case .pinned: .pinned
      case .onDemand: .onDemand
      case .never, nil: .never
      }
    let livesIn = UInt32(Storage.allCases.firstIndex(of: type.livesIn) ?? 0)
    writer.add(
      to: .dataTypes,
      [writer.text(name), livesIn, UInt32(cached.rawValue), optional(type.window), optional(type.countedBy)] + range)
  }
}
