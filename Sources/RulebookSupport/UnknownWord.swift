package import ArgumentParser
import Diagnostics

/// Messages for words of the command line that are not known, with the words that are probably meant.
package enum UnknownWord {
  /// Returns the message for the first word that is not a command; nil if there is none.
  package static func command(in arguments: some Sequence<String>, of root: any ParsableCommand.Type) -> String? {
    var path = [root._commandName]
    var current = root
    for word in arguments {
      if word.hasPrefix("-") { return nil }
      if current == root, word == "help", path.count == 1 {
        path.append(word)
        continue
      }
      let commands = current.configuration.subcommands
      if commands.isEmpty { return nil }
      if let next = commands.first(where: { $0._commandName == word || $0.configuration.aliases.contains(word) }) {
        current = next
        path.append(word)
        continue
      }
      return message(word, after: path, among: commands, of: root)
    }
    return nil
  }

  private static func message(
    _ word: String, after path: [String], among commands: [any ParsableCommand.Type], of root: any ParsableCommand.Type
  ) -> String {
    let prefix = path.joined(separator: " ")
    var meant = Suggestion.choices(for: word, among: commands.map { $0._commandName } + (path.count == 1 ? ["help"] : []))
      .map { "\(prefix) \($0)" }
    if meant.isEmpty { meant = elsewhere(word, root, root._commandName) }
    let list = path.count == 1 || path.last == "help" ? "\(root._commandName) help" : "\(prefix) --help"
    let shown = path.count > 1 && path[1] != "help" ? "\(path.dropFirst().joined(separator: " ")) \(word.forMessage)" : word.forMessage
    return "unknown command `\(shown)`; " + (Suggestion.question(meant).first ?? "`\(list)` lists the commands")
  }

  /// Returns the commands of other groups that a word is or may mean: `site status` for `status`.
  private static func elsewhere(_ word: String, _ command: any ParsableCommand.Type, _ path: String) -> [String] {
    var found: [(distance: Int, path: String)] = []
    func visit(_ command: any ParsableCommand.Type, _ path: String) {
      for child in command.configuration.subcommands {
        let name = child._commandName
        let distance = Suggestion.editDistance(Array(word.utf8), Array(name.utf8), atMost: min(3, word.utf8.count / 3))
        if let distance { found.append((distance, "\(path) \(name)")) }
        visit(child, "\(path) \(name)")
      }
    }
    visit(command, path)
    guard let least = found.map(\.distance).min() else { return [] }
    return found.filter { $0.distance == least }.prefix(2).map(\.path)
  }

  /// Adds a suggestion to the message for a value that is not one of the choices of an argument, or for an option that every command has.
  package static func suggesting(in message: String) -> String {
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let first = lines.first, first.hasPrefix("Error: Unknown option '"), first.count(where: { $0 == "'" }) == 2 {
      let option = String(first.split(separator: "'")[1])
      guard let meant = Suggestion.choices(for: option, among: ["--version", "--help"]).first else { return message }
      lines[0] = "\(first); did you mean '\(meant)'?"
      return lines.joined(separator: "\n")
    }
    guard let first = lines.first, first.hasPrefix("Error: The value '"), let asks = first.firstRange(of: "' is invalid for '"),
      let listed = first.firstRange(of: ". Please provide one of ")
    else { return message }
    let given = String(first[first.index(first.startIndex, offsetBy: "Error: The value '".count)..<asks.lowerBound])
    let choices =
      first.hasSuffix("the following:")
      ? lines.dropFirst().prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
      : first[listed.upperBound...].split(separator: "'").enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }
    guard let question = Suggestion.question(Suggestion.choices(for: given, among: choices), quote: "'").first else {
      return message
    }
    lines[0] = first[..<listed.lowerBound] + "; " + question + " Please provide one of " + first[listed.upperBound...]
    return lines.joined(separator: "\n")
  }
}
