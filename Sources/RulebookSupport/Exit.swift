package import ArgumentParser

/// The exit statuses of the program. Scripts depend on them (docs/ship/command-line.md).
package enum Exit {
  /// There are findings: errors in rules, stale files, or a request that cannot be evaluated.
  package static let findings = ExitCode(1)
  /// The command or its arguments are invalid.
  package static let usage = ExitCode(64)
  /// An input is missing or cannot be read.
  package static let noInput = ExitCode(66)
  /// The tool has a bug.
  package static let bug = ExitCode(70)
  /// An output cannot be written.
  package static let cannotWrite = ExitCode(74)
}

/// An error that ends the program, with a message for standard error and an exit status.
package struct Failure: Error {
  package var message: String
  package var code: ExitCode

  package init(message: String, code: ExitCode) {
    self.message = message
    self.code = code
  }

  /// Prints the message to standard error and returns the exit status.
  package func said() -> ExitCode {
    Console.note("rulebook: \(message)")
    return code
  }
}

/// Runs a command. A failure prints one line to standard error and ends the program with its exit status.
package func reporting(_ work: () throws -> Void) throws {
  do {
    try work()
  } catch let failure as Failure {
    throw failure.said()
  }
}
