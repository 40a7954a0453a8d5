internal import BundleFormat

/// The Swift that writes answers as JSON.
struct SwiftAnswers {
  private var lines: [String] = []
  private var depth = 1

  /// A function for each object: its members, and itself with its braces.
  static func writers(of objects: [Object], _ unions: [Union]) -> String {
    var text = SwiftAnswers()
    for object in objects { text.write(object) }
    // One that stands among the members of an object is written there.
    let inside = Set(objects.flatMap(\.parts).compactMap { if case .cases(let union) = $0 { union.name } else { nil } })
    for union in unions where !inside.contains(union.name) { text.write(union) }
    return "internal import RulesBundle\npackage import RulesJSON\npackage import RulesRuntime\n\nextension Rules {\n"
      + text.lines.joined(separator: "\n") + "\n}\n"
  }

  private mutating func line(_ text: String) { lines.append(String(repeating: "  ", count: depth) + text) }

  private mutating func block(_ head: String, _ body: (inout SwiftAnswers) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  private mutating func write(_ object: Object) {
    if !lines.isEmpty { lines.append("") }
    line("/// `\(object.name)`\(object.about.map { ": \($0)" } ?? "")")
    block("package func write(_ value: \(object.swift), _ writer: inout JSONWriter)") { text in
      text.line("writer.beginObject()")
      text.line("writeMembers(of: value, &writer)")
      text.line("writer.endObject()")
    }
    lines.append("")
    line("/// The members of `\(object.name)`.")
    block("func writeMembers(of value: \(object.swift), _ writer: inout JSONWriter)") { text in
      for part in object.parts { text.write(part) }
    }
  }

  private mutating func write(_ union: Union) {
    lines.append("")
    line("/// `\(union.name)`")
    block("package func write(_ value: \(union.swift), _ writer: inout JSONWriter)") { text in
      text.line("writer.beginObject()")
      text.write(cases: union)
      text.line("writer.endObject()")
    }
  }

  private mutating func write(cases union: Union, of expression: String = "value") {
    line("switch \(expression) {")
    for one in union.cases {
      line("case \(one.pattern):")
      depth += 1
      line("writer.text(\"\(union.tag)\", \"\(one.word)\")")
      for member in one.members { write(member, expression: member.from ?? member.key) }
      depth -= 1
    }
    line("}")
  }

  private mutating func write(_ part: Part) {
    switch part {
    case .member(let member): write(member)
    case .when(let condition, let members):
      block("if \(condition)") { text in for member in members { text.write(member) } }
    case .given(let value, let members):
      block("if let value = value.\(value)") { text in for member in members { text.write(member) } }
    case .all(_, let from): line("writeMembers(of: value.\(from), &writer)")
    case .cases(let union): write(cases: union, of: "value.\(union.tag)")
    }
  }

  private mutating func write(_ member: Member, expression: String? = nil) {
    let expression = expression ?? member.expression
    let key = "writer.key(\"\(member.key)\")"
    switch member.presence {
    case .always:
      line(key)
      write(member.form, expression)
    case .orNull:
      line(key)
      block("if let value = \(expression)") { text in text.write(member.form, "value") }
      lines[lines.count - 1] += " else {"
      depth += 1
      line("writer.null()")
      depth -= 1
      line("}")
    case .ifGiven:
      block("if let value = \(expression)") { text in
        text.line(key)
        text.write(member.form, "value")
      }
    case .ifAny:
      block("if !\(expression).isEmpty") { text in
        text.line(key)
        text.write(member.form, expression)
      }
    case .ifTrue: line("if \(expression) { writer.flag(\"\(member.key)\", true) }")
    case .ifFalse: line("if !\(expression) { writer.flag(\"\(member.key)\", false) }")
    }
  }

  private mutating func write(_ form: Form, _ expression: String) {
    switch form {
    case .string: line("writer.string(\(expression))")
    case .bytes: line("writer.string(utf8: \(expression))")
    case .flag: line("writer.bool(\(expression))")
    case .number: line("writer.int(Int64(\(expression)))")
    case .milliseconds: line("writer.time(\(expression))")
    case .seconds: line("writer.time(seconds: \(expression))")
    case .duration: line("writer.duration(milliseconds: \(expression))")
    case .day: line("writer.day(\(expression))")
    case .wall: line("writer.wall(\(expression))")
    case .name(let section): line("writer.string(bundle.name(.\(Format.swiftName(ofSection: section) ?? section), \(expression)))")
    case .word(let name): line("writer.string(\(expression).\(Requests.words(name)?.isNamed == true ? "name" : "word"))")
    case .spelled(let function): line("writer.string(\(function)(\(expression)))")
    case .value: line("writer.value(JSON(\(expression), bundle))")
    case .fields: line("write(fields: \(expression), &writer)")
    case .list(let form):
      line("writer.beginArray()")
      block("for value in \(expression)") { text in text.write(form, "value") }
      line("writer.endArray()")
    case .object: line("write(\(expression), &writer)")
    case .members(let members):
      line("writer.beginObject()")
      if expression == "value" || expression == "value.self" {
        for member in members { write(member) }
      } else {
        block("do") { text in
          text.line("let value = \(expression)")
          for member in members { text.write(member) }
        }
      }
      line("writer.endObject()")
    case .written(let function, _):
      let parts = function.split { $0 == "(" || $0 == ":" || $0 == ")" }
      line("\(parts[0])(\(parts.count > 1 ? "\(parts[1]): " : "")\(expression), &writer)")
    case .typed(_, let form): write(form, expression)
    }
  }
}

extension Member {
  /// What is written, in terms of `value`.
  var expression: String {
    guard let from else { return "value.\(key)" }
    return from.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("value") ? from : "value.\(from)"
  }
}
