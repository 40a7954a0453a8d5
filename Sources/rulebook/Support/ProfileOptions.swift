import ArgumentParser
import RuleKinds

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
