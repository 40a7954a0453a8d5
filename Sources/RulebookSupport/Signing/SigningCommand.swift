package import ArgumentParser

/// A command that signs or verifies. Its arguments are declared here, for `rulebook`, which parses them. The program `rulebook-publish` does
/// the work, because only that program contains cryptography.
package protocol SigningCommand: ParsableCommand {
  /// The words of the command after `rulebook`.
  static var words: String { get }
}

extension SigningCommand {
  package static var words: String { _commandName }
}

package enum SigningCommands {
  /// In the order in which help lists them.
  package static let all: [any ParsableCommand.Type] = [
    Inspect.self, Keygen.self, SiteCommand.self, Publish.self, Sign.self, Rollback.self, SwitchOff.self, SwitchOn.self, Verify.self,
    Export.self,
  ]
}
