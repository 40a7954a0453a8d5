import ArgumentParser
import RuleKinds

/// The profile that the rules are checked for.
struct ProfileOptions: ParsableArguments {
  @Option(help: "`dev` for work in progress; `release` also rejects placeholders that are neither decided nor accepted, and overdue items.")
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
