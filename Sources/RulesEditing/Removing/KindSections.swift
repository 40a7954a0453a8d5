internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// The sections that exist for the rules of one kind, and what only they use. `rulebook add` adds them with the first rule of the kind.
enum KindSections {
  /// The section of each kind.
  private static let sections = [(DeepLink.key, Router.key), (NotificationType.key, Planner.key)]

  /// Returns the sections of kinds without rules.
  ///
  /// - Parameter removed: The rules that are removed.
  static func unneeded(without removed: Set<RulePath>, _ rules: CheckedRules) -> [(kind: String, root: Node)] {
    sections.flatMap { kind, section -> [(kind: String, root: Node)] in
      let names = rules.places.names(of: kind)
      guard !names.isEmpty, names.allSatisfy({ removed.contains(RulePath(kind, $0)) }) else { return [] }
      return (rules.folder.files[section] ?? []).map { (kind, $0) }
    }
  }

  /// Returns the records and screens that only removed places and each other name.
  ///
  /// - Parameters:
  ///   - removed: The rules that are removed.
  ///   - units: The parts of files that are removed.
  static func served(_ removed: Set<RulePath>, _ units: Set<Span>, _ mentions: RuleMentions, _ owners: MentionOwners) -> [RulePath] {
    func uses(_ rule: RulePath) -> [RuleMention] { mentions.of(rule).filter { !$0.isDeclaration } }
    func isRemoved(_ use: RuleMention) -> Bool { units.contains { $0.contains(use.span) } }
    var served = Set(
      mentions.all.keys.filter { rule in
        [Record.key, Route.key].contains(rule.parts[0]) && !removed.contains(rule) && uses(rule).contains(where: isRemoved)
      })
    while true {
      let others = served.filter { rule in
        uses(rule).contains { use in !isRemoved(use) && !(owners.user(at: use.span).map(served.contains) ?? false) }
      }
      if others.isEmpty { return served.sorted { $0.description < $1.description } }
      served.subtract(others)
    }
  }
}
