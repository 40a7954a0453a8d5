package import ArgumentParser

/// What both executables do alike.
package enum Program {
  package static let version = "0.1.0"

  /// Runs a program as ArgumentParser does it; but help and version are written like all output, so that a failure to write them is reported.
  package static func start(_ root: (some ParsableCommand).Type, _ run: (inout any ParsableCommand) throws -> Void) {
    do {
      var command = try root.parseAsRoot()
      try run(&command)
    } catch {
      let (text, code) = (root.fullMessage(for: error), root.exitCode(for: error))
      if code == .success {
        if !text.isEmpty { Console.print(text) }
      } else {
        // Written here, for the message repeats what was typed.
        if !text.isEmpty { Console.note(text) }
        root.exit(withError: code)
      }
    }
  }
}
