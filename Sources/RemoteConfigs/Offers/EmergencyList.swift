package import RulesBundle
package import RulesJSON

/// The switches that the people on call have turned off, which are the contents of the target `PRODUCT/ENVIRONMENT/emergency.json`.
///
/// A delegated role signs it, whose key can do nothing else: a list can only turn off switches that the rules of the app mark as `emergency`.
package struct EmergencyList: Sendable, Equatable {
  /// A switch that is off.
  package struct Entry: Sendable, Equatable {
    /// The path of the switch in the rules.
    package var path: String
    /// The time at which it is on again, in seconds since 1970; nil if it stays off until the entry is removed.
    package var until: Int64?

    package init(path: String, until: Int64?) { (self.path, self.until) = (path, until) }

    package func holds(at now: Int64) -> Bool { until.map { now < $0 } ?? true }
  }

  package var entries: [Entry]

  /// The delegated role that signs the list.
  package static let role = "emergency"
  private static let schema: Int64 = 1
  package static let maximumEntryCount = 256
  package static let maximumSize = 64 << 10
  private static let longestPath = 200

  package init(_ entries: [Entry]) { self.entries = entries }

  package var json: JSON {
    .members([
      "schema": .int(EmergencyList.schema),
      "off": .array(
        entries.map { .members(["path": .string($0.path), "until": $0.until.map { .string(MetadataTime.text($0)) } ?? .null]) }),
    ])
  }

  /// Parses a list, which must have exactly the form `{"schema": 1, "off": [{"path": PATH, "until": TIME | null}]}`.
  ///
  /// Throws `ConfigError.notAnEmergencyList` or `ConfigError.otherSchema`.
  package init(parsing bytes: [UInt8]) throws(ConfigError) {
    guard let json = try? JSON.parse(bytes, limit: EmergencyList.maximumSize), let schema = json["schema"]?.intValue else {
      throw .notAnEmergencyList
    }
    guard schema == EmergencyList.schema else { throw .otherSchema(schema) }
    guard json.hasExactly("schema", "off"), let items = json["off"]?.arrayValue, items.count <= EmergencyList.maximumEntryCount else {
      throw .notAnEmergencyList
    }
    entries = []
    for item in items {
      guard item.hasExactly("path", "until"), let path = item["path"]?.stringValue, EmergencyList.isPath(path), let written = item["until"]
      else { throw .notAnEmergencyList }
      let until = written.stringValue.flatMap(MetadataTime.seconds)
      guard until != nil || written.isNull, !entries.contains(where: { $0.path.utf8.elementsEqual(path.utf8) }) else {
        throw .notAnEmergencyList
      }
      entries.append(Entry(path: path, until: until))
    }
  }

  /// Whether a text can be a path: printable ASCII, because it is logged.
  private static func isPath(_ text: String) -> Bool {
    (1...longestPath).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// Returns a bundle in which the listed switches are off at a time, with their paths, and the paths that are not emergency switches of the
  /// bundle. Those do not change.
  package func applied(to bundle: RuleBundle, at now: Int64) -> (bundle: RuleBundle, off: [String], skipped: [String]) {
    var (off, skipped): ([String], [String]) = ([], [])
    for entry in entries where entry.holds(at: now) {
      if bundle.isEmergencySwitch(entry.path) { off.append(entry.path) } else { skipped.append(entry.path) }
    }
    guard let set = try? bundle.setting(off.map { ($0, .onOff(false)) }) else { return (bundle, [], skipped + off) }
    return (set.bundle, off, skipped)
  }
}

extension RuleBundle {
  /// Whether a path is a switch that can be turned off in an emergency.
  package func isEmergencySwitch(_ path: String) -> Bool {
    find(.remoteOverridables, path).map { remoteOverridables[$0].form == .onOff && remoteOverridables[$0].emergency } ?? false
  }
}
