internal import RuleKinds
internal import RulesJSON

/// Stories about payloads: an object with every part and every field that either rule book knows, and one that neither knows.
enum PayloadStories {
  /// What is true of users who made the choice that a part asks for, and of the others. Together they are all users.
  static let choices = ["who chose it", "without a known choice"]

  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    books.pairs(Payload.key, \.payloads).map { pair in
      let subject = RulePath(Payload.key, pair.name)
      return (
        subject,
        {
          var types: [String] = []
          var fields: [String: [String]] = [:]
          for part in pair.new.parts + pair.old.parts {
            if !types.contains(part.type) { types.append(part.type) }
            guard case .travels(let names) = part.treatment else { continue }
            for name in names where fields[part.type]?.contains(name) != true { fields[part.type, default: []].append(name) }
          }
          let conditions = (old: pair.old.parts.flatMap(\.conditions), new: pair.new.parts.flatMap(\.conditions))
          // A condition can depend on the plan.
          let plans = conditions.old.isEmpty && conditions.new.isEmpty ? [nil] : books.plans.map(Optional.some)
          return types.flatMap { type -> [Story] in
            // Each known field, and some that no rule names, because a field that is not named stays.
            let names = (fields[type] ?? []) + ["id", "text", "title", "url", "path"].filter { fields[type]?.contains($0) != true }
            let item = JSON.object([
              .init("type", type), .init(key: "fields", value: .object(names.map { .init($0, "a") })),
            ])
            let ask = StoryStep.ask("payload", "payload", pair.name, with: [.init(key: "items", value: .array([item]))])
            return plans.flatMap { plan -> [Story] in
              var begin = Story(subject, plan: plan)
              let chosen = [books.facts(fulfilling: conditions.new, under: plan), books.facts(before: conditions.old, under: plan)]
                .compactMap { $0?.filter { $0.key != Ordinals.planFact } }.first { !$0.isEmpty }
              guard let chosen else { return [begin.adding(ask)] }
              var choosing = begin
              (choosing.note, begin.note) = (choices[0], choices[1])
              return [begin.adding(ask), choosing.adding(ask.knowing(chosen))]
            }
          }
        }
      )
    }
  }
}
