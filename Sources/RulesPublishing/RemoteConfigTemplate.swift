internal import Diagnostics
internal import RemoteConfigs
internal import RulesBundle
package import RulesJSON
internal import RulesRuntime

/// The live remote config as a template of Firebase Remote Config.
package struct RemoteConfigTemplate: Sendable {
  /// The limits of Firebase Remote Config: https://firebase.google.com/docs/remote-config/quotas-limits
  enum Most {
    static let parameters = 3000
    static let nameLength = 256
    static let valueLength = 1_000_000
  }

  package struct Parameter: Sendable {
    package var name: String
    package var type: String
    package var value: String

    package init(name: String, type: String, value: String) {
      self.name = name
      self.type = type
      self.value = value
    }
  }

  package let parameters: [Parameter]

  /// Returns a template with one parameter for each signed file that a client of the environment needs. Clients verify the files, and rollouts work.
  package static func signed(_ site: PublishedConfigs) throws(PublishProblem) -> RemoteConfigTemplate {
    try requireSomething(site)
    let trusted = site.repository.trusted
    var files: [(String, [UInt8])] = []
    for version in 1...max(trusted.root.signed.version, 1) {
      let path = Repository.path("\(version).root.json")
      if let bytes = site.repository.read(path) { files.append((path, bytes)) }
    }
    if let timestamp = trusted.timestamp, let snapshot = trusted.snapshot {
      files.append((Repository.path("timestamp.json"), timestamp.bytes))
      files.append((Repository.path("\(snapshot.signed.version).snapshot.json"), snapshot.bytes))
    }
    for (role, file) in trusted.targets { files.append((Repository.path("\(file.signed.version).\(role).json"), file.bytes)) }
    if let live = site.live { files.append(("\(SiteLayout.targets)/\(live.target.storedPath(isConsistent: true))", live.bytes)) }
    for offer in site.live?.index.offers ?? [] {
      files.append(("\(SiteLayout.targets)/\(site.target(of: offer).storedPath(isConsistent: true))", try site.payload(of: offer)))
    }
    if let target = site.repository.emergency[site.paths.emergency] {
      files.append(("\(SiteLayout.targets)/\(target.storedPath(isConsistent: true))", try site.repository.file(target)))
    }
    return try RemoteConfigTemplate(
      files.map { Parameter(name: RemoteConfigName.parameter($0.0), type: "JSON", value: text($0.1)) })
  }

  /// Returns a template with one parameter for each value, for clients that read Firebase Remote Config directly. The values are not signed. A switch that
  /// is off in an emergency at `now` is off.
  package static func values(_ site: PublishedConfigs, at now: Int64) throws(PublishProblem) -> RemoteConfigTemplate {
    try requireSomething(site)
    var config = RemoteConfig([])
    if let live = site.live {
      guard live.index.offers.count == 1, let offer = live.index.offers.first, offer.share == ConfigIndex.fullShare,
        AppVersion("0").map({ offer.minimumApp <= $0 }) ?? false
      else {
        throw PublishProblem(
          "the live remote config is not for all installs, which `--form values` cannot express",
          help: "publish it to all installs, or use `--form signed`")
      }
      config = try site.config(of: offer)
    }
    let off = try site.emergencies().filter { $0.holds(at: now) }
    config = config.changed(by: off.map { OverrideChange(path: $0.path, old: config[$0.path], new: .onOff(false)) })
    // Clients need a version to tell this template from an empty one.
    let version = Parameter(name: RemoteConfigName.version, type: "NUMBER", value: "\(site.live?.index.version.number ?? 1)")
    return try RemoteConfigTemplate(
      [version]
        + config.values.map { entry in
          let name = RemoteConfigName.parameter(entry.path)
          return switch entry.value {
          case .onOff(let isOn): Parameter(name: name, type: "BOOLEAN", value: "\(isOn)")
          case .amount(let amount?): Parameter(name: name, type: "NUMBER", value: "\(amount)")
          case .amount(nil): Parameter(name: name, type: "STRING", value: text(entry.value.json.compact().dropFirst().dropLast()))
          }
        })
  }

  /// Creates a template. Throws if Firebase Remote Config would reject it.
  package init(_ parameters: [Parameter]) throws(PublishProblem) {
    guard parameters.count <= Most.parameters else {
      throw PublishProblem("Firebase Remote Config accepts at most \(Most.parameters) parameters, not \(parameters.count)")
    }
    var names: Set<String> = []
    for parameter in parameters {
      guard parameter.name.utf8.count <= Most.nameLength else {
        throw PublishProblem(
          "Firebase Remote Config accepts names of at most \(Most.nameLength) characters, and `\(parameter.name)` is longer")
      }
      guard names.insert(parameter.name).inserted else {
        throw PublishProblem("two paths have the same parameter name `\(parameter.name)`")
      }
    }
    let length = parameters.reduce(0) { $0 + $1.value.utf16.count }
    guard length <= Most.valueLength else {
      throw PublishProblem("Firebase Remote Config accepts at most \(Most.valueLength) characters in all values, not \(length)")
    }
    self.parameters = parameters
  }

  package var json: JSON {
    .object([
      .init(
        key: "parameters",
        value: .object(
          parameters.map { parameter in
            .init(
              key: parameter.name,
              value: .object([
                .init(key: "defaultValue", value: .object([.init(key: "value", value: .string(parameter.value))])),
                .init(key: "valueType", value: .string(parameter.type)),
              ]))
          }))
    ])
  }

  /// Returns a template that exists, with these parameters in place of those that an earlier export wrote. Everything else stays: other parameters,
  /// conditions, groups, and the etag, with which Firebase rejects a template that somebody changed in the meantime.
  package func merged(into existing: [UInt8]) throws(PublishProblem) -> (json: JSON, lines: [String]) {
    let template: JSON
    do { template = try JSON.parse(existing, limit: 16 << 20) } catch {
      throw PublishProblem("the template to merge with is not JSON: \(error.message)")
    }
    guard var members = template.objectValue else { throw PublishProblem("the template to merge with is not an object") }
    let old = template["parameters"]?.objectValue ?? []
    if template["parameters"] != nil, template["parameters"]?.objectValue == nil {
      throw PublishProblem("`parameters` of the template to merge with is not an object")
    }
    func isOwn(_ name: String) -> Bool { name.hasPrefix(RemoteConfigName.beginning) }
    for group in template["parameterGroups"]?.objectValue ?? [] {
      for member in group.value["parameters"]?.objectValue ?? [] where isOwn(member.key) {
        throw PublishProblem(
          "the parameter `\(member.key)` is in the group `\(group.key)`", help: "move it out of the group, and export again")
      }
    }
    let new = json["parameters"]?.objectValue ?? []
    let kept = old.filter { !isOwn($0.key) }
    guard kept.count + new.count <= Most.parameters else {
      throw PublishProblem("Firebase Remote Config accepts at most \(Most.parameters) parameters, not \(kept.count + new.count)")
    }
    let parameters = JSON.Member(key: "parameters", value: .object(kept + new))
    if let index = members.firstIndex(where: { $0.key == "parameters" }) { members[index] = parameters } else { members.append(parameters) }
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let removed = old.filter { one in isOwn(one.key) && !new.contains { $0.key == one.key } }
    let conditional = old.filter { isOwn($0.key) && $0.value["conditionalValues"] != nil }.map(\.key)
    var lines = [
      "merged: \(count(kept.count, "other parameter")) and everything else of the template stay"
        + (template["etag"] == nil ? "; the template has no etag" : ", with its etag"),
      "\(count(new.count, "parameter")) written, \(count(removed.count, "old one")) removed",
    ]
    if !conditional.isEmpty { lines.append("conditional values of these parameters are removed: \(conditional.phrase())") }
    return (.object(members), lines)
  }

  private static func requireSomething(_ site: PublishedConfigs) throws(PublishProblem) {
    let off = try site.emergencies()
    guard site.live != nil || !off.isEmpty else { throw PublishProblem("no remote config is live in the config repository") }
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
