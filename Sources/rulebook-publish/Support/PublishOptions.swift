import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SiteOptions {
  func trustedKeys() throws(Failure) -> [VerifyingKey] {
    var keys: [VerifyingKey] = []
    for one in trusted { keys.append(try KeyFiles.readPublic(one)) }
    return keys
  }
}

extension SigningOptions {
  func keys() throws(Failure) -> [SigningKey] {
    var keys: [SigningKey] = []
    for file in key { keys.append(try KeyFiles.read(file)) }
    for name in keyVariable { keys.append(try KeyFiles.read(variable: name)) }
    guard !keys.isEmpty else { throw Failure(message: "pass a signing key: --key FILE or --key-variable NAME", code: Exit.usage) }
    guard Set(keys.map(\.verifying.id)).count == keys.count else {
      throw Failure(message: "pass each signing key only once", code: Exit.usage)
    }
    return keys
  }
}

extension TermsOptions {
  func terms(percent: Int, minimumApp: String) throws(Failure) -> Terms {
    guard (1...100).contains(percent) else { throw Failure(message: "--percent takes 1 to 100, not \(percent)", code: Exit.usage) }
    guard (1...3660).contains(validDays) else { throw Failure(message: "--valid-days takes 1 to 3660, not \(validDays)", code: Exit.usage) }
    guard let minimum = AppVersion(minimumApp) else {
      throw Failure(message: "--minimum-app takes a version such as 1.2, not `\(minimumApp)`", code: Exit.usage)
    }
    var keys: [VerifyingKey] = []
    for one in handOverTo { keys.append(try KeyFiles.readPublic(one)) }
    let issued = try issuedAt()
    guard issued + Int64(validDays) * 86_400 > Int64(time(nil)) else {
      throw Failure(message: "the remote config would already be expired; pass more --valid-days", code: Exit.usage)
    }
    return Terms(
      percent: percent, minimumApp: minimum, issued: issued, expires: issued + Int64(validDays) * 86_400,
      version: try configVersion.map { given throws(Failure) in try ConfigVersion(given: given) }, keys: keys.isEmpty ? nil : keys)
  }

  private func issuedAt() throws(Failure) -> Int64 {
    guard let issued else { return Int64(time(nil)) }
    guard let time = TimeText.timestamp(issued.utf8) else {
      throw Failure(message: "--issued takes a time such as 2026-01-05T10:00:00Z, not `\(issued)`", code: Exit.usage)
    }
    return time.seconds
  }

  /// Returns the bundles that --app names, after the bundle of the rules if there is one.
  func apps(_ own: (name: String, bundle: RuleBundle)?) throws(Failure) -> [(name: String, bundle: RuleBundle)] {
    var apps = own.map { [$0] } ?? []
    for path in app {
      guard let bytes = FileSystem.read(path) else { throw Failure(message: "cannot read \(path)", code: Exit.noInput) }
      apps.append((path, try LoadedRules.load(bytes, path)))
    }
    return apps
  }
}

extension ConfigVersion {
  /// Parses a version as written on the command line: `1-7`.
  init(given: String) throws(Failure) {
    let parts = given.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let epoch = Int64(parts[0]), let version = Int64(parts[1]), epoch >= 0, version >= 0 else {
      throw Failure(message: "a version has the form EPOCH-VERSION, such as 1-7, not `\(given)`", code: Exit.usage)
    }
    self.init(epoch: epoch, version: version)
  }
}
