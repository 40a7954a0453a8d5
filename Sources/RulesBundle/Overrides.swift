/// A value for a path that a server may set, in the path's own measure: seconds, percent, times; nil is unlimited.
public enum OverrideValue: Sendable, Equatable {
  case onOff(Bool)
  case amount(Int64?)
}

/// Why a bundle does not take a value.
public enum OverrideError: Error, Sendable, Equatable {
  /// A switch is given a number, or the other way round.
  case otherForm(path: String)
  /// It is outside the range, or not among the choices.
  case outOfRange(path: String)
  /// Two values are no longer in the order that they must keep: the paths of both, the one that must be less first.
  case outOfOrder(low: String, high: String)
  /// A lock of the rules holds it: no server may set it.
  case locked(path: String, lock: String)

  /// In plain words.
  public var message: String {
    switch self {
    case .otherForm(let path): "\(path) is given a value of another form"
    case .outOfRange(let path): "\(path) is given a value that it may not have"
    case .locked(let path, let lock): "\(path) is locked by \(lock), and no server may set it"
    case .outOfOrder(let low, let high): "\(low) would be no less than \(high)"
    }
  }
}

extension RuleBundle {
  /// A bundle in which a server has set some values, and the paths that this bundle does not open.
  ///
  /// All or nothing: a value that may not be set, or that a lock holds, refuses all. What comes out has passed the same validation as any bundle, and has a content hash of
  /// its own.
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

  /// Whether it is another bundle, or that one with values that a server may set. Then all names and ordinals are the same.
  public func isSetting(of other: RuleBundle) -> Bool {
    guard count(.remoteOverridables) == other.count(.remoteOverridables) else { return false }
    let values = (0..<count(.remoteOverridables)).map { (path: other.name(.remoteOverridables, $0), value: remoteOverridables($0)) }
    guard let set = try? other.setting(values) else { return false }
    return set.bundle.storage.bytes(0..<set.bundle.storage.count) == storage.bytes(0..<storage.count)
  }

  /// What is set at an opened path.
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

  /// Nil where a limit is unlimited.
  private func held(at place: Int) -> Int64? {
    guard let (form, section, row, column) = recordLocation(at: place) else { return nil }
    switch form {
    case .flag, .word: return Int64(word(section, row, column))
    case .integer: return integer(section, row, column)
    case .limit:
      let isNumber = word(section, row, column) == LimitKind.number.position
      return isNumber ? integer(section, row, LimitValueRow.At.amount) : nil
    }
  }

  private func recordLocation(at place: Int) -> (form: PlaceForm, section: BundleSection, row: Int, column: Int)? {
    let place = overridePlaces[place]
    guard let section = BundleSection(rawValue: UInt8(truncatingIfNeeded: place.section)) else { return nil }
    return (place.form, section, place.row, place.column)
  }

  /// The order that stands at an offset of the file.
  private func order(at offset: Int) -> OverrideError? {
    let info = storage.infos[Int(BundleSection.overrideOrders.rawValue)]
    let row = (offset - info.offset) / (info.stride * 4)
    guard offset >= info.offset, row < info.rows else { return nil }
    return .outOfOrder(
      low: text(overrideOrders[row].lowRule), high: text(overrideOrders[row].highRule))
  }
}
