internal import RuleKinds
internal import RulesBundle
internal import RulesModel

/// Where a value of the rules lies in the bundle.
struct ValuePlace: Hashable {
  var form: PlaceForm
  var section: Section
  var row: Int
  var column: Int

  var words: [UInt32] { [UInt32(form.rawValue), UInt32(section.rawValue), UInt32(row), UInt32(column)] }
}

extension Lowering {
  /// Remembers where a value was put: a server may be allowed to set it.
  mutating func lies(_ path: RulePath, _ form: PlaceForm, _ section: Section, _ row: Int, _ column: Int) {
    valuePlaces[path, default: []].append(ValuePlace(form: form, section: section, row: row, column: column))
  }

  /// What a server may set, with its bounds and its places; and which of two values must stay below the other.
  mutating func lowerOpened(_ places: Places) {
    let opened = book.remote.entries.map { (name: $0.name.text, rule: $0.value) }
    for (name, rule) in opened.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      let path = places.path(name)
      guard let lies = valuePlaces[path] else { continue }
      let form: OpenedForm = rule.isSwitch ? .onOff : rule.options.isEmpty ? .range : .options
      let bounds = rule.bounds(at: path, book)
      let options = rule.options.compactMap { Amount($0) }.map { option in
        let kind: LimitKind = option.isUnlimited ? .unlimited : .number
        return [UInt32(kind.rawValue)] + BundleWriter.words(option.isUnlimited ? 0 : option.number)
      }
      writer.add(
        to: .opened,
        [writer.text(name), UInt32(form.rawValue)] + BundleWriter.words(bounds?.lowerBound ?? 0)
          + BundleWriter.words(bounds?.upperBound ?? 0) + writer.addRange(to: .openedOptions, options)
          + writer.addRange(to: .openedPlaces, lies.map(\.words)))
    }
    lowerLocks(places)
    for order in ValueOrder.opened(book, places) {
      // Plans that follow another one have places of their own, with the same numbers: one of each side is enough.
      guard let low = valuePlaces[order.low]?.first, let high = valuePlaces[order.high]?.first else { continue }
      let range = writer.addRange(to: .openedPlaces, [low.words, high.words])
      writer.add(
        to: .openedOrders,
        [range[0], range[0] + 1, order.isStrict ? 1 : 0, writer.text(order.low.text), writer.text(order.high.text)])
    }
  }
}

extension Lowering {
  /// What locks hold: a server that sets it is refused by name.
  private mutating func lowerLocks(_ places: Places) {
    var held: [String: String] = [:]
    for (path, lock) in LockedPath.held(book, places) { held[path.text] = lock.text }
    for path in held.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      writer.add(to: .locked, [writer.text(path), writer.text(held[path] ?? "")])
    }
  }
}

extension RulePath {
  /// As people write it: without the slash at its beginning.
  fileprivate var text: String { String(description.dropFirst()) }
}
