internal import RuleKinds
internal import RulesJSON

/// Stories about retries: each number of failures until the wait no longer grows, with the longest and the shortest random part.
enum RetryStories {
  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    books.pairs(RetryPolicy.key, \.retries).map { pair in
      let subject = RulePath(RetryPolicy.key, pair.name)
      return (
        subject,
        {
          let chosen = books.facts(fulfilling: pair.new.needs, under: nil) ?? []
          return (1...16).flatMap { failures in
            [Int64?.none, 0, 1000].flatMap { jitter -> [Story] in
              let with = [JSON.Member("failures", Int64(failures))] + (jitter.map { [JSON.Member("jitter", $0)] } ?? [])
              let ask = StoryStep.ask("retry", "retry", pair.name, with: with, label: failures == 1 ? "1 failure" : "\(failures) failures")
              return [Story(subject).adding(ask)] + (chosen.isEmpty ? [] : [Story(subject).adding(ask.knowing(chosen))])
            }
          }
        }
      )
    }
  }
}
