import Foundation
import Testing

/// The Swift that the README shows type-checks: in an app with what it calls of its own.
@Suite struct ReadmeTests {
  /// What the snippets take for granted: the app's own functions, and what an earlier snippet declared.
  private static let app = """
    final class Label { var text: String? }
    let label = Label()
    let bytes: [UInt8] = []
    func perform(_ effects: [HandzEffect]) {}
    func show(_ gate: HandzGate, _ copy: PresentedCopy?, _ buttons: [HandzShownButton]) {}
    func open(_ route: HandzRoute) {}
    func log(_ code: String) {}

    """

  @Test func itsSwiftCompiles() throws {
    let readme = try Repository.text(of: "README.md")
    let start = try #require(readme.firstRange(of: "\n## Asking from code\n")).upperBound
    let end = try #require(readme[start...].firstRange(of: "\n## ")).lowerBound
    let snippets = readme[start..<end].matches(of: #/```swift\n((?:[^`]|`(?!``))*)```/#).map(\.output.1)
    let code = snippets.filter { !$0.hasPrefix("// Package.swift") }
    #expect(code.count >= 4 && code.count == snippets.count - 1)

    var source = "import HandzRules\nimport RulesBundle\nimport RulesRuntime\n\n"
    source += Self.app.replacing("let label", with: "nonisolated(unsafe) let label")
    // Each snippet goes on where the ones before it ended.
    var lines = ""
    for snippet in code {
      lines += "do {\n" + snippet.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n") + "\n"
    }
    source += "func readme() throws {\n" + lines + String(repeating: "}\n", count: code.count) + "}\n"

    let compiler = try SwiftCompiler()
    try FileManager.default.createDirectory(at: compiler.scratch, withIntermediateDirectories: true)
    let file = compiler.scratch.appending(path: "Readme.swift")
    try Data(source.utf8).write(to: file)
    let map = compiler.modules.deletingLastPathComponent().appending(path: "CHandzRules.build/module.modulemap").path
    let run = try compiler.typecheck([file], importing: "HandzRules", ["-Xcc", "-fmodule-map-file=\(map)", "-no-warnings-as-errors"])
    #expect(run.status == 0 && !run.output.contains("error:"), "\(run.output)\n\(source)")
  }
}
