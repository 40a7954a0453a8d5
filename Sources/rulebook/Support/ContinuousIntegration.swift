import RulebookSupport

/// Whether the command runs in continuous integration, where no person reads a diff.
enum ContinuousIntegration {
  /// Whether the environment variable `CI` is set to something that means yes.
  static var isRunning: Bool { Console.environment("CI").map(means) ?? false }

  /// CI services write `true` or `1`, and some write their name. People write `false`, `0`, or nothing to switch it off.
  private static func means(_ value: String) -> Bool { !["", "0", "false", "no", "off", "n", "f"].contains(value.lowercased()) }
}
