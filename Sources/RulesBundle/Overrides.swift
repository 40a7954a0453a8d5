/// A value for a remotely overridable path.
public enum OverrideValue: Sendable, Equatable {
  /// The state of a switch.
  case onOff(Bool)
  /// An amount in the unit of the path, such as seconds, percent, or a count; nil means unlimited.
  case amount(Int64?)
}

/// The reason why a bundle rejects an override.
public enum OverrideError: Error, Sendable, Equatable {
  /// The value is a number and the path is a switch, or vice versa.
  case otherForm(path: String)
  /// The value is outside the range, or not one of the options.
  case outOfRange(path: String)
  /// Two values violate their required order. `low` is the path of the value that must be less.
  case outOfOrder(low: String, high: String)
  /// A lock of the rules protects the path, so that it cannot be overridden.
  case locked(path: String, lock: String)

  /// A description of the reason.
  public var message: String {
    switch self {
    case .otherForm(let path): "\(path) has a value of the wrong type"
    case .outOfRange(let path): "\(path) has a value that is not allowed"
    case .locked(let path, let lock): "\(path) is locked by \(lock) and cannot be overridden"
    case .outOfOrder(let low, let high): "\(low) must stay below \(high)"
    }
  }
}

extension RuleBundle {
  /// Returns a bundle with overridden values, and the paths that are unknown to this bundle.
  ///
  /// If any value is invalid or locked, no value is applied and the error is thrown. The returned bundle passed the same validation as any
  /// bundle and has its own content hash.
  public func setting(_ values: [(path: String, value: OverrideValue)]) throws(OverrideError) -> (bundle: RuleBundle, unknown: [String]) {
    var unknown: [String] = []
    var file = storage.bytes(0..<storage.count)
    for (path, value) in values {
      guard let row = find(.remoteOverridables, path) else {
        if let lock = find(.locked, path) { throw .locked(path: path, lock: text(locked[lock].lock)) }
        unknown.append(path)
        continue
      }
      try require(value, fits: row, path)
      for place in remoteOverridables[row].places { write(value, at: place, to: &file) }
    }
    if unknown.count == values.count { return (self, unknown) }
    let hash = SHA256.hash(file[BundleSchema.headerSize...])
    file.replaceSubrange(48..<80, with: hash)
    do {
      return (try RuleBundle(file), unknown)
    } catch {
      throw order(at: error.offset) ?? .outOfRange(path: values.first?.path ?? "")
    }
  }

  /// Whether this bundle equals another bundle except for overridden values. All names and ordinals are then the same.
  public func differsOnlyInOverrides(from other: RuleBundle) -> Bool {
    guard count(.remoteOverridables) == other.count(.remoteOverridables) else { return false }
    let values = (0..<count(.remoteOverridables)).map { (path: other.name(.remoteOverridables, $0), value: remoteOverridables($0)) }
    guard let set = try? other.setting(values) else { return false }
    return set.bundle.storage.bytes(0..<set.bundle.storage.count) == storage.bytes(0..<storage.count)
  }

  /// Returns the current value of a remotely overridable path.
  public func remoteOverridables(_ row: Int) -> OverrideValue {
    let place = remoteOverridables[row].places.lowerBound
    if remoteOverridables[row].form == .onOff { return .onOff(held(at: place) == 1) }
    return .amount(held(at: place))
  }

  private func require(_ value: OverrideValue, fits row: Int, _ path: String) throws(OverrideError) {
    switch (remoteOverridables[row].form, value) {
    case (.onOff, .onOff): return
    case (.range, .amount(let amount?)):
      let least = remoteOverridables[row].least
      guard amount >= least, amount <= remoteOverridables[row].most else { throw .outOfRange(path: path) }
    case (.range, .amount(nil)): throw .outOfRange(path: path)
    case (.options, .amount(let amount)):
      for option in remoteOverridables[row].options {
        let kind = overrideOptions[option].kind
        if kind == .unlimited ? amount == nil : amount == overrideOptions[option].amount { return }
      }
      throw .outOfRange(path: path)
    case (.onOff, .amount), (.range, .onOff), (.options, .onOff): throw .otherForm(path: path)
    }
  }

  private func write(_ value: OverrideValue, at place: Int, to file: inout [UInt8]) {
    guard let (form, section, row, column) = recordLocation(at: place) else { return }
    func put(_ word: UInt32, _ column: Int) {
      let info = storage.infos[Int(section.rawValue)]
      let start = info.offset + (row * info.stride + column) * 4
      for byte in 0..<4 { file[start + byte] = UInt8(truncatingIfNeeded: word >> UInt32(8 * byte)) }
    }
    func putAmount(_ amount: Int64, _ column: Int) {
      put(UInt32(truncatingIfNeeded: amount), column)
      put(UInt32(truncatingIfNeeded: amount >> 32), column + 1)
    }
    switch (form, value) {
    case (.flag, .onOff(let isOn)): put(isOn ? 1 : 0, column)
    case (.word, .amount(let amount?)): put(UInt32(clamping: amount), column)
    case (.integer, .amount(let amount?)): putAmount(amount, column)
    case (.limit, .amount(let amount)):
      put(UInt32((amount == nil ? LimitKind.unlimited : .number).position), column)
      putAmount(amount ?? 0, LimitValueRow.At.amount)
    default: return
    }
  }

  /// Returns the amount at a location, or nil for an unlimited limit.
  private func held(at place: Int) -> Int64? {
    guard let (form, section, row, column) = recordLocation(at: place) else { return nil }
    switch form {
    case .flag, .word: return Int64(self.column(section, row, column))
    case .integer: return integer(section, row, column)
    case .limit:
      let isNumber = self.column(section, row, column) == LimitKind.number.position
      return isNumber ? integer(section, row, LimitValueRow.At.amount) : nil
    }
  }

  private func recordLocation(at place: Int) -> (form: PlaceForm, section: BundleSection, row: Int, column: Int)? {
    let place = overridePlaces[place]
    guard let section = BundleSection(rawValue: UInt8(truncatingIfNeeded: place.section)) else { return nil }
    return (place.form, section, place.row, place.column)
  }

  /// Returns the violated order at an offset of the file.
  private func order(at offset: Int) -> OverrideError? {
    let info = storage.infos[Int(BundleSection.overrideOrders.rawValue)]
    let row = (offset - info.offset) / (info.stride * 4)
    guard offset >= info.offset, row < info.rows else { return nil }
    return .outOfOrder(
      low: text(overrideOrders[row].lowRule), high: text(overrideOrders[row].highRule))
  }
}
