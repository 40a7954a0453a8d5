internal import RuleKinds
internal import Schema

/// Rules that only have another name: of one kind, one gone and one come, and all that they say the same. Where the rules name them,
/// nothing else has changed.
struct Renames {
  /// By what a rule of the kind is called: new names by old ones.
  private var names: [String: [String: String]] = [:]
  private let kinds: KindNames

  init(_ old: RuleTrees, _ new: RuleTrees, _ kinds: KindNames) {
    self.kinds = kinds
    // What a renamed rule says may name another renamed one, or itself: look again until nothing more is found.
    while true {
      let before = names
      for field in RuleBookSchema.schema.fields {
        guard case .named(let singular, let item) = field.shape else { continue }
        find(singular, item, old.kinds[field.key]?.entries ?? [], new.kinds[field.key]?.entries ?? [])
      }
      if names == before { break }
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

  private func taken(_ singular: String, _ name: String) -> Bool { names[singular]?.values.contains(name) ?? false }

  private func same(_ old: RuleValue.Entry, _ new: RuleValue.Entry, _ singular: String, _ item: Shape) -> Bool {
    var trial = self
    trial.names[singular, default: [:]][old.key] = new.key
    return trial.applied(to: old.value, item) == new.value
  }

  /// A value with the new names where it names renamed rules.
  func applied(to value: RuleValue, _ shape: Shape) -> RuleValue {
    if names.isEmpty { return value }
    switch (shape, value) {
    case (.reference(let singular), .scalar(let name)): return .scalar(names[singular]?[name] ?? name)
    case (.text, .scalar(let text)): return .scalar(renamed(path: text))
    case (.list(let item, _), .list(let items)), (.oneOrMany(let item, _), .list(let items)):
      return .list(items.map { applied(to: $0, item) })
    case (.oneOrMany(let item, _), _): return applied(to: value, item)
    case (.named(let singular, let item), .map(let entries)), (.columns(let singular, let item), .map(let entries)):
      return .map(entries.map { .init(key: names[singular]?[$0.key] ?? renamed(path: $0.key), value: applied(to: $0.value, item)) })
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

  /// A text that is the path of a rule, or leads into one.
  private func renamed(path text: String) -> String {
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

  /// What a rule was called before; nil where it has its name still.
  func oldName(of path: RulePath) -> RulePath? {
    names[kinds.singular(of: path.parts[0])]?.first { $0.value == path.parts[1] }.map { RulePath(path.parts[0], $0.key) }
  }

  /// Whether a rule is there under another name.
  func newName(of path: RulePath) -> RulePath? {
    guard path.parts.count > 1 else { return nil }
    return names[kinds.singular(of: path.parts[0])]?[path.parts[1]].map { RulePath([path.parts[0], $0] + path.parts.dropFirst(2)) }
  }
}
