import Emitters
import Foundation
import RulesCompiler
import Schema

/// The product's rules, read once, for questions that need no sentence rendered.
enum RealQuestions {
  static let all = Result { try read() }

  /// `adding`: one more file.
  static func read(adding more: RulesInput.File? = nil) throws -> Questions {
    struct Unreadable: Error {}
    let folder = Tool.packageFolder.appendingPathComponent("rules").resolvingSymlinksInPath()
    let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }
    let files = try names.sorted().map { name in
      RulesInput.File(name: name, path: "rules/\(name)", bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
    guard let today = CalendarDate("2026-01-05") else { throw Unreadable() }
    let compilation = Pipeline(today: today).compile(RulesInput(files: files + (more.map { [$0] } ?? []), place: "rules"))
    guard let rules = compilation.rules, !compilation.hasErrors else { throw Unreadable() }
    return Questions(book: rules.book, index: rules.makeIndex(), sources: compilation.sources, today: today)
  }
}
