internal import Diagnostics
internal import RemoteConfigs
internal import RuleKinds
package import RulesBundle
internal import RulesCompiler
package import Schema
internal import SourceText

/// The switches that `rules/remote` marks `emergency`, with their values in an environment. They can be published even if the rules have
/// mistakes elsewhere.
package struct EmergencySwitches: Sendable {
  /// The value of each switch; nil for the shipped value.
  package private(set) var wanted: [(path: String, value: OverrideValue?)] = []
  /// The switches that are not published, with the reasons.
  package private(set) var held: [(path: String, why: String)] = []

  /// Returns the switches that differ from the value in at least one live offer.
  ///
  /// `again` lists paths that can be published although they were rolled back. Other rolled-back switches are added to `held`.
  package mutating func changes(on site: PublishedConfigs, again: Set<String>) throws(PublishProblem) -> [OverrideChange] {
    let live = site.live?.index.offers ?? []
    let configs = live.isEmpty ? [RemoteConfig([])] : try site.configs(of: live)
    var changes: [OverrideChange] = []
    for (path, value) in wanted {
      guard let old = configs.map({ $0[path] }).first(where: { $0 != value }) else { continue }
      if site.withdrawn.entries.contains(where: { $0.path == path && $0.value == value }), !again.contains(path) {
        held.append((path, "it was rolled back; edit rules/overrides, or publish it again with --again \(path)"))
      } else {
        changes.append(OverrideChange(path: path, old: old, new: value))
      }
    }
    return changes
  }
}

extension EmergencySwitches {
  /// Collects the switches of an environment. Returns nil if the environment is unknown.
  ///
  /// A switch with an error in its own declaration or value is held back, because its intended value is unclear.
  package init?(_ written: WrittenValues, of name: String, on today: CalendarDate) {
    let (rules, errors) = (written.rules, written.errors)
    guard let environment = rules.book.environments[Name(name)] else { return nil }
    let file = rules.places.key(RulePath(Environment.key, name)).file
    let isFileSound = !errors.contains { $0.primary.span.file == file }
    for entry in rules.book.remote.entries where entry.value.isEmergency && entry.value.isSwitch {
      let path = entry.name.text
      let (declared, set) = (RulePath(RemotePath.key, path), RulePath(Environment.key, name, "set", path))
      let places =
        [rules.places.key(declared), rules.places.span(declared)]
        + (rules.places.exact(set).map { [$0, rules.places.key(set)] } ?? [])
      if let error = errors.first(where: { error in error.spans.contains { span in places.contains { $0.contains(span) } } }) {
        held.append((path, error.message))
      } else if let cell = environment.cells(on: today).first(where: { $0.column.text == path }) {
        guard entry.value.allows(cell.value.to), let value = written.value(cell.value.to, at: path) else {
          held.append((path, "a switch must be `true` or `false`, not `\(cell.value.to)`"))
          continue
        }
        wanted.append((path, value))
      } else if isFileSound {
        wanted.append((path, nil))
      }
    }
  }
}

extension Diagnostic {
  var spans: [Span] { [primary.span] + secondary.map(\.span) }
}
