package import ArgumentParser

/// The entry point that both executables share.
package enum Program {
  package static let version = "0.1.0"

  /// Parses the arguments and runs the command, like ArgumentParser. Unlike there, a failure to print help or the version is reported.
  package static func start(_ root: (some ParsableCommand).Type, _ run: (inout any ParsableCommand) throws -> Void) {
    if let refusal = Secrets.refusal(of: Array(CommandLine.arguments.dropFirst())) {
      Console.note(refusal)
      root.exit(withError: Exit.usage)
    }
    if let message = UnknownWord.command(in: CommandLine.arguments.dropFirst(), of: root) {
      Console.note("rulebook: \(message)")
      root.exit(withError: Exit.usage)
    }
    do {
      var command = try root.parseAsRoot()
      defer { Progress.end() }
      try run(&command)
    } catch {
      let (text, code) = (root.fullMessage(for: error), root.exitCode(for: error))
      if code == .success {
        if !text.isEmpty { Console.print(CompletionScript.adapted(text, for: root)) }
      } else {
        // Print the message here, because it repeats user input that must be escaped.
        if !text.isEmpty { Console.note(UsageError.message(of: UnknownWord.suggesting(in: text))) }
        root.exit(withError: code)
      }
    }
  }
}
