import Foundation
import Testing

/// docs/edit/troubleshooting.md: every command on the page runs and answers.
@Suite struct TroubleshootingPageTests {
  /// The commands on indented lines, as words.
  private static let commands: [[String]] = {
    let page = (try? String(contentsOf: Tool.packageFolder.appendingPathComponent("docs/edit/troubleshooting.md"), encoding: .utf8)) ?? ""
    // The first lines describe the use of each command, and are not commands.
    var seen: Set<[String]> = []
    return page.split(separator: "\n").filter { $0.hasPrefix("    rulebook ") && !$0.dropFirst(4).contains("   ") }
      .map { ExecutedPage.words(of: String($0.dropFirst(4))) }.filter { seen.insert($0).inserted }
  }()

  @Test func thereAreCommands() { #expect(Self.commands.count > 40) }

  @Test(arguments: commands) func runs(_ command: [String]) throws {
    let run = try Tool.ask(Array(command.dropFirst()))
    #expect(run.status == 0, "\(command.joined(separator: " ")): \(run.errors)")
    #expect(!run.output.isEmpty || !run.errors.isEmpty)
  }
}
