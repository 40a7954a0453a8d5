import ArgumentParser
internal import RuleChecks
import RuleKinds
import RulesCompiler
import Schema

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the rules are, and the day it is.
struct RulesOptions: ParsableArguments {
  @Option(name: .customLong("rules"), help: ArgumentHelp("The folder of the rules.", valueName: "dir"))
  var folder: String?

  @Option(help: ArgumentHelp("The day that dates in the rules are compared with; today when left out.", valueName: "date"))
  var asOf: String?

  @Option(
    name: .customLong("bound"),
    help: ArgumentHelp(
      "Raise or lower how much is read: depth, file-bytes, value-bytes, values, mistakes (of a file), files, total-bytes.",
      valueName: "name=number"))
  var bounds: [String] = []

  /// The rules as they stand in their folder.
  func read() throws(Failure) -> RulesInput { try RulesFolder(folder).read(Bounds(bounds)) }

  func pipeline(for profile: Profile = .dev) throws(Failure) -> Pipeline {
    Pipeline(today: try today(), profile: profile, limits: try Bounds(bounds).limits, checks: AllChecks.list)
  }

  func today() throws(Failure) -> CalendarDate {
    guard let asOf else { return RulesOptions.currentDay() }
    guard let date = CalendarDate(asOf) else {
      throw Failure(message: "--as-of takes a date such as 2026-01-05, not `\(asOf)`", code: Exit.usage)
    }
    return date
  }

  /// `lowers`: whether there is to be a bundle.
  func compile(lowers: Bool = true, for profile: Profile = .dev) throws(Failure) -> Compilation {
    try pipeline(for: profile).compile(read(), lowers: lowers)
  }

  private static func currentDay() -> CalendarDate {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func padded(_ number: Int32, _ width: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let text = "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1, 2))-\(padded(parts.tm_mday, 2))"
    guard let date = CalendarDate(text) else { fatalError("the system's calendar gives a day that does not exist: \(text)") }
    return date
  }
}

/// What the rules are checked for.
struct ProfileOptions: ParsableArguments {
  @Option(help: "`dev` while they are worked on; `release` also refuses what is neither decided nor accepted, and what is late.")
  var profile: ProfileChoice = .dev
}

enum ProfileChoice: String, ExpressibleByArgument, CaseIterable {
  case dev, release

  var profile: Profile {
    switch self {
    case .dev: .dev
    case .release: .release
    }
  }
}
