import Foundation
import Testing

/// docs/edit/troubleshooting.md: every command on the page runs and answers.
@Suite struct TroubleshootingPageTests {
  /// The commands on indented lines, as words. A quoted text is one word.
  private static let commands: [[String]] = {
    let page = (try? String(contentsOf: Tool.packageFolder.appendingPathComponent("docs/edit/troubleshooting.md"), encoding: .utf8)) ?? ""
    // The first lines describe the use of each command, and are not commands.
    var seen: Set<[String]> = []
    return page.split(separator: "\n").filter { $0.hasPrefix("    rulebook ") && !$0.dropFirst(4).contains("   ") }
      .map { words(String($0.dropFirst(4))) }.filter { seen.insert($0).inserted }
  }()

  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return words + (word.isEmpty ? [] : [word])
  }

  @Test func thereAreCommands() { #expect(Self.commands.count > 40) }

  @Test(arguments: commands) func runs(_ command: [String]) throws {
    let run = try Tool.ask(Array(command.dropFirst()))
    #expect(run.status == 0, "\(command.joined(separator: " ")): \(run.errors)")
    #expect(!run.output.isEmpty || !run.errors.isEmpty)
  }
}
