/// A part of the rules that a computation read. Its result is the same as long as every part that it read is the same.
package enum Read: Hashable, Sendable {
  /// All rules of a kind, in their order.
  case rules(ObjectIdentifier)
  /// A rule, or its absence.
  case rule(ObjectIdentifier, String)
  /// The value of a kind that is one object, such as the planner.
  case single(ObjectIdentifier)
  /// Everything in the files that declare rules of a kind, with its locations.
  case places(String)
  /// A declared rule with its locations, or its absence.
  case place(String, String)
  /// Whether a rule is declared.
  case name(String, String)
  /// The declared names of a kind.
  case names(String)
  /// The places that use names of a kind.
  case uses(String)
  /// The typed expression at a path.
  case expression(RulePath)
  /// All typed expressions.
  case expressions
  /// All names of a kind that have ordinals.
  case ordinals(String)
  /// The ordinal of a name.
  case ordinal(String, String)
  /// The errors in a file that were reported before the checks.
  case faults(UInt32)
  /// Whether an error was reported before the checks.
  case hasErrors
  /// Whether a kind has a file that could not be parsed.
  case broken(String)
  /// All kinds that have a file that could not be parsed.
  case brokenKinds
  /// The possible endings of an action.
  case endings(String)
  /// Anything in any file.
  case everything
}

extension Read {
  /// Parts whose numbers are the same as long as the number of the group is.
  enum Group: Hashable, Sendable {
    case values(ObjectIdentifier)
    case places(String)
    case expressions
    case ordinals(String)
    case endings
    /// Parts that are compared after each edit.
    case others
  }

  var group: Group {
    switch self {
    case .rules(let kind), .rule(let kind, _), .single(let kind): .values(kind)
    case .place(let kind, _), .name(let kind, _): .places(kind)
    case .expression, .expressions: .expressions
    case .ordinals(let kind), .ordinal(let kind, _): .ordinals(kind)
    case .endings: .endings
    case .places, .names, .uses, .faults, .hasErrors, .broken, .brokenKinds, .everything: .others
    }
  }
}
