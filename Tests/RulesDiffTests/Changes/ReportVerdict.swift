import RulesDiff

/// What a report says incorrectly about a change of the corpus, or does not say.
struct ReportVerdict {
  let change: ProductChange
  let report: DiffReport

  /// Every point on which the report is wrong: `category`, `who`, `silent`, `says`, `claims`. Empty for an honest report.
  var misses: [String] {
    var misses: [String] = []
    if !isCategoryRight { misses.append("category") }
    if !isWhoRight { misses.append("who") }
    if isSilent { misses.append("silent") }
    if !unsaid.isEmpty { misses.append("says") }
    if !claimed.isEmpty { misses.append("claims") }
    return misses
  }

  private var headlines: [Headline] { report.headlines + report.environments.flatMap(\.headlines) }

  /// The categories of the headlines, as the corpus calls them.
  private var categories: Set<String> {
    var found = Set(headlines.map { $0.category == .copy ? "words" : $0.category.rawValue })
    if report.changes.contains(where: { $0.category == .notes }) { found.insert("notes") }
    return found
  }

  /// An honest report has every category that the change has, and no others than those that the corpus accepts. What is new or gone is named in addition.
  private var isCategoryRight: Bool {
    let expected = Set(change.risk.isEmpty ? ["notes"] : change.risk)
    let allowed = expected.union(change.accepts).union(["notes", "adds", "removes"])
    let missing = expected.subtracting(["notes"]).subtracting(categories)
    // A milder name is honest only if the corpus accepts it, and never for what breaks, leaks or deletes.
    let isAccepted =
      missing.isEmpty || (missing.isDisjoint(with: ["contract", "privacy", "loss"]) && !categories.isDisjoint(with: change.accepts))
    return categories.isSubset(of: allowed) && isAccepted
  }

  private static let everybody: Set<String> = ["guest", "free", "pro", "trial", "pro_grace"]

  private var isWhoRight: Bool {
    let plans = Set(headlines.flatMap(\.plans))
    let isEverybody = headlines.contains { $0.who.hasPrefix("all users") } || plans == ReportVerdict.everybody
    if change.who == ["everybody"] { return isEverybody }
    // Guests get the same answer, although few of them ask.
    if isEverybody, Set(change.who) == ReportVerdict.everybody.subtracting(["guest"]) { return true }
    if change.who == ["nobody"] { return plans.isEmpty }
    let expected = Set(change.who)
    return isEverybody ? expected == ReportVerdict.everybody : expected == plans
  }

  /// Whether answers differ and no headline names users.
  private var isSilent: Bool {
    !change.answers.isEmpty && headlines.allSatisfy { $0.who.isEmpty || $0.who.hasPrefix("no user") }
  }

  private var text: String { headlines.map { "\($0.text) \($0.who)" }.joined(separator: "\n").lowercased() }

  /// The words of an honest headline that no headline contains.
  var unsaid: [String] { change.says.filter { !text.contains($0.lowercased()) } }

  /// The rules that a headline claims to change, although they do not.
  var claimed: [String] {
    change.silentAbout.filter { text.contains("`\($0.lowercased())`") } + change.neverSays.filter { text.contains($0.lowercased()) }
  }
}
