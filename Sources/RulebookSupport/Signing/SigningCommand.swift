package import ArgumentParser

/// A command that signs or verifies. What may be written behind it is declared here, for `rulebook`, which reads it; the work is done by the program
/// `rulebook-publish`, which alone needs cryptography.
package protocol SigningCommand: ParsableCommand {}

package enum SigningCommands {
  /// In the order in which help lists them.
  package static let all: [any ParsableCommand.Type] = [
    Inspect.self, Keygen.self, Publish.self, Rollback.self, Verify.self, RemoteConfig.self,
  ]
}
