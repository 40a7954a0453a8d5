import Foundation

/// What the environment says about this run of the tests.
package enum TestRun {
  package static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  /// Whether a sanitizer watches, and keeps a heap of its own.
  package static let isSanitized = environment("RULEBOOK_SANITIZED") != nil

  /// How many generated cases to compare, where more are asked for than a run of all tests has time for.
  package static let cases = environment("RULEBOOK_CASES").flatMap { Int($0) }
}
