import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRuntime
import Schema
import TestSupport
import Testing

/// A fictional rule book with a fact of every kind, whose snapshot contains the expressions that a test evaluates.
enum SmallBook {
  static let facts = """
    a: {about: A number., type: int, at_least: -9223372036854775808, from: app, source: DOC}
    b: {about: A number., type: int, at_least: -9223372036854775808, from: app, source: DOC}
    p: {about: A truth., type: bool, from: app, source: DOC}
    q: {about: A truth., type: bool, from: app, source: DOC}
    s: {about: A text., type: text, from: app, source: DOC}
    t: {about: A text., type: text, from: app, source: DOC}
    "n": {about: A number or null., type: int, or_null: true, at_least: -9223372036854775808, from: app, source: DOC}
    color: {about: One of some., type: {one_of: [red, green, blue]}, from: app, source: DOC}
    d: {about: A while., type: duration, from: app, source: DOC}
    m: {about: A moment., type: timestamp, from: app, source: DOC}
    tags: {about: Some texts., type: {list_of: text}, from: app, source: DOC}
    nums: {about: Some numbers., type: {list_of: int}, from: app, source: DOC}
    flags: {about: Some truths., type: {list_of: bool}, from: app, source: DOC}

    """

  static let rest: [(String, String)] = [
    (
      "manifest.yaml",
      """
      product: test
      about: An invented product.
      language: 1
      when_undecided: undecided
      documents:
        DOC: {title: A document}

      """
    ),
    (
      "plans.yaml",
      """
      states:
        basic: {about: The only plan., source: DOC}
      resolution:
        - {plan: basic}
      on_error: basic

      """
    ),
    ("reasons.yaml", "undecided: {about: Something is missing., gate: notice, shown_on: modal, says: sorry, source: DOC}\n"),
    ("gates.yaml", "notice: {about: A message., dismiss: ok, source: DOC}\n"),
    ("buttons.yaml", "ok: {about: Leave., label: ok, source: DOC}\n"),
    ("surfaces.yaml", "modal: {about: A window., source: DOC}\n"),
    ("copy/en/all.yaml", "ok: {where: Button, text: OK, source: DOC}\nsorry: {where: Anywhere, text: Sorry., source: DOC}\n"),
  ]

  /// The rules with these expressions as the fields `e00000`, `e00001`, and so on of the snapshot.
  static func rules(_ expressions: [String], adding more: [(String, String)] = []) throws -> Rules {
    var snapshot = ""
    for (number, expression) in expressions.enumerated() {
      snapshot += "\(field(number)): {about: Asked., value: \(quoted(expression)), source: DOC}\n"
    }
    let files = ([("facts.yaml", facts), ("snapshot.yaml", snapshot)] + rest + more).filter { !$0.1.isEmpty }.map {
      RulesInput.File(name: $0.0, path: $0.0, bytes: Array($0.1.utf8))
    }
    let compilation = Pipeline.compileUnchecked(files, at: "small")
    let bundle = compilation.lowered?.bundle
    return Rules(try RuleBundle(try #require(bundle, "\("\(compilation.diagnostics)".prefix(1000))")))
  }

  /// In double quotes, with everything outside ASCII as escapes, because the compiler rejects combining accents otherwise.
  private static func quoted(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar -> String in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      if scalar.isASCII, scalar.value >= 0x20 { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"\(characters.joined())\""
  }

  static func field(_ number: Int) -> String { "e" + String(repeating: "0", count: 5 - String(number).count) + String(number) }

  /// The program of an expression.
  static func program(_ number: Int, _ rules: Rules) throws -> Int {
    let row = try #require(rules.bundle.find(.snapshot, field(number)))
    return try #require(rules.bundle.snapshot[row].program)
  }

  /// The value of one expression, as `text` writes it.
  static func value(_ expression: String, _ facts: [(String, Value)] = []) throws -> String {
    let rules = try rules([expression])
    let frame = rules.makeFrame()
    for (name, value) in facts { frame.set(try #require(rules.fact(name)), value) }
    return try value(of: 0, rules, frame)
  }

  static func value(of number: Int, _ rules: Rules, _ frame: Frame) throws -> String {
    let program = try program(number, rules)
    let value = rules.evaluator.evaluate(program: program, frame)
    return text(rules.present(value, values: rules.bundle.programs[program].valuesOf, frame), rules)
  }

  static func text(_ value: PresentedValue, _ rules: Rules) -> String {
    if case .failure(let failure) = value {
      return failure.code.name + (failure.fact.map { " \(rules.bundle.name(.facts, $0))" } ?? "")
    }
    if case .list(let items) = value { return "[" + items.map { text($0, rules) }.joined(separator: ", ") + "]" }
    let json = JSON(value, rules.bundle)
    return json.stringValue.map { "'\($0)'" } ?? String(decoding: json.compact(), as: UTF8.self)
  }
}
