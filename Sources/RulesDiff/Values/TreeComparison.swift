internal import RuleKinds
internal import Schema

/// Walks two trees in parallel and records their differences, as deep as their shapes define.
package struct TreeComparison {
  private(set) var changes: [ValueChange] = []
  private let names: KindNames

  /// The kinds whose order is significant: plans and ladder levels in ascending order, and providers in the order of the file. Rules of
  /// other kinds are looked up by name.
  private static let orderedKinds: Set<String> = [Plan.singular, Provider.singular, LadderLevel.singular]

  init(_ names: KindNames) { self.names = names }

  /// Returns the differences between two trees. `renames`: the renamed rules, whose new names replace the old ones in the old tree.
  package static func changes(_ old: RuleTrees, _ new: RuleTrees, _ names: KindNames, _ renames: Renames) -> [ValueChange] {
    var comparison = TreeComparison(names)
    for field in RuleBookSchema.schema.fields where !renames.isEmpty || !old.shares(field.key, with: new) {
      let place = Place(RulePath(field.key), RulePath(field.key), [])
      let (before, after) = (old[field.key] ?? .map([]), new[field.key] ?? .map([]))
      comparison.compare(renames.followed(renames.applied(to: before, field.shape), by: after, field.shape), after, field.shape, place)
    }
    return comparison.changes + renames.changes(old, new)
  }

  private struct Place {
    var old: RulePath
    var new: RulePath
    var fields: [String]

    init(_ old: RulePath, _ new: RulePath, _ fields: [String]) { (self.old, self.new, self.fields) = (old, new, fields) }

    func key(_ key: String) -> Place { Place(old.appending(key), new.appending(key), fields) }
    func field(_ key: String) -> Place { Place(old.appending(key), new.appending(key), fields + [key]) }
    func item(_ from: Int, _ to: Int) -> Place { Place(old.appending("\(from)"), new.appending("\(to)"), fields) }
  }

  private mutating func note(
    _ form: ValueChange.Form, _ place: Place, _ old: RuleValue?, _ new: RuleValue?, _ shape: Shape, fallback: String = ""
  ) {
    changes.append(
      ValueChange(
        form: form, oldPath: place.old, newPath: place.new, old: old, new: new, shape: shape, fields: place.fields, fallback: fallback))
  }

  private mutating func compare(_ old: RuleValue, _ new: RuleValue, _ shape: Shape, _ place: Place) {
    if old == new { return }
    switch shape {
    case .object(_, let fields, _):
      guard case .map = old, case .map = new else { return note(.changed, place, old, new, shape) }
      for field in fields { compare(old[field.key], new[field.key], field, place.field(field.key)) }
    case .named(let singular, let item):
      let names = names
      compareEntries(old.entries, new.entries, item, place, isOrdered: TreeComparison.orderedKinds.contains(singular), shape) { key in
        names.key(of: singular).map { Place(RulePath($0, key), RulePath($0, key), []) } ?? place.key(key)
      }
    case .columns(_, let item):
      compareEntries(old.entries, new.entries, item, place, isOrdered: false, shape) { place.key($0) }
    case .map(let item):
      compareEntries(old.entries, new.entries, item, place, isOrdered: appsGet(place), shape) { place.key($0) }
    case .list(let item, let form), .oneOrMany(let item, let form):
      form.isOrdered ? compareRows(old.items, new.items, item, place, shape) : compareSets(old, new, item, place, shape)
    case .either(let scalar, let mapping):
      switch (old, new) {
      case (.map, .map): compare(old, new, mapping, place)
      case (.scalar, .scalar): compare(old, new, scalar, place)
      default: note(.changed, place, old, new, shape)
      }
    default: note(.changed, place, old, new, shape)
    }
  }

  private mutating func compare(_ old: RuleValue?, _ new: RuleValue?, _ field: FieldShape, _ place: Place) {
    switch (old, new) {
    case (nil, nil): break
    case (let old?, let new?): compare(old, new, field.shape, place)
    case (let old, let new): note(.changed, place, old, new, field.shape, fallback: field.fallback)
    }
  }

  private mutating func compareEntries(
    _ old: [RuleValue.Entry], _ new: [RuleValue.Entry], _ item: Shape, _ place: Place, isOrdered: Bool, _ shape: Shape,
    _ inner: (String) -> Place
  ) {
    let before = Dictionary(old.map { ($0.key, $0.value) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.key, $0.value) }) { first, _ in first }
    for entry in old where after[entry.key] == nil { note(.removed, inner(entry.key), entry.value, nil, item) }
    for entry in new {
      guard let value = before[entry.key] else {
        note(.added, inner(entry.key), nil, entry.value, item)
        continue
      }
      compare(value, entry.value, item, inner(entry.key))
    }
    guard isOrdered else { return }
    let kept = old.map(\.key).filter { after[$0] != nil }
    let now = new.map(\.key).filter { before[$0] != nil }
    if kept != now { note(.reordered, place, .list(kept.map { .scalar($0) }), .list(now.map { .scalar($0) }), shape) }
  }

  /// Whether apps receive a value. If they do, even an insignificant order changes their bytes and is reported.
  private func appsGet(_ place: Place) -> Bool {
    !Subjects.registers.contains(place.new.parts[0]) && !place.fields.contains { Subjects.readByPeople.contains($0) }
  }

  /// Compares lists whose order is not significant.
  private mutating func compareSets(_ old: RuleValue, _ new: RuleValue, _ item: Shape, _ place: Place, _ shape: Shape) {
    if Set(old.items) == Set(new.items) { return appsGet(place) ? note(.reordered, place, .list(old.items), .list(new.items), shape) : () }
    guard case .object = item else { return note(.changed, place, old, new, shape) }
    compareAligned(old.items, new.items, item, place)
  }

  /// Compares rows. Equal rows are matched, rows in the same gap between them are compared, and the rest was added or removed.
  private mutating func compareRows(_ old: [RuleValue], _ new: [RuleValue], _ item: Shape, _ place: Place, _ shape: Shape) {
    func counts(_ rows: [RuleValue]) -> [RuleValue: Int] { rows.reduce(into: [:]) { counts, row in counts[row, default: 0] += 1 } }
    if counts(old) == counts(new) {
      return note(.reordered, place, .list(old), .list(new), shape)
    }
    if case .object = item {} else { return note(.changed, place, .list(old), .list(new), shape) }
    compareAligned(old, new, item, place)
  }

  private mutating func compareAligned(_ old: [RuleValue], _ new: [RuleValue], _ item: Shape, _ place: Place) {
    for gap in RowAlignment.gaps(old, new) {
      let both = min(gap.old.count, gap.new.count)
      for offset in 0..<both {
        let (from, to) = (gap.old.lowerBound + offset, gap.new.lowerBound + offset)
        compare(old[from], new[to], item, place.item(from, to))
      }
      for from in gap.old.dropFirst(both) { note(.removed, place.item(from, from), old[from], nil, item) }
      for to in gap.new.dropFirst(both) { note(.added, place.item(to, to), nil, new[to], item) }
    }
  }
}
