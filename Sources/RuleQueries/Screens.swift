internal import RuleKinds

extension Queries {
  /// The screens, and the parts of screens, where users encounter a rule: those that show it or one of its sentences, those that its links
  /// open, and those of the rules that use it. The shortest connections come first.
  func screens(of path: RulePath) -> [RulePage.ScreenNote] {
    if Queries.registers.contains(path.parts[0]) || isScreen(path) { return [] }
    var found: [RulePath: [RulePath]] = [:]
    func meet(_ screen: RulePath, _ way: [RulePath]) {
      if found[screen].map({ $0.count <= way.count }) ?? false { return }
      found[screen] = way
    }
    for (rule, way) in users(of: path) {
      if isScreen(rule) {
        meet(rule, Array(way.dropLast()))
        continue
      }
      for use in index.uses(by: rule) where isScreen(use.target) { meet(use.target, way) }
      // Sentences of another rule are not related to this rule, unless this rule is the sentence.
      guard way.count == 1 || (way.count == 2 && path.parts[0] == Copy.key) else { continue }
      for (words, inner) in words(of: rule, way) {
        for use in index.uses(of: words) where isScreen(use.user) { meet(use.user, inner) }
        for use in index.uses(by: words) where isScreen(use.target) { meet(use.target, inner) }
      }
    }
    let notes = found.sorted { ($0.value.count, order($0.key), $0.key.plain) < ($1.value.count, order($1.key), $1.key.plain) }
    return notes.compactMap { screen, way in
      index[screen].map { rule in
        RulePage.ScreenNote(
          singular: rule.singular, name: rule.name, via: way.dropFirst().compactMap { index[$0].map { "\($0.singular) \($0.name)" } },
          place: place(of: screen))
      }
    }
  }

  /// The kinds that describe rules or only reference them. Users do not encounter a rule because one of these names it.
  private static let registers = RuleBook.descriptiveKinds.union([
    Document.key, RemotePath.key, Invariant.key, Plan.key, RecordedDecision.key,
  ])

  private func order(_ screen: RulePath) -> Int { screen.parts[0] == Route.key ? 0 : 1 }

  private func isScreen(_ path: RulePath) -> Bool { path.parts[0] == Route.key || path.parts[0] == Surface.key }

  /// A rule and the rules that use it, each with the connection from the rule. The nearest come first, each once.
  ///
  /// The search ends at screens and after four steps, beyond which almost all rules are connected. It ignores expressions that read a user
  /// of the rule. For a reason, for example, it ignores sentences with the number of a limit that names the reason.
  private func users(of path: RulePath) -> [(rule: RulePath, way: [RulePath])] {
    var found: [(rule: RulePath, way: [RulePath])] = [(path.rule, [path.rule])]
    var readByExpressions: Set<RulePath> = [path.rule]
    var seen: Set<RulePath> = [path.rule]
    var next = 0
    while next < found.count {
      let (rule, way) = found[next]
      next += 1
      if isScreen(rule) || way.count > 4 { continue }
      for use in index.uses(of: rule)
      where !use.isByPath && !seen.contains(use.user) && !Queries.registers.contains(use.user.parts[0]) {
        if use.form == .expression {
          guard readByExpressions.contains(rule) else { continue }
          readByExpressions.insert(use.user)
        }
        seen.insert(use.user)
        found.append((use.user, way + [use.user]))
      }
    }
    return found
  }

  /// The sentences and the destinations of a rule, over at most two rules. Labels of buttons are ignored, because they appear wherever the
  /// button does.
  private func words(of rule: RulePath, _ way: [RulePath]) -> [(rule: RulePath, way: [RulePath])] {
    var found: [(rule: RulePath, way: [RulePath])] = []
    for use in index.uses(by: rule) where leads(use) {
      found.append((use.target, way + [use.target]))
      for inner in index.uses(by: use.target) where leads(inner) { found.append((inner.target, way + [use.target, inner.target])) }
    }
    return found
  }

  private func leads(_ use: RuleUse) -> Bool {
    [Copy.key, ErrorRule.key, Gate.key, Reason.key, DeepLink.key].contains(use.target.parts[0])
  }
}
