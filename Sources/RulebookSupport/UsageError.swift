/// The messages of ArgumentParser in the form of the tool: `rulebook: missing expected argument `<name>``.
package enum UsageError {
  /// Returns a message whose first line has the form of every other message. The lines about the usage stay.
  package static func message(of text: String) -> String {
    let prefix = "Error: "
    guard text.hasPrefix(prefix) else { return text }
    let rest = text.dropFirst(prefix.count)
    let end = rest.firstIndex(of: "\n") ?? rest.endIndex
    return "rulebook: " + lowercased(questionJoined(quoted(String(rest[..<end])))) + rest[end...]
  }

  /// Replaces single quotes around what the user wrote, or must write, by backticks. An apostrophe inside a word stays.
  private static func quoted(_ line: String) -> String {
    var result = ""
    var isOpen = false
    for (index, character) in zip(line.indices, line) {
      let next = line.index(after: index)
      let endsWord = next == line.endIndex || !(line[next].isLetter || line[next].isNumber)
      let startsWord = result.last.map { !($0.isLetter || $0.isNumber) } ?? true
      guard character == "'", isOpen ? endsWord : startsWord else {
        result.append(character)
        continue
      }
      isOpen.toggle()
      result.append("`")
    }
    return isOpen ? line : result
  }

  /// Joins a suggestion to the sentence before it: `unknown option `--formt`; did you mean `--format`?`.
  private static func questionJoined(_ line: String) -> String {
    line.replacing(". Did you mean ", with: "; did you mean ")
  }

  private static func lowercased(_ line: String) -> String { line.prefix(1).lowercased() + line.dropFirst() }
}
