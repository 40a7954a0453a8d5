import ArgumentParser
import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesJSON
import SourceText

/// The scenarios that a command selects.
struct ScenarioSelection {
  /// The names of the scenarios, in the order of the files.
  let names: [String]
  private let compilation: Compilation

  init(_ wanted: [String], _ compilation: Compilation) throws(Failure) {
    self.compilation = compilation
    guard let rules = compilation.rules else { throw Failure(message: "the rules cannot be read", code: Exit.findings) }
    let all = rules.book.scenarios.names
    if wanted.isEmpty {
      names = all
      return
    }
    var chosen: Set<String> = []
    for one in wanted {
      let found = all.filter { ScenarioSelection.matches(one, $0, file: ScenarioSelection.place(of: $0, compilation).file) }
      if found.isEmpty {
        let longer = one.isEmpty ? [] : all.filter { $0.hasPrefix(one) }.prefix(3)
        let near = Suggestion.question(longer.isEmpty ? Suggestion.nearest(to: one, among: all) : Array(longer)).first
        throw Failure(
          message: "no scenario and no scenario file is named `\(one)`; " + (near ?? "`rulebook test --list` lists all scenarios"),
          code: Exit.noInput)
      }
      chosen.formUnion(found)
    }
    names = all.filter { chosen.contains($0) }
  }

  /// Whether a scenario matches an argument. `AT-08` matches all names that start with `AT-08-`; a path matches a file or a folder.
  private static func matches(_ wanted: String, _ name: String, file: String) -> Bool {
    if name == wanted || name.hasPrefix(wanted + "-") { return true }
    let parts = wanted.split(separator: "/").filter { $0 != "." }
    let path = file.split(separator: "/").filter { $0 != "." }
    return wanted.contains("/") && path.starts(with: parts)
  }

  private static func place(of name: String, _ compilation: Compilation) -> (file: String, line: Int) {
    guard let span = compilation.rules?.places.key(RulePath(Scenario.key, name)) else { return ("", 0) }
    let file = compilation.sources[span.file]
    return (file.path, file.position(of: Int(span.start)).line)
  }

  func printList(_ format: DiagnosticFormat) {
    let width = names.map(\.count).max() ?? 0
    for name in names {
      let about = compilation.rules?.book.scenarios[name]?.provenance.about ?? ""
      let place = ScenarioSelection.place(of: name, compilation)
      switch format {
      case .text: Console.print("\(name)\(String(repeating: " ", count: width - name.count))  \(about)  \(place.file):\(place.line)")
      case .json, .github, .sarif, .xcode:
        let object = JSON.object([
          .init(key: "scenario", value: .string(name)), .init(key: "about", value: .string(about)),
          .init(key: "file", value: .string(place.file)), .init(key: "line", value: .int(Int64(place.line))),
        ])
        Console.print(json: object.compact() + [0x0A])
      }
    }
  }
}
