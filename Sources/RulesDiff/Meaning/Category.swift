/// The meaning of a change in product terms. The raw values are part of the JSON output and of `--fail-on`.
package enum Category: String, Sendable, Hashable, CaseIterable {
  /// App code or stored requests rely on something that no longer holds.
  case contract
  /// Something leaves the device that did not before, or is on for users who never chose it.
  case privacy
  /// Something that users have is deleted, or stored state can no longer be read.
  case loss
  /// Some users are allowed less than before.
  case tightens
  /// Some users are allowed more than before.
  case loosens
  /// The behavior changes, but neither more nor less is allowed.
  case changes
  case adds
  case removes
  /// Only copy changes.
  case copy
  /// Only metadata of the rules changes: sources, invariants, scenarios, locks. Apps do not receive it.
  case notes

  /// The heading of the category in reports.
  package var heading: String {
    switch self {
    case .contract: "Breaking changes"
    case .privacy: "Privacy"
    case .loss: "Loss of data"
    case .tightens: "Tightens"
    case .loosens: "Loosens"
    case .changes: "Changes behavior"
    case .adds: "Adds"
    case .removes: "Removes"
    case .copy: "Copy only"
    case .notes: "Metadata only"
    }
  }
}

/// How a change reaches users.
package enum Delivery: String, Sendable, Hashable {
  /// The path is remotely overridable, and released apps accept the new value.
  case server
  /// Requires a new version of the app or of another product that is built from the rules.
  case release
  /// Apps do not receive the change.
  case none

  var words: String {
    switch self {
    case .server: "can ship in a remote config"
    case .release: "needs a release"
    case .none: "nothing to ship"
    }
  }
}
