package import ArgumentParser

/// Why the program ends: a contract with every script that runs it (docs/command-line.md).
package enum Exit {
  /// Findings: errors in rules, stale output, a request that could not be answered.
  package static let findings = ExitCode(1)
  /// The command's words are off.
  package static let usage = ExitCode(64)
  /// Something to read is missing or cannot be read.
  package static let noInput = ExitCode(66)
  /// A bug of ours.
  package static let bug = ExitCode(70)
  /// Something could not be written.
  package static let cannotWrite = ExitCode(74)
}

/// A message for standard error, and the way the program ends.
package struct Failure: Error {
  package var message: String
  package var code: ExitCode

  package init(message: String, code: ExitCode) {
    self.message = message
    self.code = code
  }

  /// Says the message and gives the code to end with.
  package func said() -> ExitCode {
    Console.note("rulebook: \(message)")
    return code
  }
}

/// Runs a command's work; a failure is one line on standard error and its code, never a trace.
package func reporting(_ work: () throws -> Void) throws {
  do {
    try work()
  } catch let failure as Failure {
    throw failure.said()
  }
}
