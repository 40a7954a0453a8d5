import Diagnostics
import RemoteConfigs
import RulebookSupport
import RulesJSON
import RulesPublishing
import RulesRuntime

/// The state of a config repository: its roles with their keys and expiry, and the configs that are live.
struct SiteReport {
  struct Role {
    let name: String
    let version: Int64
    let expires: Int64
    let keys: RoleKeys?
    /// Days before the expiry in which the role must be signed again.
    let warning: Int64
  }

  let shown: String
  let roles: [Role]
  let configs: [(target: TargetFile, origin: ConfigOrigin, index: ConfigIndex)]
  /// The values of the offers of each config.
  let values: [[RemoteConfig]]
  let emergencies: [(origin: ConfigOrigin, list: EmergencyList)]
  /// The signatures by roles that a draft still needs before the online key signs it; nil if nothing waits, or if it is unknown.
  let waiting: [SignatureNeed]?
  /// The files of the folder that contain a private key.
  let privateKeys: [String]
  let now: Int64

  init(_ reader: SiteReader, _ trusted: TrustedMetadata, waiting: [SignatureNeed]?, privateKeys: [String], now: Int64) throws(Failure) {
    shown = reader.shown
    (self.waiting, self.privateKeys) = (waiting, privateKeys)
    configs = try reader.configs(trusted)
    var values: [[RemoteConfig]] = []
    for config in configs {
      var offers: [RemoteConfig] = []
      for offer in config.index.offers { offers.append(try reader.values(offer, beside: config.target, trusted)) }
      values.append(offers)
    }
    self.values = values
    emergencies = try reader.emergencies(trusted)
    self.now = now
    let root = trusted.root.contents
    var roles = [
      Role(name: "root", version: trusted.root.signed.version, expires: trusted.root.signed.expires, keys: root.root, warning: 30)
    ]
    for (role, file) in trusted.targets {
      let delegated = trusted["targets"]?.contents.delegations.first { $0.name == role }?.keys
      roles.append(
        Role(name: role, version: file.signed.version, expires: file.signed.expires, keys: delegated ?? root.targets, warning: 14))
    }
    if let file = trusted.snapshot?.signed {
      roles.append(Role(name: "snapshot", version: file.version, expires: file.expires, keys: root.snapshot, warning: 2))
    }
    if let file = trusted.timestamp?.signed {
      roles.append(Role(name: "timestamp", version: file.version, expires: file.expires, keys: root.timestamp, warning: 2))
    }
    self.roles = roles
  }

  private func state(_ role: Role) -> String {
    if role.expires <= now { return "expired" }
    return role.expires <= now + role.warning * Lifetimes.day ? "expires soon" : "valid"
  }

  /// Whether everything is valid for a while.
  var isHealthy: Bool { privateKeys.isEmpty && roles.allSatisfy { state($0) == "valid" } }

  var lines: [String] {
    var lines: [String] = []
    for role in roles {
      let keys = role.keys.map { "; \($0.threshold) of \($0.keyIDs.map { String($0.prefix(16)) }.phrase())" } ?? ""
      lines.append(
        "\(role.name): version \(role.version), \(state(role)) \(role.expires <= now ? "since" : "until") \(MetadataTime.text(role.expires))\(keys)"
      )
    }
    if configs.isEmpty { lines.append("no values are published") }
    for config in configs { lines += PublicationText(nil).lines(of: config.index, config.origin) }
    for one in emergencies where !one.list.entries.isEmpty { lines += SiteReport.lines(one.origin, one.list, now: now) }
    return lines
  }

  /// Describes the switches that are off in an environment.
  static func lines(_ origin: ConfigOrigin, _ list: EmergencyList, now: Int64) -> [String] {
    var lines = ["\(origin.product), \(origin.environment): switched off in an emergency"]
    lines.append("since \(MetadataTime.text(origin.issued.seconds)), by \(origin.author), because: \(origin.reason)")
    for entry in list.entries {
      let end = entry.until.map { end in
        let days = (end - now) / Lifetimes.day
        return end <= now
          ? ", ended at \(MetadataTime.text(end))"
          : ", on again at \(MetadataTime.text(end))\(days < soon ? " (soon)" : "")"
      }
      lines.append("  \(entry.path)\(end ?? "")")
    }
    return lines
  }

  /// The number of days before the end of a switch-off in which it is listed as ending soon.
  private static let soon: Int64 = 3

  var json: JSON {
    .members([
      "site": .string(shown), "healthy": .bool(isHealthy),
      "privateKeys": .array(privateKeys.map { .string($0) }),
      "waiting": waiting.map { needs in
        .array(
          needs.map {
            .members([
              "role": .string($0.role), "signatures": .int(Int64($0.valid)), "threshold": .int(Int64($0.threshold)),
              "unsigned": .array($0.keyIDs.map { .string($0) }),
            ])
          })
      } ?? .null,
      "roles": .array(
        roles.map {
          .members([
            "role": .string($0.name), "version": .int($0.version), "expires": .string(MetadataTime.text($0.expires)),
            "state": .string(state($0)), "threshold": $0.keys.map { .int(Int64($0.threshold)) } ?? .null,
            "keys": .array(($0.keys?.keyIDs ?? []).map { .string($0) }),
          ])
        }),
      "configs": .array(
        zip(configs, values).map { config, offers in
          .members([
            "product": .string(config.origin.product), "environment": .string(config.origin.environment),
            "version": .int(config.index.version.number), "issued": .string(MetadataTime.text(config.origin.issued.seconds)),
            "author": .string(config.origin.author), "reason": .string(config.origin.reason), "commit": .string(config.origin.commit),
            "index": config.index.json, "values": .array(offers.map { $0.json["values"] ?? .null }),
          ])
        }),
      "emergencies": .array(
        emergencies.map {
          .members([
            "product": .string($0.origin.product), "environment": .string($0.origin.environment),
            "issued": .string(MetadataTime.text($0.origin.issued.seconds)), "author": .string($0.origin.author),
            "reason": .string($0.origin.reason), "list": $0.list.json,
          ])
        }),
    ])
  }
}
