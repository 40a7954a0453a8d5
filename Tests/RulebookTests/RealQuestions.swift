import Emitters
import Foundation
import RulesCompiler
import Schema

/// The product's rules, read once, for questions that need no sentence rendered.
enum RealQuestions {
  static let all = Result { try read() }

  /// `appending`: text for the end of a file.
  static func read(appending more: (file: String, text: String)? = nil) throws -> Questions {
    struct Unreadable: Error {}
    let folder = Tool.packageFolder.appendingPathComponent("rules").resolvingSymlinksInPath()
    let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }
    let files = try names.sorted().map { name in
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      return RulesInput.File(name: name, path: "rules/\(name)", bytes: bytes + (name == more?.file ? Array((more?.text ?? "").utf8) : []))
    }
    guard let today = CalendarDate("2026-01-05") else { throw Unreadable() }
    let compilation = Pipeline(today: today).compile(RulesInput(files: files, place: "rules"))
    guard let rules = compilation.rules, !compilation.hasErrors else { throw Unreadable() }
    return Questions(book: rules.book, index: rules.makeIndex(), lengths: rules.lengths, sources: compilation.sources, today: today)
  }
}
