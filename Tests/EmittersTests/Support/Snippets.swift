import Foundation
import Testing

/// The Swift code of a page, type-checked like that of an app.
struct Snippets {
  let code: [String]

  /// The snippets of a part of a page, without those that begin with a comment: code that is not for an app, or not for this system.
  init(_ page: Substring) {
    code = page.matches(of: #/```swift\n((?:[^`]|`(?!``))*)```/#).map { String($0.output.1) }.filter { !$0.hasPrefix("// ") }
  }

  /// Each snippet continues the ones before it. `app`: the app's own functions and values, which the snippets use.
  func check(as name: String, importing modules: [String], app: String) throws {
    var source = modules.map { "import \($0)\n" }.joined() + "\n" + app
    var lines = ""
    for snippet in code {
      lines += "do {\n" + snippet.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n") + "\n"
    }
    source += "func page() throws {\n" + lines + String(repeating: "}\n", count: code.count) + "}\n"
    let compiler = try SwiftCompiler()
    try FileManager.default.createDirectory(at: compiler.scratch, withIntermediateDirectories: true)
    let file = compiler.scratch.appending(path: "\(name).swift")
    try Data(source.utf8).write(to: file)
    let map = compiler.modules.deletingLastPathComponent().appending(path: "CHandzRules.build/module.modulemap").path
    let run = try compiler.typecheck([file], importing: "HandzRules", ["-Xcc", "-fmodule-map-file=\(map)", "-no-warnings-as-errors"])
    #expect(run.status == 0 && !run.output.contains("error:"), "\(run.output)\n\(source)")
  }
}
