import Foundation
import TestSupport
import Testing

/// The output of the example app equals the output in its README.
@Suite struct ExampleProgramTests {
  @Test func printsWhatItsReadmeShows() throws {
    let process = Process()
    process.executableURL = try SwiftCompiler().modules.deletingLastPathComponent().appending(path: "LibraryExample")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && printed.contains("Links\n"))

    let page = Repository.text(of: "Examples/Library/README.md")
    let start = try #require(page.firstRange(of: "```\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "```")).lowerBound
    if ProcessInfo.processInfo.environment["RULEBOOK_RECORD"] != nil {
      let recorded = page[..<start] + printed + page[end...]
      return try Data(recorded.utf8).write(to: Repository.folder.appending(path: "Examples/Library/README.md"))
    }
    #expect(page[start..<end] == printed, "to record it, run `RULEBOOK_RECORD=1 swift test --filter ExampleProgramTests`")
  }
}
