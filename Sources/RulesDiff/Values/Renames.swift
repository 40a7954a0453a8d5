internal import RuleKinds
internal import Schema

/// The renamed rules: pairs of a removed and an added rule of one kind with equal values. References to them do not count as changes.
package struct Renames: Sendable {
  /// The new names by old names, by the singular name of the kind.
  private var names: [String: [String: String]] = [:]
  private let kinds: KindNames

  package init(_ old: RuleTrees, _ new: RuleTrees, _ kinds: KindNames) {
    self.kinds = kinds
    // The values of a renamed rule may name another renamed rule, or itself. Repeat until no further one is found.
    while true {
      let before = names
      for field in RuleBookSchema.schema.fields where !old.shares(field.key, with: new) {
        find(field.shape, old[field.key], new[field.key])
      }
      if names == before { break }
    }
  }

  /// Finds the renamed rules of a kind, including rules inside a kind that is one object.
  private mutating func find(_ shape: Shape, _ old: RuleValue?, _ new: RuleValue?) {
    switch shape {
    case .named(let singular, let item): find(singular, item, old?.entries ?? [], new?.entries ?? [])
    case .object(_, let fields, _): for field in fields { find(field.shape, old?[field.key], new?[field.key]) }
    default: break
    }
  }

  private mutating func find(_ singular: String, _ item: Shape, _ old: [RuleValue.Entry], _ new: [RuleValue.Entry]) {
    let (before, after) = (Set(old.map(\.key)), Set(new.map(\.key)))
    var come = new.filter { entry in !before.contains(entry.key) && !taken(singular, entry.key) }
    for entry in old where !after.contains(entry.key) && names[singular]?[entry.key] == nil {
      guard let match = come.firstIndex(where: { same(entry, $0, singular, item) }) else { continue }
      names[singular, default: [:]][entry.key] = come.remove(at: match).key
    }
  }

  var isEmpty: Bool { names.isEmpty }

  /// Whether a rule of any kind was renamed from `old` to `new`.
  func hasBecome(_ old: String, _ new: String) -> Bool { names.values.contains { $0[old] == new } }

  private func taken(_ singular: String, _ name: String) -> Bool { names[singular]?.values.contains(name) ?? false }

  private func same(_ old: RuleValue.Entry, _ new: RuleValue.Entry, _ singular: String, _ item: Shape) -> Bool {
    var trial = self
    trial.names[singular, default: [:]][old.key] = new.key
    // A `was` with the old name changes nothing else.
    let now = new.value.without("was", old.key)
    return trial.followed(trial.applied(to: old.value, item), by: now, item) == now
  }

  /// A value with the new names of the renamed rules that it names.
  func applied(to value: RuleValue, _ shape: Shape) -> RuleValue {
    if names.isEmpty { return value }
    switch (shape, value) {
    case (.reference(let singular), .scalar(let name)): return .scalar(names[singular]?[name] ?? name)
    case (.text, .scalar(let text)): return .scalar(renamed(path: text))
    case (.list(let item, _), .list(let items)), (.oneOrMany(let item, _), .list(let items)):
      return .list(items.map { applied(to: $0, item) })
    case (.oneOrMany(let item, _), _): return applied(to: value, item)
    case (.named(let singular, let item), .map(let entries)), (.columns(let singular, let item), .map(let entries)):
      return .map(entries.map { .init(key: renamed(key: $0.key, singular), value: applied(to: $0.value, item)) })
    case (.map(let item), .map(let entries)): return .map(entries.map { .init(key: $0.key, value: applied(to: $0.value, item)) })
    case (.object(_, let fields, _), .map(let entries)):
      return .map(
        entries.map { entry in
          guard let field = fields.first(where: { $0.key == entry.key }) else { return entry }
          return .init(key: entry.key, value: applied(to: entry.value, field.shape))
        })
    case (.either(let scalar, let mapping), _):
      if case .map = value { return applied(to: value, mapping) }
      return applied(to: value, scalar)
    default: return value
    }
  }

  /// A key that names a rule, with or without the prefix of a language.
  private func renamed(key: String, _ singular: String) -> String {
    if let name = names[singular]?[key] { return name }
    if let parts = Translation.parts(ofName: key), let name = names[singular]?[parts.copy] {
      return Translation.name(name, in: parts.language)
    }
    return renamed(path: key)
  }

  /// A string that is the path of a rule or of a value in it.
  func renamed(path text: String) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, let name = names[kinds.singular(of: String(parts[0]))]?[String(parts[1])] else { return text }
    return ([String(parts[0]), name] + parts.dropFirst(2).map(String.init)).joined(separator: "/")
  }

  func changes(_ old: RuleTrees, _ new: RuleTrees) -> [ValueChange] {
    var changes: [ValueChange] = []
    for (singular, renamed) in names {
      guard let key = kinds.key(of: singular) else { continue }
      for (before, after) in renamed {
        changes.append(
          ValueChange(
            form: .renamed, oldPath: RulePath(key, before), newPath: RulePath(key, after), old: .scalar(before), new: .scalar(after),
            shape: .reference(to: singular), fields: []))
      }
    }
    return changes
  }

  /// The old path of a rule; nil if it was not renamed.
  func oldName(of path: RulePath) -> RulePath? {
    names[kinds.singular(of: path.parts[0])]?.first { $0.value == path.parts[1] }.map { RulePath(path.parts[0], $0.key) }
  }

  /// The singular name of a kind.
  func singular(of kind: String) -> String { kinds.singular(of: kind) }

  /// The new name of a rule.
  func nameNow(_ kind: String, _ name: String) -> String { isEmpty ? name : newName(of: RulePath(kind, name))?.parts[1] ?? name }
  /// The old name of a rule.
  func nameBefore(_ kind: String, _ name: String) -> String { isEmpty ? name : oldName(of: RulePath(kind, name))?.parts[1] ?? name }

  /// The new path of a rule; nil if it was not renamed.
  func newName(of path: RulePath) -> RulePath? {
    guard path.parts.count > 1 else { return nil }
    return names[kinds.singular(of: path.parts[0])]?[path.parts[1]].map { RulePath([path.parts[0], $0] + path.parts.dropFirst(2)) }
  }
}
