package import Diagnostics

/// The diagnostic of `rulebook check` for private keys. It concerns files that are not rules, so it is not a check, but its explanation is
/// listed with the checks.
package enum PrivateKeyInRepository {
  package static let explanation = Explanation(
    "key.in-repository", .error,
    finds:
      "A private key for remote configs in a file of the Git repository, under any name, or staged for the next commit. Files that Git ignores and does not track are not searched.",
    why: "Everyone who can read the repository, now or later, could sign values for all apps.",
    example: "deploy/notes.txt   # contains rulebook-private-key:...",
    instead:
      "Move the key out of the repository, for example to a secret manager, and replace it: docs/ship/remote-config/keys.md, \"Replace a stolen key\"."
  )
}
