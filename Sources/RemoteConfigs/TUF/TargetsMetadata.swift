internal import RulesBundle
package import RulesJSON

/// A target file in targets metadata.
package struct TargetFile: Sendable, Equatable {
  /// The path as looked up, such as `shop/staging/config.json`.
  package var path: String
  package var content: ListedContent
  package var custom: JSON?

  package init(path: String, content: ListedContent, custom: JSON? = nil) {
    (self.path, self.content, self.custom) = (path, content, custom)
  }

  package var length: Int { content.length ?? 0 }

  package var json: JSON { .object(content.members + (custom.map { [.init(key: "custom", value: $0)] } ?? [])) }

  /// The path of the file on a server. In a consistent snapshot, the hash is before the name.
  package func storedPath(isConsistent: Bool) -> String {
    guard isConsistent, let hash = content.anyHash else { return path }
    guard let slash = path.lastIndex(of: "/") else { return "\(hash).\(path)" }
    return "\(path[...slash])\(hash).\(path[path.index(after: slash)...])"
  }
}

/// A role that targets metadata delegates some paths to.
package struct DelegatedRole: Sendable, Equatable {
  package enum Paths: Sendable, Equatable {
    case patterns([String])
    case hashPrefixes([String])
  }

  package var name: String
  package var keys: RoleKeys
  package var isTerminating: Bool
  package var paths: Paths

  package init(name: String, keys: RoleKeys, isTerminating: Bool, paths: Paths) {
    (self.name, self.keys, self.isTerminating, self.paths) = (name, keys, isTerminating, paths)
  }

  init(parsing json: JSON, in file: String) throws(MetadataError) {
    guard let name = json["name"]?.stringValue, let isTerminating = json["terminating"]?.boolValue else {
      throw .malformed(file, why: "a delegation has no `name` or `terminating`")
    }
    guard !["root", "timestamp", "snapshot", "targets"].contains(name) else {
      throw .malformed(file, why: "a delegation has the name of a top-level role")
    }
    self.name = name
    self.isTerminating = isTerminating
    keys = try RoleKeys(parsing: json, in: file)
    func texts(_ items: [JSON]) throws(MetadataError) -> [String] {
      let texts = items.compactMap(\.stringValue)
      guard texts.count == items.count else { throw .malformed(file, why: "a path of a delegation is not a string") }
      return texts
    }
    switch (json["paths"]?.arrayValue, json["path_hash_prefixes"]?.arrayValue) {
    case (let patterns?, nil): paths = .patterns(try texts(patterns))
    case (nil, let prefixes?): paths = .hashPrefixes(try texts(prefixes))
    default: throw .malformed(file, why: "a delegation needs either `paths` or `path_hash_prefixes`")
    }
  }

  package var json: JSON {
    var members = keys.json.objectValue ?? []
    members.append(.init(key: "name", value: .string(name)))
    members.append(.init(key: "terminating", value: .bool(isTerminating)))
    switch paths {
    case .patterns(let texts): members.append(.init(key: "paths", value: .array(texts.map { .string($0) })))
    case .hashPrefixes(let texts): members.append(.init(key: "path_hash_prefixes", value: .array(texts.map { .string($0) })))
    }
    return .object(members)
  }

  /// Whether the role is trusted for a target path.
  package func covers(_ path: String) -> Bool {
    switch paths {
    case .patterns(let patterns): return patterns.contains { PathPattern.matches(path, $0) }
    case .hashPrefixes(let prefixes):
      let hash = ListedContent.sha256(Array(path.utf8))
      return prefixes.contains { !$0.isEmpty && hash.utf8.starts(with: $0.utf8) }
    }
  }
}

/// The contents of `targets.json`, or of the file of a delegated role.
package struct TargetsMetadata: Sendable, Equatable {
  package var targets: [TargetFile]
  package var delegations: [DelegatedRole] = []
  package var delegatedKeys = KeyList()

  package init(targets: [TargetFile] = []) { self.targets = targets }

  package init(_ file: SignedMetadata) throws(MetadataError) {
    try file.require(type: "targets")
    guard let members = file.signed["targets"]?.objectValue else { throw .malformed(file.name, why: "it has no `targets`") }
    targets = []
    for member in members {
      let content = try ListedContent(parsing: member.value, in: file.name)
      guard content.length != nil, content.anyHash != nil else { throw .malformed(file.name, why: "a target has no length or hash") }
      let custom = member.value["custom"]
      if let custom, custom.objectValue == nil { throw .malformed(file.name, why: "`custom` of a target is not an object") }
      targets.append(TargetFile(path: member.key, content: content, custom: custom))
    }
    guard let written = file.signed["delegations"] else { return }
    delegatedKeys = try KeyList(parsing: written["keys"], in: file.name)
    guard let roles = written["roles"]?.arrayValue else { throw .malformed(file.name, why: "`delegations` has no `roles`") }
    for role in roles {
      let role = try DelegatedRole(parsing: role, in: file.name)
      guard !delegations.contains(where: { $0.name.utf8.elementsEqual(role.name.utf8) }) else {
        throw .malformed(file.name, why: "two delegations have the same name")
      }
      delegations.append(role)
    }
  }

  package subscript(path: String) -> TargetFile? { targets.first { $0.path.utf8.elementsEqual(path.utf8) } }

  /// The signed part with a version and an expiry.
  package func signed(version: Int64, expires: Int64) -> JSON {
    let listed = JSON.object(
      targets.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map { .init(key: $0.path, value: $0.json) })
    if delegations.isEmpty { return SignedMetadata.signed("targets", version: version, expires: expires, ["targets": listed]) }
    let roles = JSON.members(["keys": delegatedKeys.json, "roles": .array(delegations.map(\.json))])
    return SignedMetadata.signed("targets", version: version, expires: expires, ["targets": listed, "delegations": roles])
  }
}

/// Shell-style patterns of paths, in which `*` and `?` do not match a `/`.
package enum PathPattern {
  package static func matches(_ path: String, _ pattern: String) -> Bool {
    let paths = path.split(separator: "/", omittingEmptySubsequences: false)
    let patterns = pattern.split(separator: "/", omittingEmptySubsequences: false)
    return paths.count == patterns.count && zip(paths, patterns).allSatisfy { matches(Array($0.unicodeScalars), Array($1.unicodeScalars)) }
  }

  /// Matches one part. A `*` first matches as little as possible, and one more character whenever the rest does not match.
  private static func matches(_ text: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var (at, place) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[at] {
        at += 1
        place += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (at, place) = (last.text + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
