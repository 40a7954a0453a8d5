internal import RuleKinds

extension RulePage {
  /// The maximum number of uses of a kind and of screens in a short page.
  private static let mostNames = 6
  private static let mostDefinitionLines = 12

  /// The page as Markdown for an editor, which shows it next to the rule.
  ///
  /// - Parameter blocks: What the kind of the rule adds, such as the numbers of a limit.
  package func markdown(with blocks: [String]) -> String {
    var parts = ["**\(singular)** `\(name)`" + (inside.isEmpty ? "" : ", `\(inside)`: `\(value ?? "not set")`")]
    if !about.isEmpty { parts.append(about) }
    parts += blocks
    if blocks.isEmpty {
      let lines = definition.lines.prefix(Self.mostDefinitionLines)
      parts.append("```yaml\n" + lines.joined(separator: "\n") + (definition.lines.count > lines.count ? "\n..." : "") + "\n```")
    }
    var notes: [String] = []
    for lock in locks {
      let held = lock.held.map { "`\($0.path.inside)` = `\($0.value ?? "")`" }.joined(separator: ", ")
      notes.append("Locked by `\(lock.id)`" + (held.isEmpty ? "" : " (\(held))") + ": \(lock.about)")
    }
    notes += undecided.filter { !$0.isDecided }.map { "Undecided, `\($0.id)`: \($0.about) Choices: \($0.choices)." }
    notes += remote.map { "Remotely overridable: `\($0.inside.isEmpty ? name : $0.inside)`, \($0.within)" }
    notes += waivers.map { "Waived: `\($0.check)` until \($0.until)" }
    notes += assumptions.map { "Assumes `\($0.id)`: \($0.says)" }
    if let longest { notes.append("At most \(longest) characters with the longest values") }
    if !screens.isEmpty { notes.append("Screens: " + names(screens.map(\.name))) }
    for group in usedBy { notes.append("Used by \(group.uses.count) in \(group.kind): " + names(unique(group.uses.map(\.name)))) }
    if usedBy.isEmpty { notes.append("Not used by other rules") }
    if !sources.isEmpty { notes.append("Source: \(sources.joined(separator: ", "))") }
    parts.append(notes.map { "- \($0)" }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func names(_ all: [String]) -> String {
    all.prefix(Self.mostNames).map { "`\($0)`" }.joined(separator: ", ")
      + (all.count > Self.mostNames ? ", and \(all.count - Self.mostNames) more" : "")
  }
}
