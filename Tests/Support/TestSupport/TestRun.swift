import Foundation

/// The settings of this test run from the environment.
package enum TestRun {
  package static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  /// Whether a sanitizer is active, which has its own heap.
  package static let isSanitized = environment("RULEBOOK_SANITIZED") != nil

  /// The number of generated cases to compare, if more are requested than fit into a run of all tests.
  package static let cases = environment("RULEBOOK_CASES").flatMap { Int($0) }
}
