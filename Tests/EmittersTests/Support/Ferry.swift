import RulesCompiler
import TestSupport

/// The rule book of a test product, with a rule of every kind that is generated from, and with names that have a meaning in Swift.
enum Ferry {
  static let compiled = Result { try Compiled(Repository.ruleFiles(in: "Tests/EmittersTests/Ferry", at: "rules")) }
}

extension Ferry {
  /// The smallest possible rule book.
  static let least: [RulesInput.File] = [
    (
      "manifest.yaml",
      "product: least\nabout: Next to nothing.\nlanguage: 1\nwhen_undecided: undecided\ndocuments:\n  D1: {title: A page}\n"
    ),
    ("plans.yaml", "states:\n  any: {about: The only plan., source: D1 §1}\nresolution:\n  - {plan: any}\non_error: any\n"),
    ("reasons.yaml", "undecided: {about: Something is missing., gate: door, shown_on: wall, says: sorry, source: D1 §1}\n"),
    ("gates.yaml", "door: {about: A door., dismiss: leave, source: D1 §1}\n"),
    ("buttons.yaml", "leave: {about: Go., label: leave, source: D1 §1}\n"), ("surfaces.yaml", "wall: {about: A wall., source: D1 §1}\n"),
    ("copy.yaml", "leave: {where: Button, text: Go, source: D1 §1}\nsorry: {where: Wall, text: Sorry., source: D1 §1}\n"),
  ].map { RulesInput.File(name: $0.0, path: $0.0, bytes: Array($0.1.utf8)) }
}
