import Foundation
import Reference
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesModel
import RulesRuntime
import Schema

/// Rules that an engine and its reference are asked about: compiled for the one, plain for the other.
struct DifferentialRules: Sendable {
  let book: RuleBook
  let typed: TypedBook
  let rules: Rules

  var plain: PlainRules { PlainRules(book, typed) }

  /// How many made-up cases are compared; without `RULEBOOK_CASES` a few with every run (`make differential` asks for a million).
  static let cases = ProcessInfo.processInfo.environment["RULEBOOK_CASES"].flatMap { Int($0) } ?? 12_000

  /// The rules of the product.
  static let product = DifferentialRules(changing: [])

  /// The rules of the product with some texts in their files replaced and some files left out; stops the tests when one is not there or they do not
  /// compile.
  init(changing changes: [(file: String, text: String, by: String)], without: Set<String> = []) {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "rules").path
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).filter {
      $0.hasSuffix(".yaml") && !without.contains($0)
    }
    let files = names.sorted().map { name in
      var text = String(decoding: FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data(), as: UTF8.self)
      for change in changes where change.file == name {
        guard text.contains(change.text) else { fatalError("rules/\(name) has no `\(change.text)`") }
        text = text.replacing(change.text, with: change.by)
      }
      return RulesInput.File(name: name, path: name, bytes: Array(text.utf8))
    }
    guard let today = CalendarDate("2026-06-01") else { fatalError("a day") }
    let compilation = Pipeline(today: today).compile(RulesInput(files: files, place: "rules"))
    guard let checked = compilation.rules, let lowered = compilation.lowered, let bundle = try? RulesBundle.Bundle(lowered.bundle) else {
      fatalError("the rules compile: \("\(compilation.diagnostics)".prefix(2000))")
    }
    (book, typed, rules) = (checked.book, checked.typed, Rules(bundle))
  }
}

/// Numbers that look random and are the same on every run.
struct Chances {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func one<Element>(of all: [Element]) -> Element { all[next(below: all.count)] }

  /// True so often of a hundred times.
  mutating func percent(_ chance: Int) -> Bool { next(below: 100) < chance }
}
