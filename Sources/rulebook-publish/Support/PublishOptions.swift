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

/// Reads times of the command line.
enum GivenTime {
  /// Returns a time in seconds since 1970; the current time if none is given.
  static func seconds(_ given: String?) throws(Failure) -> Int64 {
    guard let given else { return Int64(time(nil)) }
    guard let time = TimeText.timestamp(given.utf8) else {
      throw Failure(message: "a time has the form 2026-01-05T10:00:00Z, not `\(given)`", code: Exit.usage)
    }
    return time.seconds
  }

  /// Returns a number of days in seconds.
  static func days(_ days: Int) throws(Failure) -> Int64 {
    guard (1...3660).contains(days) else { throw Failure(message: "--valid-days takes 1 to 3660, not \(days)", code: Exit.usage) }
    return Int64(days) * Lifetimes.day
  }
}

extension TermsOptions {
  func terms(percent: String?, minimumApp: String) throws(Failure) -> Terms {
    guard let share = percent.map(ShareText.parse) ?? ConfigIndex.fullShare else {
      throw Failure(message: "--percent takes 0.01 to 100, not \(percent ?? "")", code: Exit.usage)
    }
    let lifetime = try GivenTime.days(validDays)
    guard let minimum = AppVersion(minimumApp) else {
      throw Failure(message: "--minimum-app takes a version such as 1.2, not `\(minimumApp)`", code: Exit.usage)
    }
    let issued = try GivenTime.seconds(issued)
    guard issued + lifetime > Int64(time(nil)) else {
      throw Failure(message: "the remote config would already be expired; pass more --valid-days", code: Exit.usage)
    }
    return Terms(
      share: share, minimumApp: minimum, issued: issued, expires: issued + lifetime,
      author: try TermsOptions.line("--by", by),
      reason: try TermsOptions.line("--because", because),
      commit: try TermsOptions.line("--commit", commit))
  }

  /// Returns a text of one line, which is published.
  static func line(_ option: String, _ text: String?) throws(Failure) -> String {
    let text = text ?? ""
    guard text.utf8.count <= 400, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
      throw Failure(message: "\(option) takes one line of at most 400 bytes", code: Exit.usage)
    }
    return text
  }

  /// Returns the bundles that must accept what is published: that of the rules if there is one, those in `releases`, and those that --app names.
  func apps(
    _ own: AppVerdict.App?, beside rules: RulesOptions
  ) throws(Failure) -> [AppVerdict.App] {
    var apps = (own.map { [$0] } ?? []) + (try ReleasedApps.all(beside: rules))
    for path in app { apps.append(try ReleasedApps.load(path)) }
    return apps
  }
}
