internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Checks that one of several environments has the profile of a release.
enum OverrideNoRelease {
  static let explanation = Explanation(
    "override.no-release", .error,
    finds: "Several environments, none of which has the profile `release`.",
    why: "Users would get rules with open questions, because only the profile `release` refuses them.",
    example: "production: {profile: dev}\nstaging: {profile: dev}",
    instead: "production: {profile: release}\nstaging: {profile: dev}")

  static let check = Check(explanation) { context, diagnostics in
    let environments = context.book.environments.entries
    guard environments.count > 1, !context.broken.contains(Environment.key),
      !environments.contains(where: { $0.value.profile == .release || context.isFaulty(Environment.key, $0.name.text) })
    else { return }
    let places = environments.map { context.value(Environment.key, $0.name.text, "profile") }
    diagnostics.append(
      Diagnostic(
        explanation, "none of the environments \(environments.map(\.name.text).quotedPhrase()) has the profile `release`", at: places[0],
        secondary: places.dropFirst().map { .init($0, "not a release, either") },
        helps: ["write `profile: release` for the environment that users get"]))
  }
}
