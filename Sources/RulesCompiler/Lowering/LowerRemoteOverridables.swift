internal import RuleKinds
internal import RulesBundle

/// The location of a value in the bundle.
struct ValuePlace: Hashable {
  var form: PlaceForm
  var section: BundleSection
  var row: Int
  var column: Int

  var builder: OverridePlaceBuilder { OverridePlaceBuilder(form: form, section: Int(section.rawValue), row: row, column: column) }
}

extension Lowering {
  /// Records the location of a value, which may be remotely overridable.
  mutating func recordLocation(_ path: RulePath, _ form: PlaceForm, _ section: BundleSection, _ row: Int, _ column: Int) {
    valuePlaces[path, default: []].append(ValuePlace(form: form, section: section, row: row, column: column))
  }

  /// Lowers remotely overridable values with their bounds and locations, and the required order of values.
  mutating func lowerRemoteOverridables(_ places: SourceLocations) {
    let remoteOverridables = book.remote.entries.map { (name: $0.name.text, rule: $0.value) }
    for (name, rule) in remoteOverridables.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      let path = places.path(name)
      guard let recordLocation = valuePlaces[path] else { continue }
      let form: OverrideForm = rule.isSwitch ? .onOff : rule.options.isEmpty ? .range : .options
      let bounds = rule.bounds(at: path, book)
      let options = rule.options.compactMap { Amount($0) }.map { option in
        OverrideOptionBuilder(kind: option.isUnlimited ? .unlimited : .number, amount: option.isUnlimited ? 0 : option.number)
      }
      writer.add(
        RemoteOverridableBuilder(
          name: writer.text(name), form: form, least: bounds?.lowerBound ?? 0, most: bounds?.upperBound ?? 0,
          options: writer.addRange(options), places: writer.addRange(recordLocation.map(\.builder)),
          emergency: rule.isSwitch && rule.isEmergency))
    }
    lowerLocks(places)
    for order in ValueOrder.remoteOverridables(book, places) {
      // A plan that follows another plan has its own location with the same value, so one location for each side is sufficient.
      guard let low = valuePlaces[order.low]?.first, let high = valuePlaces[order.high]?.first else { continue }
      let range = writer.addRange([low.builder, high.builder])
      writer.add(
        OverrideOrderBuilder(
          low: range.lowerBound, high: range.lowerBound + 1, strict: order.isStrict, lowRule: writer.text(order.low.text),
          highRule: writer.text(order.high.text)))
    }
  }
}

extension Lowering {
  /// Lowers the locked paths, so that an override of one is rejected with the name of its lock.
  private mutating func lowerLocks(_ places: SourceLocations) {
    var held: [String: String] = [:]
    for (path, lock) in LockedPath.held(book, places) { held[path.text] = lock.text }
    for path in held.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      writer.add(LockedBuilder(name: writer.text(path), lock: writer.text(held[path] ?? "")))
    }
  }
}

extension RulePath {
  /// The path without the leading slash.
  fileprivate var text: String { String(description.dropFirst()) }
}
