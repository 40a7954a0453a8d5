/// Private keys that are given as arguments by mistake. They must not be repeated in messages, which end up in the logs of CI.
enum Secrets {
  /// The beginning of every private key: `SigningKey.beginning` in `RemoteConfigs`, which this module does not import.
  private static let beginning = "rulebook-private-key:"

  /// The keys in the arguments of the program, without their beginning.
  private static let given: [String] = CommandLine.arguments.flatMap { argument -> [String] in
    guard argument.contains(beginning) else { return [] }
    return argument.split(separator: beginning, omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { !$0.isWhitespace && $0 != "'" })
    }.filter { $0.utf8.count >= 4 }
  }

  /// Returns a text without the keys.
  static func removed(from text: String) -> String {
    if given.isEmpty { return text }
    return given.reduce(text) { $0.replacing($1, with: "...") }
  }
}
