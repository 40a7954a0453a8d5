internal import Diagnostics
internal import RuleKinds
internal import RulesCompiler

/// A rule that a sentence names, with its description.
package struct NamedRule: Sendable, Equatable {
  package var name: String
  /// The kind in the singular: `limit`.
  package var kind: String
  /// What it is, from its `about`.
  package var about: String
}

/// Finds the rules that sentences name, so that a report can say what each is.
struct NamedRules {
  let before: Side
  let after: Side

  /// The rules in the order in which the sentences name them, each once. Those whose description a sentence contains are left out.
  func rules(in report: DiffReport) -> [NamedRule] {
    var found: [NamedRule] = []
    var seen: Set<String> = []
    // An answer in an environment is one of its own report.
    let spoken =
      report.headlines.map { ($0, report.answers) } + report.environments.flatMap { one in one.headlines.map { ($0, one.answers) } }
    for (headline, answers) in spoken {
      let paths = headline.paths.map { RulePath(text: $0) }
      let answered = headline.answers.map { answers[$0].kind }
      // Links and what happens at moments lead to screens.
      let kinds = answered + paths.map { $0.parts[0] } + [Route.key]
      // A key of a rule and what a table answers are not names of rules, unless the answer is about them.
      let tables = headline.answers.map { answers[$0] }.filter { $0.kind == DecisionTable.key }
      let keys = Set(paths.flatMap { $0.parts.dropFirst(2) } + tables.flatMap { [$0.old, $0.new] })
        .subtracting(headline.answers.map { answers[$0].decision })
      for owner in paths.lazy.filter({ $0.parts[0] == Copy.key }).flatMap(owners) where seen.insert(owner.name).inserted {
        found.append(owner)
      }
      found += paths.compactMap(field(at:)).filter { headline.text.contains("`\($0.name)`") && seen.insert($0.name).inserted }
      for name in NamedRules.names(in: headline.text) where !keys.contains(name) && seen.insert(name).inserted {
        guard let named = rule(name, kinds), !headline.text.contains(named.rule.about.dropLast()) else { continue }
        // A setting names the texts that contain it.
        if named.kind == Copy.key, paths.contains(where: { $0.parts[0] == Setting.key }) { continue }
        found.append(withOldMeaning(named.rule, named.kind))
      }
    }
    return leaders(in: report) + found
  }

  /// The most rules that are named because they say a text.
  private static let mostOwners = 2

  /// The rules that say a text, so that readers know where it is shown.
  private func owners(of text: RulePath) -> [NamedRule] {
    let users = after.index.uses(of: text.rule).filter { !$0.isByPath && !Subjects.registers.contains($0.user.parts[0]) }.map(\.user)
    return users.uniqued.prefix(Self.mostOwners).compactMap { path in
      guard path.parts[0] != Copy.key, let rule = after.index[path], !rule.about.isEmpty else { return nil }
      return NamedRule(name: path.parts[1], kind: rule.singular, about: rule.about)
    }
  }

  /// The plans that stand for others in the sentences: “pro: Also trial and pro_grace, which have what it has.”
  private func leaders(in report: DiffReport) -> [NamedRule] {
    let plans = after.rules.book.plans
    let headlines = report.headlines + report.environments.flatMap(\.headlines)
    let told = headlines.map { NamedRules.withoutQuotes($0.text) }
    return plans.columns.compactMap { column in
      let followers = plans.states.names.filter { $0 != column.text && plans.column(of: Name($0)) == column }
      let isTold = told.contains { who in who.split { !NamedRules.isInName($0) }.contains { $0.trimmed == column.text } }
      guard isTold, !followers.isEmpty else { return nil }
      return NamedRule(
        name: column.text, kind: Plan.singular,
        about: "Also \(followers.phrase()), which \(followers.count == 1 ? "has" : "have") what it has.")
    }
  }

  /// A sentence without the words of users' screens.
  private static func withoutQuotes(_ text: String) -> String {
    text.split(separator: "“", omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? part : part.drop { $0 != "”" }
    }.joined()
  }

  /// The rule that a name means in a sentence about rules of some kinds. Rules of several other kinds can have the name; then nil.
  private func rule(_ name: String, _ kinds: [String]) -> (kind: String, rule: NamedRule)? {
    let known = [after, before].lazy.map { side in
      side.index.rules(named: name).map { rule in
        let about = rule.about.isEmpty ? SpokenNames(side: side)[rule.path] ?? "" : rule.about
        return (kind: rule.kind, rule: about.isEmpty ? nil : NamedRule(name: name, kind: rule.singular, about: about))
      }
    }
    guard let rules = known.first(where: { !$0.isEmpty }) else { return nil }
    for kind in kinds {
      if let rule = rules.first(where: { $0.kind == kind }) { return rule.rule.map { (kind, $0) } }
    }
    return rules.count == 1 ? rules[0].rule.map { (rules[0].kind, $0) } : nil
  }

  /// The field of a stored record at a path. Its name is a key of the record, and not a rule.
  private func field(at path: RulePath) -> NamedRule? {
    guard path.parts[0] == Record.key, path.parts.count > 3 else { return nil }
    let fields = [after, before].lazy.compactMap { $0.rules.book.records[path.parts[1]]?.fields.first { $0.name == path.parts[3] } }
    return fields.first.map { NamedRule(name: $0.name, kind: "field", about: $0.about) }
  }

  /// A rule with its old description behind the new one, because a sentence can be about the rule as it was.
  private func withOldMeaning(_ rule: NamedRule, _ kind: String) -> NamedRule {
    guard let old = before.index[RulePath(kind, rule.name)]?.about, let new = after.index[RulePath(kind, rule.name)]?.about, !old.isEmpty,
      !new.isEmpty, old != new
    else { return rule }
    var rule = rule
    rule.about += " (Before: \(old))"
    return rule
  }

  /// What can be a name in a sentence: what is between backticks, and words with a period, an underscore, or a digit inside.
  static func names(in text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [String] in
      if index % 2 == 1 { return [String(part)] }
      return part.split { !isInName($0) }.compactMap { word in
        let name = word.trimmed
        return name.contains { $0 == "." || $0 == "_" || $0.isNumber } && name.contains(where: \.isLetter) ? name : nil
      }
    }
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "." || character == "_" || character == "-"
  }
}

extension Substring {
  /// The word without the periods of its sentence.
  fileprivate var trimmed: String {
    var word = self
    while word.last == "." { word = word.dropLast() }
    return String(word)
  }
}
