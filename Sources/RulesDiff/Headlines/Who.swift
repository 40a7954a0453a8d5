internal import RuleKinds

/// The users that a difference reaches, by their plans and by what else is true of them.
struct Who: Equatable {
  /// The plans, without those that follow another plan of the list. Empty for all users.
  let plans: [String]
  let notes: [String]

  /// - Parameter notes: What else is true of all of these users: `who never chose`.
  init(_ plans: [String], in book: RuleBook, notes: [String] = []) {
    let all = book.plans.states.names
    self.notes = notes
    if plans.isEmpty || Set(all).isSubset(of: plans) {
      self.plans = []
      return
    }
    func column(_ plan: String) -> String { book.plans.column(of: Name(plan)).text }
    self.plans = all.filter { plan in
      guard plans.contains(plan) else { return false }
      let leader = column(plan)
      let family = all.filter { column($0) == leader }
      return plan == leader || !family.allSatisfy(plans.contains)
    }
  }

  /// The plans, without what else is true of the users: `free and pro`.
  var names: String { plans.isEmpty ? "all users" : DiffWords.all(plans) }

  /// As in a sentence: `free and pro, who never chose`.
  var text: String { plans.isEmpty ? ([names] + notes).joined(separator: " ") : ([names] + notes).joined(separator: ", ") }

  /// At the beginning of a sentence, in front of its verb: `Free and pro`.
  var subject: String {
    let begin = names.prefix(1).uppercased() + names.dropFirst()
    if notes.isEmpty { return begin }
    return plans.isEmpty ? "\(begin) \(notes.joined(separator: " "))" : "\(begin), \(notes.joined(separator: ", ")),"
  }

  /// The form of a verb that agrees: `gets`, `get`.
  func verb(_ one: String, _ several: String) -> String { plans.count == 1 ? one : several }
}
