import Foundation
import TestSupport
import Testing

/// The Swift that the README shows type-checks: in an app with what it calls of its own.
@Suite struct ReadmeTests {
  /// What the snippets take for granted: the app's own functions, and what an earlier snippet declared.
  private static let app = """
    final class Label { var text: String? }
    let label = Label()
    let bytes: [UInt8] = []
    func perform(_ effects: [HandzEffect]) {}
    func show(_ gate: HandzGate, _ copy: HandzShownCopy?, _ buttons: [HandzShownButton]) {}
    func open(_ route: HandzRoute) {}
    func log(_ code: String) {}

    """

  @Test func itsSwiftCompiles() throws {
    let readme = Repository.text(of: "README.md")
    let start = try #require(readme.firstRange(of: "\n## Asking from code\n")).upperBound
    let end = try #require(readme[start...].firstRange(of: "\n## ")).lowerBound
    let snippets = Snippets(readme[start..<end])
    #expect(snippets.code.count >= 5)
    try snippets.check(
      as: "Readme", importing: ["HandzRules", "RulesBundle", "RulesDelivery", "RulesRuntime"],
      app: Self.app.replacing("let label", with: "nonisolated(unsafe) let label"))
  }
}
