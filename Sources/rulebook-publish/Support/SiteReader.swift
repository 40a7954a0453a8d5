import ArgumentParser
import RemoteConfigs
import RulebookSupport
import RulesPublishing

/// Reads a config repository like a client: from a folder or a URL, from the root that apps are built with.
struct SiteReader {
  let shown: String
  private let fetch: (String, Int) throws(Failure) -> [UInt8]?
  private let root: [UInt8]

  init(_ place: SitePlaceOptions) throws(Failure) { try self.init(site: place.site, url: place.url, root: place.root) }

  init(site: String?, url: String? = nil, root: String? = nil) throws(Failure) {
    guard site != nil || url != nil else { throw Failure(message: "pass --site DIR or --url URL", code: Exit.usage) }
    let rootPath = root ?? site.map { "\($0)/\(Repository.path("1.root.json"))" }
    guard let rootPath else { throw Failure(message: "pass the root that apps are built with: --root FILE", code: Exit.usage) }
    guard let rootBytes = FileSystem.read(rootPath) else { throw Failure(message: "cannot read \(rootPath)", code: Exit.noInput) }
    self.root = rootBytes
    if let url {
      guard url.hasPrefix("http://") || url.hasPrefix("https://") else {
        throw Failure(message: "--url takes a URL that begins with https:// or http://", code: Exit.usage)
      }
      let base = url.hasSuffix("/") ? url : url + "/"
      shown = url
      fetch = { path, limit throws(Failure) in
        switch Curl.get(base + path, limit: limit) {
        case .file(let bytes): return bytes
        case .missing: return nil
        case .failed(let why): throw Failure(message: "\(base)\(path): \(why)", code: Exit.findings)
        }
      }
    } else {
      let folder = site ?? "."
      shown = folder
      fetch = { path, _ throws(Failure) in FileSystem.read("\(folder)/\(path)") }
    }
  }

  /// Runs the client workflow. Expired metadata is accepted, so that it can be shown.
  func trusted(at now: Int64) throws(Failure) -> TrustedMetadata {
    do {
      var update = try MetadataUpdate(TrustedMetadata(root: root, now: now, acceptsExpired: true))
      while let request = update.request {
        let bytes = try fetch(Repository.path(request.path), request.limit)
        do throws(MetadataError) { try update.receive(bytes) } catch {
          guard request.mayBeMissing, case .malformed = error else { throw error }
          throw Failure(
            message:
              "\(shown): a missing file (\(Repository.path(request.path))) is answered with a page instead of status 404, so clients "
              + "cannot follow a change of the root; configure the server to answer 404", code: Exit.findings)
        }
      }
      var trusted = update.trusted
      // Clients read the file of the delegated role when they look for emergency switches.
      for role in trusted["targets"]?.contents.delegations.map(\.name) ?? [] {
        let listed = try trusted.listed(role)
        let path = Repository.path("\(listed.version).\(MetadataUpdate.encoded(role)).json")
        guard let bytes = try fetch(path, listed.content.length ?? trusted.limits.targets) else {
          throw MetadataError.missing("\(role).json")
        }
        try trusted.update(targets: bytes, of: role, by: "targets")
      }
      return trusted
    } catch let failure as Failure {
      throw failure
    } catch let error as MetadataError {
      throw Failure(message: "\(shown): clients reject the config repository: \(error.message)", code: Exit.findings)
    } catch {
      throw Failure(message: "\(shown): \(error)", code: Exit.findings)
    }
  }

  /// Returns a target file. Throws if it does not match the metadata.
  func file(_ target: TargetFile) throws(Failure) -> [UInt8] {
    let path = "\(SiteLayout.targets)/\(target.storedPath(isConsistent: true))"
    guard let bytes = try fetch(path, target.length) else {
      throw Failure(message: "\(shown): \(path) is missing", code: Exit.findings)
    }
    guard target.content.matches(bytes) else {
      throw Failure(message: "\(shown): \(path) does not match its signed hash", code: Exit.findings)
    }
    return bytes
  }

  /// Returns the configs of all products and environments.
  func configs(_ trusted: TrustedMetadata) throws(Failure) -> [(target: TargetFile, origin: ConfigOrigin, index: ConfigIndex)] {
    var configs: [(TargetFile, ConfigOrigin, ConfigIndex)] = []
    for target in trusted["targets"]?.contents.targets ?? [] where target.path.hasSuffix("/config.json") {
      guard let origin = ConfigOrigin(parsing: target.custom) else { continue }
      let bytes = try file(target)
      do throws(ConfigError) { configs.append((target, origin, try ConfigIndex(parsing: bytes))) } catch {
        throw Failure(message: "\(shown): \(target.path): \(error.message)", code: Exit.findings)
      }
    }
    return configs
  }

  /// Returns the lists of emergency switches of all products and environments.
  func emergencies(_ trusted: TrustedMetadata) throws(Failure) -> [(origin: ConfigOrigin, list: EmergencyList)] {
    var lists: [(ConfigOrigin, EmergencyList)] = []
    for target in trusted[EmergencyList.role]?.contents.targets ?? [] where target.path.hasSuffix("/emergency.json") {
      guard let origin = ConfigOrigin(parsing: target.custom) else { continue }
      let bytes = try file(target)
      do throws(ConfigError) { lists.append((origin, try EmergencyList(parsing: bytes))) } catch {
        throw Failure(message: "\(shown): \(target.path): \(error.message)", code: Exit.findings)
      }
    }
    return lists
  }

  /// Returns the values of an offer.
  func values(_ offer: ConfigIndex.Offer, beside target: TargetFile, _ trusted: TrustedMetadata) throws(Failure) -> RemoteConfig {
    let folder = target.path.dropLast("config.json".count)
    guard let file = trusted["targets"]?.contents["\(folder)values/\(offer.digest).json"] else {
      throw Failure(message: "\(shown): the values \(offer.digest.prefix(12)) are not listed", code: Exit.findings)
    }
    let bytes = try self.file(file)
    do throws(ConfigError) {
      guard offer.isOf(bytes) else { throw .otherPayload }
      return try RemoteConfig(parsing: bytes)
    } catch {
      throw Failure(message: "\(shown): \(file.path): \(error.message)", code: Exit.findings)
    }
  }
}
