import Conditions
import Foundation
import Reference
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesRuntime
import Schema
import TestSupport

/// The product's rules, in the engine and from their files.
final class ProductRules: Sendable {
  let rules: Rules
  let plain: PlainRules
  let typed: TypedBook
  let book: RuleBook
  let checked: CheckedRules

  static let shared = ProductRules()

  /// Stops the tests if the rules do not compile.
  ///
  /// `adding`: additional files. `without`: files to omit. `changing`: replacements in a file.
  init(
    adding more: [(name: String, text: String)] = [], without: Set<String> = [],
    changing: ((_ name: String, _ text: String) -> String)? = nil
  ) {
    let files =
      Repository.ruleFiles(at: "").filter { !without.contains($0.name) }.map { file in
        let text = String(decoding: file.bytes, as: UTF8.self)
        return RulesInput.File(name: file.name, path: file.path, bytes: Array((changing?(file.name, text) ?? text).utf8))
      }
      + more.map { RulesInput.File(name: $0.name, path: $0.name, bytes: Array($0.text.utf8)) }
    // Numbers that make short lives interesting are outside the ranges of their placeholders.
    let compilation = changing == nil ? Pipeline.compile(files, on: "2026-06-01") : Pipeline.compileUnchecked(files, at: "rules")
    guard let checked = compilation.rules, let lowered = compilation.lowered, let bundle = try? RulesBundle.RuleBundle(lowered.bundle)
    else {
      fatalError("the rules do not compile: \("\(compilation.diagnostics)".prefix(2000))")
    }
    (rules, plain, typed, book) = (Rules(bundle), PlainRules(checked.book, checked.typed), checked.typed, checked.book)
    self.checked = checked
  }

  /// The rules with some texts in their files replaced. Each text must exist.
  convenience init(replacing changes: [(file: String, text: String, by: String)], without: Set<String> = []) {
    self.init(without: without) { name, text in
      changes.filter { $0.file == name }.reduce(text) { text, change in
        guard text.contains(change.text) else { fatalError("rules/\(name) has no `\(change.text)`") }
        return text.replacing(change.text, with: change.by)
      }
    }
  }

  /// The requested number of random cases.
  static func cases(_ few: Int) -> Int { TestRun.cases ?? few }

  /// The facts that must be supplied for conditions, facts, and expressions, by their names.
  func givenFacts(behind conditions: [Name<Condition>], facts: [String], at paths: [RulePath]) -> [String] {
    var found: Set<String> = []
    func look(_ expression: TypedExpression) {
      _ = Reference.Expression(expression) { named in
        switch named {
        case .fact(let name): look(atFact: name)
        case .condition(let name): if let condition = typed.condition(name) { look(condition.root) }
        case .limit, .planCan: found.insert(Ordinals.planFact)
        }
        return .null
      }
    }
    func look(atFact name: String) {
      if let value = typed[RulePath(Fact.key, name, "value")] { look(value.root) } else { found.insert(name) }
    }
    for condition in conditions { if let typed = typed.condition(condition.text) { look(typed.root) } }
    for fact in facts { look(atFact: fact) }
    for path in paths { if let typed = typed[path] { look(typed.root) } }
    return found.sorted()
  }
}
