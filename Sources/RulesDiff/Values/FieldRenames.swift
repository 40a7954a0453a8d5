internal import RuleKinds

/// The fields of records that have another name in the rules and are stored under the same one.
struct FieldRenames {
  /// The new names by the old ones, for each record by its new name.
  private let names: [String: [String: String]]

  init(_ old: RuleBook, _ new: RuleBook, _ renames: Renames) {
    var names: [String: [String: String]] = [:]
    for entry in new.records.entries {
      let fields = old.records[Name(renames.nameBefore(Record.key, entry.name.text))]?.fields ?? []
      for field in entry.value.fields {
        guard let before = fields.first(where: { ($0.was ?? $0.name) == (field.was ?? field.name) }), before.name != field.name else {
          continue
        }
        names[entry.name.text, default: [:]][before.name] = field.name
      }
    }
    self.names = names
  }

  /// Whether a value names a renamed field, or is the field under its old name.
  func isOnly(_ change: ValueChange) -> Bool {
    if change.kind == Record.key, change.form == .removed, change.oldPath.parts.count == 4, change.oldPath.parts[2] == "fields" {
      return names.values.contains { $0[change.oldPath.parts[3]] != nil }
    }
    guard let old = change.old?.scalar, let new = change.new?.scalar else { return false }
    return names.values.contains { $0[old] == new }
  }

  /// What differs in a stored record apart from the names of its fields.
  func without(_ differences: TellingDifferences, of record: String) -> TellingDifferences {
    guard let names = names[record] else { return differences }
    let values = Dictionary(differences.list.map { ($0.key, $0) }) { first, _ in first }
    var renamed: Set<String> = []
    for (old, new) in names {
      guard let was = values["values.\(old)"], let now = values["values.\(new)"], was.new == nil, now.old == nil, was.old == now.new else {
        continue
      }
      renamed.formUnion([was.key, now.key])
    }
    let rest = differences.list.filter { !renamed.contains($0.key) }.compactMap { one -> ScenarioChange.Difference? in
      var one = one
      if one.added.isEmpty, one.removed.isEmpty { return one }
      one.removed.removeAll { names[$0] != nil }
      one.added.removeAll { names.values.contains($0) }
      return one.added.isEmpty && one.removed.isEmpty ? nil : one
    }
    return TellingDifferences(part: rest)
  }
}
