package import RulesBundle
internal import RulesJSON

/// Compares a limits file with a bundle: hashes, caps, and the ladder.
package enum LimitsReader {
  /// The reason why a file cannot be used with a bundle.
  package enum Mismatch: Error, Sendable, Equatable {
    /// The file is not valid JSON.
    case notJSON(String)
    /// A member is missing or has another form than in this format version.
    case otherShape(member: String)
    /// The file has an unknown format version.
    case otherVersion(Int64)
    /// The file belongs to a bundle with another hash.
    case otherBundle(hash: String, itself: String, bundle: String)
    /// The values were edited after the file was generated.
    case edited
    /// A cap, or whether it only warns, differs from the bundle.
    case otherCap(limit: String, plan: String)
    /// A vector of the ladder, or one of its levels, differs from the bundle.
    case otherVector(String, level: String?)
    /// A signal differs from the bundle.
    case otherSignal(String)

    /// The mismatch as a message for people.
    package var message: String {
      switch self {
      case .notJSON(let why): "it is not valid JSON: \(why)"
      case .otherShape(let member): "`\(member)` is missing or does not have the format in docs/use/limits.md"
      case .otherVersion(let version): "its schemaVersion is \(version), but this program supports only \(LimitsEmitter.schemaVersion)"
      case .otherBundle(let hash, let itself, let bundle):
        "it belongs to another bundle: its \(hash) hash is \(itself.prefix(12))..., but the bundle has \(bundle.prefix(12))..."
      case .edited: "its values were edited after it was generated"
      case .otherCap(let limit, let plan): "its cap of `\(limit)` for `\(plan)` differs from the bundle"
      case .otherVector(let vector, let level): "its `\(vector)`\(level.map { " at `\($0)`" } ?? "") differs from the bundle"
      case .otherSignal(let signal): "its signal `\(signal)` differs from the bundle"
      }
    }
  }

  /// Returns the first reason why a file cannot be used with a bundle; nil if they belong together.
  package static func mismatch(_ file: [UInt8], _ bundle: RuleBundle) -> Mismatch? {
    do throws(JSONError) {
      return mismatch(try JSON.parse(file, limit: max(file.count, 1)), bundle)
    } catch { return .notJSON(error.message) }
  }

  private static func mismatch(_ json: JSON, _ bundle: RuleBundle) -> Mismatch? {
    guard case .int(let version) = json["schemaVersion"] else { return .otherShape(member: "schemaVersion") }
    guard version == LimitsEmitter.schemaVersion else { return .otherVersion(version) }
    for (name, hash) in [("contract", bundle.contractHash), ("content", bundle.contentHash)] {
      guard let itself = json["bundle"]?[name]?.stringValue else { return .otherShape(member: "bundle/\(name)") }
      guard itself == Hex.text(hash) else { return .otherBundle(hash: name, itself: itself, bundle: Hex.text(hash)) }
    }
    guard let members = json.objectValue, let hash = json["values"]?.stringValue else { return .otherShape(member: "values") }
    guard hash == LimitsEmitter.hash(of: Array(members.dropFirst(LimitsEmitter.headCount))) else { return .edited }
    guard let caps = json["caps"]?.objectValue else { return .otherShape(member: "caps") }
    let names = (0..<bundle.count(.limits)).map { bundle.name(.limits, $0) }
    guard caps.map(\.key) == names else { return .otherShape(member: "caps") }
    for (limit, cap) in caps.enumerated() {
      if let mismatch = mismatch(cap.value, of: limit, named: cap.key, bundle) { return mismatch }
    }
    return LadderLimits(bundle: bundle).mismatch(json)
  }

  private static func mismatch(_ cap: JSON, of limit: Int, named name: String, _ bundle: RuleBundle) -> Mismatch? {
    guard let plans = cap["plans"]?.objectValue, case .array(let soft)? = cap["warnsOnly"] else {
      return .otherShape(member: "caps/\(name)")
    }
    let known = (0..<bundle.count(.plans)).map { bundle.name(.plans, $0) }
    if let stranger = plans.first(where: { !known.contains($0.key) }) { return .otherCap(limit: name, plan: stranger.key) }
    for (ordinal, plan) in known.enumerated() {
      let row = bundle.limitValue(limit, ordinal)
      let given = plans.first { $0.key == plan }?.value
      let expected: JSON? =
        switch bundle.limitKind(ofValue: row) {
        case .number: .int(bundle.limitValues[row].amount)
        case .unlimited: .null
        case .notApplicable: nil
        }
      let isSoft = expected != nil && bundle.limitValues[row].soft
      guard given == expected, soft.contains(.string(plan)) == isSoft else { return .otherCap(limit: name, plan: plan) }
    }
    return nil
  }
}
