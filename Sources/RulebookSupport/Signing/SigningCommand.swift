package import ArgumentParser

/// A command that signs or verifies. Its arguments are declared here, for `rulebook`, which parses them. The program `rulebook-publish` does
/// the work, because only that program contains cryptography.
package protocol SigningCommand: ParsableCommand {}

package enum SigningCommands {
  /// In the order in which help lists them.
  package static let all: [any ParsableCommand.Type] = [
    Inspect.self, Keygen.self, Publish.self, Rollback.self, Verify.self, Export.self,
  ]
}
