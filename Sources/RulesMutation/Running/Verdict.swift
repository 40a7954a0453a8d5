internal import RuleKinds

/// What became of a mutant.
package enum Verdict: Sendable, Equatable {
  /// `check` reports it at the changed line. The names of the diagnostics.
  case check([String])
  /// `check` reports it, but only at other lines.
  case elsewhere([String])
  /// A scenario fails.
  case scenario(String)
  /// The compiled rules are the same, byte for byte, so no answer can differ.
  case equivalent
  /// Nothing reports it.
  case survived

  /// Whether somebody notices the mistake and where it is.
  package var isKilled: Bool {
    switch self {
    case .check, .scenario: true
    case .elsewhere, .equivalent, .survived: false
    }
  }
}

/// A mutant with its verdict.
package struct JudgedMutant: Sendable {
  package let mutant: Mutant
  package let verdict: Verdict
}
