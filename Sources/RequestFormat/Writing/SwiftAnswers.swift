internal import BundleFormat

/// Generates the Swift that writes answers as JSON: for each object one function that writes the object, and one that writes only its members.
struct SwiftAnswers {
  private var text = SwiftLines()

  static var text: String {
    var answers = SwiftAnswers()
    for module in ["internal import RulesBundle", "package import RulesJSON", "package import RulesRuntime", ""] {
      answers.text.line(module)
    }
    answers.block("extension Rules") { text in
      for object in Requests.objects { text.write(object) }
      // A union that is part of an object is written with the object.
      for union in Requests.unions where !Requests.isInside(union) { text.write(union) }
    }
    return answers.text.text
  }

  private mutating func block(_ head: String, end: String = "}", _ body: (inout SwiftAnswers) -> Void) {
    text.line(head + " {")
    inside(body)
    text.line(end)
  }

  private mutating func inside(_ body: (inout SwiftAnswers) -> Void) {
    var lines = SwiftAnswers()
    body(&lines)
    text.indented { outer in
      for line in lines.text.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) { outer.line(String(line)) }
    }
  }

  private mutating func write(_ object: Object) {
    text.doc("`\(object.name)`\(object.about.map { ": \($0)" } ?? "")")
    block("package func write(_ value: \(object.swift), _ writer: inout JSONWriter)") { answers in
      answers.text.line("writer.beginObject()")
      answers.text.line("writeMembers(of: value, &writer)")
      answers.text.line("writer.endObject()")
    }
    text.line()
    text.doc("The members of `\(object.name)`.")
    block("func writeMembers(of value: \(object.swift), _ writer: inout JSONWriter)") { answers in
      for part in object.parts { answers.write(part) }
    }
    text.line()
  }

  private mutating func write(_ union: Union) {
    text.doc("`\(union.name)`")
    block("package func write(_ value: \(union.swift), _ writer: inout JSONWriter)") { answers in
      answers.text.line("writer.beginObject()")
      answers.write(cases: union, of: "value")
      answers.text.line("writer.endObject()")
    }
  }

  private mutating func write(cases union: Union, of value: String) {
    text.line("switch \(value) {")
    for one in union.cases {
      text.line("case \(one.pattern):")
      inside { answers in
        answers.text.line("writer.text(\"\(union.tag)\", \"\(one.word)\")")
        for member in one.members { answers.write(member, member.from ?? member.key) }
      }
    }
    text.line("}")
  }

  private mutating func write(_ part: Part) {
    switch part {
    case .member(let member): write(member, member.expression)
    case .when(let condition, let members): block("if \(condition)") { $0.write(members) }
    case .given(let value, let members): block("if let value = value.\(value)") { $0.write(members) }
    case .all(_, let from): text.line("writeMembers(of: value.\(from), &writer)")
    case .cases(let union): write(cases: union, of: "value.\(union.tag)")
    }
  }

  private mutating func write(_ members: [Member]) { for member in members { write(member, member.expression) } }

  private mutating func write(_ member: Member, _ expression: String) {
    let key = "writer.key(\"\(member.key)\")"
    switch member.presence {
    case .always:
      text.line(key)
      write(member.form, expression)
    case .orNull:
      text.line(key)
      block("if let value = \(expression)", end: "} else {") { $0.write(member.form, "value") }
      inside { $0.text.line("writer.null()") }
      text.line("}")
    case .ifGiven:
      block("if let value = \(expression)") { answers in
        answers.text.line(key)
        answers.write(member.form, "value")
      }
    case .ifAny:
      block("if !\(expression).isEmpty") { answers in
        answers.text.line(key)
        answers.write(member.form, expression)
      }
    case .ifTrue: text.line("if \(expression) { writer.flag(\"\(member.key)\", true) }")
    case .ifFalse: text.line("if !\(expression) { writer.flag(\"\(member.key)\", false) }")
    }
  }

  private mutating func write(_ form: Form, _ value: String) {
    switch form {
    case .string: text.line("writer.string(\(value))")
    case .bytes: text.line("writer.string(utf8: \(value))")
    case .flag: text.line("writer.bool(\(value))")
    case .number: text.line("writer.int(Int64(\(value)))")
    case .milliseconds: text.line("writer.time(\(value))")
    case .seconds: text.line("writer.time(seconds: \(value))")
    case .duration: text.line("writer.duration(milliseconds: \(value))")
    case .day: text.line("writer.day(\(value))")
    case .wall: text.line("writer.wall(\(value))")
    case .name(let section): text.line("writer.string(bundle.name(.\(Format.swiftName(ofSection: section) ?? section), \(value)))")
    case .word(let name): text.line("writer.string(\(value).\(Requests.words(name)?.isNamed == true ? "name" : "word"))")
    case .spelled(let function): text.line("writer.string(\(function)(\(value)))")
    case .value: text.line("writer.value(JSON(\(value), bundle))")
    case .fields: text.line("write(fields: \(value), &writer)")
    case .list(let form):
      text.line("writer.beginArray()")
      block("for value in \(value)") { $0.write(form, "value") }
      text.line("writer.endArray()")
    case .object: text.line("write(\(value), &writer)")
    case .members(let members):
      text.line("writer.beginObject()")
      if value == "value" || value == "value.self" {
        write(members)
      } else {
        block("do") { answers in
          answers.text.line("let value = \(value)")
          answers.write(members)
        }
      }
      text.line("writer.endObject()")
    case .written(let function, _):
      let parts = function.split { $0 == "(" || $0 == ":" || $0 == ")" }
      text.line("\(parts[0])(\(parts.count > 1 ? "\(parts[1]): " : "")\(value), &writer)")
    case .typed(_, let form): write(form, value)
    }
  }
}

extension Member {
  /// The Swift expression of the member's value, in terms of `value`.
  fileprivate var expression: String {
    guard let from else { return "value.\(key)" }
    return from.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("value") ? from : "value.\(from)"
  }
}
