/// What a change means, in the words of product. The names are part of the JSON form and of `--fail-on`.
public enum Category: String, Sendable, Hashable, CaseIterable {
  /// App code or stored requests rely on what is no longer so.
  case contract
  /// Somebody may do less than before.
  case tightens
  /// Somebody may do more.
  case loosens
  /// Something happens otherwise, and neither more nor less is allowed.
  case changes
  case adds
  case removes
  /// Words that people read, and nothing else.
  case copy
  /// What is said about the rules: sources, promises, scenarios, locks. No app gets it.
  case notes

  /// As a heading.
  public var heading: String {
    switch self {
    case .contract: "Changes the contract"
    case .tightens: "Tightens"
    case .loosens: "Loosens"
    case .changes: "Changes what happens"
    case .adds: "Adds"
    case .removes: "Removes"
    case .copy: "Words only"
    case .notes: "About the rules only"
    }
  }
}

/// How a change gets to people.
public enum Delivery: String, Sendable, Hashable {
  /// The path is open, and what apps in the field accept there includes the new value.
  case server
  /// Only with a new version of the app or of what is built from the rules.
  case release
  /// No app gets it.
  case none

  var words: String {
    switch self {
    case .server: "can ship from the server"
    case .release: "needs a release"
    case .none: "nothing to ship"
    }
  }
}
