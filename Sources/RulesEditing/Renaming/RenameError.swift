internal import Diagnostics

/// Why a rule is not renamed.
package enum RenameError: Error, Equatable {
  case unknownKind(String, near: [String])
  case unknownName(String, singular: String, near: [String])
  /// Both names are equal.
  case same(String)
  case taken(String, singular: String)
  /// The new name, and what is wrong with it.
  case malformed(String, String)
  case notRenamable(String)
  /// A place that writes the name with escape sequences or on several lines.
  case unreadable(String, String)

  /// The reason in one sentence, with the nearest names if a name is unknown.
  package var message: String {
    switch self {
    case .unknownKind(let kind, let near): "no kind of rule is named `\(kind)`" + RenameError.question(near)
    case .unknownName(let name, let singular, let near): "no \(singular) is named `\(name)`" + RenameError.question(near)
    case .same(let name): "`\(name)` already has this name"
    case .taken(let name, let singular): "the \(singular) `\(name)` already exists"
    case .malformed(let name, let problem): "`\(name)` cannot be the name: \(problem)"
    case .notRenamable(let why): why
    case .unreadable(let place, let written): "\(place) writes the name as `\(written)`; write it without escape sequences first"
    }
  }

  private static func question(_ near: [String]) -> String {
    near.isEmpty ? "" : "; did you mean " + near.quotedPhrase("or") + "?"
  }
}

/// Names that are near to an unknown one.
enum Suggestions {
  static func near(_ name: String, _ known: [String]) -> [String] { Suggestion.nearest(to: name, among: known.sorted()) }
}
